"""Kremlin 13: any time, fairly. Which windows open, who is asked, when they close."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from presidium.core import CHANCE, PASS, Action, Player, Question, Steps, view
from presidium.kremlin import KREMLIN
from presidium.kremlin.actions import WAIVE, Declare, Write
from presidium.kremlin.board import CANDIDATE
from presidium.kremlin.events import Announced, Began, Declared, Fell, Waived
from presidium.kremlin.influence import beyond_influence, ceilings, contestable, standing
from presidium.kremlin.people import INDEX, LETTERS
from presidium.kremlin.state import Kremlin, edition, sheet
from presidium.kremlin.ties import Arbitration
from presidium.kremlin.window import Window, open_volley
from tests.kremlin.table import (
    EDITIONS,
    actor,
    acts,
    alike,
    announced,
    do,
    does,
    drawn,
    new,
    play_out,
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
    volley(due, "2: declare B 4")
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
    assert g.public.track == (("B" if edition == "1986" else "militarists"),)


@rule("kremlin 13.1")
@both
def test_a_year_in_which_every_window_is_used_by_everyone(edition: str) -> None:
    g = drawn(f"edition {edition} | year 2 | phase 1 | {alike(6)} | chief - | industry F+ | sport H? | siberia N O")
    rng, seen_open = Random(7), set()
    while g.public.year == 2:
        held_by_the_highest(g)
        if window(g):
            occasion = sum(isinstance(event, Began | Announced) for event in told(g)), window(g)
            for seat in g.asked():
                g.apply(seat, PASS if occasion in seen_open else one_more(g, seat))
            seen_open.add(occasion)
            continue
        (player,) = g.asked()
        options = g.options(player)
        assert options is not None
        g.apply(player, options.sample(rng))
    assert len(seen_open) > 20
    for seat in g.rules.players:
        assert sum(isinstance(event, Declared) and event.player == seat for event in told(g)) == len(seen_open)


def one_more(g: Kremlin, seat: Player) -> Action:
    """A point more on whom the window is about, else on anybody."""
    open_window = window(g)
    assert open_window is not None
    bids = [action for action in g.options(seat) or () if type(action) is Declare]
    return min(bids, key=lambda bid: (bid.who not in open_window.about, bid.points, bid.who))


def held_by_the_highest(g: Kremlin) -> None:
    if g.asked() == (CHANCE,):
        return  # a die may be about to say who
    for who, numbers in g.public.declared.items():
        assert numbers[g.public.control[who] - 1] == max(numbers) > 0
        for seat in g.rules.players:
            assert numbers[seat - 1] <= g.secret(sheet(seat))[INDEX[who]]


# 13.2 Public facts alone


def can_be_written(needs: tuple[int, ...], place: int, number: int) -> bool:
    """Whether some sheet has this number there and enough everywhere else: a matching of needs and numbers."""
    given: dict[int, int] = {}

    def find(politician: int, tried: set[int]) -> bool:
        for other in range(max(needs[politician], 1), 11):
            if other != number and other not in tried:
                tried.add(other)
                if other not in given or find(given[other], tried):
                    given[other] = politician
                    return True
        return False

    others = [at for at, need in enumerate(needs) if need and at != place]
    return number >= needs[place] and all(find(politician, set()) for politician in others)


def random_needs(rng: Random) -> tuple[int, ...]:
    """What somebody may have shown of a sheet."""
    shown = [rng.randint(0, number) if rng.random() < 0.8 else number for number in range(1, 11)]
    places = rng.sample(range(len(LETTERS)), 10)
    return tuple(shown[places.index(at)] if at in places else 0 for at in range(len(LETTERS)))


@rule("kremlin 13.2")
def test_the_most_that_can_be_written_agrees_with_a_search_of_all_sheets() -> None:
    rng, lowest = Random(1), 10
    for _ in range(150):
        needs = random_needs(rng)
        for place, most in enumerate(ceilings(needs)):
            possible = [number for number in range(11) if number == 0 or can_be_written(needs, place, number)]
            assert most == max(possible), (needs, place)
            lowest = min(lowest, most)
    assert lowest == 0


@rule("kremlin 13.2")
def test_a_sheet_that_is_all_shown_leaves_nothing_for_another() -> None:
    needs = (0, *range(10, 0, -1), *[0] * 15)
    assert ceilings(needs) == needs
    less = (0, 10, 9, 8, 7, 6, 5, 4, 3, 1, 1, *[0] * 15)
    assert ceilings(less)[9:12] == (2, 2, 0)


@rule("kremlin 13.2")
@tables
def test_contestable_is_what_some_sheet_allows(chosen: dict[str, str]) -> None:
    rng, found = Random(2), set()
    for count, g in enumerate(play_out(new(3, **chosen), rng, passing=0.6)):
        if g.secrets and count % 40 == 0:
            pairs = {(contestable(g, who), some_sheet_allows(g, who)) for who in LETTERS}
            assert (False, True) not in pairs
            found |= pairs
    assert {(True, True), (False, False)} <= found
    assert (True, False) not in found or "tie_arbiter" in chosen  # a tie may open it once too often


def some_sheet_allows(g: Kremlin, who: str) -> bool:
    """Whether a seat other than the controller, not bound by a waiver, may have enough written to take him."""
    public, at = g.public, INDEX[who]
    arbitrated = edition(g).tie_arbiter and standing(public, who) > 0
    enough = standing(public, who) + (0 if arbitrated else 1)
    for seat in g.rules.players:
        if seat == public.control.get(who) or seat in public.waived or (who == "A" and not edition(g).influence_nestor):
            continue
        needs, shift = public.needs[seat - 1], public.shifts[seat - 1][at]
        if any(
            min(number + shift, edition(g).most_shown) >= enough and (number == 0 or can_be_written(needs, at, number))
            for number in range(needs[at], 11)
        ):
            return True
    return False


def could_change_hands(g: Kremlin, who: str) -> bool:
    """Whether some seat that may speak could, with what it really has, change who controls him."""
    if who in beyond_influence(g):
        return False
    for seat in g.rules.players:
        points = min(g.secret(sheet(seat))[INDEX[who]], edition(g).most_shown)
        shown = g.public.declared[who][seat - 1] if who in g.public.declared else 0
        for total in range(shown + 1, points + 1) if seat not in g.public.waived else ():
            world = g.copy()
            steps = open_volley(world, [(seat, Declare(who, total))])
            if any(isinstance(step, Arbitration) for step in steps) or world.public.control != g.public.control:
                return True
    return False


@rule("kremlin 13.2")
@tables
def test_a_window_is_never_once_too_seldom(chosen: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    left_out: list[Window] = []
    play = Window.play

    def checked(self: Window, g: Kremlin) -> Question | Steps:
        found = play(self, g)
        if isinstance(found, Question):
            assert found.asked() == tuple(seat for seat in g.rules.players if seat not in g.public.waived)
            return found
        left_out.append(self)
        for who in self.about or (*g.public.members(), *g.public.at(CANDIDATE)):
            assert not could_change_hands(g, who), (self, who)
        return found

    monkeypatch.setattr(Window, "play", checked)
    for seed in range(6):
        for _ in play_out(new(3 + seed % 4, **chosen), Random(seed), passing=0.5, waiving=0.1):
            pass
    assert len(left_out) > 50


@rule("kremlin 13.2", "kremlin 13.6")
def test_a_window_opens_where_an_arbiter_could_still_hand_him_over() -> None:
    """The tied player has waived, but a third could declare one point and choose him."""
    g = drawn(
        "edition 1988 | tie_arbiter on | players 3 | phase 2 | declared B stalinists 9 militarists 9 "
        "| declared C evolutionists 10 | declared D evolutionists 9"
    )
    volley(g, "2: waive")
    acts(g, "B", "purge E")
    assert window(g) == Window(("B",))
    assert g.asked() == (1, 3)
    volley(g, "3: declare B 1")
    do(g, "3: choose militarists")
    assert g.public.control["B"] == 2


@rule("kremlin 13.2")
@both
def test_all_seats_are_asked_even_where_only_one_could_take_him(edition: str) -> None:
    spent = "C10 D9 E8 F7 G6 H5 I4 J3 K2 B1"
    shown = " | ".join(
        f"declared {word[0]} militarists {word[1:]} evolutionists {word[1:]}" for word in spent.split()[:-1]
    )
    sheets = alike(militarists=spent, evolutionists=spent)
    g = drawn(f"edition {edition} | phase 2 | {sheets} | {shown} | declared B stalinists 3")
    quiet(g)
    do(g, "1: purge C")
    assert g.asked() == (1, 2, 3, 4)  # only seat 4 could have more than 3 on B
    assert volley(g, "2: declare B 1").public.declared["B"] == (3, 1, 0, 0)


@rule("kremlin 13.2")
@both
def test_no_window_where_nobody_can_have_more(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared B stalinists 10")
    quiet(g)
    assert acts(g, "B", "purge C").asked() == (CHANCE,)


@rule("kremlin 13.2")
@both
def test_nobody_can_take_nestor_without_the_option(edition: str) -> None:
    for option, opens in (("off", False), ("on", True)):
        g = drawn(f"edition {edition} | influence_nestor {option} | phase 8 | chief A")
        assert (window(volley(g)) == Window(("A",))) == opens


# 13.2 Twin worlds: other sheets behind the same public record

Turn = list[tuple[Player, Action]]


def turns(g: Kremlin, seat: Player | None, rng: Random, limit: int) -> Iterator[tuple[Turn, Turn]]:
    """Play at random, this seat without proxies; the answers to each question, and the same with nothing
    hidden behind what was shown."""
    while not g.over and limit:
        limit -= 1
        since, turn, sealed = len(told(g)), [], window(g) is not None
        for player in rng.sample(g.waiting_for(), len(g.waiting_for())):
            options = g.options(player)
            assert options is not None
            action = PASS if sealed and rng.random() < 0.7 else options.sample(rng)
            if player == seat and isinstance(action, Declare):
                action = Declare(action.who, action.points)
            turn.append((player, action))
            g.apply(player, action)
        shown = {event.player: event for event in told(g, since) if isinstance(event, Declared)} if sealed else {}
        plain = {player: Declare(event.who, event.points) for player, event in shown.items()}
        yield turn, [(player, plain.get(player, PASS) if isinstance(it, Declare) else it) for player, it in turn]


def other_sheets(g: Kremlin, seat: Player | None, rng: Random) -> dict[Player, Write]:
    """What the others may have written at the start, as this seat sees it."""
    world = KREMLIN.imagine(view(g, seat), rng)
    found = {}
    for other in g.rules.players:
        first = [n - by for n, by in zip(world.secret(sheet(other)), g.public.shifts[other - 1], strict=True)]
        found[other] = Write(tuple(LETTERS[first.index(number)] for number in range(10, 0, -1)))
    return found


def seen(g: Kremlin, seat: Player | None) -> str:
    return json.dumps(KREMLIN.codec.view(view(g, seat)))


@rule("kremlin 13.2", "kremlin 12.1")
@tables
@pytest.mark.parametrize("seat", [1, None])
def test_twin_worlds_open_the_same_windows_and_show_a_seat_the_same(
    chosen: dict[str, str], seat: Player | None
) -> None:
    different = False
    for seed, length in ((1, 120), (2, 260), (3, 500)):
        rng = Random(seed)
        g = new(4, **chosen)
        played = list(turns(g, seat, rng, length))
        sheets = other_sheets(g, seat, rng)
        one, other = new(4, **chosen), new(4, **chosen)
        for number, (turn, plain) in enumerate(played):
            for (player, action), (_, shown) in zip(turn, plain, strict=True):
                assert (one.asked(), one.stack, one.public) == (other.asked(), other.stack, other.public)
                one.apply(player, action)
                other.apply(player, sheets[player] if isinstance(action, Write) else shown)
            if number % 20 == 0:
                assert seen(one, seat) == seen(other, seat)
        assert seen(one, seat) == seen(other, seat)
        different |= one.secrets != other.secrets
    assert different


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
