"""6.1 One step up or down: between level 1, level 2, the Candidates and the People."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise, permutations
from typing import Final

from presidium.kremlin.actions import Exchange, Move, Rearrange
from presidium.kremlin.printed.board import CANDIDATE, CANDIDATES, LEVEL_1, LEVEL_2, PEOPLE, POSTS, Place
from presidium.kremlin.printed.people import Letter
from presidium.kremlin.state import Public

Tier = tuple[Place, ...]

TIERS: tuple[Tier, ...] = (LEVEL_1, LEVEL_2, (CANDIDATE,), (PEOPLE,))

Ways = tuple[tuple[int, int], ...]
"""From which tier to which."""
UP: Final[Ways] = ((1, 0), (2, 1), (3, 2))
DOWN: Final[Ways] = ((0, 1), (1, 2), (2, 3))


def vacant(public: Public) -> tuple[Place, ...]:
    """Where there is room: vacant posts, the Candidates if there are fewer than five, the People always."""
    posts = tuple(post for post in POSTS[1:] if public.posts[post] is None)
    candidates = (CANDIDATE,) if len(public.at(CANDIDATE)) < CANDIDATES else ()
    return (*posts, *candidates, PEOPLE)


def steps_up(public: Public, moved: tuple[Letter, ...]) -> tuple[Move, ...]:
    room = vacant(public)
    return () if room == (PEOPLE,) else _moves(room, movable(public, moved), UP)


def steps_down(public: Public, moved: tuple[Letter, ...]) -> tuple[Move, ...]:
    return _moves(vacant(public), movable(public, moved), DOWN)


def exchanges(public: Public, moved: tuple[Letter, ...]) -> tuple[Exchange, ...]:
    """Two politicians of neighbouring levels."""
    return _exchanges(movable(public, moved))


def movable(public: Public, moved: tuple[Letter, ...]) -> tuple[tuple[Letter, ...], ...]:
    """Tier by tier: who has not moved yet."""
    tiers = [public.at(*tier) for tier in TIERS]
    return tuple([tuple([who for who in tier if who not in moved]) for tier in tiers] if moved else tiers)


# What is offered is looked at again when it has been announced: it is made once.


@lru_cache(maxsize=1 << 10)
def _moves(room: tuple[Place, ...], tiers: tuple[tuple[Letter, ...], ...], ways: Ways) -> tuple[Move, ...]:
    return tuple(
        [Move(who, place) for start, goal in ways for place in TIERS[goal] if place in room for who in tiers[start]]
    )


@lru_cache(maxsize=1 << 10)
def _exchanges(tiers: tuple[tuple[Letter, ...], ...]) -> tuple[Exchange, ...]:
    return tuple([Exchange(higher, lower) for above, below in pairwise(tiers) for higher in above for lower in below])


def arrangements(public: Public, level: Tier) -> tuple[Rearrange, ...]:
    """Every other way to spread the holders of a level over its posts, vacant ones included."""
    return _arrangements(tuple([public.posts[post] for post in level]))


@lru_cache(maxsize=1 << 10)
def _arrangements(now: tuple[Letter | None, ...]) -> tuple[Rearrange, ...]:
    ways = sorted(set(permutations(now)) - {now}, key=lambda way: tuple(who or "" for who in way))
    return tuple([Rearrange(way) for way in ways])
