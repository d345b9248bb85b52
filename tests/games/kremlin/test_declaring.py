"""Kremlin 13.3: exact bids and proxies."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from presidium.core import CHANCE
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.actions import Declare, DeclareAsNeeded
from presidium.games.kremlin.events import Controlled, Declared, Grew
from presidium.games.kremlin.influence.bids import numbers_shown
from presidium.games.kremlin.state import FACTIONS
from tests.games.kremlin.drawn import EDITIONS, acts, alike, at, dice, do, drawn, shut, told, volley, why_not
from tests.rules import rule

both = pytest.mark.parametrize("edition", EDITIONS)

# 13.3 Proxies, one at a time


def after(edition: str, declared: str, answers: str, *faces: int) -> tuple[tuple[int, ...], int | None]:
    """What stands on B, and who controls him, after one volley on these declared numbers; everybody has 10 on him."""
    held = f" | declared B {declared}" if declared else ""
    g = volley(drawn(f"edition {edition} | phase 2 | {alike()}{held}"), answers)
    dice(g, *faces)
    return g.public.declared.get("B", (0, 0, 0, 0)), g.public.control.get("B")


@rule("kremlin 13.3")
@both
@pytest.mark.parametrize(
    ("declared", "answers", "numbers", "controller"),
    [
        # alone
        ("", "2: declare B 7 as_needed", (0, 1, 0, 0), 2),
        ("stalinists 4", "2: declare B 7 as_needed", (4, 5, 0, 0), 2),
        ("stalinists 4 militarists 3", "2: declare B 5 as_needed", (4, 5, 0, 0), 2),
        # not enough: nothing is shown
        ("stalinists 4", "2: declare B 4 as_needed", (4, 0, 0, 0), 1),
        ("stalinists 4", "2: declare B 3 as_needed", (4, 0, 0, 0), 1),
        # the controller's shows nothing unless somebody goes above him, and then one more
        ("stalinists 4", "1: declare B 9 as_needed", (4, 0, 0, 0), 1),
        ("stalinists 4", "1: declare B 9 as_needed; 2: declare B 7", (8, 7, 0, 0), 1),
        ("stalinists 4", "1: declare B 9 as_needed; 2: declare B 3", (4, 3, 0, 0), 1),
        ("stalinists 4", "1: declare B 9 as_needed; 2: declare B 4", (4, 4, 0, 0), 1),
        ("stalinists 4", "1: declare B 9 as_needed; 2: declare B 4 as_needed", (4, 0, 0, 0), 1),
        ("stalinists 4 militarists 4", "1: declare B 9 as_needed; 3: declare B 4", (4, 4, 4, 0), 1),
        ("stalinists 4", "1: declare B 8 as_needed; 2: declare B 7", (8, 7, 0, 0), 1),
        ("stalinists 4", "1: declare B 6 as_needed; 2: declare B 7", (4, 7, 0, 0), 2),
        ("stalinists 4", "1: declare B 9 as_needed; 2: declare B 7 as_needed", (8, 7, 0, 0), 1),
        ("stalinists 4", "1: declare B 9 as_needed; 2: declare B 7 as_needed; 3: declare B 8", (9, 0, 8, 0), 1),
        # beaten: the limit is shown, if it was above what stood
        ("stalinists 4", "1: declare B 7 as_needed; 2: declare B 9 as_needed", (7, 8, 0, 0), 2),
        ("stalinists 4", "2: declare B 6 as_needed; 3: declare B 9 as_needed", (4, 6, 7, 0), 3),
        ("stalinists 4", "2: declare B 4 as_needed; 3: declare B 9 as_needed", (4, 0, 5, 0), 3),
        ("stalinists 4", "2: declare B 6 as_needed; 3: declare B 9 as_needed; 4: declare B 6", (4, 0, 7, 6), 3),
        ("", "1: declare B 3 as_needed; 2: declare B 8 as_needed; 3: declare B 5 as_needed", (3, 6, 5, 0), 2),
        # exact bids stand first
        ("stalinists 4", "2: declare B 8; 3: declare B 9 as_needed", (4, 8, 9, 0), 3),
        ("stalinists 4", "2: declare B 7; 3: declare B 7 as_needed; 4: declare B 9 as_needed", (4, 7, 0, 8), 4),
    ],
)
def test_a_proxy_shows_what_is_needed(
    edition: str, declared: str, answers: str, numbers: tuple[int, ...], controller: int
) -> None:
    assert after(edition, declared, answers) == (numbers, controller)


@rule("kremlin 13.3", "kremlin C.2")
@pytest.mark.parametrize(
    ("answers", "numbers"),
    [
        ("2: declare B 8 as_needed; 3: declare B 8 as_needed; 4: declare B 6 as_needed", (4, 8, 8, 6)),
        ("2: declare B 8; 3: declare B 8 as_needed", (4, 8, 8, 0)),
        ("2: declare B 8 as_needed; 3: declare B 8; 4: declare B 8 as_needed", (4, 8, 8, 8)),
        # the controller has no preference
        ("1: declare B 8; 2: declare B 8", (8, 8, 0, 0)),
        ("1: declare B 7 as_needed; 2: declare B 7", (7, 7, 0, 0)),
        ("1: declare B 7; 2: declare B 7 as_needed", (7, 7, 0, 0)),
        ("1: declare B 9 as_needed; 2: declare B 9 as_needed", (9, 9, 0, 0)),
        ("1: declare B 9 as_needed; 2: declare B 8 as_needed; 3: declare B 9 as_needed", (9, 8, 9, 0)),
    ],
)
def test_equal_numbers_of_one_volley_are_shown_and_c2_decides(answers: str, numbers: tuple[int, ...]) -> None:
    tied = [seat for seat, n in enumerate(numbers, 1) if n == max(numbers)]
    assert after("1986", "stalinists 4", answers) == (numbers, tied[0])
    low_to_high = range(1, len(tied) + 1)
    assert after("1988", "stalinists 4", answers, *low_to_high) == (numbers, tied[-1])


@rule("kremlin 13.3")
@both
def test_a_proxy_is_spent_with_its_volley(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared B stalinists 4")
    volley(g, "1: declare B 9 as_needed; 2: declare B 6")
    assert g.public.declared["B"] == (7, 6, 0, 0)
    volley(g, "2: declare B 8")
    assert g.public.control["B"] == 2


@rule("kremlin 13.3")
@both
def test_the_bids_of_a_volley_are_opened_together(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()}")
    since = len(told(g))
    do(g, "3: declare C 4; 1: declare B 2; 2: declare C 3")
    assert told(g)[since:] == []
    assert g.public.declared == {}
    do(g, "4: pass")
    assert set(told(g, since)) == {
        Declared(1, "B", 2),
        Controlled("B", 1),
        Declared(2, "C", 3),
        Declared(3, "C", 4),
        Controlled("C", 3),
    }


# 13.3 against an oracle


Bid = tuple[int, bool]
"""A total, and whether it is a proxy."""


def controls(numbers: list[int], held_by: int | None, stood: int) -> int | None:
    """C.2 Who controls with these numbers; None if dice or seniority must say."""
    first = [seat for seat, points in enumerate(numbers, 1) if points == max(numbers)]
    if max(numbers) == stood:
        return held_by
    return first[0] if len(first) == 1 else None


def oracle(before: tuple[int, ...], held_by: int | None, bids: dict[int, Bid]) -> tuple[int, ...]:
    """The text of 13.3, tried out: the strongest shows the least number with which he controls, if there is one."""
    stood = max(before)
    numbers = [bids[seat][0] if seat in bids and not bids[seat][1] else n for seat, n in enumerate(before, 1)]
    highest, limits = max(numbers), {seat: total for seat, (total, proxy) in bids.items() if proxy}
    if not limits:
        return tuple(numbers)
    strongest = [seat for seat in limits if limits[seat] == max(limits.values())]
    for seat, limit in limits.items():
        if seat not in strongest and limit > highest and not (seat == held_by and max(limits.values()) <= stood):
            numbers[seat - 1] = limit
    if len(strongest) == 1:
        (winner,) = strongest
        for total in range(numbers[winner - 1], limits[winner] + 1):
            tried = [total if seat == winner else n for seat, n in enumerate(numbers, 1)]
            if controls(tried, held_by, stood) == winner:
                return tuple(tried)
    for seat in strongest:  # no number is enough for him alone
        if limits[seat] >= highest and limits[seat] > stood:
            numbers[seat - 1] = limits[seat]
    return tuple(numbers)


def engine(before: tuple[int, ...], held_by: int | None, bids: dict[int, Bid]) -> tuple[int, ...]:
    made = {seat: (DeclareAsNeeded if proxy else Declare)("B", total) for seat, (total, proxy) in bids.items()}
    return numbers_shown(before, held_by, made)


def holders(before: tuple[int, ...]) -> list[int | None]:
    """Who may control with these numbers on the table: one of those with most."""
    return [seat for seat, n in enumerate(before, 1) if n == max(before)] if any(before) else [None]


@rule("kremlin 13.3")
def test_every_volley_of_three_with_small_numbers_agrees_with_the_oracle() -> None:
    most, tried = 4, 0
    for before in product(range(3), repeat=3):
        every = [[None, *product(range(n + 1, most + 1), (False, True))] for n in before]
        for held_by in holders(before):
            for chosen in product(*every):
                bids = {seat: bid for seat, bid in enumerate(chosen, 1) if bid is not None}
                assert engine(before, held_by, bids) == oracle(before, held_by, bids), (before, held_by, bids)
                tried += 1
    assert tried > 10_000


@st.composite
def volleys(draw: st.DrawFn) -> tuple[tuple[int, ...], int | None, dict[int, Bid]]:
    """Up to six seats, each with 10 written."""
    before = tuple(draw(st.lists(st.integers(0, 9), min_size=3, max_size=6)))
    held_by = draw(st.sampled_from(holders(before)))
    bids = {
        seat: (draw(st.integers(n + 1, 10)), draw(st.booleans()))
        for seat, n in enumerate(before, 1)
        if draw(st.integers(0, 3))
    }
    return before, held_by, bids


@rule("kremlin 13.3", "kremlin C.2")
@both
@settings(max_examples=150)
@given(drawn_volley=volleys())
def test_a_volley_at_the_table_agrees_with_the_oracle(
    edition: str, drawn_volley: tuple[tuple[int, ...], int | None, dict[int, Bid]]
) -> None:
    before, held_by, bids = drawn_volley
    shown = sorted(
        ((n, seat) for seat, n in enumerate(before, 1) if n), key=lambda pair: (-pair[0], pair[1] != held_by)
    )
    declared = " ".join(f"{FACTIONS[seat - 1]} {n}" for n, seat in shown)
    g = drawn(f"edition {edition} | phase 2 | {alike(len(before))}" + (f" | declared B {declared}" if shown else ""))
    assert g.public.control.get("B") == held_by
    words = {False: "", True: " as_needed"}
    volley(g, "; ".join(f"{seat}: declare B {total}{words[proxy]}" for seat, (total, proxy) in bids.items()))
    expected = oracle(before, held_by, bids)
    if g.asked() == (CHANCE,):  # the first of the tied wins
        assert edition == "1988"
        dice(g, *range(20, 20 - expected.count(max(expected)), -1))
    assert g.public.declared.get("B", (0,) * len(before)) == expected
    first = [seat for seat, n in enumerate(expected, 1) if n == max(expected)]
    decided = controls(list(expected), held_by, max(before))
    assert g.public.control.get("B") == (decided or (first[0] if any(expected) else None))


# 10.1 "10+", written 11 in the notation

TEN = (
    "growth on | year 4 | phase 2 | players 3 | shifts stalinists B+2 | shifts militarists B+2 "
    "| sheet stalinists B12 C9 D8 E7 F6 G5 H4 I3 J2 K1 | sheet militarists B12 C9 D8 E7 F6 G5 H4 I3 J2 K1 "
    "| sheet evolutionists B10 C9 D8 E7 F6 G5 H4 I3 J2 K1 | declared B evolutionists 10 stalinists 2 militarists 2"
)


@rule("kremlin 13.3", "kremlin 10.1")
def test_ten_plus_beats_every_number_and_the_first_on_a_man_keeps_him() -> None:
    g = drawn(f"edition 1986 | {TEN}")
    volley(g, "2: declare B 11")
    assert (g.public.declared["B"], g.public.control["B"]) == ((2, 11, 10), 2)
    volley(g, "1: declare B 11")
    assert (g.public.declared["B"], g.public.control["B"]) == ((11, 11, 10), 2)
    acts(g, "B", "purge C")
    assert g.asked() == (CHANCE,)  # nobody can take him any more


@rule("kremlin 13.3", "kremlin C.2")
@pytest.mark.parametrize("how", ["", " as_needed"])
def test_ten_plus_twice_in_one_volley_goes_by_seniority(how: str) -> None:
    g = drawn(f"edition 1986 | {TEN} | seniority militarists evolutionists stalinists")
    volley(g, f"1: declare B 11{how}; 2: declare B 11{how}")
    assert (g.public.declared["B"], g.public.control["B"]) == ((11, 11, 10), 2)


@rule("kremlin 13.3", "kremlin 10.1")
def test_nothing_above_ten_plus_is_declared_in_1986_however_much_is_written() -> None:
    g = drawn(f"edition 1986 | {TEN}")
    refused = why_not(g, 1, "declare B 12")
    assert refused is not None
    assert refused.rule == "kremlin C.1"
    assert why_not(g, 1, "declare B 11 as_needed") is None
    assert why_not(g, 3, "declare B 11") is not None  # only ten are written there


@rule("kremlin 13.3", "kremlin 10.2")
def test_1988_knows_no_upper_limit() -> None:
    g = drawn(f"edition 1988 | {TEN}")
    volley(g, "1: declare B 11; 2: declare B 12")
    assert (g.public.declared["B"], g.public.control["B"]) == ((11, 12, 10), 2)


@rule("kremlin 13.3", "kremlin 10.1")
def test_growth_carries_a_ten_to_ten_plus_and_no_further() -> None:
    g = drawn(f"edition 1986 | growth on | year 3 | phase 8 | {alike(3)} | declared B stalinists 10 | chief -")
    shut(g)
    assert g.asked() == (3,)
    do(g, "3: add B; 2: add Z; 1: add B")
    assert Grew(1, "B", 2) in told(g)
    assert (g.public.declared["B"], g.public.control["B"]) == ((11, 0, 2), 1)
    assert at(KREMLIN.write_position(g)).public.declared == g.public.declared
    assert why_not(g, 1, "declare B 12") is not None


@rule("kremlin 13.3")
@pytest.mark.parametrize(
    ("exact", "limit", "shows"),
    [
        pytest.param({2: 6}, 6, 6, id="it equals the highest bid"),
        pytest.param({2: 6, 4: 7}, 6, 0, id="another bid is higher"),
        pytest.param({2: 4}, 4, 0, id="the bid is below what stood"),
        pytest.param({2: 5}, 5, 0, id="the bid equals what stood"),
    ],
)
def test_a_limit_that_equals_a_bid_shows_itself_only_above_all_other_numbers(
    exact: dict[int, int], limit: int, shows: int
) -> None:
    bids = {seat: Declare("B", points) for seat, points in exact.items()} | {3: DeclareAsNeeded("B", limit)}
    assert numbers_shown((5, 0, 0, 0), 1, bids)[2] == shows
