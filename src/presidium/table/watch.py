"""Who is away: the caretaker minds the seats of people who have been gone too long, and hands them back."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from presidium.core import Player, Refused
from presidium.table import journal
from presidium.table.alarm import RETRY
from presidium.table.journal import Fact
from presidium.table.presence import Listener
from presidium.table.table import Table

if TYPE_CHECKING:
    from presidium.table.room import Room

AWAY: Final = {"live": 30.0}
"""How long somebody must be gone before the caretaker minds the seat; at a table without a clock the others say so."""


class Watch:
    """It knows since when people are not here. Like the alarm it keeps no room."""

    def __init__(self, listeners: set[Listener]) -> None:
        self._listeners = listeners
        self._away: dict[str, float] = {}
        self._timer: asyncio.TimerHandle | None = None

    def here(self, person: str | None) -> bool:
        return any(listener.person == person for listener in self._listeners)

    def unattended(self, table: Table) -> frozenset[Player]:
        """The seats whose person has no line to the table."""
        return frozenset(seat for seat, held in table.seats.items() if held.person and not self.here(held.person))

    def look_round(self, room: Room) -> None:
        """Tell who is here, note who is away, and look again when the first of them has been away too long."""
        self.stop()
        room.presence.look(room.table.seats)
        delay = self._due_in(room.table, room.hall.clock())
        if delay is not None:
            self._mind_in(delay, room)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _due_in(self, table: Table, now: float) -> float | None:
        """How long until the first of those who are away has been so too long, if that matters to anybody."""
        people = {held.person for held in table.seats.values() if held.by_hand and held.person is not None}
        self._away = {person: self._away.get(person, now) for person in people if not self.here(person)}
        wait = AWAY.get(table.tempo.pace)
        if wait is None or not self._away or not table.running or len(self._away) == len(people):
            return None  # nobody to play with, nobody to be minded
        return max(0.0, min(self._away.values()) + wait - now)

    def _mind_in(self, seconds: float, room: Room) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, lambda: room.hall.spawn(self._mind(room)))

    async def _mind(self, room: Room) -> None:
        try:
            await room.change(lambda now: self._gone(room.newest, now))
        except Refused:
            self._mind_in(RETRY, room)
        else:
            self.look_round(room)

    def _gone(self, table: Table, now: float) -> list[Fact]:
        """The caretaker plays for those who have been away too long."""
        wait = AWAY.get(table.tempo.pace)
        if wait is None or not table.running:
            return []
        gone = [person for person, since in self._away.items() if now >= since + wait and not self.here(person)]
        seats = [seat for person in gone for seat in table.seat_of(person) if table.seats[seat].by_hand]
        return [journal.Minded(seat, True) for seat in seats]

    def sign_of_life(self, table: Table, person: str, now: float) -> list[Fact]:
        """He is there, and not away any more. What is done in private is no sign: it would tell who has answered."""
        if person in self._away:
            self._away[person] = now
        return returned(table, person)

    def back(self, table: Table) -> list[Fact]:
        """Those who are here and whom a disk that was full has kept from their seats."""
        here = sorted({listener.person for listener in self._listeners if listener.person is not None})
        return [fact for person in here for fact in returned(table, person)]


def returned(table: Table, person: str | None) -> list[Fact]:
    """The caretaker hands back the seats of somebody who is there again; nobody else is to have them then."""
    mine = table.seat_of(person)
    return [journal.Minded(seat, False) for seat in mine if table.seats[seat].minded or seat in table.claims]
