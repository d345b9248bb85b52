"""Who is here: told when it changes, though never twice within a second."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final, Protocol

from presidium.core import Player
from presidium.table import messages, wire
from presidium.table.outbox import Key
from presidium.table.seats import Seat
from presidium.table.wishes import Wishes

PAUSE: Final = 1.0

Seats = Mapping[Player, Seat]


class Listener(Protocol):
    """Somebody who hears a stream."""

    key: Key
    person: str | None
    wishes: Wishes

    def hear(self, message: bytes, done: str = "") -> None:
        """`done` is the command of his that has brought this about."""

    def close(self, code: int) -> None: ...


class Presence:
    """It looks at connections and nothing else: who has answered cannot be read off it."""

    def __init__(self, listeners: set[Listener]) -> None:
        self._listeners = listeners
        self._seats: Seats = {}
        self._told: dict[Listener, bytes] = {}
        """What each of those who are here knows of it."""
        self._next = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def message(self) -> bytes:
        """A person with several connections is one; of those nobody knows each connection is one."""
        here = [listener.person for listener in self._listeners]
        held = {seat: holder.person for seat, holder in self._seats.items() if holder.person is not None}
        seats = tuple(seat for seat, person in held.items() if person in here)
        others = {person for person in here if person is not None} - set(held.values())
        return wire.write(messages.Here(seats, len(others) + here.count(None)))

    def welcome(self, listener: Listener, seats: Seats) -> None:
        """Whoever comes knows at once."""
        self._seats = seats
        self._told[listener] = self.message()
        listener.hear(self._told[listener])

    def look(self, seats: Seats) -> None:
        """Somebody may have come or gone, or sat down; whoever has gone is not remembered."""
        self._seats = seats
        self._told = {each: told for each, told in self._told.items() if each in self._listeners}
        loop = asyncio.get_running_loop()
        if self._timer is None and self._news():
            self._timer = loop.call_at(max(self._next, loop.time()), self._tell)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _news(self) -> list[Listener]:
        message = self.message()
        return [listener for listener in self._listeners if self._told.get(listener) != message]

    def _tell(self) -> None:
        self._timer = None
        message, news = self.message(), self._news()
        if news:
            self._next = asyncio.get_running_loop().time() + PAUSE
        for listener in news:
            listener.hear(message)
        self._told = dict.fromkeys(self._listeners, message)
