"""Kremlin 13: when windows open and close, and waiving."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from presidium.core import CHANCE, PASS, Action, Player, Span, view
from presidium.games.kremlin.actions import WAIVE, Declare
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.events import Announced, Began, Declared, Fell, Waived
from presidium.games.kremlin.printed.people import INDEX
from presidium.games.kremlin.state import Kremlin, sheet
from tests.games.kremlin.drawn import (
    EDITIONS,
    actor,
    acts,
    alike,
    announced,
    do,
    does,
    drawn,
    new,
    quiet,
    shut,
    told,
    volley,
    why_not,
    window,
)
from tests.rules import rule

both = pytest.mark.parametrize("edition", EDITIONS)
TABLES = (
    {"edition": "1986"},
    {"edition": "1986", "growth": "on", "influence_nestor": "on"},
    {"edition": "1988"},
    {"edition": "1988", "growth": "on", "tie_arbiter": "on"},
)
tables = pytest.mark.parametrize("chosen", TABLES, ids=lambda chosen: "-".join(chosen.values()))

# 13.1 When a window opens and closes


@rule("kremlin 13.1")
@both
@pytest.mark.parametrize("phase", range(1, 9))
def test_a_window_opens_at_the_start_of_each_phase(edition: str, phase: int) -> None:
    g = drawn(f"edition {edition} | phase {phase}")
    assert window(g) == Window()
    assert g.asked() == (1, 2, 3, 4)
    assert told(g)[-1] == Began(1, phase)


@rule("kremlin 13.1")
@both
def test_a_window_at_the_start_opens_again_until_all_pass(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()}")
    volley(g, "1: declare B 2")
    volley(g, "2: declare B 3")  # control changes, but this window is about no announcement
    assert window(g) == Window()
    volley(g)
    assert window(g) == Window(("B",)) or actor(g) == "B"


@rule("kremlin 13.1")
@both
def test_a_window_opens_after_each_announcement(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared B stalinists 3")
    assert window(acts(g, "B", "purge C")) == Window(("B",))
    assert g.asked() == (1, 2, 3, 4)


@rule("kremlin 13.1")
@both
def test_a_volley_that_changes_control_of_the_actor_closes_the_window_at_once(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared B stalinists 3")
    acts(g, "B", "purge C")
    volley(g, "2: declare B 4")
    assert window(g) is None
    assert isinstance(told(g)[-1], Fell)


@rule("kremlin 13.1")
@both
@pytest.mark.parametrize("answer", ["2: declare B 3", "1: declare B 4", "3: declare C 9", "3: declare Z 1"])
def test_any_other_volley_that_changed_something_opens_it_again(edition: str, answer: str) -> None:
    sheets = alike(evolutionists="B10 C9 D8 E7 F6 G5 H4 I3 J2 Z1")
    g = drawn(f"edition {edition} | phase 2 | {sheets} | declared B stalinists 3")
    acts(g, "B", "purge C")
    volley(g, answer)
    assert window(g) == Window(("B",))
    assert announced(g) == "B: purge C"
    volley(g)
    assert g.asked() == (CHANCE,)


@rule("kremlin 13.1")
@both
@pytest.mark.parametrize("answer", ["2: declare B 3 as_needed", "1: declare B 9 as_needed", "4: waive"])
def test_a_volley_that_changed_nothing_closes_it(edition: str, answer: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared B stalinists 3")
    acts(g, "B", "purge C")
    volley(g, answer)
    assert g.asked() == (CHANCE,)


@rule("kremlin 13.1")
@both
def test_the_answers_of_a_volley_may_come_in_any_order(edition: str) -> None:
    start = drawn(f"edition {edition} | phase 2 | {alike()} | declared B stalinists 3")
    answers = ("1: declare B 9 as_needed", "2: declare B 7", "3: declare C 2", "4: declare C 2 as_needed")
    ends = [do(start.copy(), *order) for order in permutations(answers)]
    assert all(g == ends[0] for g in ends)


@rule("kremlin 13.1")
@both
def test_a_last_window_only_if_a_test_of_victory_or_a_retirement_is_due(edition: str) -> None:
    due = drawn(f"edition {edition} | year 11 | phase 5 | {alike()} | chief B | kgb A | declared B stalinists 3")
    assert window(volley(due)) == Window(("B",))
    volley(volley(due, "2: declare B 4"))
    assert due.over
    if edition == "1988":
        assert due.public.outcome is not None
        assert due.public.outcome.winners == (2,)
    undue = drawn(f"edition {edition} | year 10 | phase 5 | {alike()} | chief B | kgb A | declared B stalinists 3")
    assert window(volley(undue)) == Window()
    assert undue.public.phase == 6


@rule("kremlin 13.1", "kremlin 8.1")
@both
def test_a_window_comes_before_the_wave(edition: str) -> None:
    g = volley(drawn(f"edition {edition} | phase 8 | {alike()} | chief B | kgb A | declared B stalinists 3"))
    assert window(g) == Window(("B",))
    volley(g, "2: declare B 4")
    assert window(g) == Window(("B",))  # seat 1, or a third, may still answer
    volley(g, "3: declare B 5")
    volley(g)
    assert g.public.track == (("B" if edition == "1986" else "evolutionists"),)


@rule("kremlin 13.1")
@both
def test_a_year_in_which_every_window_is_used_by_everyone(edition: str) -> None:
    g = drawn(f"edition {edition} | year 2 | phase 1 | {alike(6)} | chief - | industry F+ | sport H? | siberia N O")
    rng, seen_open, bids = Random(7), set(), Counter[Player]()
    while g.public.year == 2:
        held_by_the_highest(g)
        if window(g):
            occasion = sum(isinstance(event, Began | Announced) for event in told(g)), window(g)
            for seat in g.asked():
                answer = PASS if occasion in seen_open else one_more(g, seat)
                bids[seat] += answer != PASS
                g.apply(seat, answer)
            seen_open.add(occasion)
            continue
        (player,) = g.asked()
        options = g.options(player)
        assert options is not None
        g.apply(player, options.sample(rng))
    assert len(seen_open) > 20
    for seat in g.rules.players:
        assert sum(isinstance(event, Declared) and event.player == seat for event in told(g)) == bids[seat] > 20


def one_more(g: Kremlin, seat: Player) -> Action:
    """A point more on whom the window is about, else on anybody, as long as there is one."""
    open_window = window(g)
    assert open_window is not None
    bids = [action for action in g.options(seat) or () if type(action) is Declare]
    return min(bids, key=lambda bid: (bid.who not in open_window.about, bid.points, bid.who), default=PASS)


def held_by_the_highest(g: Kremlin) -> None:
    if g.asked() == (CHANCE,):
        return  # a die may be about to say who
    for who, numbers in g.public.declared.items():
        assert numbers[g.public.control[who] - 1] == max(numbers) > 0
        for seat in g.rules.players:
            assert numbers[seat - 1] <= g.secret(sheet(seat))[INDEX[who]]


# 13.5 No clock


@rule("kremlin 13.5")
@both
def test_a_window_stays_open_until_every_seat_asked_has_answered(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared B stalinists 3")
    acts(g, "B", "purge C")
    for seat in (3, 1, 4):
        do(g, f"{seat}: pass")
        assert window(g) == Window(("B",))
        assert g.asked() == (1, 2, 3, 4)
        assert view(g, None).asked == (1, 2, 3, 4)  # nobody is told who has answered
        refused = why_not(g, seat, "pass")
        assert refused is not None
        assert refused.id == "answered-already"
    assert do(g, "2: pass").asked() == (CHANCE,)


@rule("kremlin 13.5")
@both
def test_a_window_says_that_silence_passes_and_what_it_leaves_time_for(edition: str) -> None:
    """How long that is, the table says."""
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared B stalinists 3")
    assert asked(g) == (PASS, "between")
    acts(g, "B", "purge C")
    assert asked(g) == (PASS, "announced")
    options = [g.options(seat) for seat in g.asked()]
    assert all(offered is not None and PASS in offered and offered.secret for offered in options)
    waves = drawn(f"edition {edition} | phase 8 | {alike()} | chief B | kgb A | declared B stalinists 3")
    assert asked(waves) == (PASS, "between")
    assert asked(volley(waves)) == (PASS, "between")


@rule("kremlin 13.5")
def test_a_vote_is_announced_and_a_right_that_lapses_is_not() -> None:
    controlled = " | ".join(f"declared {who} stalinists 1" for who in "BDEFGH")
    g = drawn(f"edition 1988 | year 2 | phase 3 | sport H? | declared C militarists 1 | {alike()} | {controlled}")
    assert asked(acts(does(g, "D", "accuse H"), "B", "vote innocent")) == (PASS, "announced")
    lapses = volley(drawn(f"edition 1988 | phase 2 | {alike()}"))
    assert lapses.public.top.by is None
    assert asked(lapses) == (PASS, "between")


@rule("kremlin 13.5")
def test_a_window_that_opens_again_leaves_time_for_what_was_shown() -> None:
    g = volley(drawn(f"edition 1988 | phase 2 | {alike()}"), "1: declare B 3")
    assert window(g) == Window()
    assert asked(g) == (PASS, "announced")


@rule("kremlin 0.3")
def test_nobody_writes_a_sheet_by_saying_nothing() -> None:
    g = new(4)
    while (chance := g.options(CHANCE)) is not None:
        g.apply(CHANCE, next(iter(chance)))
    assert asked(g) == (None, "sheet")


def asked(g: Kremlin) -> tuple[Action | None, Span]:
    question = g.question()
    assert question is not None
    return question.silence, question.span


# 13.6 Waiving


@rule("kremlin 13.6")
@both
def test_a_waiver_is_public_and_binds_until_the_phase_ends(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared B stalinists 3")
    volley(g, "2: waive; 3: declare B 2")
    assert Waived(2) in told(g)
    assert g.public.waived == (2,)
    assert window(g) == Window()
    assert g.asked() == (1, 3, 4)
    refused = why_not(g, 2, "declare B 4")
    assert refused is not None
    assert refused.id == "not-asked"
    acts(g, "B", "pass")
    assert g.asked() == (1, 3, 4)
    shut(g)
    assert (g.public.phase, g.public.waived, g.asked()) == (3, (), (1, 2, 3, 4))


@rule("kremlin 13.6")
@both
def test_a_window_in_which_every_other_seat_has_waived_does_not_open(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared B stalinists 3")
    volley(g, "2: waive; 3: waive; 4: waive")
    does(g, "B", "purge C")
    assert g.asked() == (CHANCE,)
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared B stalinists 3")
    volley(g, "2: waive; 3: waive")
    assert acts(g, "B", "purge C").asked() == (1, 4)


@rule("kremlin 13.6")
@both
def test_the_one_who_has_not_waived_still_finds_the_windows_in_which_he_could_gain(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()}")
    volley(g, "2: waive; 3: waive; 4: waive")
    assert announced(g) == "B: pass"
    assert g.asked() == (1,)
    volley(g, "1: declare B 1")
    assert (actor(g), g.asked()) == ("B", (1,))


@rule("kremlin 13.6")
@both
def test_who_has_waived_still_acts_for_his_politicians(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared B stalinists 3")
    volley(g, "1: waive")
    quiet(g)
    assert g.asked() == (1,)
    acts(g, "B", "purge C")
    assert g.asked() == (2, 3, 4)


@rule("kremlin 13.6")
@both
def test_when_all_have_waived_a_phase_goes_by_without_a_window(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 6 | {alike()}")
    for seat in g.rules.players:
        g.apply(seat, WAIVE)
    assert (g.public.phase, g.asked()) == (7, (1, 2, 3, 4))
