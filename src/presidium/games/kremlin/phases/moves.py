"""6.1 Moves of one step up or down between level 1, level 2, the Candidates and the People."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise, permutations
from typing import Final

from presidium.core import Action
from presidium.games.kremlin.actions import EXCHANGE, MOVE, Move, Rearrange
from presidium.games.kremlin.printed.board import CANDIDATE, CANDIDATES, LEVEL_1, LEVEL_2, PEOPLE, POSTS, Place
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Public

Tier = tuple[Place, ...]
Tiers = tuple[tuple[Letter, ...], ...]
"""The politicians in each of the four tiers: level 1, level 2, Candidates and People."""

MOVED_INTO: Final = POSTS[1:]
"""The posts into which politicians can be moved: all but the Chief's, because the Chief is elected (5)."""
TIERS: tuple[Tier, ...] = (LEVEL_1, LEVEL_2, (CANDIDATE,), (PEOPLE,))

Ways = tuple[tuple[int, int], ...]
"""Kinds of steps: pairs of a starting tier and a goal tier, as indices of `TIERS`."""
UP: Final[Ways] = ((1, 0), (2, 1), (3, 2))
DOWN: Final[Ways] = ((0, 1), (1, 2), (2, 3))


def vacant(public: Public, posts: Tier = MOVED_INTO) -> tuple[Place, ...]:
    """The places with room: vacant posts among `posts`, the Candidates if there are fewer than five, and the People."""
    free = [post for post in posts if public.posts[post] is None]
    candidates = (CANDIDATE,) if len(public.at(CANDIDATE)) < CANDIDATES else ()
    return (*free, *candidates, PEOPLE)


def steps_up(public: Public, moved: tuple[Letter, ...], posts: Tier) -> tuple[Move, ...]:
    """The steps up into vacant posts among `posts` or to the Candidates, for politicians who have not moved yet."""
    room = vacant(public, posts)
    return () if room == (PEOPLE,) else _moves(room, movable(public, moved), UP)


def steps(public: Public, moved: tuple[Letter, ...]) -> tuple[Action, ...]:
    """All steps up, steps down and exchanges between neighbouring levels, for politicians who have not moved yet."""
    return _steps(vacant(public), movable(public, moved))


def movable(public: Public, moved: tuple[Letter, ...]) -> Tiers:
    """The politicians of each tier who have not moved yet."""
    tiers = [public.at(*tier) for tier in TIERS]
    if moved:
        untouched = frozenset(moved).isdisjoint
        tiers = [tier if untouched(tier) else tuple([who for who in tier if who not in moved]) for tier in tiers]
    return tuple(tiers)


# Cached, because the same options are needed again when the announcement becomes final.


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
    """Every way to spread the holders of a level over its posts, vacant posts included, except the present way."""
    return _arrangements(tuple([public.posts[post] for post in level]))


@lru_cache(maxsize=1 << 10)
def _arrangements(now: tuple[Letter | None, ...]) -> tuple[Rearrange, ...]:
    ways = dict.fromkeys(permutations(sorted(now, key=lambda who: who or "")))
    return tuple([Rearrange(way) for way in ways if way != now])
