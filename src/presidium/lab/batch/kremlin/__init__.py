"""Kremlin in batches: both editions, with all options except cards and the arbiter of ties.

The rules are written a second time, as plain functions over numbers that numba compiles, one file for each part of the
rulebook. `presidium.lab.batch.check` compares every move with the engine, whose rules count.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from presidium.core import Action, Refused, State, View, refusal
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.actions import Write
from presidium.games.kremlin.announcing.reactions import Reactions
from presidium.games.kremlin.printed.people import LETTERS
from presidium.games.kremlin.setup import Sheets
from presidium.games.kremlin.state import edition_of
from presidium.lab.batch.batch import Array
from presidium.lab.batch.kremlin import actions as numbers
from presidium.lab.batch.kremlin import kernel, load, words
from presidium.lab.batch.kremlin.board import MEN, NESTOR, NUMBERS
from presidium.lab.batch.kremlin.observe import fields
from presidium.lab.batch.kremlin.record import KEPT, batch, column, copies
from presidium.lab.batch.needs import np

__all__ = ["Kremlin"]


class Kremlin:
    """A batch of Kremlin games: an array of records with the same rules."""

    game = KREMLIN

    def __init__(self, players: int, **options: str) -> None:
        self.rules = KREMLIN.rules(players, options)
        load.check_scope(self.rules)
        self.actions = words.texts()
        self.fields = fields(players)
        self.seen_size = sum(field.size for field in self.fields)

    @cached_property
    def _beginning(self) -> Array:
        return self.load([KREMLIN.begin(self.rules)])

    def begin(self, n: int) -> Array:
        return copies(self._beginning, n)

    def init(self, n: int, seed: int) -> Array:
        games = self.begin(n)
        kernel.set_up(games, seeds(n, seed))
        return games

    def load(self, states: Sequence[State[Any]]) -> Array:
        for state in states:
            load.check_scope(state.rules)
            if state.rules != self.rules:
                raise Refused(refusal("batch-other-rules"))
        games = batch([load.of_state(state) for state in states])
        kernel.begin_all(games)
        return games

    def asked(self, games: Array) -> Array:
        out = np.empty(len(games), np.int8)
        kernel.asked_all(games, out)
        return out

    def legal(self, games: Array) -> Array:
        out = np.empty((len(games), numbers.ACTIONS), np.uint8)
        kernel.legal_all(games, out)
        return out

    def step(self, games: Array, actions: Array) -> Array:
        kernel.step_all(games, np.asarray(actions, np.int32))
        return games

    def observe(self, games: Array, seat: int | Array) -> Array:
        out = np.empty((len(games), self.seen_size), np.int8)
        seats = np.broadcast_to(np.asarray(seat, np.int32), (len(games),)).copy()
        kernel.observe_all(games, seats, out)
        return out

    def returns(self, games: Array) -> Array:
        seats = np.arange(1, self.rules.seats + 1)
        return ((column(games, "winners")[:, None] >> seats) & 1).astype(np.float32)

    # Methods that `check` uses to compare the batch with the engine

    def parts(self, games: Array) -> Mapping[str, Array]:
        return {name: column(games, name) for name in KEPT}

    def options(self, g: State[Any], picks: tuple[int, ...]) -> Mapping[int, int]:
        if isinstance(g.stack[-1], Sheets):
            nestor = edition_of(g).influence_nestor
            free = (numbers.PICK + who for who in range(MEN) if who != NESTOR or nestor)
            return {pick: 1 for pick in free if pick not in picks}
        seat = g.waiting_for()[0]
        offered = g.options(seat)
        if isinstance(offered, Reactions):
            return dict.fromkeys(words.reactions(offered), 1)
        return dict.fromkeys((words.number(action, g.public, seat) for action in offered or ()), 1)

    def answer(self, g: State[Any], picks: tuple[int, ...]) -> Action | None:
        if isinstance(g.stack[-1], Sheets):
            whole = len(picks) == NUMBERS
            return Write(tuple(LETTERS[pick - numbers.PICK] for pick in picks)) if whole else None
        return words.spoken(picks[0], g.public, g.waiting_for()[0])

    def seen(self, view: View[Any]) -> Array:
        return self.observe(batch([load.of_view(view)]), view.seat or 0)[0]


def seeds(n: int, seed: int) -> Array:
    """Returns a random seed for each of `n` games."""
    return np.random.default_rng(seed).integers(0, 1 << 48, n, np.int64)
