"""Kremlin 13.4: windows answered ahead by standing orders."""

from __future__ import annotations

import pytest

from presidium.core import CHANCE, PASS, Action, view
from presidium.games.kremlin.actions import DeclareAsNeeded
from presidium.games.kremlin.announcing.orders import Guard, Order, PassAll, Seize, answer
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.state import Kremlin
from tests.games.kremlin.drawn import (
    EDITIONS,
    actor,
    acts,
    alike,
    announced,
    dice,
    do,
    does,
    drawn,
    quiet,
    shut,
    volley,
    window,
)
from tests.rules import rule

both = pytest.mark.parametrize("edition", EDITIONS)


def ordered(g: Kremlin, seat: int, *orders: Order) -> Action | None:
    return answer(view(g, seat), orders)


def obey(g: Kremlin, seat: int, *orders: Order, others: str = "") -> Kremlin:
    """One volley in which this seat's orders answer for it."""
    found = ordered(g, seat, *orders)
    g.apply(seat, found or PASS)
    if others:
        do(g, others)
    for other in g.waiting_for() if window(g) and g.answers else ():
        g.apply(other, PASS)
    return g


def purging(edition: str, victim: str = "C") -> Kremlin:
    """B, who is the stalinists', is about to purge; everybody has 10 on B."""
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared B stalinists 3")
    return acts(g, "B", f"purge {victim}")


# Guard


@rule("kremlin 13.4")
@both
def test_a_guard_shows_nothing_where_nobody_challenges(edition: str) -> None:
    g = obey(purging(edition), 1, Guard("B", 7))
    assert g.public.declared["B"] == (3, 0, 0, 0)
    assert (announced(g), window(g)) == (None, None)  # on to the die


@rule("kremlin 13.4")
@both
@pytest.mark.parametrize(
    ("challenge", "numbers", "controller"),
    [(3, (3, 3, 0, 0), 1), (5, (6, 5, 0, 0), 1), (6, (7, 6, 0, 0), 1), (8, (3, 8, 0, 0), 2)],
)
def test_a_guard_keeps_him_up_to_its_limit(
    edition: str, challenge: int, numbers: tuple[int, ...], controller: int
) -> None:
    g = obey(purging(edition), 1, Guard("B", 7), others=f"2: declare B {challenge}")
    assert (g.public.declared["B"], g.public.control["B"]) == (numbers, controller)


@rule("kremlin 13.4", "kremlin C.2")
def test_a_guard_that_can_only_draw_level_has_no_preference() -> None:
    g = obey(purging("1988"), 1, Guard("B", 7), others="2: declare B 7")
    assert (g.public.declared["B"], g.asked()) == ((7, 7, 0, 0), (CHANCE,))


@rule("kremlin 13.4")
@both
def test_a_guard_bids_in_windows_about_others_too(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared B stalinists 3 | declared C militarists 2")
    acts(g, "B", "purge D")
    assert ordered(g, 2, Guard("C", 5)) == DeclareAsNeeded("C", 5)
    obey(g, 2, Guard("C", 5), others="3: declare C 4")
    assert g.public.control["C"] == 2


@rule("kremlin 13.4")
@both
def test_a_guard_that_is_spent_says_nothing(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared B stalinists 7")
    assert ordered(g, 1, Guard("B", 7)) is None
    assert ordered(g, 1, Guard("B", 8)) == DeclareAsNeeded("B", 8)


@rule("kremlin 13.4")
@both
def test_of_two_guards_the_one_in_question_comes_first(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared B stalinists 3 | declared C stalinists 3")
    acts(g, "B", "pass")
    assert ordered(g, 1, Guard("C", 5), Guard("B", 5)) == DeclareAsNeeded("B", 5)


@rule("kremlin 13.4")
def test_up_to_more_than_is_written_is_up_to_what_is_written() -> None:
    """What he lost with an exile may leave less on the sheet than the order says."""
    g = drawn(f"edition 1988 | phase 2 | {alike()} | declared C stalinists 3 militarists 2")
    assert ordered(g, 1, Guard("C", 10)) == DeclareAsNeeded("C", 9)
    g = purging("1988")
    assert ordered(g, 2, Seize("B", 20, "purge", "C")) == DeclareAsNeeded("B", 10)


# Seize


@rule("kremlin 13.4")
@both
def test_seize_the_purger_when_he_purges_somebody(edition: str) -> None:
    order = Seize("B", 6, "purge", "C")
    assert ordered(purging(edition, "D"), 2, order) is None
    g = obey(purging(edition), 2, order)
    assert (g.public.declared["B"], g.public.control["B"]) == ((3, 4, 0, 0), 2)
    assert (actor(g), g.asked()) == ("B", (2,))
    assert ordered(g, 2, order) is None  # no window is open
    does(g, "B", "pass")
    assert g.public.men["C"].place == "foreign"


@rule("kremlin 13.4")
@both
def test_seize_whoever_he_purges(edition: str) -> None:
    assert ordered(purging(edition, "K"), 2, Seize("B", 6, "purge")) == DeclareAsNeeded("B", 6)
    assert ordered(purging(edition, "K"), 2, Seize("E", 6, "purge")) is None  # E is not about to act


@rule("kremlin 13.4")
@both
def test_seize_is_for_one_who_does_not_hold_him(edition: str) -> None:
    assert ordered(purging(edition), 1, Seize("B", 6, "purge", "C")) is None


@rule("kremlin 13.4")
@both
def test_seize_the_accuser_or_a_voter_when_somebody_is_tried(edition: str) -> None:
    control = " | ".join(f"declared {who} stalinists 1" for who in "BCD")
    g = drawn(f"edition {edition} | year 2 | phase 3 | {alike()} | sport H? | {control}")
    accuser, voter = Seize("D", 5, "trial", "H"), Seize("C", 5, "trial", "H")
    acts(g, "D", "accuse H")
    assert ordered(g, 2, accuser, voter) == DeclareAsNeeded("D", 5)
    assert ordered(g, 2, Seize("D", 5, "trial", "G")) is None
    shut(g)
    acts(g, "B", "vote guilty")
    assert ordered(g, 2, accuser, voter) is None
    shut(g)
    acts(g, "C", "vote guilty")
    obey(g, 2, accuser, voter)
    assert (actor(g), g.asked()) == ("C", (2,))


@rule("kremlin 13.4")
@both
@pytest.mark.parametrize("act", ["suspect H", "condemn K"])
def test_seize_him_when_he_would_act_against_somebody(edition: str, act: str) -> None:
    g = drawn(f"edition {edition} | phase 3 | {alike()} | declared D stalinists 1")
    acts(g, "D", act)
    assert ordered(g, 2, Seize("D", 5, "against", act[-1])) == DeclareAsNeeded("D", 5)
    assert ordered(g, 2, Seize("D", 5, "against", "I")) is None


@rule("kremlin 13.4")
@both
@pytest.mark.parametrize("act", ["exchange C F", "move F candidate"])
def test_to_send_somebody_down_is_to_act_against_him(edition: str, act: str) -> None:
    g = drawn(f"edition {edition} | phase 6 | {alike()} | chief B | kgb A | candidates I J | declared B stalinists 1")
    acts(g, "B", act)
    assert ordered(g, 2, Seize("B", 5, "against", act.split()[1])) == DeclareAsNeeded("B", 5)


@rule("kremlin 13.4", "kremlin C.4")
@both
def test_seize_him_when_his_right_would_lapse(edition: str) -> None:
    order = Seize("B", 5, "lapse")
    g = volley(drawn(f"edition {edition} | phase 2 | {alike()}"))
    assert announced(g) == "B: pass"
    obey(g, 3, order)
    assert (g.public.control["B"], g.asked()) == (3, (3,))
    dice(acts(g, "B", "purge C"), 20)
    assert g.public.men["C"].place == "siberia"
    declining = acts(drawn(f"edition {edition} | phase 2 | {alike()} | declared B stalinists 1"), "B", "pass")
    assert ordered(declining, 3, order) is None


@rule("kremlin 13.4", "kremlin 5.5")
@both
def test_a_proposal_by_the_rule_of_the_old_is_no_lapse(edition: str) -> None:
    g = volley(drawn(f"edition {edition} | phase 5 | {alike()} | chief -"))
    assert announced(g) == "C: propose B"
    assert ordered(g, 3, Seize("C", 5, "lapse")) is None


@rule("kremlin 13.4")
@both
def test_to_seize_comes_before_to_guard(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared B stalinists 3 | declared C militarists 3")
    acts(g, "B", "purge C")
    assert ordered(g, 2, Guard("C", 5), Seize("B", 6, "purge", "C")) == DeclareAsNeeded("B", 6)
    assert ordered(g, 2, Guard("C", 5), Seize("B", 6, "purge", "D")) == DeclareAsNeeded("C", 5)


# Pass everything of a kind


@rule("kremlin 13.4")
@both
def test_pass_everything_of_a_kind_until_the_year_ends(edition: str) -> None:
    g = purging(edition)
    assert ordered(g, 2, PassAll("purge", 1)) == PASS
    assert ordered(g, 2, PassAll("all", 1)) == PASS
    assert ordered(g, 2, PassAll("vote", 1)) is None
    assert ordered(g, 2, PassAll("start", 1)) is None
    g = acts(drawn(f"edition {edition} | year 2 | phase 2 | {alike()} | declared B stalinists 3"), "B", "purge C")
    assert ordered(g, 2, PassAll("purge", 1)) is None
    assert ordered(g, 2, PassAll("purge", 2)) == PASS


@rule("kremlin 13.4")
@both
def test_the_windows_around_a_phase_are_kinds_too(edition: str) -> None:
    g = drawn(f"edition {edition} | year 11 | phase 5 | {alike()} | chief B | kgb A")
    assert ordered(g, 2, PassAll("start", 11)) == PASS
    assert ordered(g, 2, PassAll("end", 11)) is None
    assert window(volley(g)) == Window(("B",))
    assert ordered(g, 2, PassAll("end", 11)) == PASS
    assert ordered(g, 2, PassAll("start", 11)) is None


@rule("kremlin 13.4", "kremlin 8.1")
@both
def test_the_window_before_the_wave_is_not_the_end_of_a_phase(edition: str) -> None:
    g = volley(drawn(f"edition {edition} | phase 8 | {alike()} | chief B | kgb A | declared B stalinists 3"))
    assert window(g) == Window(("B",))
    assert ordered(g, 2, PassAll("end", 1)) is None
    assert ordered(g, 2, PassAll("start", 1)) is None


@rule("kremlin 13.4")
@both
def test_an_order_that_declares_comes_before_one_that_passes(edition: str) -> None:
    g = purging(edition)
    assert ordered(g, 2, PassAll("all", 9), Seize("B", 6, "purge")) == DeclareAsNeeded("B", 6)
    assert ordered(g, 2, PassAll("all", 9), Seize("B", 6, "purge", "D")) == PASS


@rule("kremlin 13.4")
@both
@pytest.mark.parametrize(("act", "passes"), [("suspect H", False), ("suspect A", True), ("pass", True)])
def test_what_touches_nobody_on_the_sheet_may_be_passed(edition: str, act: str, passes: bool) -> None:
    sheets = alike(militarists="Z10 C9 D8 E7 F6 G5 H4 I3 J2 K1")
    g = drawn(f"edition {edition} | phase 3 | {sheets} | defence Z | declared Z militarists 1")
    acts(g, "Z", act)
    assert (ordered(g, 1, PassAll("untouched", 1)) == PASS) == passes
    assert ordered(g, 2, PassAll("untouched", 1)) is None  # Z is on this sheet


@rule("kremlin 13.4")
@both
@pytest.mark.parametrize(
    ("act", "passes"),
    [("exchange D X", False), ("exchange Y C", False), ("exchange Y X", True), ("rearrange D Y V", False)],
)
def test_who_is_exchanged_or_rearranged_is_touched(edition: str, act: str, passes: bool) -> None:
    sheets = alike(militarists="Z10 C9 D8 E7 F6 G5 H4 I3 J2 K1")
    board = "chief Z | kgb Y | foreign D | defence V | ideology C | economy X"
    g = drawn(f"edition {edition} | phase 6 | {sheets} | {board} | declared Z militarists 1")
    acts(g, "Z", act)
    assert (ordered(g, 1, PassAll("untouched", 1)) == PASS) == passes


# A dossier


@rule("kremlin 13.4")
@both
def test_orders_say_nothing_where_the_seat_is_not_asked_in_a_window(edition: str) -> None:
    orders = (Guard("B", 9), PassAll("all", 9))
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared B stalinists 3")
    assert answer(view(g, None), orders) is None
    volley(g, "2: waive")
    quiet(g)
    assert ordered(g, 1, *orders) is None  # asked to act, not to react
    acts(g, "B", "purge C")
    assert ordered(g, 2, *orders) is None
    do(g, "3: pass")
    assert ordered(g, 3, *orders) is None  # answered already
    assert ordered(g, 1, *orders) == DeclareAsNeeded("B", 9)


@rule("kremlin 13.4", "kremlin 12.1")
@both
def test_orders_change_nothing_and_stand_in_no_view(edition: str) -> None:
    g = purging(edition)
    before = g.copy()
    assert ordered(g, 2, Seize("B", 6, "purge")) is not None
    assert g == before
    assert all("Seize" not in repr(view(g, seat)) for seat in (1, 2, 3, 4, None))
