"""Compares a batch with the engine by playing the same games in both, move by move.

Before every move it compares the asked player, the options, the observation of every seat and of a spectator, the
stored state with a loaded state, and the winners. If a batch and the engine differ, the batch is wrong.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from random import Random
from typing import Any

from presidium.core import CHANCE, Action, Player, Record, State, view
from presidium.lab.batch.batch import OVER, Array, Batch
from presidium.lab.batch.needs import np


class Disagreement(AssertionError):
    """Raised when the batch differs from the engine. `record` is the game up to the difference."""

    def __init__(self, what: str, batch: object, engine: object, record: str) -> None:
        super().__init__(f"{what}: the batch says {batch}, the engine {engine}, after\n{record}")
        self.what = what
        self.record = record


def check(batch: Batch[Any], n: int, seed: int, ahead: int = 0, every: int = 1) -> int:
    """Plays n random games in the batch and in the engine; returns the number of moves.

    With `ahead` the engine first plays up to `ahead` moves alone, with sealed answers in any order, and the batch loads
    the result. Asked players, options and winners are compared before every move. Observations and stored states, which
    take longer, are compared before one move in `every`.
    """
    rng = Random(seed)
    twins = [Twin(batch, rng) for _ in range(n)]
    for twin in twins:
        twin.go_ahead(rng.randrange(ahead + 1), rng)
    games = batch.load([twin.g for twin in twins]) if ahead else batch.begin(n)
    moves = 0
    while True:
        told = BatchState(batch, games)
        for at, twin in enumerate(twins):
            twin.compare(told, at)
        some = [at for at, twin in enumerate(twins) if twin.is_due(rng.randrange(every))]
        if some:
            compare_kept(twins, some, told, batch)
            for at in some:
                twins[at].compare_seen(told, at)
        moves += sum(not twin.g.over for twin in twins)
        if all(twin.g.over for twin in twins):
            return moves
        games = batch.step(games, np.asarray([twin.move(rng) for twin in twins], np.int32))


class BatchState:
    """Results of the batch's methods for all its games at one moment."""

    def __init__(self, batch: Batch[Any], games: Any) -> None:
        self.asked = np.asarray(batch.asked(games)).tolist()
        self.legal = by_game(np.asarray(batch.legal(games)))
        self.winners = [
            [seat for seat, won in enumerate(row, 1) if won] for row in np.asarray(batch.returns(games)).tolist()
        ]
        self.batch, self.games = batch, games

    @cached_property
    def seen(self) -> list[Array]:
        return [np.asarray(self.batch.observe(self.games, seat)) for seat in range(self.batch.rules.seats + 1)]

    @cached_property
    def parts(self) -> Mapping[str, Array]:
        return kept(self.batch, self.games)


def by_game(legal: Array) -> list[dict[int, int]]:
    """For each game, its legal actions with their counts."""
    found: list[dict[int, int]] = [{} for _ in legal]
    rows, actions = np.nonzero(legal)
    for row, action, often in zip(rows.tolist(), actions.tolist(), legal[rows, actions].tolist(), strict=True):
        found[row][action] = often
    return found


def kept(batch: Batch[Any], games: Any) -> Mapping[str, Array]:
    return {name: np.asarray(part) for name, part in batch.parts(games).items()}


def compare_kept(twins: list[Twin], some: list[int], told: BatchState, batch: Batch[Any]) -> None:
    """Compares the stored state of some games with the state that `load` makes of the engine's games."""
    loaded = kept(batch, batch.load([twins[at].g for at in some]))
    for name, part in loaded.items():
        ours = told.parts[name][some]
        wrong = (ours != part).reshape(len(some), -1).any(1)
        for row in np.flatnonzero(wrong)[:1].tolist():
            twins[some[row]].agree(f"what is kept of {name}", ours[row].tolist(), part[row].tolist())


class Twin:
    """A game of the engine that is played beside one game of the batch."""

    def __init__(self, batch: Batch[Any], rng: Random) -> None:
        self.batch = batch
        self.g: State[Any] = batch.game.begin(batch.rules)
        self.moves: list[tuple[Player, Action]] = []
        self.picks: tuple[int, ...] = ()
        self.legal: Mapping[int, int] = {}
        self.buried = False
        self.expected: dict[Player, Array] = {}
        """The expected observation of each seat, cached until the next event."""

    def go_ahead(self, moves: int, rng: Random) -> None:
        for _ in range(moves):
            if self.g.over:
                return
            player = rng.choice(self.g.waiting_for())
            options: Any = self.g.options(player)
            self.apply(player, options.sample(rng))

    def apply(self, player: Player, action: Action) -> None:
        self.g.apply(player, action)
        self.moves.append((player, action))
        if self.g.answers:  # only the seat that gave a sealed answer sees it
            self.expected.pop(player, None)
        else:
            self.expected.clear()

    def asked(self) -> Player:
        waiting = self.g.waiting_for()
        return waiting[0] if waiting else OVER

    def compare(self, told: BatchState, at: int) -> None:
        self.agree("who is asked", told.asked[at], self.asked())
        self.legal = {} if self.g.over else self.batch.options(self.g, self.picks)
        if told.legal[at] != self.legal:
            self.agree("options", self.words(told.legal[at]), self.words(self.legal))
        won = () if self.g.public.outcome is None else self.g.public.outcome.winners
        self.agree("who has won", told.winners[at], [*won])

    def is_due(self, moves: int) -> bool:
        """True if observations and stored state of this game must be compared now: at random, and once at the end."""
        if self.g.over:
            moves, self.buried = int(self.buried), True
        return not moves and not self.picks

    def compare_seen(self, told: BatchState, at: int) -> None:
        for seat in (CHANCE, *self.g.rules.players):
            if seat not in self.expected:
                self.expected[seat] = self.batch.seen(view(self.g, seat or None))
            if not np.array_equal(told.seen[seat][at], self.expected[seat]):
                self.differ(seat, told.seen[seat][at], self.expected[seat])

    def differ(self, seat: Player, ours: Array, engine: Array) -> None:
        """Raises Disagreement with the first field in which two observations of a seat differ."""
        start = 0
        for field in self.batch.fields:
            part = slice(start, start + field.size)
            self.agree(f"what {seat or 'everybody'} sees of {field.name}", ours[part].tolist(), engine[part].tolist())
            start += field.size
        self.agree(f"how long what {seat or 'everybody'} sees is", len(ours), len(engine))

    def words(self, legal: Mapping[int, int]) -> dict[str, int]:
        return {self.batch.actions[action]: often for action, often in sorted(legal.items())}

    def agree(self, what: str, batch: object, engine: object) -> None:
        if batch != engine:
            record = Record(self.g.rules, self.batch.game.rules_version, moves=self.moves)
            raise Disagreement(what, batch, engine, record.text(self.batch.game))

    def move(self, rng: Random) -> int:
        """Makes a random move in the engine; returns the number of the action for the batch."""
        if self.g.over:
            return 0
        action = draw(self.legal, rng)
        picks = (*self.picks, action)
        answer = self.batch.answer(self.g, picks)
        self.picks = picks if answer is None else ()
        if answer is not None:
            self.apply(self.asked(), answer)
        return action


def draw(legal: Mapping[int, int], rng: Random) -> int:
    """Draws a random option, weighted by the number of times that it is offered."""
    return rng.choices([*legal], [*legal.values()])[0]
