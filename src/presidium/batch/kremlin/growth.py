"""10 More influence (option `growth`), after years 3, 6 and 9."""

from __future__ import annotations

from presidium.batch.kremlin import influence, options, people, rights
from presidium.batch.kremlin.actions import ADD, PASS
from presidium.batch.kremlin.board import NESTOR, NOBODY, POSTS
from presidium.batch.kremlin.compiled import compiled
from presidium.batch.kremlin.modes import ADD as ADDING
from presidium.batch.kremlin.modes import PLAY
from presidium.batch.kremlin.record import Game


@compiled
def begin_growth(g: Game) -> None:
    if g.growth and g.year % 3 == 0:
        g.mode = ADDING
        g.adds_from = first(g)
    else:
        rights.next_step(g)


@compiled
def first(g: Game) -> int:
    """10.1 1986: whoever controls the highest politician comes last, the first is the neighbour on his right. 10.2
    1988: the first is the left neighbour of whoever controls the highest member present; nobody: the most senior."""
    highest = people.highest_present(g)
    if g.of_1986:
        for post in range(POSTS - 1, -1, -1):
            if g.holder[post] != NOBODY:
                highest = g.holder[post]
    master = 0 if highest == NOBODY else g.control[highest]
    if g.of_1986:
        return beside(g, master if master else g.seniority[0], -1)
    return beside(g, master, 1) if master else g.seniority[0]


@compiled
def beside(g: Game, seat: int, steps: int) -> int:
    return (seat - 1 + steps + 2 * g.seats) % g.seats + 1


@compiled
def adder(g: Game) -> int:
    """Each in turn: in 1986 to the right, once; in 1988 to the left, twice."""
    return beside(g, g.adds_from, -g.added if g.of_1986 else g.added // 2)


@compiled
def list_growth(g: Game) -> None:
    g.options[0], g.count = PASS, 1
    options.add_each(g, ADD, influence.those_within(g) & ~(0 if g.nestor else 1 << NESTOR))


@compiled
def grow(g: Game, action: int) -> None:
    """10.0 Written and declared at once: in 1986 2, in 1988 1 and 1."""
    seat = adder(g)
    if action != PASS:
        add(g, seat, action - ADD, 2 if g.of_1986 else 1)
    g.added += 1
    if g.added == (g.seats if g.of_1986 else 2 * g.seats):
        g.added = g.adds_from = 0
        g.mode = PLAY
        rights.next_step(g)


@compiled
def add(g: Game, seat: int, who: int, points: int) -> None:
    stood, before = influence.standing(g, who), g.declared[seat][who]
    g.written[seat][who] += points
    g.shift[seat][who] += points
    if min(before + points, g.most_shown) > before:
        influence.show(g, seat, who, min(before + points, g.most_shown))
    influence.settle(g, who, stood)
