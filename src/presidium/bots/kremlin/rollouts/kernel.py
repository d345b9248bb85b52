"""The entrances: answers compared in many worlds, and whole games."""

from __future__ import annotations

from typing import Any, Final

from presidium.batch.kremlin import play, rights, windows
from presidium.batch.kremlin.board import CHIEF, MEN, PEOPLE
from presidium.batch.kremlin.compiled import compiled, entrance
from presidium.batch.kremlin.ending import waves_of
from presidium.batch.kremlin.modes import ANNOUNCE, OVER, WINDOW
from presidium.batch.kremlin.people import age
from presidium.batch.kremlin.record import Game
from presidium.bots.kremlin.rollouts import minds, outlook
from presidium.bots.kremlin.rollouts.outlook import Tables
from presidium.kremlin.ending import LAST_YEAR, WAVES

HOPE: Final = 0.03


@entrance
def compare(
    worlds: Any, room: Any, seat: int, answers: Any, t: Any, m: Any, seeds: Any, last_year: int, came: Any
) -> None:
    """What comes of each answer in each world: played on with the same dice, and judged. `room` is one record to play
    in, `m` one for what is hoped there."""
    for world in range(worlds.shape[0]):
        for answer in range(answers.shape[0]):
            room[0] = worlds[world]
            seeds[1] = seeds[0]
            m[0].stamp[:] = -1
            give(room[0], seat, answers[answer])
            minds.go_on(room[0], last_year)
            minds.play_on(room[0], t[0], m[0], seeds, 1, last_year)
            came[answer, world] = judged(room[0], t[0], seat)
        seeds[0] = seeds[1] + 1


@entrance
def play_out(games: Any, room: Any, t: Any, m: Any, seeds: Any, won: Any) -> None:
    """Each of these games to its end, and who has won it, as bits."""
    for game in range(games.shape[0]):
        room[0] = games[game]
        m[0].stamp[:] = -1
        minds.go_on(room[0], LAST_YEAR + 1)
        minds.play_on(room[0], t[0], m[0], seeds, 0, LAST_YEAR + 1)
        won[game] = room[0].winners


@compiled
def give(g: Game, seat: int, answer: int) -> None:
    """His answer; in a window it waits for those of the others."""
    if g.mode == WINDOW:
        g.answer[seat] = answer
    else:
        windows.announce(g, g.actor, answer)


@compiled
def judged(g: Game, t: Tables, seat: int) -> float:
    """How likely this seat wins as the world stands: its share of all hopes, each man's going to whoever has most on
    him."""
    if g.mode == OVER:
        return 1.0 if g.winners >> seat & 1 else 0.0
    year, ours, total = min(g.year + 1, LAST_YEAR), 0.0, 0.0
    for one in range(1, g.seats + 1):
        need = outlook.needs(g, one)
        hope = HOPE * (1 if g.of_1986 else (4 - need) ** 2)
        for who in range(MEN):
            share = share_of(g, one, who) if g.place[who] <= PEOPLE else 0.0
            if share > 0.0:
                missing = WAVES - waves_of(g, who) if g.of_1986 else need
                near = 1.0 if g.place[who] == CHIEF else t.near[g.place[who]]
                hope += share * near * t.reign[outlook.row(age(g, who))][g.crosses[who]][missing][year]
        total += hope
        ours = hope if one == seat else ours
    return ours / total


@compiled
def share_of(g: Game, seat: int, who: int) -> float:
    """What of him is this seat's: all, if it has most on him; of equals, its part; 1986: who controls is out then."""
    points, equals, out = g.written[seat][who], 0, 0
    for other in range(1, g.seats + 1):
        if g.written[other][who] > points:
            return 0.0
        if g.written[other][who] == points:
            equals += 1
            out += 1 if g.of_1986 and g.control[who] == other else 0
    if not points:
        return 0.0
    if equals > 1 and out:
        return 0.0 if g.control[who] == seat else 1.0 / (equals - 1)
    return 1.0 / equals


@entrance
def best_answer(games: Any, t: Any, m: Any, seeds: Any) -> int:
    """What the mind of whoever is asked first would answer: as a number."""
    g = games[0]
    m[0].stamp[:] = -1
    seat = play.asked(g)
    if g.mode == WINDOW:
        who = minds.turns_on(g)
        return 0 if who < 0 else minds.reaction(g, t[0], m[0], seat, who)
    if g.mode == ANNOUNCE:
        rights.list_choices(g, rights.right(g), g.actor)
    return minds.best(g, t[0], m[0], seat, seeds, 0)
