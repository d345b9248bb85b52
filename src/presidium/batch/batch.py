"""What every batch offers: one game, with one number of seats and one set of options, over arrays of games.

How steps became integers, the same in every game:

- **Seats** are numbered as everywhere, from 1; chance is 0, a player like the others. Whatever names another seat, in
  an action as in an observation, counts from the chair of whoever acts or looks: 0 is himself, 1 his neighbour on the
  left. Chance and spectators look from the first chair.
- An **action** is a place in `actions`, the same list from the first move to the last; `legal` says how often each
  stands among the options of whoever is asked: 0, it may not be done; for chance, an outcome that stands there twice is
  twice as likely.
- **Sealed answers** and **windows** are asked one seat after the other, in the order in which the engine asks them;
  nobody observes what was answered before the last is in. In a window silence is an action as any other.
- What the engine takes as one large answer may be several actions here, **picks**, made one after the other by the same
  seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final, Protocol, TypeVar, cast

from presidium.core import Action, Game, Refused, Rules, State, View, refusal, value

Array = Any
"""NumPy's or JAX's; the first axis is the games."""

OVER: Final = -1
"""Who is asked when the game is over."""

B = TypeVar("B")
"""So many games, as this batch keeps them."""


@value
class Field:
    """A part of an observation: so many numbers under one name, each from `least` to `most`."""

    name: str
    size: int
    least: int
    most: int
    about: str = ""
    """What the numbers say, for the documentation."""


class Batch(Protocol[B]):
    """Many games at once. What is given to a method is not used again: it may have been changed in place."""

    game: Game
    rules: Rules
    actions: tuple[str, ...]
    """The list of actions, each in the words of the notation, as if the first seat did it."""
    fields: tuple[Field, ...]
    """What an observation is made of, in its order."""

    def begin(self, n: int) -> B:
        """So many games before anything has happened: chance is asked first."""
        ...

    def init(self, n: int, seed: int) -> B:
        """So many games where the first player is asked, chance having answered by the seed until then."""
        ...

    def load(self, states: Sequence[State[Any]]) -> B:
        """These games, wherever they stand; all by the rules of this batch."""
        ...

    def asked(self, games: B) -> Array:
        """Who is to answer next in each: a seat, 0 for chance, `OVER`."""
        ...

    def legal(self, games: B) -> Array:
        """How often each action stands among the options of whoever is asked: uint8, games × actions; 0 when over."""
        ...

    def step(self, games: B, actions: Array) -> B:
        """Do this in each. What is not legal is not to be done, and nothing looks; a game that is over stays so."""
        ...

    def observe(self, games: B, seat: int | Array) -> Array:
        """What this seat may know, 0 being a spectator: int8, games × the fields' sizes; an array names a seat for each
        game. All that is public is in it."""
        ...

    def returns(self, games: B) -> Array:
        """1 for each seat that has won: float32, games × seats; nothing but 0 before the end."""
        ...

    # What the checker holds it against the engine by

    def parts(self, games: B) -> Mapping[str, Array]:
        """All that is kept of the games, by name. Law: after any step it is what `load` makes of the same state."""
        ...

    def options(self, g: State[Any], picks: tuple[int, ...]) -> Mapping[int, int]:
        """What the engine offers whoever is asked next, as numbers of actions and how often each stands there; `picks`
        are those already made of an answer that takes several."""
        ...

    def answer(self, g: State[Any], picks: tuple[int, ...]) -> Action | None:
        """The engine's action that these picks come to; None while more are needed."""
        ...

    def seen(self, view: View[Any]) -> Array:
        """The observation again, made of what the engine lets a seat know, and of nothing else."""
        ...


def places(batch: Batch[Any]) -> dict[str, slice]:
    """Where each field of an observation is."""
    found, start = dict[str, slice](), 0
    for field in batch.fields:
        found[field.name] = slice(start, start + field.size)
        start += field.size
    return found


GAMES: Final = {"goulag": "Goulag", "politburo": "Politburo", "kremlin": "Kremlin"}
"""The classes, each in the module named like its game, so that nobody pays for what he does not open."""


def new(game: str, players: int, **options: str) -> Batch[Any]:
    """A batch of this game; Refused if there is none, or not with so many players or these options."""
    if game not in GAMES:
        raise Refused(refusal("unknown-game", game=game, known=", ".join(GAMES)))
    module = import_module(f"presidium.batch.{game}")
    return cast(Batch[Any], getattr(module, GAMES[game])(players, **options))
