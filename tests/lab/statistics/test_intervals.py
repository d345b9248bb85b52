"""Intervals: against published values, and against what they promise, by trying."""

from __future__ import annotations

from random import Random

import pytest

from presidium.lab.statistics.intervals import clustered, mean, paired, ratio, student, wilson
from presidium.lab.statistics.sequential import Test as Sequential


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # the four examples of Newcombe, Statistics in Medicine 17 (1998), method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 1 - 0.1611, 1.0),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson_s_interval_against_published_values(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def sums(games: list[tuple[int, int]]) -> tuple[int, int, int, tuple[int, int, int]]:
    """Of games as (wins, seats)."""
    squares = sum(w * w for w, _ in games), sum(w * s for w, s in games), sum(s * s for _, s in games)
    return len(games), sum(s for _, s in games), sum(w for w, _ in games), squares


def test_seats_that_always_win_together_are_worth_one_game_each() -> None:
    together = clustered(*sums([(4, 4)] * 30 + [(0, 4)] * 70))
    assert together == pytest.approx(wilson(30, 100), abs=2e-3)
    assert clustered(*sums([(4, 4)] * 100)) == wilson(100, 100)
    assert clustered(*sums([(0, 4)] * 100)) == wilson(0, 100)


def test_one_seat_a_game_is_wilson_s_and_no_seat_is_worth_more_than_itself() -> None:
    assert clustered(*sums([(1, 1)] * 30 + [(0, 1)] * 70)) == pytest.approx(wilson(30, 100), abs=2e-3)
    assert clustered(*sums([(1, 4)] * 50)) == wilson(50, 200)  # one of the four always wins
    assert clustered(*sums([(2, 4)])) == wilson(0.5, 1)
    assert clustered(0, 0, 0, (0, 0, 0)) == (0.0, 1.0)


def test_the_clustered_interval_holds_the_truth_where_wilson_s_over_seats_does_not() -> None:
    """Five seats, of which two or three win by the toss of a coin that falls well for our three in 60 of 100 games."""
    rng, held, taken = Random(1), 0, 0
    for _ in range(400):
        games = [(3, 3) if rng.random() < 0.6 else (0, 3) for _ in range(60)]
        low, high = clustered(*sums(games))
        held += low <= 0.6 <= high
        low, high = wilson(sum(w for w, _ in games), 180)
        taken += low <= 0.6 <= high
    assert 0.92 * 400 < held < 0.98 * 400
    assert taken < 0.85 * 400


def pairs(rng: Random, deals: int, both: float, one: float, other: float) -> tuple[list[bool], list[bool]]:
    drawn = [rng.random() for _ in range(deals)]
    ours = [x < both + one for x in drawn]
    return ours, [x < both or both + one <= x < both + one + other for x in drawn]


def test_the_paired_interval_and_that_of_the_ratio_hold_the_truth() -> None:
    rng, held, holds = Random(2), 0, 0
    for _ in range(400):
        ours, theirs = pairs(rng, 150, 0.3, 0.2, 0.1)
        low, high = paired(ours, theirs)
        held += low <= 0.1 <= high
        found = ratio(ours, theirs)
        assert found is not None
        holds += found[0] <= 0.5 / 0.4 <= found[1]
    assert 0.92 * 400 < held < 0.985 * 400
    assert 0.92 * 400 < holds < 0.985 * 400


def test_pairs_make_a_difference_surer_than_two_separate_rates() -> None:
    ours, theirs = pairs(Random(3), 400, 0.45, 0.06, 0.04)
    low, high = paired(ours, theirs)
    separate = sum(w[1] - w[0] for w in (wilson(sum(ours), 400), wilson(sum(theirs), 400)))
    assert high - low < separate / 2


def test_where_nothing_differs_the_difference_is_still_not_certain() -> None:
    low, high = paired([True] * 20, [True] * 20)
    assert low < 0 < high
    assert ratio([False] * 5, [True] * 5) is None


def test_a_mean_over_games_is_clustered_by_game() -> None:
    middle, (low, high) = mean([2.0, 0.0], [4.0, 4.0])
    assert middle == 0.25
    assert low < 0.25 < high
    assert mean([], []) == (0.0, (0.0, 1.0))


def test_a_spread_that_is_only_estimated_needs_more() -> None:
    assert student(10) == pytest.approx(2.228, abs=0.005)  # any table of Student's t
    assert student(30) == pytest.approx(2.042, abs=0.002)
    assert student(10000) == pytest.approx(1.960, abs=0.001)


def verdicts(one: float, other: float, runs: int) -> dict[str, int]:
    """How often each verdict falls, where so many deals are won by one of the two alone."""
    found = {"more": 0, "no more": 0, "open": 0}
    rng = Random(4)
    for _ in range(runs):
        ours, theirs = pairs(rng, 3000, 0.2, one, other)
        found[Sequential().run(zip(ours, theirs, strict=True)).verdict] += 1
    return found


def test_the_sequential_test_errs_no_more_often_than_it_says() -> None:
    assert verdicts(0.15, 0.15, 200)["more"] <= 0.05 * 200 + 6
    assert verdicts(0.175, 0.125, 200)["no more"] <= 0.05 * 200 + 6


def test_the_sequential_test_stops_in_order_and_counts_nothing_after() -> None:
    decided = Sequential().run([(True, False)] * 1000)
    assert decided.verdict == "more"
    assert decided.deals < 200
    assert Sequential().run([(True, False)] * decided.deals + [(False, True)] * 1000) == decided
    assert Sequential().run([(True, False)] * 3).verdict == "open"
    assert Sequential().run([]).json()["evidence"] == 0
    assert Sequential().run([(False, True)] * 1000).verdict == "no more"
