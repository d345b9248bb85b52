"""Facts and changes about politicians in Kremlin: their places, ages, stress points and crosses."""

from __future__ import annotations

from typing import Any

from presidium.lab.batch.kremlin import bits, influence
from presidium.lab.batch.kremlin.board import AGE, CHIEF, FIRST_OF, LAST_OF, NOBODY, POSTS, RETIRED, SIBERIA, WALL
from presidium.lab.batch.kremlin.compiled import compiled
from presidium.lab.batch.kremlin.record import Game


@compiled
def age(g: Game, who: int) -> int:
    """0.2 A politician's age: printed age plus stress points."""
    return int(AGE[who] + g.stress[who])


@compiled
def too_old(g: Game, who: int) -> bool:
    """9.1 True if a politician is so old that he may not begin anything that costs stress points."""
    return g.old >> who & 1 > 0


@compiled
def strain(g: Game, who: int, points: int) -> None:
    """0.2 Adds stress points to a politician; each is a year of age."""
    g.stress[who] += points
    if age(g, who) >= g.retirement_age:
        g.old |= 1 << who


@compiled
def present(g: Game, post: int) -> int:
    """C.4 The holder of a post, unless he takes a cure; NOBODY if the post is vacant or its holder is absent."""
    who = g.holder[post]
    return NOBODY if who == NOBODY or g.cure[who] else who


@compiled
def first_present(g: Game, posts: Any) -> int:
    """C.4 The first holder of these posts who is present, because a right passes down this list of posts."""
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
    """6.8 The oldest of these politicians; of equals the higher printed age, then the earlier letter."""
    found = NOBODY
    while among:
        who = bits.first(among)
        among &= among - 1
        if found == NOBODY or age(g, who) > age(g, found) or (age(g, who) == age(g, found) and AGE[who] > AGE[found]):
            found = who
    return found


@compiled
def those_of_level(g: Game, level: int) -> int:
    """All politicians on this level of the board, as a bit mask."""
    found = 0
    for place in range(FIRST_OF[level], LAST_OF[level] + 1):
        found |= g.there[place]
    return found


@compiled
def those_down_to(g: Game, lowest: int) -> int:
    """All politicians at this place or a higher place, as a bit mask."""
    found = 0
    for place in range(lowest + 1):
        found |= g.there[place]
    return found


@compiled
def put(g: Game, who: int, place: int) -> None:
    """Moves a politician to another place. C.4 A cure ends when he leaves the Politburo."""
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
    """Removes a politician from the board to another place. 2.6 In 1988 the influence declared on him is lost."""
    g.suspect[who] = 0
    put(g, who, place)
    if not g.of_1986:
        influence.lose(g, who)


@compiled
def exile(g: Game, who: int) -> None:
    """2.5 Sends a politician to Siberia. Stress and crosses stay; the "?" is removed."""
    leave(g, who, SIBERIA)


@compiled
def retire(g: Game, who: int) -> None:
    """9.1 Retires a politician for good."""
    leave(g, who, RETIRED)


@compiled
def elect(g: Game, who: int) -> None:
    """5.6 Makes a politician Chief. His old post becomes vacant; a cure continues."""
    put(g, who, CHIEF)


@compiled
def ail(g: Game, who: int, crosses: int) -> None:
    """4.1 Adds crosses to a politician or removes them; with three crosses he dies."""
    now = max(g.crosses[who] + crosses, 0)
    if crosses >= 3 or now >= 3:
        leave(g, who, WALL)
    else:
        g.crosses[who] = now


@compiled
def touch(g: Game, who: int, year: int) -> None:
    """3.1 Sets the year of a politician's "?", 0 to remove it, and notes that he was touched in this phase."""
    g.suspect[who] = year
    g.touched |= 1 << who
