"""Watches for disconnected players: the caretaker (a bot) plays for them and hands the seat back when they return."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from presidium.core import Player, Refused
from presidium.server.domain import journal
from presidium.server.domain.journal import Fact
from presidium.server.domain.table import Table
from presidium.server.domain.timing import floor
from presidium.server.live.alarm import WRITE_RETRY_S
from presidium.server.live.presence import Listener

if TYPE_CHECKING:
    from presidium.server.live.room import Room

AWAY_S: Final = {"live": 30.0}
"""Seconds without a connection after which the caretaker plays; at tempos not listed, the other players decide."""


class Watch:
    """Records since when each player is disconnected. Holds no reference to the room, so that the room can be freed."""

    def __init__(self, listeners: set[Listener]) -> None:
        self._listeners = listeners
        self._away: dict[str, float] = {}
        self._timer: asyncio.TimerHandle | None = None

    def here(self, person: str | None) -> bool:
        return any(listener.person == person for listener in self._listeners)

    def unattended(self, table: Table) -> frozenset[Player]:
        """Seats whose player has no connection to the table."""
        return frozenset(seat for seat, held in table.seats.items() if held.person and not self.here(held.person))

    def look_round(self, room: Room) -> None:
        """Sends the presence, records who is disconnected, and sets a timer for the first player to be replaced."""
        self.stop()
        room.presence.look(room.table.seats)
        self.ready_the_unable(room)
        delay = self._due_in(room.table, room.hall.clock())
        if delay is not None:
            self._mind_in(delay, room)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _due_in(self, table: Table, now: float) -> float | None:
        """Seconds until the caretaker replaces the first disconnected player; None if it is to replace nobody."""
        people = {held.person for held in table.seats.values() if held.by_hand and held.person is not None}
        self._away = {person: self._away.get(person, now) for person in people if not self.here(person)}
        wait = AWAY_S.get(table.tempo.pace)
        if wait is None or not self._away or not table.running or len(self._away) == len(people):
            return None  # nobody is connected, so nobody waits
        return max(0.0, min(self._away.values()) + wait - now)

    def _mind_in(self, seconds: float, room: Room) -> None:
        self._timer = asyncio.get_running_loop().call_later(
            seconds, lambda: room.hall.background.spawn(self._mind(room))
        )

    async def _mind(self, room: Room) -> None:
        try:
            await room.change(lambda now: self._gone(room.newest, now))
        except Refused:
            self._mind_in(WRITE_RETRY_S, room)
        else:
            self.look_round(room)

    def _gone(self, table: Table, now: float) -> list[Fact]:
        """Returns facts that let the caretaker play for players who have been disconnected for too long."""
        wait = AWAY_S.get(table.tempo.pace)
        if wait is None or not table.running:
            return []
        gone = [person for person, since in self._away.items() if now >= since + wait and not self.here(person)]
        seats = [seat for person in gone for seat in table.seat_of(person) if table.seats[seat].by_hand]
        return [journal.Minded(seat, True) for seat in seats]

    def sign_of_life(self, table: Table, person: str, now: float) -> list[Fact]:
        """Returns facts that hand back a person's seats. Not called for private actions: the facts would reveal one."""
        if person in self._away:
            self._away[person] = now
        return returned(table, person)

    def ready_the_unable(self, room: Room) -> None:
        """Makes the seats ready whose clients know no floors, so that an open floor does not wait for them."""
        if room.table.floor is not None and not room.hall.closed and self._unable(room.table):
            room.hall.background.spawn(self._make_ready(room))

    async def _make_ready(self, room: Room) -> None:
        with suppress(Refused):  # the next change of the table tries again
            await room.change(lambda _: self._unable(room.newest))

    def _unable(self, table: Table) -> list[Fact]:
        if table.floor is None or not table.running:
            return []
        here = {listener.person for listener in self._listeners}
        unable = here - {listener.person for listener in self._listeners if listener.floors}
        waits = [seat for seat in floor.people(table) if seat not in table.floor.ready]
        return [journal.Ready(seat, True) for seat in waits if table.seats[seat].person in unable]

    def back(self, table: Table) -> list[Fact]:
        """Returns facts that hand connected players their seats back, for example after a full disk prevented it."""
        here = sorted({listener.person for listener in self._listeners if listener.person is not None})
        return [fact for person in here for fact in returned(table, person)]


def returned(table: Table, person: str | None) -> list[Fact]:
    """Returns facts that end the caretaker's play in a person's seats, and other people's claims to these seats."""
    mine = table.seat_of(person)
    return [journal.Minded(seat, False) for seat in mine if table.seats[seat].minded or seat in table.claims]
