"""Sends the updates of one table to its listeners (open WebSockets)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from presidium.server.domain.replay import Transition
from presidium.server.domain.table import Table
from presidium.server.live.pending import PendingChange
from presidium.server.live.presence import Listener
from presidium.server.render import streams
from presidium.server.render.outbox import Key, Outbox
from presidium.server.render.stream_options import StreamOptions

Hello = Callable[[Key, str | None, StreamOptions], bytes]

CLOSE_SEAT_TAKEN: Final = 1008
"""WebSocket close code for a stream whose seat now belongs to another person."""


class Broadcast:
    """The listeners of one table, and the spectators' streams that nobody has opened yet."""

    def __init__(self, listeners: set[Listener]) -> None:
        self.listeners = listeners
        self.unheard: list[Key] = [None, streams.APART]
        """Streams of spectators that no listener has opened yet."""

    def add(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.unheard = [key for key in self.unheard if key != listener.key]

    def publish(self, step: PendingChange, outbox: Outbox, hello: Hello) -> None:
        """Sends a written change to each listener as an update. `hello` makes the first message of a new stream."""
        after, done = step.after, step.command[1] or ""
        players = self._moved_over(after) if step.only is None else []
        here: dict[Key, list[Listener]] = {}
        for listener in self.listeners:
            if step.only is None or listener.key == step.only:
                here.setdefault(listener.key, []).append(listener)
        stream_options = {
            key: StreamOptions.common([each.stream_options for each in those]) for key, those in here.items()
        }
        passage = Transition(step.before, after, step.entries)
        for key, message in outbox.messages(passage, step.only, unheard=self.unheard, stream_options=stream_options):
            for listener in here.get(key, ()):
                if listener not in players:
                    listener.hear(message, done) if listener is step.asker else listener.hear(message)
        for listener in players:  # they get their own stream without the spectators' chat
            listener.key = streams.APART
            self.unheard = []
            listener.hear(hello(listener.key, listener.person, listener.stream_options))

    def _moved_over(self, table: Table) -> list[Listener]:
        """Closes the streams of seats that changed hands; returns listeners who were spectators and now play."""
        for listener in [each for each in self.listeners if not may_hear(table, each)]:
            self.listeners.discard(listener)
            listener.close(CLOSE_SEAT_TAKEN)
        return [each for each in self.listeners if each.key is None and each.person in table.players]


def may_hear(table: Table, listener: Listener) -> bool:
    """True if a listener may receive its stream: a seat's stream is for the person who now holds the seat."""
    return listener.key is None or listener.key == streams.APART or table.seats[listener.key].person == listener.person
