"""I.17, I.22: what is written comes to light, and who decides a tie."""

from __future__ import annotations

import pytest

from presidium.games.kremlin.cards.events import CameToNothing, Unmasked
from presidium.games.kremlin.events import Controlled, Declared
from presidium.games.kremlin.influence.control import contestable
from presidium.games.kremlin.state import Kremlin
from tests.games.kremlin.cards.alike import table
from tests.games.kremlin.cards.table import lasting, plays, says, worked
from tests.games.kremlin.drawn import offered, volley, window
from tests.games.kremlin.phases.table import happened, place, play, refused
from tests.rules import rule


def declared(g: Kremlin, who: str) -> tuple[int, ...]:
    return g.public.declared.get(who, (0, 0, 0, 0))


# I.17 KGB revelations

UNEQUAL = (
    "stalinists N10 B9 C3 D7 E6 F5 G4 H8 I2 J1, militarists C10 B9 N8 D7 E6 F5 G4 H3 I2 J1, "
    "evolutionists N10 B9 O8 D7 E6 F5 G4 H3 I2 J1"
)


@rule("kremlin I.17")
def test_all_influence_written_on_him_is_declared() -> None:
    g = table(2, "1C", otherwise=UNEQUAL, evolutionists="17")
    plays(g, "3: play 17 on C")
    assert declared(g, "C") == (3, 10, 0, 8)
    assert g.public.control["C"] == 2
    shown = [Declared(1, "C", 3), Declared(2, "C", 10), Declared(4, "C", 8)]
    assert happened(g, Unmasked, Declared, Controlled)[-5:] == [Unmasked("C"), *shown, Controlled("C", 2, 1)]
    assert g.public.discards == ("17",)


@rule("kremlin I.17", "kremlin 13.2")
def test_the_table_knows_that_nothing_more_is_written_there() -> None:
    """On H eight are the most; by the public record alone others could have written nine or ten."""
    g = table(2, "1H", otherwise=UNEQUAL, evolutionists="17")
    assert contestable(g, "H")
    plays(g, "3: play 17 on H")
    assert (declared(g, "H"), contestable(g, "H")) == ((8, 3, 3, 3), False)


@rule("kremlin I.17", "kremlin C.2")
@pytest.mark.parametrize("held", ["", "1H", "3H"])
def test_those_who_come_to_the_same_number_roll_for_him_whoever_had_him_before(held: str) -> None:
    g = table(2, held, stalinists="17")
    plays(g, "1: play 17 on H", 3, 9, 9, 5, 2, 8)  # those with a 9 roll again
    assert (declared(g, "H"), g.public.control["H"]) == ((3, 3, 3, 3), 3)
    assert window(g) is not None


@rule("kremlin I.17", "kremlin C.2")
def test_whoever_had_shown_all_of_it_before_keeps_him() -> None:
    g = table(2, "", "declared H evolutionists 3", stalinists="17")
    plays(g, "1: play 17 on H")
    assert (declared(g, "H"), g.public.control["H"]) == ((3, 3, 3, 3), 3)
    assert window(g) is not None


@rule("kremlin I.17", "kremlin 13.1")
@pytest.mark.parametrize("before", ["", "2B"])
def test_a_new_controller_of_the_kgb_head_names_another_instead(before: str) -> None:
    g = table(2, f"{before} 4G", stalinists="17")
    volley(g, "1: play 17 on C")
    worked(volley(g, "3: declare B 4"))
    assert g.asked() == (3,)
    assert refused(g, 3, "pass") == "kremlin-unmask-somebody (kremlin I.17)"
    says(g, 3, "name G")
    assert (declared(g, "G"), declared(g, "C"), happened(g, Unmasked)) == ((4, 4, 4, 4), (0, 0, 0, 0), [Unmasked("G")])


@rule("kremlin I.17")
def test_the_player_himself_names_anew_when_he_takes_the_kgb_head() -> None:
    g = table(2, "2B 4GC", "declared D evolutionists 1", stalinists="17")
    volley(g, "1: play 17 on C")
    worked(volley(g, "1: declare B 4"))
    says(g, 1, "name D")
    assert happened(g, Unmasked) == [Unmasked("D")]


@rule("kremlin I.17")
def test_who_declares_on_others_or_not_enough_changes_nothing() -> None:
    g = table(2, "4GC", "declared B militarists 3", stalinists="17")
    volley(g, "1: play 17 on C")
    volley(g, "3: declare B 3; 1: declare D 2")
    worked(g)
    assert happened(g, Unmasked) == [Unmasked("C")]


@rule("kremlin I.17")
def test_with_no_head_of_the_kgb_the_first_name_stands() -> None:
    g = table(2, "2B 4C", militarists="17", stalinists="4")
    volley(g, "2: play 17 on C")
    worked(volley(g, "1: play 4 on B"), 1, [14])
    says(g, 2, "pass")
    worked(g)
    assert (place(g, "B"), happened(g, Unmasked)) == ("wall", [Unmasked("C")])


@rule("kremlin I.17", "kremlin C.1")
def test_nobody_beyond_influence_is_named() -> None:
    g = table(2, "2B 4C", "siberia S | wall W | retired X", stalinists="17")
    for who in "SWX":
        assert refused(g, 1, f"play 17 on {who}") == f"kremlin-card-not-on card=17 who={who} (kremlin I.17)"
    volley(g, "1: play 17 on O")
    worked(volley(g, "3: declare B 4"))
    assert {text.split()[1] for text in offered(g, 3)} == set("ABCDEFGHIJKLMNOPQRTUVYZ")


# I.22 Pravda revelations

JUDGE = "ideology J | candidates E I K L M"
TIED = "declared C militarists 3 evolutionists 3"


@rule("kremlin I.22", "kremlin C.2")
@pytest.mark.parametrize(("choice", "controls"), [("militarists", 2), ("evolutionists", 3)])
def test_the_controller_of_the_ideology_chief_decides_earlier_ties(choice: str, controls: int) -> None:
    g = table(2, "1J", f"{JUDGE} | {TIED}", expansionists="22")
    assert g.public.control["C"] == 2
    plays(g, "4: play 22")
    assert (g.asked(), offered(g, 1)) == ((1,), {"choose militarists", "choose evolutionists"})
    says(g, 1, f"choose {choice}")
    assert g.public.control["C"] == controls
    assert window(g) is not None


@rule("kremlin I.22", "kremlin C.2")
def test_even_those_an_arbiter_has_judged() -> None:
    g = table(2, "1J", f"tie_arbiter on | {JUDGE} | {TIED} expansionists 1", expansionists="22")
    says(plays(g, "4: play 22"), 1, "choose evolutionists")
    assert g.public.control["C"] == 3


@rule("kremlin I.22", "kremlin C.2")
def test_and_later_ones_whoever_declared_first() -> None:
    g = table(2, "1J", f"{JUDGE} | declared D militarists 4", expansionists="22")
    plays(g, "4: play 22")
    volley(g, "3: declare D 4")
    assert g.asked() == (1,)
    says(g, 1, "choose evolutionists")
    assert g.public.control["D"] == 3
    volley(g, "4: declare D 4")  # another set of tied players
    assert offered(g, 1) == {"choose militarists", "choose evolutionists", "choose expansionists"}
    says(g, 1, "choose expansionists")
    assert g.public.control["D"] == 4


@rule("kremlin I.22", "kremlin C.2")
def test_it_comes_before_the_dice_and_anew_at_every_higher_number() -> None:
    g = table(2, "1J", f"{JUDGE} | declared D militarists 4", expansionists="22")
    plays(g, "4: play 22")
    for number, choice, controls in ((5, "evolutionists", 3), (6, "militarists", 2), (7, "militarists", 2)):
        volley(g, f"2: declare D {number}; 3: declare D {number}")
        assert offered(g, 1) == {"choose militarists", "choose evolutionists"}
        says(g, 1, f"choose {choice}")
        assert g.public.control["D"] == controls


@rule("kremlin I.22", "kremlin 13.2")
def test_while_it_lasts_an_equal_number_may_be_enough_to_open_a_window() -> None:
    g = table(2, "1J", f"{JUDGE} | declared N militarists 10", expansionists="22")
    assert not contestable(g, "N")
    plays(g, "4: play 22")
    assert contestable(g, "N")


@rule("kremlin I.22", "kremlin I.24", "kremlin C.2")
@pytest.mark.parametrize(("choice", "controls"), [("stalinists", 1), ("militarists", 2)])
def test_a_tie_that_a_fall_has_made_is_decided_too(choice: str, controls: int) -> None:
    g = table(2, "1N 3J", f"{JUDGE} | declared B stalinists 3 militarists 2", stalinists="24", expansionists="22")
    plays(g, "4: play 22")
    plays(g, "1: play 24", 1)
    assert (g.asked(), declared(g, "B")) == ((3,), (2, 2, 0, 0))
    says(g, 3, f"choose {choice}")
    assert g.public.control["B"] == controls


@rule("kremlin I.22")
@pytest.mark.parametrize(("held", "text"), [("1E", ""), ("1C", JUDGE), ("1C", "ideology -")])
def test_it_needs_a_chief_of_ideology_made_for_it_whom_somebody_controls(held: str, text: str) -> None:
    g = table(2, held, text, expansionists="22")
    assert refused(g, 4, "play 22") == "kremlin-card-not-now card=22 (kremlin I.22)"


@rule("kremlin I.22")
def test_it_ends_with_the_phase_in_which_another_takes_him_who_judges_until_then() -> None:
    third = "evolutionists N10 B9 C8 D7 E6 F5 G4 H3 J2 I1"
    g = table(2, "1J 2B", f"{JUDGE} | declared D militarists 4", otherwise=third, expansionists="22")
    plays(g, "4: play 22")
    volley(g, "3: declare J 2")
    volley(g, "4: declare D 4")
    assert g.asked() == (3,)
    says(g, 3, "choose expansionists")
    play(g, "B pass")
    assert (g.public.phase, lasting(g)) == (3, [])
    volley(g, "3: declare D 4")
    assert g.public.control["D"] == 4  # an equal number does not take over any more


@rule("kremlin I.22")
def test_it_lasts_through_the_years_while_he_is_in_the_same_hands() -> None:
    g = table(2, "1J 2B", JUDGE, expansionists="22")
    plays(g, "4: play 22")
    play(g, "B pass")
    assert (g.public.phase, lasting(g)) == (3, ["Pravda"])


@rule("kremlin I.22")
@pytest.mark.parametrize(("step", "ends"), [("exchange J L", True), ("rearrange F J G H", True), ("pass", False)])
def test_it_ends_when_he_leaves_the_post(step: str, ends: bool) -> None:
    g = table(6, "1J 2N", JUDGE, expansionists="22")
    plays(g, "4: play 22")
    play(g, f"N {step}")
    assert lasting(g) == ([] if ends else ["Pravda"])


@rule("kremlin I.22", "kremlin 13.1")
def test_it_comes_to_nothing_if_nobody_is_left_to_judge() -> None:
    g = table(2, "1J", f"{JUDGE} | {TIED}", expansionists="22", stalinists="4")
    volley(g, "4: play 22")
    worked(volley(g, "1: play 4 on J"), 1, [10])
    says(g, 1, "pass")
    worked(g)
    assert (happened(g, CameToNothing), lasting(g), g.public.control["C"]) == ([CameToNothing(4, "22")], [], 2)


THIRD = "evolutionists N10 B9 C8 D7 E6 F5 G4 H3 J2 I1"


@rule("kremlin I.22", "kremlin 13.1")
@pytest.mark.parametrize("who", ["D", "N"])
def test_a_volley_that_takes_the_judge_and_makes_a_tie_gives_the_tie_to_the_new_judge(who: str) -> None:
    """J is the judge's politician: D comes before him in the alphabet, N after him."""
    g = table(2, "1J 2B", f"{JUDGE} | declared {who} militarists 4", otherwise=THIRD, expansionists="22")
    plays(g, "4: play 22")
    volley(g, f"3: declare J 2; 4: declare {who} 4")
    assert (g.public.control["J"], g.asked()) == (3, (3,))
    says(g, 3, "choose expansionists")
    assert g.public.control[who] == 4


@rule("kremlin I.22", "kremlin 13.1")
@pytest.mark.parametrize("who", ["D", "N"])
@pytest.mark.parametrize("card", [True, False], ids=["ties that the card finds", "ties of one volley"])
def test_ties_of_one_moment_have_one_judge_even_if_he_is_tied_himself(who: str, card: bool) -> None:
    """J is the judge's politician: D comes before him in the alphabet, N after him."""
    sheets = f"stalinists N10 B9 C8 D7 E6 F5 G4 H3 J2 I1, {THIRD}"
    third, fourth = (" evolutionists 2", " expansionists 4") if card else ("", "")
    shown = f"declared J stalinists 2{third} | declared {who} militarists 4{fourth}"
    g = plays(table(2, "", f"{JUDGE} | {shown}", otherwise=sheets, expansionists="22"), "4: play 22")
    if not card:
        volley(g, f"3: declare J 2; 4: declare {who} 4")
    choices = {"J": "choose evolutionists", who: "choose expansionists"}
    for each in sorted(choices):
        assert g.asked() == (1,)
        says(g, 1, choices[each])
    assert (g.public.control["J"], g.public.control[who]) == (3, 4)


@rule("kremlin I.22", "kremlin I.24", "kremlin 13.1")
def test_a_loss_that_gives_the_judge_away_and_makes_a_tie_gives_the_tie_to_the_new_judge() -> None:
    sheets = f"stalinists N10 B9 C8 D7 E6 F5 G4 H3 J2 I1, {THIRD}"
    shown = "declared J stalinists 2 evolutionists 2 | declared B stalinists 3 militarists 2"
    g = table(2, "1N", f"{JUDGE} | {shown}", otherwise=sheets, stalinists="24", expansionists="22")
    says(plays(g, "4: play 22"), 1, "choose stalinists")
    plays(g, "1: play 24", 1)
    assert (g.public.control["J"], g.asked(), declared(g, "B")) == (3, (3,), (2, 2, 0, 0))
