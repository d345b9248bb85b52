"""The interface of every batch: arrays of games with the same number of seats and the same options.

Actions are integers, in every game as follows:

- **Seats** are numbered from 1; chance is player 0. If an action or observation names another seat, it counts from
  the seat that acts or observes: 0 is this seat, 1 its neighbour on the left. Chance and spectators count from seat 1.
- An **action** is an index into `actions`, which never changes. `legal` says how often each action stands among the
  asked player's options: 0 means illegal; an outcome of chance that stands there twice is twice as likely.
- **Sealed answers** and **windows** are asked one seat after the other, in the engine's order. Nobody observes an
  answer before the last one is in. In a window silence is an action like any other.
- One large answer of the engine may be several actions here, called **picks**, made one after the other by the same
  seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final, Protocol, TypeVar, cast

from presidium.core import Action, Game, Refused, Rules, State, View, refusal
from presidium.lab.encoding.field import Field as Field  # part of this interface
from presidium.lab.encoding.field import places_of

Array = Any
"""A NumPy or JAX array; the index of the game is the first axis."""

OVER: Final = -1
"""The value that `asked` returns for a game that is over."""

B = TypeVar("B")
"""The type in which a batch stores its games."""


class Batch(Protocol[B]):
    """Many games at once. Do not reuse games that were passed to a method, because it may change them in place."""

    game: Game
    rules: Rules
    actions: tuple[str, ...]
    """All actions in the game's notation, as a player in seat 1 would write them."""
    fields: tuple[Field, ...]
    """The fields of an observation, in order."""

    def begin(self, n: int) -> B:
        """Returns `n` games before the first event; chance is asked first."""
        ...

    def init(self, n: int, seed: int) -> B:
        """Returns `n` games at the first question to a player; the seed decides the answers of chance before it."""
        ...

    def load(self, states: Sequence[State[Any]]) -> B:
        """Converts engine states to games of this batch. The states must have the rules of the batch."""
        ...

    def asked(self, games: B) -> Array:
        """The player who must answer in each game: a seat, 0 for chance, or `OVER`."""
        ...

    def legal(self, games: B) -> Array:
        """How often each action is among the asked player's options; 0 if the game is over. uint8, games × actions."""
        ...

    def step(self, games: B, actions: Array) -> B:
        """Applies one action in each game without checking that it is legal. Games that are over do not change."""
        ...

    def observe(self, games: B, seat: int | Array) -> Array:
        """Everything that a seat may know (0: a spectator), as int8, games × sum of the fields' sizes. `seat` may be an
        array with a seat for each game."""
        ...

    def returns(self, games: B) -> Array:
        """For each game and seat 1 if the seat has won, otherwise 0; all 0 before the end. float32, games × seats."""
        ...

    # Methods that `check` uses to compare the batch with the engine

    def parts(self, games: B) -> Mapping[str, Array]:
        """The stored arrays by name. After any step they must equal the result of `load` for the same state."""
        ...

    def options(self, g: State[Any], picks: tuple[int, ...]) -> Mapping[int, int]:
        """How often the engine offers each action; `picks` are the actions already chosen for the same answer."""
        ...

    def answer(self, g: State[Any], picks: tuple[int, ...]) -> Action | None:
        """The engine's action for these picks; None if the answer needs more picks."""
        ...

    def seen(self, view: View[Any]) -> Array:
        """The observation computed from the engine's view, for comparison with `observe`."""
        ...


def places(batch: Batch[Any]) -> dict[str, slice]:
    """Maps the name of each field to its position in an observation."""
    return places_of(batch.fields)


GAMES: Final = {"goulag": "Goulag", "politburo": "Politburo", "kremlin": "Kremlin"}
"""For each game the module and class of its batch. Only the module of the requested game is imported."""


def new(game: str, players: int, **options: str) -> Batch[Any]:
    """Returns a batch of this game. Raises Refused if the game has none, or none for these players or options."""
    if game not in GAMES:
        raise Refused(refusal("unknown-game", game=game, known=", ".join(GAMES)))
    module = import_module(f"presidium.lab.batch.{game}")
    return cast(Batch[Any], getattr(module, GAMES[game])(players, **options))
