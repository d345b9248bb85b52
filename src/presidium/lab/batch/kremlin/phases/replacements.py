"""6, 7 Replacements and rehabilitation: politicians move up, down or sideways, and come back from Siberia."""

from __future__ import annotations

from typing import Any

from presidium.lab.batch.kremlin import bits, options, people
from presidium.lab.batch.kremlin.actions import EXCHANGE, GOALS, MOVE, PASS, REARRANGE_1, REARRANGE_2, REHABILITATE
from presidium.lab.batch.kremlin.board import (
    CANDIDATE,
    CANDIDATES,
    DEFENCE,
    FIRST_OF,
    IDEOLOGY,
    KGB,
    LAST_OF,
    LEVEL,
    MEN,
    NOBODY,
    PEOPLE,
    POSTS,
    SIBERIA,
    WAYS_1,
    WAYS_2,
)
from presidium.lab.batch.kremlin.compiled import compiled
from presidium.lab.batch.kremlin.record import Game


@compiled
def vacant(g: Game, place: int) -> bool:
    """6.1 True if a politician can move to this place: a vacant post, fewer than five Candidates, or the People."""
    if place < POSTS:
        return g.holder[place] == NOBODY
    return place == PEOPLE or people.many_at(g, CANDIDATE) < CANDIDATES


@compiled
def list_steps(g: Game, start: int, goal: int) -> None:
    """6.1 Lists moves from level `start` to vacant places of level `goal`; nobody is moved twice."""
    movable = people.those_of_level(g, start) & ~g.moved
    for place in range(FIRST_OF[goal], LAST_OF[goal] + 1):
        men = movable if vacant(g, place) else 0
        while men:
            options.add(g, MOVE + bits.first(men) * GOALS + place - 1)
            men &= men - 1


@compiled
def list_exchanges(g: Game, above: int) -> None:
    """6.1 Lists exchanges of two politicians of neighbouring levels; nobody is moved twice."""
    higher = people.those_of_level(g, above) & ~g.moved
    lower = people.those_of_level(g, above + 1) & ~g.moved
    while higher:
        options.add_each(g, EXCHANGE + bits.first(higher) * MEN, lower)
        higher &= higher - 1


@compiled
def list_arrangements(g: Game, first: int, ways: Any, base: int) -> None:
    """6.1 Lists all rearrangements of a level, vacant posts included, that change something."""
    posts = ways.shape[1]
    for number in range(1, ways.shape[0]):
        fresh, same = True, True
        for post in range(posts):
            taken = g.holder[first + ways[number][post]]
            same = same and taken == g.holder[first + post]
            for before in range(post):  # of two vacant posts the left one comes first, because they are alike
                both = taken == NOBODY and g.holder[first + ways[number][before]] == NOBODY
                fresh = fresh and not (both and ways[number][before] > ways[number][post])
        if fresh and not same:
            options.add(g, base + number)


@compiled
def list_decisions(g: Game, who: int) -> None:
    """6.1 Lists what the Chief may do: move politicians; rearrange each level once, in 1988 before any move."""
    g.options[0], g.count = PASS, 1
    if g.of_1986 or not g.moved:
        if not g.rearranged & 1:
            list_arrangements(g, KGB, WAYS_1, REARRANGE_1)
        if not g.rearranged & 2:
            list_arrangements(g, IDEOLOGY, WAYS_2, REARRANGE_2)
    if not people.too_old(g, who):
        for level in range(1, 4):
            list_steps(g, level + 1, level)
            list_steps(g, level, level + 1)
            list_exchanges(g, level)


@compiled
def decide(g: Game, who: int, action: int) -> None:
    """6.1 Carries out the Chief's decision: a move costs 1 stress point, an exchange 2, a rearrangement none."""
    if action < REARRANGE_2:
        rearrange(g, KGB, WAYS_1[action - REARRANGE_1])
        g.rearranged |= 1
    elif action < MOVE:
        rearrange(g, IDEOLOGY, WAYS_2[action - REARRANGE_2])
        g.rearranged |= 2
    elif action < EXCHANGE:
        step(g, action)
        people.strain(g, who, 1)
    else:
        exchange(g, (action - EXCHANGE) // MEN, (action - EXCHANGE) % MEN)
        people.strain(g, who, 2)


@compiled
def rearrange(g: Game, first: int, way: Any) -> None:
    """Rearranges a level: each post takes its holder from the post given by `way`, all at once."""
    men = 0
    for post in range(way.shape[0]):
        who = g.holder[first + way[post]]
        if who != NOBODY:
            g.place[who] = first + post
            men |= 1 << who
    for place in range(first, first + way.shape[0]):
        g.holder[place], g.there[place] = NOBODY, 0
    while men:
        who = bits.first(men)
        men &= men - 1
        g.holder[g.place[who]], g.there[g.place[who]] = who, 1 << who


@compiled
def step(g: Game, action: int) -> None:
    who = (action - MOVE) // GOALS
    people.put(g, who, (action - MOVE) % GOALS + 1)
    g.moved |= 1 << who


@compiled
def exchange(g: Game, higher: int, lower: int) -> None:
    above, below = g.place[higher], g.place[lower]
    people.put(g, higher, below)
    people.put(g, lower, above)
    g.moved |= 1 << higher | 1 << lower


@compiled
def fill(g: Game, level: int) -> None:
    """6.2, 6.4 Fills the vacant posts of a level from left to right with the oldest of the next lower level."""
    for post in range(FIRST_OF[level], LAST_OF[level] + 1):
        below = level + 1
        while g.holder[post] == NOBODY and below <= LEVEL[PEOPLE]:
            pool = people.those_of_level(g, below)
            if pool:
                people.put(g, people.oldest(g, pool), post)
            below += 1


@compiled
def fill_candidates(g: Game) -> None:
    """6.6 Fills vacant Candidate places with the oldest of the People, as long as there are any."""
    while people.many_at(g, CANDIDATE) < CANDIDATES and people.many_at(g, PEOPLE) > 0:
        people.put(g, people.oldest(g, people.those_of_level(g, LEVEL[PEOPLE])), CANDIDATE)


@compiled
def list_promotions(g: Game, who: int, post: int) -> None:
    """6.3, 6.5 Lists promotions of People to Candidates and, for posts on level 1, of Candidates to level 2."""
    g.options[0], g.count = PASS, 1
    if not people.too_old(g, who):
        if post <= DEFENCE:
            list_steps(g, 3, 2)
        list_steps(g, 4, 3)


@compiled
def promote(g: Game, who: int, action: int) -> None:
    step(g, action)
    people.strain(g, who, 1)


@compiled
def list_rehabilitations(g: Game, who: int) -> None:
    g.options[0], g.count = PASS, 1
    if not people.too_old(g, who):
        options.add_each(g, REHABILITATE, g.there[SIBERIA])


@compiled
def rehabilitate(g: Game, who: int, action: int) -> None:
    """7.1 Brings a politician from Siberia back to the People, for 5 stress points of the acting member."""
    people.put(g, action - REHABILITATE, PEOPLE)
    people.strain(g, who, 5)
