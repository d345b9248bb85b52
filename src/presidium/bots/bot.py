"""What a bot is, and what is wrong with one that breaks the rules."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Protocol, runtime_checkable

from presidium.core import Action, Event, Key, Line, Options, Refusal, Refused, Rules, SeatView, Statement, value


class Bot(Protocol):
    """A program that takes a seat: it is given what the seat may know, and a `Random` of its own for its whims.

    It sits for one game. The driver asks it only where there are two options or more.
    """

    def choose(self, view: SeatView[Any], rng: Random) -> Action:
        """One of `view.options`."""
        ...


@runtime_checkable
class Speaker(Bot, Protocol):
    """A bot that also talks; it is offered to before every open question."""

    def speak(self, view: SeatView[Any], rng: Random) -> Statement | None:
        """What it says, true or not; None to keep silent."""
        ...


@runtime_checkable
class Replier(Bot, Protocol):
    """A bot that answers at once when a person speaks to it; it is offered to after whatever a person says."""

    def reply(self, view: SeatView[Any], rng: Random) -> Statement | None:
        """What it answers whoever has just spoken to it; None where nobody has, or it has answered."""
        ...


@runtime_checkable
class Listener(Bot, Protocol):
    """A bot that is told what happened: each event its seat hears, once, before it is next asked or offered a word."""

    heard: int
    """How many it has been told; it begins with 0, and whoever asks it counts on."""

    def hear(self, event: Event) -> None:
        """Take note of it."""
        ...


@runtime_checkable
class Preparing(Bot, Protocol):
    """A bot that has something done before it plays well, once, such as compiling; it plays without too."""

    def prepare(self, rules: Rules) -> Refusal | None:
        """Have it done for such games, if it has not been; why not, where it cannot be and the bot plays without."""
        ...


class Believer(Bot, Protocol):
    """A bot that says what it thinks of the secrets its seat has not seen, so that it can be held to the truth."""

    def beliefs(self, view: SeatView[Any]) -> Mapping[Key, Mapping[Any, float]]:
        """For secrets, by their names: each thing one may be, and how likely. Of a secret that is a row of things, each
        may stand by itself, under the secret's name with its place behind it."""
        ...


@value
class Ground:
    """Something a bot believes, and why: what tells most of all that was seen and heard, the most telling first."""

    belief: Line
    because: tuple[Line, ...]


class Picker(Bot, Protocol):
    """A bot that needs no view: it is shown the options alone, and none is made for it, which saves much time."""

    def pick(self, options: Options, rng: Random) -> Action:
        """One of the options."""
        ...


class BotError(Refused):
    """A bot did what the rules refuse: nothing has changed, and the program has to be mended."""
