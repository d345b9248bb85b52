"""0 Set-up of Kremlin: seniority, the first Politburo, and the secret sheets."""

from __future__ import annotations

from presidium.lab.batch.kremlin import options, people
from presidium.lab.batch.kremlin.actions import DRAW, PICK, SENIOR
from presidium.lab.batch.kremlin.board import ALL, CANDIDATE, CANDIDATES, NESTOR, NOBODY, NUMBERS, PEOPLE, POSTS
from presidium.lab.batch.kremlin.compiled import compiled
from presidium.lab.batch.kremlin.modes import PLAY, POLITBURO, SENIORITY, SHEETS
from presidium.lab.batch.kremlin.record import Game


@compiled
def draw(g: Game, action: int) -> None:
    """0.5 Draws the next player in the order of seniority; 0.2 afterwards draws the politician for the next place."""
    if g.mode == SENIORITY:
        g.seniority[g.ranked] = action - SENIOR + 1
        g.ranked += 1
        if g.ranked == g.seats:
            g.mode = POLITBURO
        return
    place = CANDIDATE
    for post in range(POSTS - 1, -1, -1):
        if g.holder[post] == NOBODY:
            place = post
    people.put(g, action - DRAW, place)
    if people.many_at(g, CANDIDATE) == CANDIDATES:
        g.mode = SHEETS


@compiled
def list_draws(g: Game) -> None:
    g.count = 0
    if g.mode == SENIORITY:
        for seat in range(1, g.seats + 1):
            drawn = False
            for rank in range(g.ranked):
                drawn = drawn or g.seniority[rank] == seat
            if not drawn:
                options.add(g, SENIOR + seat - 1)
    else:
        options.add_each(g, DRAW, g.there[PEOPLE])


@compiled
def writer(g: Game) -> int:
    """The first seat whose sheet is not complete; 0 if all sheets are complete."""
    for seat in range(1, g.seats + 1):
        if g.picked[seat] < NUMBERS:
            return seat
    return 0


@compiled
def list_picks(g: Game) -> None:
    """0.3 Lists the politicians that can be picked for the sheet: none twice, Aparatschik only with an option."""
    seat = writer(g)
    g.count = 0
    taken = 0 if g.nestor else 1 << NESTOR
    for pick in range(g.picked[seat]):
        taken |= 1 << g.pick[seat][pick]
    options.add_each(g, PICK, ALL & ~taken)


@compiled
def write(g: Game, action: int) -> None:
    """0.3 Writes the next number, from 10 down, against a politician. After the last sheet the first year begins."""
    seat = writer(g)
    g.pick[seat][g.picked[seat]] = action - PICK
    g.picked[seat] += 1
    if writer(g) == 0:
        for other in range(1, g.seats + 1):
            for pick in range(NUMBERS):
                g.written[other][g.pick[other][pick]] = NUMBERS - pick
                g.pick[other][pick] = 0
            g.picked[other] = 0
        g.mode = PLAY
