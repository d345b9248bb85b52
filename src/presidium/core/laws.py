"""What a game must tell the suites that hold every game to its laws: which answer makes which secret, and how long.

It stands in a module `laws` of the game's package, as `LAWS`. Nothing but tests reads it.
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
"""Actions that make a secret, and its name, by the state before and the player."""

Twin = list[Move | None]
"""The moves of another world, in step with a record's; None where nobody there has answered yet."""


def made_of_it(world: State[Any], key: Key, action: Action) -> Action:
    """The answer whose one field is the secret."""
    return type(action)(world.secret(key))  # type: ignore[call-arg]


def as_they_are(moves: Twin, *_: object) -> Twin:
    return moves


def as_it_is(_: State[Any], move: Move) -> Move:
    return move


@dataclass(frozen=True)
class Laws:
    most_answers: Callable[[int], int]
    """Far more answers than any game of so many players can need."""
    hides: Makers
    """The actions that make the whole of a secret."""
    adds: Makers = field(default_factory=dict)
    """The actions that make a part of one; it may be given away since."""
    reckoned: tuple[type[Options], ...] = ()
    """The secret options that reckon with what their seat knows at once: a word in its place would break them."""
    lays_open: tuple[type[Event], ...] = ()
    """The events that tell all what some secret says."""
    long: bool = False
    """Whether its games take a thousand answers and more: then only some moments are looked at."""
    seed: int = 1
    """Of the playthrough that shows what everybody sees."""
    seeds: Mapping[str, int] = field(default_factory=dict)
    """Of those that show more by another, by name."""
    said: Mapping[int, list[tuple[Player, str]]] = field(default_factory=dict)
    """What is said in it, before which answer."""

    behind: Callable[[State[Any], Key, Action], Action] = made_of_it
    """The answer of this kind that made this secret in that world."""
    otherwise: Callable[[Twin, Record, Player | None, Random], Twin] = as_they_are
    """These moves with what this seat has never seen in other places: cards dealt and given unseen."""
    fitted: Callable[[State[Any], Move], Move] = as_it_is
    """A move as it can be made in the other world."""
