"""A person without a seat at a server's table, who has lost their seat or waits for one."""

from __future__ import annotations

from queue import Queue
from typing import Any

from presidium.cli.remote import seats
from presidium.cli.remote.hearing import Heard, Typed
from presidium.cli.remote.session import ENDED
from presidium.cli.terminal.screen import Grid, Screen
from presidium.client.remote import Remote
from presidium.core import Refused


def stands_outside(hello: dict[str, Any]) -> bool:
    """True if this person has no seat but has lost one or waits for one."""
    return not hello.get("yours") and (bool(hello.get("lost")) or hello.get("claims") is not None)


class Outside:
    """Shows public events to a person without a seat, and lets them refuse or allow the transfer of their lost seat."""

    def __init__(self, screen: Screen, remote: Remote, heard: Queue[Heard], hello: dict[str, Any]) -> None:
        self.screen = screen
        self.words = screen.words
        self.remote = remote
        self.queue = heard
        self.lost: list[int] = hello.get("lost", [])
        self.claims: int | None = hello.get("claims")

    def run(self) -> bool:
        """Runs until the person leaves, the game ends or the person has a seat; returns True if they have a seat."""
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
        """Handles a message of the table; returns True if the person need not wait any longer."""
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
