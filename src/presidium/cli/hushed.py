"""Whom somebody at a table somewhere else would rather not hear; an older server knows of no such thing."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from presidium.core import Refused
from presidium.table.client import Remote


class Hushed:
    def __init__(self, remote: Remote) -> None:
        self.remote = remote
        self.seats: tuple[int, ...] = ()
        self.names: tuple[str, ...] = ()

    def look(self) -> None:
        """Who of those that are here now."""
        with suppress(Refused):
            self._take_in(self.remote.call("GET", f"/api/tables/{self.remote.table}/others"))

    def mute(self, seat: int, muted: bool) -> None:
        asked = {"table": self.remote.table, "seat": seat, "muted": muted}
        self._take_in(self.remote.call("POST", "/api/me/others", asked))

    def hides(self, line: dict[str, Any]) -> bool:
        """Whether a line of chat, or a gesture, is from one of them."""
        seat = line.get("seat")
        return line.get("name") in self.names if seat is None else seat in self.seats

    def _take_in(self, here: dict[str, Any]) -> None:
        self.seats, self.names = tuple(here.get("muted_seats", ())), tuple(here.get("muted_names", ()))
