"""The worlds a seat of Politburo may imagine: all that its view allows, as likely as `imagine` says."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from random import Random

import pytest

from presidium.core import Key, view
from presidium.games.politburo import POLITBURO
from presidium.games.politburo.goals import MEMBERS
from presidium.games.politburo.moves import Want
from presidium.games.politburo.state import Politburo, ballot_of, member_of
from tests.games.politburo.drawn import SEATS, TRACKS, cast, do, drawn, name, new, plan, play_out, point, third

DRAWS = 1500


def imagined(g: Politburo, seat: int | None, *keys: Key) -> Counter[tuple[str, ...]]:
    """How often each combination of these secrets was imagined."""
    rng, seen = Random(5), view(g, seat)
    worlds = (POLITBURO.imagine(seen, rng) for _ in range(DRAWS))
    return Counter(tuple(world.secret(key) for key in keys) for world in worlds)


def even(found: Counter[tuple[str, ...]], *expected: tuple[str, ...]) -> bool:
    """Whether exactly these combinations came up, each about as often as the others (within 5 deviations)."""
    share = DRAWS / len(expected)
    return found.keys() == set(expected) and all(abs(times - share) < 5 * share**0.5 for times in found.values())


def ballots(*signs: str) -> list[tuple[str, ...]]:
    return [tuple("repression" if sign == "+" else "reform" for sign in each) for each in signs]


@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("seats", SEATS)
def test_the_view_of_an_imagined_world_is_the_view_it_was_imagined_from(seats: int, track: str) -> None:
    """At every moment: while members are drawn, in the middle of a volley, after every ballot and purge."""
    rng = Random(seats)
    for moment, g in enumerate(play_out(new(seats, track), rng)):
        if moment % 7 == 0:
            g.say(1, Want("defence", "up"))
        for seat in (*g.rules.players, None):
            seen = view(g, seat)
            world = POLITBURO.imagine(seen, rng)
            assert view(world, seat) == seen
            assert set(world.secrets) == set(g.secrets)


@pytest.mark.parametrize("seats", SEATS)
def test_an_imagined_world_is_one_the_rules_allow_and_can_be_played_out(seats: int) -> None:
    rng = Random(seats)
    for moment, g in enumerate(play_out(new(seats), rng)):
        if moment % 10 == 0 and not g.over:
            world = POLITBURO.imagine(view(g, 2), rng)
            members = [world.secret(member_of(seat)) for seat in g.rules.players if member_of(seat) in world.secrets]
            assert len(set(members)) == len(members)
            *_, end = play_out(world, rng)
            assert end.public.outcome is not None


def test_members_are_drawn_uniformly_from_those_not_seen() -> None:
    g = drawn(members="kirov beria molotov zhdanov malenkov")
    others = [member for member in MEMBERS if member != "kirov"]
    assert even(imagined(g, 1, member_of(1), member_of(4)), *(("kirov", member) for member in others))
    assert even(imagined(g, 1, member_of(2), member_of(5)), *permutations(others, 2))
    assert even(imagined(g, None, member_of(1)), *((member,) for member in MEMBERS))


def test_only_members_already_drawn_are_imagined() -> None:
    g = do(new(5), "chance: member beria", "chance: member kirov")
    seen = view(g, 1)
    assert set(POLITBURO.imagine(seen, Random(1)).secrets) == {member_of(1), member_of(2)}


def test_ballots_are_drawn_uniformly_from_those_that_give_the_count() -> None:
    g = cast(plan(drawn(gensek=2)), "++-")
    keys = [ballot_of(1, 1, voter) for voter in (3, 4, 5)]
    for seat in (1, 2, None):
        assert even(imagined(g, seat, *keys), *ballots("++-", "+-+", "-++"))
    assert even(imagined(g, 3, *keys), *ballots("++-", "+-+"))
    assert even(imagined(g, 5, *keys), *ballots("++-"))


def test_ballots_of_one_count_tell_nothing_about_another() -> None:
    g = cast(name(cast(plan(drawn(gensek=2)), "++-"), 3, 4, 5), "--+")
    keys = [ballot_of(1, number, voter) for number in (1, 2) for voter in (3, 4, 5)]
    both = [one + other for one, other in product(ballots("++-", "+-+", "-++"), ballots("--+", "-+-", "+--"))]
    assert even(imagined(g, 1, *keys), *both)


def test_a_third_ballot_is_imagined_by_those_who_have_not_seen_it() -> None:
    g = third(drawn(), "+-+")
    keys = [ballot_of(1, 3, voter) for voter in (2, 3, 4)]
    assert even(imagined(g, 5, *keys), *ballots("+-+", "++-", "-++"))
    assert even(imagined(g, 2, *keys), *ballots("+-+", "++-"))
    assert even(imagined(g, 3, *keys), *ballots("+-+"))
    assert even(imagined(g, 1, *keys), *ballots("+-+"))  # the Gensek
    point(g, 3, 2, 2)
    assert even(imagined(g, 5, *keys), *ballots("+-+"))


def test_three_of_a_kind_leave_nothing_to_imagine() -> None:
    g = third(drawn(), "---")
    keys = [ballot_of(1, 3, voter) for voter in (2, 3, 4)]
    assert imagined(g, 5, *keys) == {("reform",) * 3: DRAWS}


def test_a_ballot_not_yet_opened_is_no_secret_of_the_world() -> None:
    g = do(name(plan(drawn(gensek=2)), 3, 4, 5), "3: ballot reform")
    world = POLITBURO.imagine(view(g, 4), Random(1))
    assert ballot_of(1, 1, 3) not in world.secrets
    assert world.answers == {}
    assert POLITBURO.imagine(view(g, 3), Random(1)).answers == g.answers
