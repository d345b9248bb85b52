"""Win probabilities of each seat over a finished game, and its turning points: the moments at which they changed most.

Quick bots play the game on from a position, many times. Each of these continuations draws the dice and the bots'
choices from the record's seed and the continuation's number alone. So a game always gets the same curve, even if
`Chances` is stopped and later goes on from its earlier results.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import pairwise
from random import Random
from typing import Any, Final

from presidium.bots.runtime.roster import caretaker, find, play_quickly
from presidium.core import Game, Outcome, Player, Record, Roll, State, Statement, value
from presidium.core.log import Said

DRAWN: Final = 20
"""Number of positions on the curve of win probabilities, spread over the whole game; turning points are extra."""
TO_DRAW: Final = 48
"""Number of games that bots simulate from each position on the curve of win probabilities."""
FIRST_LOOK: Final = 12
"""Number of games simulated from a position when the search for turning points first examines it."""
SPLITS: Final = 48
"""Number of steps in the search for turning points; each halves the stretch of the game with the largest change."""
CANDIDATES: Final = 10
"""Number of candidates for turning points of a game that the search examines a second time."""
SECOND_LOOK: Final = 32
"""Number of games simulated before, and as many after, each candidate for a turning point."""
TURNS: Final = 5
"""Maximum number of turning points that are reported for a game."""
TO_BE_SURE: Final = 96
"""Number of games simulated before, and as many after, each turning point that is reported."""
LEAST: Final = 0.1
"""Minimum change of a seat's win probability at a turning point. Smaller changes may be luck."""

Results = dict[int, list[int]]
"""For each position of a game: the winners of each simulated game in order, as a bit mask (bit 1 is seat 1)."""
Chance = tuple[float, ...]
"""The win probability of each seat, in seat order."""


@dataclass(frozen=True)
class Position:
    """The game after a step that added something other than talk to the log."""

    n: int
    """Number of the game's step that led to this position."""
    heard: int
    """Number of events in the log at this position."""
    g: State[Any]


@value
class Point:
    """A point of the curve of win probabilities: each seat's win probability after step `n` of the game."""

    n: int
    chance: Chance


@value
class TurningPoint:
    """A step that changed a seat's win probability much, with all win probabilities before and after the step."""

    n: int
    before: Chance
    after: Chance


@value
class Curve:
    """Win probabilities over a game. `done` is the finished share of the work; turning points are known only at 1."""

    done: float
    points: tuple[Point, ...]
    turns: tuple[TurningPoint, ...] = ()


def positions(steps: Iterable[tuple[int, State[Any]]]) -> list[Position]:
    """The positions of a game after each step with an event other than talk, without positions that were taken back.

    The list begins when the first player is asked, because the deal before that cannot be a turning point. The states
    in `steps` may be one object that changes in place: each position copies it.
    """
    found: list[Position] = []
    for n, g in steps:
        if g.answers or (not found and isinstance(g.question(), Roll)):
            continue
        while found and found[-1].heard > len(g.log):
            found.pop()
        news = g.log.everything()[found[-1].heard :] if found else ()
        if not found or any(not isinstance(event, Said) for event in news):
            found.append(Position(n, len(g.log), g.copy()))
    return found


def seed_of(record: Record, game: Game) -> str:
    """Returns a seed that depends only on the game's rules, start and answers, not on the players' names or talk."""
    header = [str(record.rules), record.position]
    moves = [
        f"{seat} {game.notation.print(action)}" for seat, action in record.moves if not isinstance(action, Statement)
    ]
    return sha256("\n".join(header + moves).encode()).hexdigest()


class Paused(Exception):
    """Raised when `must_stop` ended the computation before its end."""


@dataclass
class Chances:
    """The computation of one game's win probabilities and turning points."""

    course: Sequence[Position]
    seed: str
    results: Results = field(default_factory=dict)
    """Results of earlier work on the same game with the same seed; new results are added."""
    must_stop: Callable[[], bool] = lambda: False
    """Called before each simulated game; if it returns True, the computation stops."""

    def curve(self) -> Curve:
        """Returns the complete curve, or the points computed so far if `must_stop` ended the computation."""
        try:
            turns = self._turns()
        except Paused:
            return Curve(self._share_done(), self._points())
        return Curve(1.0, self._points(), turns)

    # Win probabilities

    def chance(self, at: int, games: int) -> Chance:
        """Win probability of each seat, from `games` simulated games. Raises Paused if stopped before."""
        results = self.results.setdefault(at, [])
        while len(results) < games:
            g = self.course[at].g
            if not g.over:
                if self.must_stop():
                    raise Paused
                g = continuation(g, f"{self.seed}/{len(results)}")
            results.append(sum(1 << seat for seat in _winners(g)))
        return self._share(at, games)

    def _share(self, at: int, games: int) -> Chance:
        masks = self.results[at][:games]
        return tuple(sum(mask >> seat & 1 for mask in masks) / games for seat in self.course[at].g.rules.players)

    def change(self, before: int, after: int, games: int) -> float:
        """The largest change of any seat's win probability between two positions."""
        return largest_change(self.chance(before, games), self.chance(after, games))

    # Turning points

    def _turns(self) -> tuple[TurningPoint, ...]:
        drawn = self._drawn()
        for at in drawn:
            self.chance(at, TO_DRAW)
        likely = self._most_changed(self._single_steps(drawn), FIRST_LOOK, CANDIDATES)
        best = self._most_changed(likely, SECOND_LOOK, TURNS)
        sure = [at for at in sorted(best) if self.change(at - 1, at, TO_BE_SURE) >= LEAST]
        return tuple(self._turn(at) for at in sure)

    def _most_changed(self, steps: Iterable[int], games: int, most: int) -> list[int]:
        """The `most` steps with the largest change of a win probability. A step is named by the position after it."""
        return sorted(steps, key=lambda at: (-self.change(at - 1, at, games), at))[:most]

    def _turn(self, at: int) -> TurningPoint:
        before, after = self.chance(at - 1, TO_BE_SURE), self.chance(at, TO_BE_SURE)
        return TurningPoint(self.course[at].n, before, after)

    def _drawn(self) -> list[int]:
        """Indices of the positions on the curve: at equal distances, from the first to the last position."""
        last = len(self.course) - 1
        many = min(DRAWN - 1, last)
        return [last * nth // many for nth in range(many + 1)] if many else [0]

    def _single_steps(self, drawn: Sequence[int]) -> list[int]:
        """Steps found by repeatedly halving the stretch of the game in which a win probability changes most."""
        stretches = {(before, after): self.change(before, after, FIRST_LOOK) for before, after in pairwise(drawn)}
        for _ in range(SPLITS):
            long = [stretch for stretch in stretches if stretch[1] - stretch[0] > 1]
            if not long:
                break
            before, after = max(long, key=lambda stretch: (stretches[stretch], -stretch[0]))
            del stretches[before, after]
            middle = (before + after) // 2
            stretches[before, middle] = self.change(before, middle, FIRST_LOOK)
            stretches[middle, after] = self.change(middle, after, FIRST_LOOK)
        return sorted(after for before, after in stretches if after - before == 1)

    # Progress

    def _points(self) -> tuple[Point, ...]:
        ready = [at for at in sorted(self.results) if len(self.results[at]) >= TO_DRAW]
        return tuple(Point(self.course[at].n, self._share(at, len(self.results[at]))) for at in ready)

    def _share_done(self) -> float:
        """Finished share of all simulated games, from 0 to 0.99, if as many as possible are needed."""
        many = len(self.course)
        drawn = min(DRAWN, many)
        needed = [
            drawn * TO_DRAW,
            min(SPLITS, many - drawn) * FIRST_LOOK,
            2 * min(CANDIDATES, many - 1) * (SECOND_LOOK - FIRST_LOOK),
            2 * min(TURNS, many - 1) * (TO_BE_SURE - SECOND_LOOK),
        ]
        return min(0.99, sum(map(len, self.results.values())) / max(1, sum(needed)))


def largest_change(before: Chance, after: Chance) -> float:
    return max(abs(now - then) for then, now in zip(before, after, strict=True))


def continuation(g: State[Any], luck: str) -> State[Any]:
    """Returns a copy of this game, played to its end by bots. `luck` seeds the dice and the bots."""
    g = g.copy()
    game, seats = g.rules.game, g.rules.players
    bots = {seat: find(caretaker(game), game) for seat in seats}
    play_quickly(g, bots, Random(f"{luck}/dice"), {seat: Random(f"{luck}/{seat}") for seat in seats})
    return g


def _winners(g: State[Any]) -> tuple[Player, ...]:
    outcome: Outcome | None = g.public.outcome
    return () if outcome is None else outcome.winners
