"""The protocol of a bot, and the error raised if a bot breaks the rules."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Protocol, runtime_checkable

from presidium.core import Action, Event, Key, Line, Options, Refusal, Refused, Rules, SeatView, Statement, value


class Bot(Protocol):
    """A program that takes a seat for one game. It gets the seat's view and a `Random` of its own.

    The driver asks a bot only if its seat has at least two options.
    """

    def choose(self, view: SeatView[Any], rng: Random) -> Action:
        """Returns the bot's answer: one of `view.options`."""
        ...


@runtime_checkable
class Speaker(Bot, Protocol):
    """A bot that also talks: before every open question the driver lets the bot make a statement."""

    def speak(self, view: SeatView[Any], rng: Random) -> Statement | None:
        """The bot's statement, true or not; None if the bot keeps silent."""
        ...


@runtime_checkable
class Replier(Bot, Protocol):
    """A bot that replies at once when a person speaks to it. The driver asks it after every statement of a person."""

    def reply(self, view: SeatView[Any], rng: Random) -> Statement | None:
        """The bot's reply to the last speaker; None if nobody spoke to the bot, or if the bot has already replied."""
        ...


@runtime_checkable
class Listener(Bot, Protocol):
    """A bot that receives each event its seat hears, once, before it is next asked for an answer or a statement."""

    heard: int
    """Number of events that the bot has been told so far."""

    def hear(self, event: Event) -> None:
        """Tells the bot one event that its seat has heard."""
        ...


@runtime_checkable
class Preparing(Bot, Protocol):
    """A bot that prepares once, for example by compiling code, before it plays at its best; it also plays before."""

    def prepare(self, rules: Rules) -> Refusal | None:
        """Prepares the bot for games with these rules, if necessary. Returns the reason if that is impossible; the bot
        then plays unprepared."""
        ...


class Believer(Bot, Protocol):
    """A bot that states its beliefs about the secrets its seat has not seen. Experiments compare its beliefs with the
    truth."""

    def beliefs(self, view: SeatView[Any]) -> Mapping[Key, Mapping[Any, float]]:
        """The bot's beliefs: for each secret, by its name, every possible value with its probability. A secret with
        several entries may have a belief for each entry, under the secret's name followed by the entry's index."""
        ...


@value
class Ground:
    """A belief of a bot, and the evidence that supports this belief, strongest evidence first."""

    belief: Line
    because: tuple[Line, ...]


class Picker(Bot, Protocol):
    """A bot that needs no view: it gets only the options. Skipping the view saves much time."""

    def pick(self, options: Options, rng: Random) -> Action:
        """Returns the bot's answer: one of the options."""
        ...


class BotError(Refused):
    """Raised when a bot gives an answer that the rules refuse. The game is unchanged; the bot is faulty."""
