"""Inputs of the nets that `ppo` trains, and the bots that sit beside them in training, over arrays of games."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from presidium.bots.goulag.trained.reader import Reader
from presidium.lab.batch.together import Array, jax, jnp
from presidium.lab.encoding import Encoding

SCALE = 4.0
"""Observations are divided by this number, so that most inputs lie between -1 and 1."""


class Look(NamedTuple):
    """What a seat sees, for a net and for other players, by game."""

    inputs: Array
    """The inputs of the net: games × numbers."""
    lean: Array
    """For each move a number by which the net may lean towards it: games × moves."""
    rivals: tuple[Array, ...]
    """For each other kind of player the chances of its moves: games × moves."""


class Eyes(Protocol):
    """Turns observations into the inputs of a net."""

    name: str
    """Name of these inputs in a saved net; empty if the net reads the observation alone."""
    rivals: tuple[str, ...]
    """Names of the other players, in the order of `Look.rivals`."""

    def look(self, seen: Array, mask: Array) -> Look:
        """What the seats of these observations see. `mask`: for each move 1 if it is open."""
        ...


class Plain:
    """The observation alone, and no other players: for a baseline."""

    name = ""
    rivals: tuple[str, ...] = ()

    def __init__(self, code: Encoding) -> None:
        self.moves = code.moves

    def look(self, seen: Array, mask: Array) -> Look:
        return Look(seen.astype("float32") / SCALE, jnp.zeros((len(seen), self.moves)), ())


class Readers:
    """Goulag: the observation, and what a reader of deeds concludes. Naive players and players at random sit beside."""

    name = "goulag-reader"
    rivals: tuple[str, ...] = ("naive", "random")

    def __init__(self, code: Encoding) -> None:
        self.reader = Reader(jnp, code.rules.seats, jax.lax.scan)

    def look(self, seen: Array, mask: Array) -> Look:
        reader = self.reader
        read = reader.read(seen)
        even = mask / jnp.maximum(mask.sum(1, keepdims=True), 1)
        rivals = (reader.naive(seen, mask, read), even)
        return Look(reader.inputs(seen, read), reader.leanings(read, seen), rivals)


def eyes_for(code: Encoding, reads: bool) -> Eyes:
    """The eyes for this table; those that read deeds if `reads` and the game has some."""
    kinds: dict[str, Any] = {"goulag": Readers}
    kind = kinds.get(code.rules.game) if reads else None
    return Plain(code) if kind is None else kind(code)
