"""What a client has said and was told, in order, each with its moment: to be held against the store by `checker.py`.

All clients go by one clock, so that of two of them it can be said who knew what first.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from presidium.server.render.outbox import Key


class Sent(NamedTuple):
    """A command left. Without an answer after it nobody knows what became of it."""

    at: float
    table: str
    command: dict[str, Any]

    @property
    def id(self) -> str:
        return str(self.command["id"])


class Answered(NamedTuple):
    """A command was acknowledged, or refused."""

    at: float
    id: str
    done: bool


class Opened(NamedTuple):
    """A line to a stream was asked for: what came after this message, or all there is to know."""

    at: float
    table: str
    key: Key
    since: int | None


class Heard(NamedTuple):
    """A numbered message of the stream whose line was opened last, letter for letter."""

    at: float
    text: str

    @property
    def message(self) -> dict[str, Any]:
        return dict(msgspec.json.decode(self.text))


Happened = Sent | Answered | Opened | Heard


class History:
    """One client's: at most one line at a time, which may lead to any address of the hall."""

    def __init__(self, who: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.who = who
        self.clock = clock
        self.happened: list[Happened] = []

    def sends(self, table: str, command: dict[str, Any]) -> None:
        """To be noted before it leaves."""
        self.happened.append(Sent(self.clock(), table, dict(command)))

    def opens(self, table: str, key: Key, since: int | None) -> None:
        """To be noted before the line is asked for."""
        self.happened.append(Opened(self.clock(), table, key, since))

    def hears(self, text: str) -> dict[str, Any]:
        """What came by the line; what it says."""
        message: dict[str, Any] = msgspec.json.decode(text)
        if message["type"] in ("done", "refused") and message["id"]:
            self.is_answered(message["id"], message["type"] == "done")
        elif "n" in message:
            self.happened.append(Heard(self.clock(), text))
        return message

    def is_answered(self, id: str, done: bool) -> None:
        self.happened.append(Answered(self.clock(), id, done))
