"""Kremlin 5: the funeral commission."""

from __future__ import annotations

import pytest

from presidium.core import PASS
from presidium.games.kremlin.actions import Propose
from presidium.games.kremlin.events import Announced, Elected, Fell, Rejected, Voted
from presidium.games.kremlin.phases.p5_funeral import Proposal
from presidium.games.kremlin.state import Kremlin
from presidium.games.kremlin.verbs import cure, exile
from tests.games.kremlin.drawn import EDITIONS, actor, do, offered, skip, told, where
from tests.games.kremlin.phases.table import (
    began,
    begun,
    board,
    happened,
    people,
    place,
    play,
    refused,
    seize,
    stressed,
    votes,
)
from tests.rules import rule

ALL = "1CE 2BDF 3GH"
VACANT = "chief -"


@rule("kremlin 5.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_if_the_chiefs_post_is_vacant(edition: str) -> None:
    assert began(begun(edition, 5, ALL)) == 6
    assert actor(begun(edition, 5, ALL, VACANT)) == "C"


LINE = [
    ("foreign C", "C"),
    ("foreign C+~", "E"),
    ("foreign - | ideology -", "B"),
    ("foreign - | ideology E+~ | kgb -", "F"),
    ("foreign - | ideology - | kgb B+~ | industry -", "G"),
    ("foreign - | ideology - | kgb B+~ | industry - | economy G+~", "H"),
    ("foreign - | ideology E+~ | kgb B+~ | industry - | economy G+~ | sport -", "D"),
]


@rule("kremlin 5.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("text", "proposer"), LINE)
def test_the_proposer_is_foreign_else_ideology_kgb_industry_economy_sport_defence(
    edition: str, text: str, proposer: str
) -> None:
    g = begun(edition, 5, ALL, f"{VACANT} | {text}")
    assert actor(g) == proposer


@rule("kremlin 5.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_he_cannot_decline(edition: str) -> None:
    g = begun(edition, 5, ALL, VACANT)
    assert refused(g, 1, "pass") == "kremlin-must-propose who=C (kremlin 5.2)"
    assert refused(g, 2, "propose D") == "not-asked seat=2"


@rule("kremlin 5.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_he_proposes_a_level_1_member_other_than_himself_present_or_not(edition: str) -> None:
    g = begun(edition, 5, ALL, f"{VACANT} | kgb B+~")
    assert offered(g, 1) == {"propose B", "propose D"}
    assert refused(g, 1, "propose C") == "kremlin-not-himself who=C (kremlin 5.2)"
    for other in "EIN":
        assert refused(g, 1, f"propose {other}") == "kremlin-must-propose who=C (kremlin 5.2)"


@rule("kremlin 5.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_if_there_is_none_a_level_2_member(edition: str) -> None:
    g = begun(edition, 5, ALL, f"{VACANT} | kgb - | defence - | economy -")
    assert offered(g, 1) == {"propose E", "propose F", "propose H"}
    second = begun(edition, 5, ALL, f"{VACANT} | kgb - | foreign - | defence -")
    assert offered(second, 1) == {"propose F", "propose G", "propose H"}  # E, Ideology, does not name himself


NO_LEVEL_2 = "ideology - | industry - | economy - | sport -"


@rule("kremlin 5.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_if_there_is_none_either_he_becomes_chief_himself(edition: str) -> None:
    g = begun(edition, 5, ALL, f"{VACANT} | kgb - | defence - | {NO_LEVEL_2}")
    assert (began(g), where(g), stressed(g, "C")) == (6, "C-------", [0])
    assert happened(g, Elected, Voted) == [Elected("C")]


@rule("kremlin 5.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_if_all_are_absent_the_highest_in_rank_becomes_chief(edition: str) -> None:
    absent = "kgb - | foreign - | defence D+~ | ideology E+~ | industry F+~ | economy G++~ | sport H+~"
    g = begun(edition, 5, ALL, f"{VACANT} | {absent}")
    assert (began(g), where(g)) == (6, "D---EFGH")
    assert g.public.men["D"].cure


@rule("kremlin 5.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_no_member_at_all_the_post_stays_vacant(edition: str) -> None:
    g = begun(edition, 5, ALL, f"{VACANT} | kgb - | foreign - | defence - | {NO_LEVEL_2}")
    assert (began(g), where(g)) == (6, "--------")


@rule("kremlin 5.3")
def test_1986_all_vote_in_rank_order_but_the_nominee() -> None:
    g = play(board("1986", 5, ALL, VACANT), "C propose D")
    for who in "BCEFGH":
        assert actor(g) == who
        assert offered(g, g.asked()[0]) == {"vote for", "vote against"}  # the proposer may turn against his man
        assert refused(g, g.asked()[0], "vote guilty") == f"kremlin-may-not who={who} (kremlin 5.3)"
        play(g, f"{who} vote {'against' if who in 'CH' else 'for'}")
    assert happened(g, Voted, Elected) == [
        *(Voted(who, "against" if who in "CH" else "for") for who in "BCEFGH"),
        Elected("D"),
    ]


@rule("kremlin 5.3")
def test_1988_nominee_and_proposer_are_bound_and_not_asked() -> None:
    g = play(board("1988", 5, ALL, VACANT), "C propose D")
    for who in "BEFGH":
        assert actor(g) == who
        play(g, f"{who} vote {'against' if who in 'BH' else 'for'}")
    assert happened(g, Voted) == [Voted(who, "against" if who in "BH" else "for") for who in "BCDEFGH"]
    assert where(g)[0] == "D"


@rule("kremlin 5.3", "kremlin C.3", "kremlin C.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_absent_and_the_uncontrolled_do_not_vote(edition: str) -> None:
    g = play(board(edition, 5, "1CE 3H", f"{VACANT} | kgb B+~ | sport H+~"), "C propose D")
    play(g, *(["C vote for"] if edition == "1986" else []), "E vote against")
    assert [event.who for event in happened(g, Voted)] == ["C", "E"]  # type: ignore[attr-defined]
    assert Announced("F", None, PASS) in told(g)
    assert where(g)[0] == "D"


def voted_down(edition: str, text: str = VACANT) -> Kremlin:
    """C proposes D; B, F and G vote against, the others for; in 1988 C and D are not asked."""
    mine = "C for, " if edition == "1986" else ""
    g = play(board(edition, 5, ALL, text), "C propose D")
    return play(g, *votes(f"B against, {mine}E for, F against, G against, H for"))


@rule("kremlin 5.3", "kremlin 5.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_three_against_defeat_him_and_the_proposer_must_name_one_of_them(edition: str) -> None:
    g = voted_down(edition)
    assert happened(g, Rejected, Elected) == [Rejected("D")]
    assert (actor(g), stressed(g, "C"), offered(g, 1)) == ("C", [1], {"propose B", "propose F", "propose G"})
    for other in "DEHI":
        assert refused(g, 1, f"propose {other}") == "kremlin-propose-rebel who=C (kremlin 5.4)"
    assert refused(g, 1, "propose C") == "kremlin-not-himself who=C (kremlin 5.4)"


@rule("kremlin 5.4", "kremlin 5.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_rebel_of_any_level_is_elected_by_the_same_vote(edition: str) -> None:
    g = voted_down(edition)
    mine = "C for, " if edition == "1986" else ""
    play(g, "C propose G", *votes(f"B against, {mine}D against, E for, F for, H for"))
    assert (began(g), where(g), stressed(g, "C")) == (6, "GBCDEF-H", [1])


@rule("kremlin 5.4")
@pytest.mark.parametrize(("edition", "cost"), [("1986", 1), ("1988", 2)])
def test_defeated_again_the_proposer_becomes_chief(edition: str, cost: int) -> None:
    g = voted_down(edition)
    mine = "C for, " if edition == "1986" else ""
    play(g, "C propose G", *votes(f"B against, {mine}D against, E against, F for, H for"))
    assert happened(g, Rejected, Elected) == [Rejected("D"), Rejected("G"), Elected("C")]
    assert (began(g), where(g), stressed(g, "C")) == (6, "CB-DEFGH", [cost])


@rule("kremlin 5.4")
def test_1986_a_proposer_who_turned_against_his_man_never_names_himself() -> None:
    g = play(board("1986", 5, ALL, VACANT), "C propose D")
    play(g, *votes("B against, C against, E against, F for, G for, H for"))
    assert offered(g, 1) == {"propose B", "propose E"}
    assert refused(g, 1, "propose C") == "kremlin-not-himself who=C (kremlin 5.4)"


@rule("kremlin 5.4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("rebels", [(), ("C",), ("C", "N")])
def test_no_rebel_left_he_becomes_chief_without_further_stress(edition: str, rebels: tuple[str, ...]) -> None:
    """They have gone since the vote, or are himself: N is in Siberia."""
    g = voted_down(edition, text=f"{VACANT} | siberia N")
    assert isinstance(g.stack[-1], Proposal)
    g.stack[-1] = Proposal(rebels)
    g.go_on()
    assert (began(g), where(g), stressed(g, "C")) == (6, "CB-DEFGH", [1])


@rule("kremlin 5.4", "kremlin C.7")
@pytest.mark.parametrize(("edition", "cost"), [("1986", 0), ("1988", 1)])
def test_a_deputy_goes_on_in_the_running_round_and_is_the_proposer_from_then_on(edition: str, cost: int) -> None:
    """C, defeated, is called away (a card will do it): E stands in, and as a rebel names another."""
    g = play(board(edition, 5, ALL, VACANT), "C propose D")
    mine = "C for, " if edition == "1986" else ""
    play(g, *votes(f"B against, {mine}E against, F against, G for, H for"))
    cure(g, "C")
    g.go_on()
    assert (actor(g), offered(g, 1)) == ("E", {"propose B", "propose F"})
    his = "E for, " if edition == "1986" else ""
    play(g, "E propose F", *votes(f"B against, D against, {his}G against, H for"))
    assert (where(g), stressed(g, "CE")) == ("EBCD-FGH", [1, cost])


@rule("kremlin 5.4", "kremlin C.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_proposer_who_is_gone_when_the_second_is_defeated_leaves_it_to_his_deputy(edition: str) -> None:
    g = voted_down(edition)
    play(g, "C propose G", "B vote against")
    exile(g, "C")
    g.go_on()
    play(g, *votes("D against, E against, F for, H for"))
    assert (where(g), place(g, "C"), stressed(g, "C")) == ("EB-D-FGH", "siberia", [1])


@rule("kremlin 5.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_rule_of_the_old(edition: str) -> None:
    """An uncontrolled proposer names the oldest he may; H (69 and 6) is as old as B, who is printed older."""
    g = board(edition, 5, "2DEFG", f"{VACANT} | kgb H/6 | defence B | sport -")
    do(g, "1: pass; 2: pass; 3: pass; 4: pass")
    assert told(g)[-1] == Announced("C", None, Propose("B"))
    older = board(edition, 5, "2DEFG", f"{VACANT} | kgb H/7 | defence B | sport -")
    do(older, "1: pass; 2: pass; 3: pass; 4: pass")
    assert told(older)[-1] == Announced("C", None, Propose("H"))


@rule("kremlin 5.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_the_second_round_he_names_the_oldest_of_the_rebels(edition: str) -> None:
    g = play(board(edition, 5, "1E 2BDF 3GH", VACANT))
    assert Announced("C", None, Propose("B")) in told(g)
    play(g, *votes("D for, E for, F against, G against, H against"))
    assert Announced("C", None, Propose("F")) in told(g)
    assert stressed(g, "C") == [1]


@rule("kremlin 5.5", "kremlin C.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_takes_him_in_time_names_another(edition: str) -> None:
    g = board(edition, 5, "2BDF", VACANT)
    do(g, "1: pass; 2: pass; 3: pass; 4: pass")
    seize(g, "4: declare C 5")
    assert told(g)[-1] == Fell("C", Propose("B"))
    assert offered(g, 4) == {"propose B", "propose D"}


@rule("kremlin 5.6", "kremlin C.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_elected_on_a_cure_he_stays_on_it_and_leaves_his_post_vacant(edition: str) -> None:
    g = play(board(edition, 5, ALL, f"{VACANT} | kgb B/2++?~"), "C propose B")
    mine = "C for, " if edition == "1986" else ""
    play(g, *votes(f"{mine}D for, E for, F for, G for, H for"))
    assert where(g) == "B-CDEFGH"
    chief = g.public.men["B"]
    assert (chief.cure, chief.stress, chief.crosses, bool(chief.suspect)) == (True, 2, 2, True)
    skip(g, 8)  # he neither arranges anything in phase 6 nor waves
    assert (where(g)[0], stressed(g, "B")) == ("B", [2])


@rule("kremlin 5.1", "kremlin 2.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_chief_purged_in_phase_2_is_replaced_in_phase_5_of_the_same_year(edition: str) -> None:
    g = play(board(edition, 2, f"{ALL} 4N", "chief N"), "B purge N", "18", "B pass", "D pass", *["16"] * 7)
    assert (began(g), where(g), people(g, "siberia")) == (5, "-BCDEFGH", "N")
    mine = "C for, " if edition == "1986" else ""
    play(g, "C propose D", *votes(f"B for, {mine}E for, F for, G for, H for"))
    assert (began(g), where(g), place(g, "N"), g.public.year) == (6, "DBC-EFGH", "siberia", 1)
