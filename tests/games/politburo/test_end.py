"""Politburo 5: the end."""

from __future__ import annotations

from itertools import product
from typing import get_args

import pytest

from presidium.core import Line, Outcome, Rules, view
from presidium.games.politburo import POLITBURO
from presidium.games.politburo.content.why import (
    YoursFailed,
    YoursNotStrict,
    YoursShared,
    YoursStrict,
    YoursTied,
    why,
)
from presidium.games.politburo.goals import GOALS, MEMBERS, STRICT, Levels, Member, Standing, outcome
from presidium.games.politburo.moves import Ended
from presidium.games.politburo.state import member_of
from tests.games.politburo.drawn import SEATS, cast, drawn, plan, point, third, told
from tests.rules import rule


def levels(defence: int, finance: int, security: int) -> Levels:
    return {"defence": defence, "finance": finance, "security": security}


def holds(member: Member, at: tuple[int, int, int], lost: int = 0, seats: int = 5) -> bool:
    return GOALS[member](Standing(levels(*at), lost, seats))


@rule("politburo 5.1")
def test_members_are_revealed_after_the_last_round() -> None:
    g = plan(drawn(round=5, gensek=3))
    assert not any(isinstance(event, Ended) for event in told(g))
    cast(g, "+++")
    assert g.over
    assert g.public.outcome is not None
    assert told(g)[-1] == Ended(g.public.outcome, MEMBERS[:5])
    assert [view(g, None).secret(member_of(seat)) for seat in range(1, 6)] == list(MEMBERS[:5])


@rule("politburo 5.1")
def test_the_only_one_whose_goal_holds_wins_whatever_his_influence() -> None:
    g = drawn(round=5, gensek=3, influence="3 1 3 3 3", members="voroshilov kaganovich kuibyshev khrushchev zhdanov")
    cast(plan(g, "finance"), "+++")
    at_the_end = (("defence", 0), ("finance", 2), ("security", 0), ("sum", 2), ("lost", 2))
    expected = Outcome((2,), "kaganovich", "politburo 5.1", (*at_the_end, ("running", 1), ("influence", 1)))
    assert g.public.outcome == expected
    assert expected.ending == "kaganovich (politburo 5.1)"


@rule("politburo 5.1")
@pytest.mark.parametrize(
    ("influence", "winners", "who"),
    [
        ((3, 2, 1, 3, 3), (1,), "voroshilov"),
        ((0, 1, 0, 3, 3), (2,), "kirov"),
        ((1, 2, 3, 0, 0), (3,), "bulganin"),
        ((2, 2, 1, 3, 3), (), "tie"),
        ((1, 2, 2, 3, 3), (), "tie"),
        ((3, 3, 3, 3, 3), (), "tie"),
        ((0, 0, 0, 3, 3), (), "tie"),
    ],
)
def test_of_several_the_highest_influence_wins_and_a_tie_is_nobodys(
    influence: tuple[int, ...], winners: tuple[int, ...], who: str
) -> None:
    """The goals of the first three hold, those of the last two do not."""
    members: tuple[Member, ...] = ("voroshilov", "kirov", "bulganin", "beria", "khrushchev")
    ended = outcome(members, influence, levels(2, 1, 1))
    assert (ended.winners, ended.who, ended.rule) == (winners, who, "politburo 5.1")
    numbers = dict(ended.numbers)
    assert (numbers["running"], numbers["influence"]) == (3, max(influence[:3]))


@rule("politburo 5.1")
def test_if_no_goal_holds_nobody_wins() -> None:
    g = drawn(round=5, gensek=3, defence=2, finance=1, members="beria kaganovich kuibyshev malenkov khrushchev")
    cast(plan(g, "finance"), "---")  # 2, -1, 0
    assert g.public.outcome is not None
    assert g.public.outcome.who == "kuibyshev"
    g = drawn(round=5, gensek=3, defence=2, finance=1, members="beria kaganovich kuibyshev malenkov khrushchev")
    point(third(g, "+-+", "defence"), 5, 4, 5)  # 3, 1, 0
    assert g.public.outcome is not None
    assert (g.public.outcome.winners, g.public.outcome.who) == ((), "nobody")
    assert g.public.outcome.ending == "nobody (politburo 5.1)"
    numbers = dict(g.public.outcome.numbers)
    assert (numbers["running"], numbers["influence"]) == (0, 0)


@rule("politburo 5.1")
def test_the_last_purge_still_counts() -> None:
    """Bulganin and Voroshilov both reach their goals; the purge of the last round decides between them."""
    members = "bulganin voroshilov kuibyshev khrushchev zhdanov"
    g = third(drawn(round=5, gensek=1, defence=1, finance=1, members=members), "+-+", "defence")
    point(g, 4, 2, 3)  # 2 misses the deviant 3, 4 finds him
    assert g.public.influence == (3, 2, 3, 3, 3)
    assert g.public.outcome is not None
    assert (g.public.outcome.winners, g.public.outcome.who) == ((1,), "bulganin")


HIGHEST: list[tuple[Member, int]] = [("voroshilov", 0), ("kaganovich", 1), ("beria", 2)]
LOWEST: list[tuple[Member, int]] = [("malenkov", 0), ("kuibyshev", 1), ("kirov", 2)]


@rule("politburo 5.2", "politburo 5.4")
def test_a_tied_ministry_is_both_highest_and_lowest() -> None:
    for member, _ in HIGHEST + LOWEST:
        assert holds(member, (0, 0, 0))
        assert holds(member, (-2, -2, -2))
    assert [member for member in MEMBERS[:6] if holds(member, (1, 1, 0))] == ["kirov", "kaganovich", "voroshilov"]
    assert [member for member in MEMBERS[:6] if holds(member, (1, 0, 0))] == ["kirov", "kuibyshev", "voroshilov"]


ROWS: list[tuple[Member, tuple[int, int, int], bool]] = [
    ("beria", (1, 0, 2), True),
    ("beria", (2, 0, 2), True),
    ("beria", (2, 0, 1), False),
    ("beria", (0, 2, 1), False),
    ("kirov", (1, 0, -1), True),
    ("kirov", (1, -1, -1), True),
    ("kirov", (1, -1, 0), False),
    ("kirov", (-1, 1, 0), False),
    ("kaganovich", (-3, -1, -2), True),
    ("kaganovich", (-3, -1, -1), True),
    ("kaganovich", (-3, -1, 0), False),
    ("kaganovich", (0, -1, -3), False),
    ("kuibyshev", (3, 1, 2), True),
    ("kuibyshev", (1, 1, 2), True),
    ("kuibyshev", (0, 1, 2), False),
    ("kuibyshev", (2, 1, 0), False),
    ("voroshilov", (3, 0, 0), True),
    ("voroshilov", (3, 3, 0), True),
    ("voroshilov", (2, 3, 0), False),
    ("voroshilov", (2, 0, 3), False),
    ("malenkov", (-3, 0, 0), True),
    ("malenkov", (-3, -3, 0), True),
    ("malenkov", (-2, -3, 0), False),
    ("malenkov", (-2, 0, -3), False),
    ("bulganin", (3, -1, -1), True),
    ("bulganin", (3, -1, -2), True),
    ("bulganin", (3, -2, -2), False),
    ("khrushchev", (-3, 1, 1), True),
    ("khrushchev", (-3, 1, 2), True),
    ("khrushchev", (-3, 2, 2), False),
]


@rule("politburo 5.4")
@pytest.mark.parametrize(("member", "at", "expected"), ROWS)
def test_the_goals_about_ministries(member: Member, at: tuple[int, int, int], expected: bool) -> None:
    assert holds(member, at) is expected


@rule("politburo 5.4", "politburo 5.2")
def test_the_goals_about_ministries_on_every_board() -> None:
    span = range(-3, 4)
    for at in product(span, span, span):
        for member, ministry in HIGHEST:
            assert holds(member, at) == all(at[ministry] >= level for level in at)
        for member, ministry in LOWEST:
            assert holds(member, at) == all(at[ministry] <= level for level in at)
        assert holds("bulganin", at) == (at[0] + at[1] + at[2] >= 0)
        assert holds("khrushchev", at) == (at[0] + at[1] + at[2] <= 0)


LOSSES: list[tuple[int, int, bool, bool]] = [
    (5, 0, True, False),
    (5, 2, True, False),
    (5, 3, False, True),
    (6, 2, True, False),
    (6, 3, True, True),
    (6, 4, False, True),
    (7, 3, True, False),
    (7, 4, False, True),
    (8, 4, True, True),
    (9, 4, True, False),
    (9, 5, False, True),
    (10, 4, True, False),
    (10, 5, True, True),
    (10, 6, False, True),
]


@rule("politburo 5.3", "politburo 5.4")
@pytest.mark.parametrize(("seats", "lost", "molotov", "zhdanov"), LOSSES)
def test_the_goals_about_losses_and_half_is_exactly_half(seats: int, lost: int, molotov: bool, zhdanov: bool) -> None:
    assert holds("molotov", (0, 0, 0), lost, seats) is molotov
    assert holds("zhdanov", (0, 0, 0), lost, seats) is zhdanov


@rule("politburo 5.3")
@pytest.mark.parametrize("seats", SEATS)
def test_lost_is_what_all_players_lack_of_three(seats: int) -> None:
    influence = (0, 1, 2, 3, 1, 3, 3, 2, 3, 3)[:seats]
    numbers = dict(outcome(MEMBERS[:seats], influence, levels(0, 1, -3)).numbers)
    assert numbers["lost"] == 3 * seats - sum(influence)
    assert numbers["sum"] == -2


@rule("politburo 5.3")
def test_with_five_players_two_losses_are_less_than_half_and_three_are_more() -> None:
    members = "molotov zhdanov kuibyshev khrushchev malenkov"
    for influence, who in (("3 1 3 3 3", "molotov"), ("3 3 3 1 2", "zhdanov")):
        g = drawn(round=5, gensek=3, influence=influence, finance=1, members=members)
        cast(plan(g, "defence"), "+++")  # 2, 1, 0: the other goals fail
        assert g.public.outcome is not None
        assert g.public.outcome.who == who


@rule("politburo 5.4")
def test_there_are_ten_members_and_each_has_a_goal() -> None:
    assert len(MEMBERS) == 10
    assert get_args(Member) == MEMBERS == tuple(GOALS)


# Variants


def variant(**options: str) -> Rules:
    return POLITBURO.rules(5, options)


TIED: list[tuple[dict[str, str], tuple[int, ...], str, str]] = [
    ({}, (), "tie", "politburo 5.1"),
    ({"victory": "shared"}, (1, 2, 3), "shared", "politburo 5.5"),
    ({"goals": "strict"}, (1,), "voroshilov", "politburo 5.6"),
    ({"victory": "shared", "goals": "strict"}, (1,), "voroshilov", "politburo 5.6"),
]


@rule("politburo 5.5", "politburo 5.6")
@pytest.mark.parametrize(("options", "winners", "who", "by"), TIED)
def test_what_becomes_of_a_tie_is_an_option(
    options: dict[str, str], winners: tuple[int, ...], who: str, by: str
) -> None:
    """Voroshilov's goal is met strictly; Kirov's and Bulganin's are met by a tie."""
    members: tuple[Member, ...] = ("voroshilov", "kirov", "bulganin", "kaganovich", "malenkov")
    ended = outcome(members, (3, 3, 3, 3, 3), levels(2, -1, -1), variant(**options))
    assert (ended.winners, ended.who, ended.rule) == (winners, who, by)


@rule("politburo 5.5")
def test_only_those_with_the_most_influence_share_the_victory() -> None:
    members: tuple[Member, ...] = ("voroshilov", "kirov", "bulganin", "kaganovich", "malenkov")
    ended = outcome(members, (2, 3, 3, 3, 3), levels(2, -1, -1), variant(victory="shared"))
    assert ended.winners == (2, 3)
    ended = outcome(members, (2, 3, 2, 3, 3), levels(2, -1, -1), variant(victory="shared"))
    assert (ended.winners, ended.who, ended.rule) == ((2,), "kirov", "politburo 5.1")
    ended = outcome(("kaganovich", "malenkov"), (3, 3), levels(2, -1, -1), variant(victory="shared"))
    assert (ended.winners, ended.who) == ((), "nobody")


@rule("politburo 5.6")
def test_influence_comes_before_strictness_and_a_tie_among_the_strict_remains_one() -> None:
    members: tuple[Member, ...] = ("voroshilov", "kirov", "bulganin", "kaganovich", "malenkov")
    ended = outcome(members, (2, 3, 2, 3, 3), levels(2, -1, -1), variant(goals="strict"))
    assert (ended.winners, ended.rule) == ((2,), "politburo 5.1")
    two: tuple[Member, ...] = ("voroshilov", "kirov", "bulganin", "kaganovich", "malenkov")
    at = levels(2, -1, -2)  # the first two strictly, and the sum is below 0
    assert outcome(two, (3, 3, 3, 3, 3), at, variant(goals="strict")).who == "tie"
    assert outcome(two, (3, 3, 3, 3, 3), at, variant(goals="strict", victory="shared")).winners == (1, 2)
    nobody = outcome(("kirov", "bulganin"), (3, 3), levels(2, -1, -1), variant(goals="strict"))
    assert (nobody.winners, nobody.who) == ((), "tie")


@rule("politburo 5.6")
def test_a_goal_is_met_strictly_where_no_tie_is_needed() -> None:
    span = range(-3, 4)
    for at in product(span, span, span):
        end = Standing(levels(*at), 0, 5)
        for member, ministry in HIGHEST:
            assert STRICT[member](end) == all(at[ministry] > at[other] for other in range(3) if other != ministry)
        for member, ministry in LOWEST:
            assert STRICT[member](end) == all(at[ministry] < at[other] for other in range(3) if other != ministry)
        assert STRICT["bulganin"](end) == (sum(at) > 0)
        assert STRICT["khrushchev"](end) == (sum(at) < 0)
    for seats, lost, molotov, zhdanov in LOSSES:
        end = Standing(levels(0, 0, 0), lost, seats)
        assert STRICT["molotov"](end) == (molotov and not zhdanov)
        assert STRICT["zhdanov"](end) == (zhdanov and not molotov)


@rule("politburo 5.5", "politburo 5.6")
@pytest.mark.parametrize(
    ("options", "seat", "line"),
    [
        ({}, 1, YoursTied((2, 3), 3)),
        ({"victory": "shared"}, 1, YoursShared((2, 3), 3)),
        ({"goals": "strict"}, 1, YoursStrict((2, 3), 3)),
        ({"goals": "strict"}, 2, YoursNotStrict((1,), 3)),
        ({"goals": "strict"}, 4, YoursFailed("kaganovich")),
    ],
)
def test_each_seat_is_told_why_it_won_or_did_not(options: dict[str, str], seat: int, line: Line) -> None:
    tail = "".join(f" | {name} {choice}" for name, choice in options.items())
    g = POLITBURO.read_position(
        "politburo | members voroshilov kirov bulganin kaganovich malenkov | influence 3 3 3 3 3"
        f" | defence 0 | finance -1 | security -1 | round 5 | gensek 1{tail}"
    )
    cast(plan(g, "defence"), "+++")
    assert why(view(g, seat))[-1] == line
