"""10 More influence (option `growth`): players add points after years 3, 6 and 9."""

from __future__ import annotations

from presidium.lab.batch.kremlin import influence, options, people
from presidium.lab.batch.kremlin.actions import ADD, PASS
from presidium.lab.batch.kremlin.board import NESTOR, NOBODY, POSTS
from presidium.lab.batch.kremlin.compiled import compiled
from presidium.lab.batch.kremlin.modes import ADD as ADDING
from presidium.lab.batch.kremlin.modes import PLAY
from presidium.lab.batch.kremlin.phases import rights
from presidium.lab.batch.kremlin.record import Game


@compiled
def begin_growth(g: Game) -> None:
    if g.growth and g.year % 3 == 0:
        g.mode = ADDING
        g.adds_from = first(g)
    else:
        rights.next_step(g)


@compiled
def first(g: Game) -> int:
    """10.1 1986: the seat that adds first is the right neighbour of the player who controls the highest politician.

    10.2 1988: the seat that adds first is the left neighbour of the player who controls the highest member present; if
    nobody controls him, it is the most senior player.
    """
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
    """The seat that adds influence now. In 1986 each seat adds once, going to the right; in 1988 twice, to the left."""
    return beside(g, g.adds_from, -g.added if g.of_1986 else g.added // 2)


@compiled
def list_growth(g: Game) -> None:
    g.options[0], g.count = PASS, 1
    options.add_each(g, ADD, influence.those_within(g) & ~(0 if g.nestor else 1 << NESTOR))


@compiled
def grow(g: Game, action: int) -> None:
    """10.0 Adds influence that is written and declared at once: 2 points in 1986, twice 1 point in 1988."""
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
