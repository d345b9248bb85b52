"""The players whom a person has muted at a server's table. Older servers do not know muting."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from presidium.client.remote import Remote
from presidium.core import Refused


class Hushed:
    def __init__(self, remote: Remote) -> None:
        self.remote = remote
        self.seats: tuple[int, ...] = ()
        self.names: tuple[str, ...] = ()

    def look(self) -> None:
        """Asks the server which players at the table are muted."""
        with suppress(Refused):
            self._take_in(self.remote.call("GET", f"/api/tables/{self.remote.table}/others"))

    def mute(self, seat: int, muted: bool) -> None:
        asked = {"table": self.remote.table, "seat": seat, "muted": muted}
        self._take_in(self.remote.call("POST", "/api/me/others", asked))

    def hides(self, line: dict[str, Any]) -> bool:
        """True if a chat message or reaction comes from a muted player, so that it must not be shown."""
        seat = line.get("seat")
        return line.get("name") in self.names if seat is None else seat in self.seats

    def _take_in(self, here: dict[str, Any]) -> None:
        self.seats, self.names = tuple(here.get("muted_seats", ())), tuple(here.get("muted_names", ()))
