"""6.1 One step up or down: between level 1, level 2, the Candidates and the People."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise, permutations

from presidium.kremlin.actions import Exchange, Move
from presidium.kremlin.printed.board import CANDIDATE, CANDIDATES, LEVEL_1, LEVEL_2, PEOPLE, POSTS, Place
from presidium.kremlin.printed.people import Letter
from presidium.kremlin.state import Public

Tier = tuple[Place, ...]

TIERS: tuple[Tier, ...] = (LEVEL_1, LEVEL_2, (CANDIDATE,), (PEOPLE,))


def vacant(public: Public) -> tuple[Place, ...]:
    """Where there is room: vacant posts, the Candidates if there are fewer than five, the People always."""
    posts = tuple(post for post in POSTS[1:] if public.posts[post] is None)
    candidates = (CANDIDATE,) if len(public.at(CANDIDATE)) < CANDIDATES else ()
    return (*posts, *candidates, PEOPLE)


def steps_up(public: Public, moved: tuple[Letter, ...]) -> tuple[Move, ...]:
    return _steps(public, moved, tuple(zip(TIERS[1:], TIERS, strict=False)))


def steps_down(public: Public, moved: tuple[Letter, ...]) -> tuple[Move, ...]:
    return _steps(public, moved, tuple(pairwise(TIERS)))


def _steps(public: Public, moved: tuple[Letter, ...], ways: tuple[tuple[Tier, Tier], ...]) -> tuple[Move, ...]:
    room = vacant(public)
    return tuple(
        [
            Move(who, place)
            for start, goal in ways
            if (free := [place for place in goal if place in room])
            for movable in ([who for who in public.at(*start) if who not in moved],)
            for place in free
            for who in movable
        ]
    )


def exchanges(public: Public, moved: tuple[Letter, ...]) -> tuple[Exchange, ...]:
    """Two politicians of neighbouring levels."""
    tiers = [[who for who in public.at(*tier) if who not in moved] for tier in TIERS]
    return tuple([Exchange(higher, lower) for above, below in pairwise(tiers) for higher in above for lower in below])


def arrangements(public: Public, level: Tier) -> tuple[tuple[Letter | None, ...], ...]:
    """Every other way to spread the holders of a level over its posts, vacant ones included."""
    return other_ways(tuple([public.posts[post] for post in level]))


@lru_cache(maxsize=1 << 10)
def other_ways(now: tuple[Letter | None, ...]) -> tuple[tuple[Letter | None, ...], ...]:
    """Every other order of the same."""
    return tuple(sorted(set(permutations(now)) - {now}, key=lambda way: tuple(who or "" for who in way)))
