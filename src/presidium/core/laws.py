"""What the common tests must know about one game: which answers create which secrets, and how long games are.

Each game with such tests has an object `LAWS` in a module `laws` of its package. Only tests use the object.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from presidium.core.decision import Action, Options, Player
from presidium.core.log import Event
from presidium.core.record import Move, Record
from presidium.core.state import Key, State

Makers = Mapping[type[Action], Callable[[State[Any], Player], Key]]
"""For each type of action that creates a secret: a function of state and player that returns the name of the secret."""

Twin = list[Move | None]
"""The moves of a second game, parallel to the moves of a record; None for a move not made yet in the second game."""


def made_of_it(world: State[Any], key: Key, action: Action) -> Action:
    """Returns an action of the same type that has the secret's content as its only field."""
    return type(action)(world.secret(key))  # type: ignore[call-arg]


def as_they_are(moves: Twin, *_: object) -> Twin:
    return moves


def as_it_is(_: State[Any], move: Move) -> Move:
    return move


@dataclass(frozen=True)
class Laws:
    most_answers: Callable[[int], int]
    """Upper bound on the number of answers in a game, given the number of players."""
    hides: Makers
    """For each type of action that creates a whole secret, such as a dealt card: the name of that secret."""
    adds: Makers = field(default_factory=dict)
    """For each type of action that adds a part to a secret (the owner may lose the part later): the secret's name."""
    reckoned: tuple[type[Options], ...] = ()
    """Types of options that read the seat's secrets at once, so that tests cannot replace these with placeholders."""
    lays_open: tuple[type[Event], ...] = ()
    """Types of events that reveal the content of a secret to all players."""
    long: bool = False
    """True if a game takes 1000 answers or more; then the tests examine only some positions."""
    seed: int = 1
    """Random seed of the game on which most common tests run."""
    seeds: Mapping[str, int] = field(default_factory=dict)
    """By name of a tested game variant, such as `kremlin-1986-full-3`: the random seed of its test game."""
    said: Mapping[int, list[tuple[Player, str]]] = field(default_factory=dict)
    """By index of a move in the test game: statements that players make before that move."""

    behind: Callable[[State[Any], Key, Action], Action] = made_of_it
    """Returns the answer, of the same type as the given action, that created this secret in another possible world."""
    otherwise: Callable[[Twin, Record, Player | None, Random], Twin] = as_they_are
    """Returns the moves of the second game with other hidden facts, such as cards dealt unseen by this seat."""
    fitted: Callable[[State[Any], Move], Move] = as_it_is
    """Returns a move that has been changed so that it is legal in another possible world."""
