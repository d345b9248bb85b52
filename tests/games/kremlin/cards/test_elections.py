"""Kremlin 5 and C.7: what cards do to an election under way."""

from __future__ import annotations

import pytest

from presidium.games.kremlin.actions import Propose
from presidium.games.kremlin.events import Announced, Elected, Fell, Rejected, Voted
from presidium.games.kremlin.state import Kremlin
from presidium.games.kremlin.verbs import die
from tests.games.kremlin.cards.table import dealt, plays, says
from tests.games.kremlin.drawn import actor, acts, dice, does, offered, quiet, shut, told, volley, where
from tests.games.kremlin.phases.table import happened, place, refused, stressed
from tests.rules import rule

ELECTION = "chief - | candidates I J K L M"
ALL = "1C 2BDEFGH"

# The proposer


@rule("kremlin I.16", "kremlin 5.4", "kremlin C.7")
def test_a_proposer_dismissed_in_mid_election_is_followed_by_a_deputy() -> None:
    """C proposes B and is dismissed during the vote, which goes on; beaten, he pays, and E names a rebel other than
    himself."""
    g = acts(dealt("1988", 5, "1C 2DEFGH", ELECTION, evolutionists="16"), "C", "propose B")
    acts(g, "D", "vote against")
    plays(g, "3: play 16")
    for who in "EF":
        does(g, who, "vote against")
    for who in "GH":
        does(g, who, "vote for")
    assert (happened(g, Rejected), place(g, "C"), stressed(g, "C")) == ([Rejected("B")], "people", [1])
    assert (actor(quiet(g)), offered(g, 2)) == ("E", {"propose D", "propose F"})


@rule("kremlin I.16", "kremlin 5.4", "kremlin C.7")
def test_dismissed_in_the_second_round_he_does_not_become_chief() -> None:
    """The deputy does, at no cost."""
    g = acts(dealt("1988", 5, "1C 2DEFGH", ELECTION, evolutionists="16"), "C", "propose B")
    for who in "DEFGH":
        does(g, who, "vote against")
    does(g, "C", "propose D")
    acts(g, "E", "vote against")
    plays(g, "3: play 16")
    for who in "FGH":
        does(g, who, "vote against")
    assert (happened(g, Elected), where(g), stressed(g, "CE")) == ([Elected("E")], "EB-D-FGH", [1, 0])


@rule("kremlin I.16", "kremlin C.7")
def test_a_proposer_dismissed_before_the_vote_has_proposed_nobody() -> None:
    g = acts(dealt("1988", 5, "1C 2E", ELECTION, evolutionists="16"), "C", "propose B")
    plays(g, "3: play 16")
    assert (actor(quiet(g)), stressed(g, "C")) == ("E", [0])


# The nominee


@rule("kremlin I.25", "kremlin C.7", "kremlin 5.2")
@pytest.mark.parametrize("last", "BEFGH")
def test_a_nominee_dismissed_during_any_vote_is_gone_and_another_is_named_without_stress(last: str) -> None:
    """Everybody is for D; at this vote, perhaps the last, he goes down to the People."""
    g = acts(dealt("1988", 5, ALL, ELECTION, evolutionists="25"), "C", "propose D")
    for who in "BEFGH"[: "BEFGH".index(last)]:
        does(g, who, "vote for")
    acts(g, last, "vote for")
    plays(g, "3: play 25")
    assert (actor(quiet(g)), offered(g, 1)) == ("C", {"propose B"})
    assert (happened(g, Elected, Rejected), stressed(g, "C"), place(g, "D")) == ([], [0], "people")
    assert refused(g, 1, "propose D") == "kremlin-must-propose who=C (kremlin 5.2)"


@rule("kremlin I.16", "kremlin C.7")
def test_so_is_one_whom_three_have_voted_against() -> None:
    """Foreign Affairs is on a cure, so E proposes, and proposes C; that all are against him does not count."""
    g = acts(dealt("1988", 5, "1E 2BDFGH", f"{ELECTION} | foreign C+~", evolutionists="16"), "E", "propose C")
    for who in "BDFG":
        does(g, who, "vote against")
    acts(g, "H", "vote against")
    plays(g, "3: play 16")
    assert (actor(quiet(g)), offered(g, 1)) == ("E", {"propose B", "propose D"})
    assert (happened(g, Rejected), stressed(g, "E")) == ([], [0])


@rule("kremlin I.25", "kremlin C.7")
def test_a_nominee_dismissed_while_he_is_only_announced_is_not_voted_on() -> None:
    g = acts(dealt("1988", 5, ALL, ELECTION, evolutionists="25"), "C", "propose D")
    plays(g, "3: play 25")
    assert (actor(quiet(g)), offered(g, 1), happened(g, Voted)) == ("C", {"propose B"}, [])
    assert happened(g, Fell) == [Fell("C", Propose("D"))]


@rule("kremlin I.25", "kremlin C.7", "kremlin C.5")
def test_nobody_is_asked_to_vote_on_a_nominee_who_is_gone() -> None:
    """In one volley E changes hands and D is dismissed: E's vote falls, and is not cast anew."""
    g = acts(dealt("1988", 5, ALL, ELECTION, evolutionists="25"), "C", "propose D")
    does(g, "B", "vote for")
    acts(g, "E", "vote for")
    plays(g, "3: play 25; 4: declare E 3")
    assert g.public.control["E"] == 4
    assert (actor(quiet(g)), offered(g, 1)) == ("C", {"propose B"})
    assert happened(g, Voted) == [Voted(who, "for") for who in "BCD"]


@rule("kremlin C.7", "kremlin I.4", "kremlin S.assassination")
@pytest.mark.parametrize(("edition", "card"), [("1986", "assassination"), ("1988", "4")])
def test_a_nominee_killed_during_the_last_vote_is_gone_in_both_editions(edition: str, card: str) -> None:
    g = acts(dealt(edition, 5, ALL, ELECTION, evolutionists=card), "C", "propose D")
    for who in "BCEFG" if edition == "1986" else "BEFG":
        does(g, who, "vote for")
    acts(g, "H", "vote for")
    plays(g, f"3: play {card} on D", 14)
    says(g, 2, "pass")  # whoever controlled him accuses nobody
    assert (actor(quiet(g)), offered(g, 1), place(g, "D")) == ("C", {"propose B"}, "wall")
    assert (happened(g, Elected), stressed(g, "C")) == ([], [0])


@rule("kremlin C.7", "kremlin S.assassination")
def test_1986_a_nominee_sent_to_siberia_as_an_accomplice_is_gone() -> None:
    """The attempt on F fails; his controller accuses D, and B lets it be."""
    g = acts(dealt("1986", 5, ALL, ELECTION, evolutionists="assassination"), "C", "propose D")
    for who in "BCEFG":
        does(g, who, "vote for")
    acts(g, "H", "vote for")
    plays(g, "3: play assassination on F", 1)
    says(g, 2, "accuse D")
    dice(g, 11)
    acts(g, "B", "pass")
    assert (actor(quiet(g)), offered(g, 1), place(g, "D")) == ("C", {"propose B"}, "siberia")
    assert (happened(g, Elected), stressed(g, "C")) == ([], [0])


# The rebels


def voted_down(hands: str, nominee: str = "B", against: str = "DEF", text: str = ELECTION) -> Kremlin:
    """C proposes him; these vote against, the others for."""
    g = acts(dealt("1988", 5, ALL, text, evolutionists=hands), "C", f"propose {nominee}")
    for who in "BDEFGH".replace(nominee, ""):
        does(g, who, f"vote {'against' if who in against else 'for'}")
    return g


@rule("kremlin I.25", "kremlin 5.4", "kremlin C.7")
def test_a_rebel_dismissed_after_his_vote_has_voted_but_cannot_be_named() -> None:
    g = acts(dealt("1988", 5, ALL, ELECTION, evolutionists="25"), "C", "propose B")
    for who in "DE":
        does(g, who, "vote against")
    acts(g, "F", "vote against")
    plays(g, "3: play 25")
    for who in "GH":
        does(g, who, "vote for")
    assert (happened(g, Rejected), stressed(g, "C")) == ([Rejected("B")], [1])
    assert (actor(quiet(g)), offered(g, 1)) == ("C", {"propose E", "propose F"})
    assert refused(g, 1, "propose D") == "kremlin-propose-rebel who=C (kremlin 5.4)"


@rule("kremlin I.25", "kremlin 5.4", "kremlin C.7")
@pytest.mark.parametrize("voting", [False, True])
def test_a_rebel_dismissed_when_he_is_proposed_is_gone_and_another_is_named_without_stress(voting: bool) -> None:
    """While he is only announced, and during the last vote of the second round."""
    g = acts(voted_down("25"), "C", "propose D")
    if voting:
        for who in "BEFG":
            does(g, who, "vote for")
        acts(g, "H", "vote for")
    plays(g, "3: play 25")
    assert (actor(quiet(g)), offered(g, 1), stressed(g, "C")) == ("C", {"propose E", "propose F"}, [1])
    assert happened(g, Elected, Rejected) == [Rejected("B")]
    does(g, "C", "propose E")
    for who in "BFGH":
        does(g, who, "vote for")
    assert (where(g), place(g, "D"), stressed(g, "C")) == ("EBC--FGH", "people", [1])


@rule("kremlin I.25", "kremlin 5.4", "kremlin C.7")
def test_no_rebel_left_who_is_a_member_the_proposer_becomes_chief_without_further_stress() -> None:
    """Of the three only D could be named: an assassin has been to the others."""
    g = voted_down("4 25")
    die(g, "E")
    die(g, "F")
    acts(g, "C", "propose D")
    plays(g, "3: play 25")
    assert (where(quiet(g)), stressed(g, "C"), place(g, "D")) == ("CB----GH", [1], "people")


@rule("kremlin I.25", "kremlin 5.5", "kremlin C.7")
def test_nobodys_proposer_names_the_oldest_rebel_who_is_still_a_member() -> None:
    """D is older than E and F."""
    g = dealt("1988", 5, "2BDEFGH", ELECTION, evolutionists="25")
    volley(g)
    assert told(g)[-1] == Announced("C", None, Propose("B"))
    shut(g)
    for who in "DE":
        does(g, who, "vote against")
    acts(g, "F", "vote against")
    plays(g, "3: play 25")
    for who in "GH":
        does(g, who, "vote for")
    assert happened(g, Announced)[-1] == Announced("C", None, Propose("E"))
