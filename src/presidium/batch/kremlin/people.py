"""Nouns and verbs of the rulebook: who is where, and what happens to a politician."""

from __future__ import annotations

from typing import Any

from presidium.batch.kremlin import bits, influence
from presidium.batch.kremlin.board import AGE, CHIEF, FIRST_OF, LAST_OF, NOBODY, POSTS, RETIRED, SIBERIA, WALL
from presidium.batch.kremlin.compiled import compiled
from presidium.batch.kremlin.record import Game


@compiled
def age(g: Game, who: int) -> int:
    """0.2 Printed age and stress points."""
    return int(AGE[who] + g.stress[who])


@compiled
def too_old(g: Game, who: int) -> bool:
    """9.1 From the age of retirement he begins nothing that costs or may cost stress."""
    return g.old >> who & 1 > 0


@compiled
def strain(g: Game, who: int, points: int) -> None:
    """0.2 Stress points, which are years."""
    g.stress[who] += points
    if age(g, who) >= g.retirement_age:
        g.old |= 1 << who


@compiled
def present(g: Game, post: int) -> int:
    """C.4 The holder of a post who is not taking a cure."""
    who = g.holder[post]
    return NOBODY if who == NOBODY or g.cure[who] else who


@compiled
def first_present(g: Game, posts: Any) -> int:
    """C.4 The right passes down this order."""
    for post in posts:
        who = present(g, post)
        if who != NOBODY:
            return who
    return NOBODY


@compiled
def highest_present(g: Game) -> int:
    for post in range(POSTS):
        if present(g, post) != NOBODY:
            return present(g, post)
    return NOBODY


@compiled
def is_member(g: Game, who: int) -> bool:
    return g.place[who] < POSTS


@compiled
def many_at(g: Game, place: int) -> int:
    return bits.many(g.there[place])


@compiled
def oldest(g: Game, among: int) -> int:
    """6.8 The highest age; of equals the higher printed age; of equals the earlier letter."""
    found = NOBODY
    while among:
        who = bits.first(among)
        among &= among - 1
        if found == NOBODY or age(g, who) > age(g, found) or (age(g, who) == age(g, found) and AGE[who] > AGE[found]):
            found = who
    return found


@compiled
def those_of_level(g: Game, level: int) -> int:
    """Whoever is on this level, as a mask."""
    found = 0
    for place in range(FIRST_OF[level], LAST_OF[level] + 1):
        found |= g.there[place]
    return found


@compiled
def those_down_to(g: Game, lowest: int) -> int:
    """Whoever stands there or higher, as a mask."""
    found = 0
    for place in range(lowest + 1):
        found |= g.there[place]
    return found


@compiled
def put(g: Game, who: int, place: int) -> None:
    """Let him leave his place for another. C.4 A cure ends when he leaves the Politburo."""
    old = g.place[who]
    if old < POSTS and g.holder[old] == who:
        g.holder[old] = NOBODY
    g.there[old] &= ~(1 << who)
    g.there[place] |= 1 << who
    g.place[who] = place
    if place < POSTS:
        g.holder[place] = who
    else:
        g.cure[who] = 0


@compiled
def leave(g: Game, who: int, place: int) -> None:
    """Leave the game, for a while or for good; 2.6 1988: with the influence declared on him."""
    g.suspect[who] = 0
    put(g, who, place)
    if not g.of_1986:
        influence.lose(g, who)


@compiled
def exile(g: Game, who: int) -> None:
    """2.5 Siberia keeps stress and crosses; the "?" is removed."""
    leave(g, who, SIBERIA)


@compiled
def retire(g: Game, who: int) -> None:
    """9.1 For good."""
    leave(g, who, RETIRED)


@compiled
def elect(g: Game, who: int) -> None:
    """5.6 He leaves his post vacant; if he is on a cure he stays on it."""
    put(g, who, CHIEF)


@compiled
def ail(g: Game, who: int, crosses: int) -> None:
    """4.1 So many crosses more, or fewer; three are death."""
    now = max(g.crosses[who] + crosses, 0)
    if crosses >= 3 or now >= 3:
        leave(g, who, WALL)
    else:
        g.crosses[who] = now


@compiled
def touch(g: Game, who: int, year: int) -> None:
    """3.1 A "?" comes, or goes with the year 0; on whom, in this phase, everybody remembers."""
    g.suspect[who] = year
    g.touched |= 1 << who
