"""Tells a table's listeners which seats are connected, at most once a second."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final, Protocol

from presidium.core import Player
from presidium.server.domain.seats import Seat
from presidium.server.protocol import commands, messages
from presidium.server.render.outbox import Key
from presidium.server.render.stream_options import StreamOptions

MIN_PRESENCE_INTERVAL_S: Final = 1.0

Seats = Mapping[Player, Seat]


class Listener(Protocol):
    """Interface: a connection that receives one of a table's streams."""

    key: Key
    person: str | None
    stream_options: StreamOptions
    floors: bool
    """True if the client knows floors: it can say that its seat is ready."""

    def hear(self, message: bytes, done: str = "") -> None:
        """Sends a message to this listener. `done` is the id of the listener's command that the message confirms."""

    def close(self, code: int) -> None: ...


class Presence:
    """Reports which seats are connected. It reports nothing else, so that it does not reveal who has answered."""

    def __init__(self, listeners: set[Listener]) -> None:
        self._listeners = listeners
        self._seats: Seats = {}
        self._told: dict[Listener, bytes] = {}
        """The last presence message that each listener was sent."""
        self._next = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def message(self) -> bytes:
        """Returns the presence message: connected seats, number of spectators. Anonymous connections count one each."""
        here = [listener.person for listener in self._listeners]
        held = {seat: holder.person for seat, holder in self._seats.items() if holder.person is not None}
        seats = tuple(seat for seat, person in held.items() if person in here)
        others = {person for person in here if person is not None} - set(held.values())
        return commands.write(messages.PresenceInfo(seats, len(others) + here.count(None)))

    def welcome(self, listener: Listener, seats: Seats) -> None:
        """Sends the current presence to a new listener at once."""
        self._seats = seats
        self._told[listener] = self.message()
        listener.hear(self._told[listener])

    def look(self, seats: Seats) -> None:
        """Sends the presence to all listeners if it changed, at most once a second. Forgets closed connections."""
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
            self._next = asyncio.get_running_loop().time() + MIN_PRESENCE_INTERVAL_S
        for listener in news:
            listener.hear(message)
        self._told = dict.fromkeys(self._listeners, message)
