"""Entry points of the compiled code: comparing answers in many worlds, and playing whole games."""

from __future__ import annotations

from typing import Any, Final

from presidium.bots.kremlin.search.rollouts import minds, outlook
from presidium.bots.kremlin.search.rollouts.outlook import Tables
from presidium.games.kremlin.ending import LAST_YEAR, WAVES
from presidium.lab.batch.kremlin import play
from presidium.lab.batch.kremlin.board import CHIEF, MEN, PEOPLE
from presidium.lab.batch.kremlin.compiled import compiled, entrance
from presidium.lab.batch.kremlin.modes import ANNOUNCE, OVER, WINDOW
from presidium.lab.batch.kremlin.people import age
from presidium.lab.batch.kremlin.phases import rights, windows
from presidium.lab.batch.kremlin.phases.ending import waves_of
from presidium.lab.batch.kremlin.record import Game

HOPE: Final = 0.03


@entrance
def compare(
    worlds: Any, room: Any, seat: int, answers: Any, t: Any, m: Any, seeds: Any, last_year: int, came: Any
) -> None:
    """Plays each answer on in each world with the same dice; writes the results into `came`. `room` and `m` are scratch
    records for the game and for valuations."""
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
    """Plays every game in `games` to its end; writes the winners into `won` as bit masks."""
    for game in range(games.shape[0]):
        room[0] = games[game]
        m[0].stamp[:] = -1
        minds.go_on(room[0], LAST_YEAR + 1)
        minds.play_on(room[0], t[0], m[0], seeds, 0, LAST_YEAR + 1)
        won[game] = room[0].winners


@compiled
def give(g: Game, seat: int, answer: int) -> None:
    """Gives the seat's answer. In a window the answer is only stored until the other seats have answered."""
    if g.mode == WINDOW:
        g.answer[seat] = answer
    else:
        windows.announce(g, g.actor, answer)


@compiled
def judged(g: Game, t: Tables, seat: int) -> float:
    """Estimated probability that this seat wins: its chance from the politicians it holds, divided by all seats'
    chances. A politician counts for the seat with the most points on the politician."""
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
    """The seat's share in a politician's value: 1 with the most points, a part in a tie. In 1986 a tied controller gets
    nothing."""
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
    """Number of the answer that the bot of the first asked seat would give."""
    g = games[0]
    m[0].stamp[:] = -1
    seat = play.asked(g)
    if g.mode == WINDOW:
        who = minds.turns_on(g)
        return 0 if who < 0 else minds.reaction(g, t[0], m[0], seat, who)
    if g.mode == ANNOUNCE:
        rights.list_choices(g, rights.right(g), g.actor)
    return minds.best(g, t[0], m[0], seat, seeds, 0)
