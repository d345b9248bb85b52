"""I.5, I.19: the alibi, and blackmail."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from presidium.core import Action
from presidium.games.kremlin.actions import ACCUSE, CONDEMN, PURGE, SUSPECT, Play
from presidium.games.kremlin.cards.events import CameToNothing, Played
from presidium.games.kremlin.events import Aged, Cleared, Fell, Judged, Rolled, Tried
from presidium.games.kremlin.matters import Accusation
from presidium.games.kremlin.state import Kremlin
from tests.games.kremlin.cards.alike import table
from tests.games.kremlin.cards.table import hand_of, lasting, plays, says, worked
from tests.games.kremlin.drawn import actor, acts, announced, offered, quiet, skip, told, volley
from tests.games.kremlin.phases.table import happened, place, play, refused, stressed
from tests.rules import rule

# I.5 Alibi


@rule("kremlin I.5", "kremlin 3.4")
def test_an_alibi_ends_an_accusation_as_an_acquittal() -> None:
    g = table(3, "1D 2C", "foreign C?", militarists="5")
    plays(acts(g, "D", "accuse C"), "2: play 5")
    assert happened(g, Judged, Cleared, Tried, Aged) == [Judged("C", "acquitted"), Cleared("C"), Aged("D", 3, 76)]
    assert (place(g, "C"), g.public.men["C"].suspect, stressed(g, "CD")) == ("foreign", 0, [0, 3])
    assert (hand_of(g, 2), g.public.discards) == ((), ("5",))


@rule("kremlin I.5", "kremlin 3.1")
def test_an_alibi_uses_up_the_accusation_and_keeps_a_new_question_mark_away() -> None:
    g = table(3, "1D 2C", "foreign C? | kgb B?", militarists="5")
    plays(acts(g, "D", "accuse C"), "2: play 5")
    quiet(g)
    assert actor(g) == "D"
    assert refused(g, 1, "accuse B") == "kremlin-once-a-year who=D (kremlin 3.1)"
    assert {text.split()[0] for text in offered(g, 1)} == {"pass", "suspect", "clear"}
    assert "suspect C" not in offered(g, 1)


@rule("kremlin I.5", "kremlin 3.1")
@pytest.mark.parametrize("suspected", ["", "?"])
def test_an_alibi_saves_a_candidate_from_condemnation_for_three_instead_of_two(suspected: str) -> None:
    g = table(3, "1D", f"candidates I{suspected} J K L M", militarists="5")
    plays(acts(g, "D", "condemn I"), "2: play 5")
    assert (place(g, "I"), g.public.men["I"].suspect, stressed(g, "DI")) == ("candidate", 0, [3, 0])
    assert not {text for text in offered(quiet(g), 1) if text.startswith(("condemn", "accuse"))}
    assert refused(g, 1, "condemn J") == "kremlin-once-a-year who=D (kremlin 3.1)"


@rule("kremlin I.5", "kremlin 3.1")
def test_who_is_cleared_after_an_assassination_gets_no_question_mark_this_year() -> None:
    g = table(2, "1D 2B 3C", "", stalinists="4", evolutionists="5")
    plays(says(plays(g, "1: play 4 on B", 3), 2, "accuse C"), "3: play 5")
    quiet(skip(g, 3))
    assert "suspect C" not in offered(g, 1)
    assert "suspect E" in offered(g, 1)
    assert refused(g, 1, "suspect C") == "kremlin-acquitted who=C (kremlin 3.1)"


@rule("kremlin I.19", "kremlin I.5", "kremlin 13.1")
def test_an_alibi_goes_back_when_the_accusation_has_been_called_off() -> None:
    """Both answer the accusation in one volley; the blackmail is the more senior player's."""
    g = acts(table(3, "1D 2C", "foreign C?", militarists="19", evolutionists="5"), "D", "accuse C")
    plays(g, "2: play 19; 3: play 5")
    assert [event.play.card for event in happened(g, Played)] == ["19"]  # type: ignore[attr-defined]
    assert (hand_of(g, 3), stressed(g, "CD")) == (("5",), [0, 0])


@rule("kremlin I.5", "kremlin C.7")
def test_an_alibi_goes_back_when_another_has_the_right_by_then() -> None:
    """Foreign accuses for Defence, who is on a cure; he is fetched, and it falls."""
    g = acts(table(3, "1C 2G", "defence D+~ | economy G?", militarists="6", evolutionists="5"), "C", "accuse G")
    plays(g, "2: play 6 on D; 3: play 5")
    assert (hand_of(g, 3), stressed(g, "C")) == (("5",), [0])
    assert happened(g, Judged) == []


@rule("kremlin I.5", "kremlin I.4")
def test_an_alibi_after_an_assassination_costs_nobody_anything() -> None:
    g = table(2, "2B 3C", "foreign C?", stalinists="4", evolutionists="5")
    says(plays(g, "1: play 4 on B", 3), 2, "accuse C")
    assert g.public.agenda == (Accusation(2, "C"),)
    plays(g, "3: play 5")
    quiet(g)
    assert happened(g, Judged, Cleared) == [Judged("C", "acquitted"), Cleared("C")]
    assert [event.why for event in happened(g, Rolled)] == ["assassination"]  # type: ignore[attr-defined]
    assert (place(g, "C"), happened(g, Aged), len(g.public.agenda)) == ("foreign", [], 0)


@rule("kremlin I.5", "kremlin 13.1")
def test_an_alibi_comes_right_after_the_accusation_or_not_at_all() -> None:
    never = "kremlin-card-not-now card=5 (kremlin I.5)"
    g = table(3, "1D 2C", "foreign C?", militarists="5")
    assert refused(g, 2, "play 5") == never
    acts(g, "D", "accuse C")
    assert refused(g, 2, "play 5") == ""
    quiet(g)
    assert refused(acts(g, "C", "vote innocent"), 2, "play 5") == never
    g = table(3, "1D 2C", "", militarists="5")
    assert refused(acts(g, "D", "suspect C"), 2, "play 5") == never
    g = table(2, "1B 2C", "", militarists="5")
    assert refused(acts(g, "B", "purge C"), 2, "play 5") == never


@rule("kremlin I.5", "kremlin C.5", "kremlin 13.1")
def test_an_alibi_goes_back_when_the_same_volley_takes_the_minister_away() -> None:
    g = table(3, "1D 2C", "foreign C?", militarists="5")
    volley(acts(g, "D", "accuse C"), "2: play 5; 3: declare D 2")
    assert (hand_of(g, 2), happened(g, Played), told(g)[-1]) == (("5",), [], Fell("D", ACCUSE["C"]))
    plays(acts(g, "D", "accuse C"), "2: play 5")  # the new controller accuses again: it still serves
    assert happened(g, Judged) == [Judged("C", "acquitted")]


@rule("kremlin I.5", "kremlin C.5", "kremlin 13.1")
def test_an_alibi_named_comes_to_nothing_when_the_minister_changes_hands_before_it_works() -> None:
    """13.2 Nobody has a card left; but somebody could still take the minister, and with him the accusation."""
    g = table(3, "1D 2C", "foreign C?", militarists="5")
    volley(acts(g, "D", "accuse C"), "2: play 5")
    worked(volley(g, "3: declare D 2"))
    assert happened(g, CameToNothing, Fell) == [CameToNothing(2, "5"), Fell("D", ACCUSE["C"])]
    assert (stressed(g, "D"), g.public.men["C"].suspect, g.public.discards) == ([0], 1, ("5",))


@rule("kremlin I.5", "kremlin C.7", "kremlin 13.1")
def test_an_alibi_for_one_who_has_died_meanwhile_goes_back() -> None:
    g = table(3, "1D", "foreign C?", stalinists="4", militarists="5")
    plays(acts(g, "D", "accuse C"), "1: play 4 on C; 2: play 5", 14)
    quiet(g)
    assert (hand_of(g, 2), happened(g, Judged), stressed(g, "D")) == (("5",), [], [0])


@rule("kremlin I.5", "kremlin C.7", "kremlin 13.1")
@pytest.mark.parametrize(("card", "faces"), [("4 on D", (14,)), ("25", ()), ("7 on D", (20,))])
def test_an_alibi_goes_back_when_the_minister_is_no_longer_there(card: str, faces: tuple[int, ...]) -> None:
    """Dead, dismissed, or in the Sanatorium: the accusation is void before it is answered."""
    g = table(3, "1D", "foreign C?", stalinists=card.split()[0], militarists="5")
    plays(acts(g, "D", "accuse C"), f"1: play {card}; 2: play 5", *faces)
    assert (hand_of(g, 2), happened(g, Judged), g.public.men["C"].suspect) == (("5",), [], 1)
    assert stressed(g, "D") == [0]


# I.19 Blackmail

DEEDS = [(2, "B", "purge C"), (3, "D", "suspect B"), (3, "D", "accuse C"), (3, "D", "condemn I")]
ANNOUNCED: dict[str, Mapping[str, Action]] = {"purge": PURGE, "suspect": SUSPECT, "accuse": ACCUSE, "condemn": CONDEMN}


def blackmailed(phase: int, who: str, text: str, board: str = "foreign C?", **hands: str) -> Kremlin:
    """The first player's man has announced this, and the second has answered with blackmail."""
    hands["militarists"] = f"19 {hands.get('militarists', '')}"
    g = table(phase, f"1{who} 3E", board, **hands)
    return plays(acts(g, who, text), "2: play 19")


@rule("kremlin I.19", "kremlin 15.6", "kremlin 15.1")
@pytest.mark.parametrize(("phase", "who", "text"), DEEDS)
def test_blackmail_calls_it_off_at_no_cost_and_he_may_announce_something_else(phase: int, who: str, text: str) -> None:
    g = blackmailed(phase, who, text)
    verb, target = text.split()
    assert told(g)[-1] == Fell(who, ANNOUNCED[verb][target])
    assert (actor(g), stressed(g, who), happened(g, Aged)) == (who, [0], [])
    assert refused(g, 1, text) == f"kremlin-blackmailed who={who} target={target} (kremlin I.19)"
    assert not {offer for offer in offered(g, 1) if offer.split()[-1] == target and offer.split()[0] != "clear"}
    other = {"condemn": "condemn J", "purge": "purge D"}.get(verb, "suspect E")
    acts(g, who, other)
    assert announced(g) == f"{who}: {other}"


@rule("kremlin I.19", "kremlin 15.1")
def test_blackmail_is_played_once_a_game() -> None:
    g = blackmailed(2, "B", "purge C")
    assert (hand_of(g, 2), g.public.discards, g.public.removed) == ((), (), ("19",))
    assert happened(g, Played) == [Played(2, Play("19"))]


@rule("kremlin I.19", "kremlin 3.1")
def test_an_accusation_called_off_may_still_be_made_against_another() -> None:
    g = blackmailed(3, "D", "accuse C", "foreign C? | kgb B?")
    acts(g, "D", "accuse B")
    assert announced(g) == "D: accuse B"


@rule("kremlin I.19")
def test_blackmail_answers_what_another_player_announced_against_somebody() -> None:
    never = "kremlin-card-not-now card=19 (kremlin I.19)"
    g = table(3, "1D", "foreign C?", stalinists="19", militarists="9")
    assert refused(g, 1, "play 19") == never
    assert refused(acts(g, "D", "accuse C"), 1, "play 19") == never  # his own announcement
    g = table(3, "1D", "foreign C?", militarists="19")
    assert refused(acts(g, "D", "clear C"), 2, "play 19") == never
    g = table(3, "1D", "foreign C?", militarists="19")
    assert refused(acts(g, "D", "pass"), 2, "play 19") == never


@rule("kremlin I.19", "kremlin 15.6")
def test_the_target_may_be_anybodys_man() -> None:
    for held in ("1B 2C", "1BC", "1B 3C"):
        g = table(2, held, "", militarists="19")
        assert told(plays(acts(g, "B", "purge C"), "2: play 19"))[-1] == Fell("B", PURGE["C"])


@rule("kremlin I.19")
def test_blackmail_binds_the_player_and_not_the_politician() -> None:
    g = blackmailed(2, "B", "purge C")
    volley(acts(g, "B", "purge D"), "3: declare B 2")
    acts(g, "B", "purge C")  # another controls him now
    assert announced(g) == "B: purge C"
    volley(g, "1: declare B 3")
    assert refused(g, 1, "purge C") == "kremlin-blackmailed who=B target=C (kremlin I.19)"


@rule("kremlin I.19")
def test_blackmail_lasts_into_the_years_to_come() -> None:
    g = blackmailed(2, "B", "purge C", stalinists="9")
    skip(skip(g, 7, face=12), 2, face=12)
    assert (place(g, "B"), place(g, "C"), lasting(g)) == ("kgb", "foreign", ["Blackmailed"])
    assert refused(quiet(g), 1, "purge C") == "kremlin-blackmailed who=B target=C (kremlin I.19)"


@rule("kremlin I.19")
@pytest.mark.parametrize("who", "BC")
def test_blackmail_ends_when_one_of_the_two_dies(who: str) -> None:
    g = blackmailed(2, "B", "purge C", stalinists="4")
    assert lasting(g) == ["Blackmailed"]
    plays(acts(g, "B", "purge D"), f"1: play 4 on {who}", 14)
    assert (place(g, who), lasting(g)) == ("wall", [])


@rule("kremlin I.19")
def test_blackmail_ends_in_siberia_and_a_return_does_not_bring_it_back() -> None:
    g = blackmailed(2, "B", "purge I", evolutionists="12")
    volley(acts(g, "B", "pass"), "3: declare D 1")
    play(g, "D condemn I")
    assert (place(g, "I"), lasting(g)) == ("siberia", [])
    plays(acts(g, "D", "suspect B"), "3: play 12 on I")
    assert (place(g, "I"), lasting(g)) == ("people", [])


@rule("kremlin I.19", "kremlin 9.1")
def test_blackmail_ends_when_one_of_the_two_retires() -> None:
    g = blackmailed(2, "B", "purge C", "foreign C/22")
    play(g, "B pass")
    assert (place(g, "C"), lasting(g)) == ("retired", [])


@rule("kremlin I.19", "kremlin C.5", "kremlin 13.2")
def test_blackmail_named_comes_to_nothing_when_the_actor_changes_hands_before_it_works() -> None:
    """13.2 Nobody has a card left; but somebody could still take the actor, and with him the announcement."""
    g = table(2, "1B", "", militarists="19")
    volley(acts(g, "B", "purge C"), "2: play 19")
    worked(volley(g, "3: declare B 2"))
    assert happened(g, CameToNothing, Fell) == [CameToNothing(2, "19"), Fell("B", PURGE["C"])]
    assert (lasting(g), "purge C" in offered(g, 3)) == ([], True)


@rule("kremlin I.19", "kremlin C.7", "kremlin 13.1")
def test_blackmail_over_one_who_has_died_meanwhile_goes_back() -> None:
    g = table(2, "1B", "", stalinists="4", militarists="19")
    plays(acts(g, "B", "purge C"), "1: play 4 on C; 2: play 19", 14)
    assert (hand_of(g, 2), lasting(g), g.public.removed) == (("19",), [], ())


@rule("kremlin 15.6", "kremlin I.19", "kremlin C.7")
def test_blackmail_goes_back_when_the_question_mark_has_gone_meanwhile() -> None:
    """Within the window an attempt is made on B, C is accused of it too and has an alibi: nothing is left to accuse."""
    g = table(3, "1D 2B", "foreign C?", stalinists="4", militarists="19", evolutionists="5")
    plays(acts(g, "D", "accuse C"), "1: play 4 on B; 2: play 19", 3)
    plays(says(g, 2, "accuse C"), "3: play 5")
    worked(g)
    assert (place(g, "C"), place(g, "D"), g.public.men["C"].suspect) == ("foreign", "defence", 0)
    assert (hand_of(g, 2), lasting(g).count("Blackmailed"), stressed(g, "D")) == (("19",), 0, [0])
    assert Fell("D", ACCUSE["C"]) in told(quiet(g))
