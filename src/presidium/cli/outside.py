"""Beside a table somewhere else: for whoever was removed from a seat there, or is to have one."""

from __future__ import annotations

from queue import Queue
from typing import Any

from presidium.cli import seats
from presidium.cli.hearing import Heard, Typed
from presidium.cli.remote import ENDED
from presidium.cli.screen import Grid, Screen
from presidium.core import Refused
from presidium.table.client import Remote


def stands_outside(hello: dict[str, Any]) -> bool:
    """Whether this person has no seat, but something to say about one."""
    return not hello.get("yours") and (bool(hello.get("lost")) or hello.get("claims") is not None)


class Outside:
    """He hears what everybody hears, and may refuse who would have his seat, let him have it, or agree to an end."""

    def __init__(self, screen: Screen, remote: Remote, heard: Queue[Heard], hello: dict[str, Any]) -> None:
        self.screen = screen
        self.words = screen.words
        self.remote = remote
        self.queue = heard
        self.lost: list[int] = hello.get("lost", [])
        self.claims: int | None = hello.get("claims")

    def run(self) -> bool:
        """Until he goes, it is over, or he has a seat: True then."""
        if self.lost:
            self.screen.line(self.words("outside-lost", seat=self.lost[0]))
        if self.claims is not None:
            self.screen.line(self.words("outside-claims", seat=self.claims))
        self._show_seats()
        while True:
            heard = self.queue.get()
            if isinstance(heard, Typed):
                line = self.screen.typed(heard.line)
                if line is None or line in ("quit", "exit", "quitter"):
                    return False
                self._do(line)
            elif isinstance(heard, dict) and self._hear(heard):
                return bool(self.remote.look().get("yours"))
            elif isinstance(heard, Refused):
                raise heard

    def _hear(self, message: dict[str, Any]) -> bool:
        """Whether there is nothing more to wait for."""
        before = self.remote.info
        self.remote.take_in(message)
        now = self.remote.info
        if message["type"] == "update":
            for told in message.get("notices", ()):
                self.screen.event(seats.notice(self.words, now, told))
        if now["seats"] != before["seats"]:
            self._show_seats()
        if now["status"] in ENDED and now["status"] != before["status"]:
            self.screen.line(self.words("join-status", status=now["status"]))
            self.screen.line(seats.shut(self.words, now))
        if now["status"] == "closed" or (now["status"] == "over" and not now.get("silent")):
            return True
        mine = [seat for seat in now["seats"] if seat["seat"] in (self.claims, *self.lost)]
        if self.claims is not None and not any(seat.get("taker") for seat in mine):
            return True
        played = any(seat["kind"] == "person" and not seat["minded"] for seat in mine)
        return played and now["seats"] != before["seats"] and bool(self.remote.look().get("yours"))

    def _do(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        try:
            match word.lower():
                case "refuse" | "allow" | "agree":
                    seat = int(rest) if rest.strip().isdecimal() else (*self.lost, self.claims)[0]
                    self.remote.do(word.lower(), seat=seat)
                case "chat":
                    self.remote.do("chat", text=rest)
                case "seats" | "places":
                    self._show_seats()
                case _:
                    self.screen.line(self.words("outside-help"))
        except Refused as refused:
            self.screen.refusal(self.words.refusal(refused.why))

    def _show_seats(self) -> None:
        self.screen.grid(Grid(("", ""), seats.rows(self.words, self.remote.info)))
