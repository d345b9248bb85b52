"""Goulag and Politburo as pure functions, in the form that users of Gymnax, Pgx and JaxMARL know.

    env, params = make("presidium/goulag-v1?players=5")
    obs, state = env.reset(key, params)
    obs, state, reward, done, info = env.step(key, state, action, params)

One environment is one game; `jax.vmap` and `jax.jit` make it thousands. One seat acts at a time: `obs.seat` says which,
from 1. Chance answers by itself, from the key. After the last action of a game `step` returns the first observation of
a new game, `done` is true, and `reward` and `info` belong to the game that has ended. The rules are those of
`presidium.lab.batch`, which tests compare with the engine.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import NamedTuple, Protocol, TypeVar

import jax
import jax.numpy as jnp
from jax import Array

from presidium.lab.batch import new
from presidium.lab.batch.in_jax import InJax
from presidium.lab.encoding import Encoding, encoding, from_id
from presidium.lab.environments.statements import Heard, hear, heard_by, nothing_said, open_statements


class Observation(NamedTuple):
    """What the asked seat sees. All parts are arrays without an axis for games."""

    numbers: Array
    """int8: the observation, as the encoding lists its fields."""
    mask: Array
    """bool: which actions are open."""
    seat: Array
    """int8: the seat that is asked, from 1."""


class Games(Protocol):
    """The arrays of a batch; a tree of arrays, whose parts are private to the batch."""

    def _asdict(self) -> dict[str, Array]: ...


class State(NamedTuple):
    """A game."""

    games: Games
    """A batch of one game."""
    heard: Heard
    """The statements that stand; empty arrays without talk."""
    steps: Array
    """int32: number of actions so far."""


@dataclass(frozen=True)
class Params:
    """Settings that `jit` treats as constants. The rules are no settings: they belong to the id of the environment."""

    auto_reset: bool = True
    """Whether a new game begins after the last action. Otherwise a game that is over stays as it is."""


jax.tree_util.register_static(Params)


class Info(NamedTuple):
    """What `step` tells beside the reward."""

    winners: Array
    """float32, by seat: 1 for the winners of the game that has just ended."""
    steps: Array
    """int32: number of actions in the game that the action belonged to."""
    legal: Array
    """bool: whether the action was open. An action that is not open ends the game, and nobody wins."""


class Env:
    """A game's rules as functions without side effects. Seats count from 1, actions from 0."""

    def __init__(self, code: Encoding) -> None:
        self.encoding = code
        batch = new(code.rules.game, code.rules.seats, **dict(code.rules.chosen))
        assert isinstance(batch, InJax)
        self.batch: InJax = batch
        self.seats, self.actions, self.size = code.rules.seats, len(code.actions), code.size

    @property
    def id(self) -> str:
        """The id of the encoding: game, version, players and options."""
        return self.encoding.id

    def reset(self, key: Array, params: Params = Params()) -> tuple[Observation, State]:  # noqa: B008 - it is frozen
        """A new game at its first question to a player."""
        state = State(self.batch.init(1, jax.random.bits(key)), nothing_said(self.encoding), jnp.int32(0))
        return self._asked(state), state

    def step(
        self,
        key: Array,
        state: State,
        action: Array,
        params: Params = Params(),  # noqa: B008 - it is frozen
    ) -> tuple[Observation, State, Array, Array, Info]:
        """The game after this action of the asked seat: observation, state, reward by seat (float32), whether a game
        has ended (bool), and more about it."""
        was_over = self.batch.over(state.games)[0]
        legal = self._asked(state).mask[action] & ~was_over
        after = self._after(state, action)
        done = self.batch.over(after.games)[0] | ~legal
        winners = jnp.where(legal, self.batch.returns(after.games)[0], 0.0)
        reward = jnp.where(was_over, 0.0, winners)
        info = Info(winners, after.steps, legal)
        seen = self._asked(after)
        if params.auto_reset:
            again = self.reset(key, params)
            seen, after = _either(done, again, (seen, after))
        return seen, after, reward, done, info

    def observe(self, state: State, seat: Array | int) -> Array:
        """What a seat may know, as int8; 0 is a spectator. Also of a seat that is not asked."""
        chair = jnp.asarray(seat)
        plain = self.batch.observe(state.games, chair[None])[0]
        heard = state.heard._replace(spoken=state.heard.spoken & (chair == self.asked(state)))
        return jnp.concatenate([plain, heard_by(self.encoding, heard, chair)])

    def asked(self, state: State) -> Array:
        """The seat that is asked, from 1; -1 if the game is over. int8."""
        return self.batch.asked(state.games)[0]  # type: ignore[no-any-return]

    def _asked(self, state: State) -> Observation:
        seat = jnp.maximum(self.asked(state), 1)
        moves = self.batch.legal(state.games)[0, : self.encoding.moves] > 0
        numbers = self.observe(state, seat)
        said = open_statements(self.encoding, numbers, moves.any())
        return Observation(numbers, jnp.concatenate([moves, said]), seat)

    def _after(self, state: State, action: Array) -> State:
        move = jnp.minimum(action, self.encoding.moves - 1)
        speaks = action >= self.encoding.moves
        moved = self.batch.step(state.games, move[None])
        games = _either(speaks, state.games, moved)
        heard = hear(self.encoding, state.heard, self.asked(state), action, speaks)
        return State(games, heard, state.steps + 1)


T = TypeVar("T")


def _either(which: Array, one: T, other: T) -> T:
    found: T = jax.tree.map(partial(jnp.where, which), one, other)
    return found


def make(id: str, players: int | None = None, talk: bool = False, **options: str) -> tuple[Env, Params]:
    """The environment with this id, such as `presidium/goulag-v1?players=5`, or of a game by name with a number of
    players. Raises Refused if there is none."""
    code = from_id(id) if players is None else encoding(id, players, talk, **options)
    return Env(code), Params()
