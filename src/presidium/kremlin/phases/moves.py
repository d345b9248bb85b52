"""6.1 One step up or down: between level 1, level 2, the Candidates and the People."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise, permutations
from typing import Final

from presidium.core import Action
from presidium.kremlin.actions import EXCHANGE, MOVE, Move, Rearrange
from presidium.kremlin.printed.board import CANDIDATE, CANDIDATES, LEVEL_1, LEVEL_2, PEOPLE, POSTS, Place
from presidium.kremlin.printed.people import Letter
from presidium.kremlin.state import Public

Tier = tuple[Place, ...]
Tiers = tuple[tuple[Letter, ...], ...]
"""Who is in each."""

MOVED_INTO: Final = POSTS[1:]
"""Not the Chief's: he is elected (5)."""
TIERS: tuple[Tier, ...] = (LEVEL_1, LEVEL_2, (CANDIDATE,), (PEOPLE,))

Ways = tuple[tuple[int, int], ...]
"""From which tier to which."""
UP: Final[Ways] = ((1, 0), (2, 1), (3, 2))
DOWN: Final[Ways] = ((0, 1), (1, 2), (2, 3))


def vacant(public: Public, posts: Tier = MOVED_INTO) -> tuple[Place, ...]:
    """Where there is room: vacant posts of these, the Candidates if there are fewer than five, the People always."""
    free = [post for post in posts if public.posts[post] is None]
    candidates = (CANDIDATE,) if len(public.at(CANDIDATE)) < CANDIDATES else ()
    return (*free, *candidates, PEOPLE)


def steps_up(public: Public, moved: tuple[Letter, ...], posts: Tier) -> tuple[Move, ...]:
    """Into vacant posts of these, or to the Candidates."""
    room = vacant(public, posts)
    return () if room == (PEOPLE,) else _moves(room, movable(public, moved), UP)


def steps(public: Public, moved: tuple[Letter, ...]) -> tuple[Action, ...]:
    """Up, down, and two politicians of neighbouring levels in each other's places."""
    return _steps(vacant(public), movable(public, moved))


def movable(public: Public, moved: tuple[Letter, ...]) -> Tiers:
    """Tier by tier: who has not moved yet."""
    tiers = [public.at(*tier) for tier in TIERS]
    if moved:
        untouched = frozenset(moved).isdisjoint
        tiers = [tier if untouched(tier) else tuple([who for who in tier if who not in moved]) for tier in tiers]
    return tuple(tiers)


# What is offered is looked at again when it has been announced: it is made once.


@lru_cache(maxsize=1 << 10)
def _steps(room: tuple[Place, ...], tiers: Tiers) -> tuple[Action, ...]:
    pairs = [(EXCHANGE[higher], below) for above, below in pairwise(tiers) for higher in above]
    exchanges = [with_him[lower] for with_him, below in pairs for lower in below]
    return (*_moves(room, tiers, UP), *_moves(room, tiers, DOWN), *exchanges)


@lru_cache(maxsize=1 << 10)
def _moves(room: tuple[Place, ...], tiers: Tiers, ways: Ways) -> tuple[Move, ...]:
    goals = [(MOVE[place], tiers[start]) for start, goal in ways for place in TIERS[goal] if place in room]
    return tuple([there[who] for there, tier in goals for who in tier])


def arrangements(public: Public, level: Tier) -> tuple[Rearrange, ...]:
    """Every other way to spread the holders of a level over its posts, vacant ones included."""
    return _arrangements(tuple([public.posts[post] for post in level]))


@lru_cache(maxsize=1 << 10)
def _arrangements(now: tuple[Letter | None, ...]) -> tuple[Rearrange, ...]:
    ways = dict.fromkeys(permutations(sorted(now, key=lambda who: who or "")))
    return tuple([Rearrange(way) for way in ways if way != now])
