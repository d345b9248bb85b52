"""8, 11 October parade and the end of a game of Kremlin, 6.9 included."""

from __future__ import annotations

from typing import Final

from presidium.lab.batch.kremlin import bits, people
from presidium.lab.batch.kremlin.board import CHIEF, NOBODY, PEOPLE
from presidium.lab.batch.kremlin.compiled import compiled
from presidium.lab.batch.kremlin.modes import OVER
from presidium.lab.batch.kremlin.record import Game

RULES: Final = ("", "kremlin 11.a", "kremlin 11.b", "kremlin 11.c", "kremlin 11.d", "kremlin 11.1", "kremlin 6.9")
"""The rules by which a game may end. A record holds the index of one of these rules."""
THIRD_WAVE, LAST_PARADE_RULE, LAST_CHIEF, NO_CHIEF, NO_POINTS, TOO_FEW_LEFT = range(1, 7)
WAVES: Final = 3
LAST_PARADE: Final = 10
LAST_YEAR: Final = 11
TOO_FEW: Final = 8


@compiled
def finish(g: Game, winners: int, rule: int) -> None:
    """0.6 Ends the game at once."""
    g.mode, g.winners, g.ended = OVER, winners, rule
    g.step = 0


@compiled
def wave_needs(g: Game, who: int) -> int:
    """8.1 The lowest roll with which a sick Chief succeeds in waving."""
    if g.crosses[who] == 1:
        return 8 if g.of_1986 else 7
    return 15 if g.of_1986 else 14


@compiled
def mark(g: Game, waved: int) -> None:
    """8.2 Marks the year of the parade for the politician who waved (1986) or the player who controls him (1988)."""
    if waved == NOBODY or (not g.of_1986 and not g.control[waved]):
        g.track[g.parades] = -1
    else:
        g.track[g.parades] = waved if g.of_1986 else g.control[waved]
    g.parades += 1


@compiled
def waves_of(g: Game, whom: int) -> int:
    count = 0
    for year in range(g.parades):
        count += 1 if g.track[year] == whom else 0
    return count


@compiled
def test_after_wave(g: Game) -> None:
    """11.a Ends the game after three waves of a politician (1986) or three marks of a player (1988). 11.b In 1986 it
    also ends if a Chief waves in 1960."""
    last = g.track[g.parades - 1]
    if last < 0:
        return
    if waves_of(g, last) >= WAVES:
        if g.of_1986:
            big_declaration(g, last, THIRD_WAVE)
        else:
            finish(g, 1 << last, THIRD_WAVE)
    elif g.of_1986 and g.year == LAST_PARADE:
        big_declaration(g, last, LAST_PARADE_RULE)


@compiled
def last_chief(g: Game) -> None:
    """11.c Ends the game after phase 5 of 1961: the Chief is the victor (1986), or the player who controls him wins
    (1988). 11.d Nobody wins without a Chief."""
    chief = g.holder[CHIEF]
    if chief == NOBODY or (not g.of_1986 and not g.control[chief]):
        finish(g, 0, NO_CHIEF)
    elif g.of_1986:
        big_declaration(g, chief, LAST_CHIEF)
    else:
        finish(g, 1 << g.control[chief], LAST_CHIEF)


@compiled
def left(g: Game) -> int:
    return bits.many(people.those_down_to(g, PEOPLE))


@compiled
def too_few(g: Game) -> None:
    """6.9 Ends the game because fewer than eight politicians are left. In 1986 nobody wins, in 1988 the player who
    controls the highest member present."""
    highest = people.highest_present(g)
    master = 0 if g.of_1986 or highest == NOBODY else g.control[highest]
    finish(g, 1 << master if master else 0, TOO_FEW_LEFT)


@compiled
def points_on(g: Game, seat: int, victor: int) -> int:
    return min(g.written[seat][victor], g.most_shown)


@compiled
def big_declaration(g: Game, victor: int, rule: int) -> None:
    """11.1 Opens all sheets and ends the game: the most points on the victor win; 11.2 or the two highest."""
    winners = joint_winners(g, victor) if g.joint_win else one_winner(g, victor)
    finish(g, winners, rule if winners else NO_POINTS)


@compiled
def one_winner(g: Game, victor: int) -> int:
    """11.1 The player with the most points on the victor. Of tied players the controller is out; the rest share."""
    most, tied = 0, 0
    for seat in range(1, g.seats + 1):
        points = points_on(g, seat, victor)
        if points > most:
            most, tied = points, 0
        if points == most and most:
            tied |= 1 << seat
    return tied & ~(1 << g.control[victor]) if tied & (tied - 1) else tied


@compiled
def joint_winners(g: Game, victor: int) -> int:
    """11.2 The two players with the most points on the victor, the controller last among equals. Players level with the
    second also win, except the controller."""
    winners, second = 0, 0
    for _ in range(2):
        best, most = 0, 0
        for seat in range(1, g.seats + 1):
            rank = 2 * points_on(g, seat, victor) - (1 if seat == g.control[victor] else 0)
            if rank > most and not winners >> seat & 1:
                best, most = seat, rank
        if best:
            winners |= 1 << best
            second = points_on(g, best, victor)
    for seat in range(1, g.seats + 1):
        if second and points_on(g, seat, victor) == second and seat != g.control[victor]:
            winners |= 1 << seat
    return winners
