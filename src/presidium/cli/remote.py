"""A person in this terminal at a table somewhere else."""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from queue import Empty, Queue
from random import Random
from threading import Thread
from typing import Any, Final, Literal, NamedTuple

from websockets.exceptions import InvalidStatus, WebSocketException

from presidium.cli.asking import NO_OPTIONS, Asking, Quit
from presidium.cli.screen import Grid, Screen
from presidium.core import Action, Options, Refused, View
from presidium.games import find
from presidium.table.client import Remote, read

ENDED: Final = ("over", "closed")
AGAIN: Final = (0.5, 1.0, 2.0, 5.0)
"""How long to wait before the next attempt to connect; the last for all that follow."""
A_WHILE: Final = 2.0


class Typed(NamedTuple):
    """A line from the keyboard; empty: there will be no more."""

    line: str


Heard = dict[str, Any] | Typed | Refused | Literal["lost", "back"]
"""A message of the table, a line typed, why the table will not have us, or how the connection is."""


class Ear(Thread):
    """Listens to a table, and again whenever the connection drops, from the last message it has heard."""

    def __init__(self, remote: Remote, heard: Queue[Heard], n: int) -> None:
        super().__init__(daemon=True)
        self.remote = remote
        self.heard = heard
        self.n = n

    def run(self) -> None:
        failed = 0
        while True:
            try:
                with self.remote.listen(self.n) as socket:
                    if failed:
                        self.heard.put("back")
                    failed = 0
                    for text in socket:
                        message = read(text)
                        self.n = message.get("n", self.n)
                        self.heard.put(message)
            except InvalidStatus:
                if self._shut_out():
                    return
            except (OSError, WebSocketException):
                pass
            if not failed:
                self.heard.put("lost")
            time.sleep(AGAIN[min(failed, len(AGAIN) - 1)])
            failed += 1

    def _shut_out(self) -> bool:
        """Whether the table has told why it will not be listened to."""
        try:
            self.remote.look()
        except Refused as refused:
            if refused.why.id != "no-answer":
                self.heard.put(refused)
                return True
        return False


class Keyboard(Thread):
    """Reads lines without holding a lock that would keep the program from ending."""

    def __init__(self, heard: Queue[Heard]) -> None:
        super().__init__(daemon=True)
        self.heard = heard

    def run(self) -> None:
        typed = b""
        while more := os.read(sys.stdin.fileno(), 4096):
            *lines, typed = (typed + more).split(b"\n")
            for line in lines:
                self.heard.put(Typed(line.decode(errors="replace") + "\n"))
        self.heard.put(Typed(""))


class Overtaken(Exception):
    """The question closed while somebody was still thinking."""


class Joined(Asking):
    """One person, and a table that is kept elsewhere."""

    help = "join-help"

    def __init__(self, screen: Screen, remote: Remote, heard: Queue[Heard]) -> None:
        assert remote.seat is not None
        super().__init__(screen, find(remote.info["game"]), remote.seat, Random())
        self.remote = remote
        self.queue = heard
        self.answered = -1
        """The last question that has had its answer from here."""
        self.orders: tuple[str, ...] = ()
        self.fast = 0.0
        """By how much the server's clock is ahead of ours."""
        self._seen: View[Any] | None = None

    def run(self) -> None:
        self._welcome()
        self._show_seats()
        try:
            self._attend(self.queue.get())  # all there is to know so far
            while self.remote.info["status"] not in ENDED:
                asked = self._asked()
                if asked is not None:
                    self._turn(asked)
                else:
                    self._attend(self.queue.get())
            self._ending()
        except (Quit, KeyboardInterrupt):
            self.screen.line(self.words("join-goodbye"))

    def _ending(self) -> None:
        if self.remote.info["status"] == "over":
            self._end()
        else:
            self._tell()
            self.screen.title(self.words("join-closed"))

    # What is heard

    def _attend(self, heard: Heard) -> None:
        match heard:
            case Typed():
                self._typed_meanwhile(self.screen.typed(heard.line))
            case Refused():
                raise heard
            case "lost" | "back":
                self.screen.refusal(self.words("join-lost" if heard == "lost" else "join-back"))
            case _:
                self._hear(heard)

    def _hear(self, message: dict[str, Any]) -> None:
        before = self.remote.info
        self.remote.take_in(message)
        self._seen = None
        self.fast = message["at"] - time.time() if message["type"] == "hello" else self.fast
        self.orders = tuple(message.get("orders", self.orders))
        if "orders" in message and self.orders != self.aid.orders_written():
            self.aid.take_up(self.orders)
        if self.remote.info["seats"] != before["seats"]:
            self._show_seats()
        if self.remote.info["status"] != before["status"]:
            self.screen.line(self.words("join-status", status=self.remote.info["status"]))
        for line in message.get("chat", ()):
            self.screen.line(self.words("join-chat", name=line["name"], text=line["text"]))
        if self.remote.started:
            self._tell()

    def _typed_meanwhile(self, line: str | None) -> None:
        """What is typed while others are asked."""
        if line is None:
            raise Quit
        try:
            aided = self.remote.started and line and self._aided(line, NO_OPTIONS)
            if line and not aided and not self._command(line, NO_OPTIONS):
                self.screen.refusal(self.words("join-wait"))
        except Refused as refused:
            self.screen.refusal(self.words.refusal(refused.why))

    # What is asked

    def _asked(self) -> int | None:
        """The question that waits for an answer from here."""
        question = self.remote.question
        if question is None or self.remote.info["status"] != "running":
            return None
        mine = self.seat in question["asked"] and question["options"] is not None
        waits = mine and question["answer"] is None and question["id"] != self.answered
        return int(question["id"]) if waits else None

    def _turn(self, asked: int) -> None:
        seen = self._view()
        assert seen.options is not None
        try:
            action = seen.options.only() or self.aid.ahead(seen) or self._decide(seen.options)
            self.remote.answer(action)
            self.answered = asked
        except Overtaken:
            if self.remote.info["status"] == "running":
                self.screen.refusal(self.words("join-overtaken"))
        except Refused as refused:
            self.screen.refusal(self.words.refusal(refused.why))
            with suppress(Empty):  # what stands now may be on its way
                self._attend(self.queue.get(timeout=A_WHILE))

    def _line(self, prompt: str = "cli-prompt") -> str | None:
        """What is typed next; meanwhile the table may tell something, or go on without us."""
        asked = self._asked()
        self._prompt(prompt)
        while not isinstance(heard := self.queue.get(), Typed):
            silent = isinstance(heard, dict) and not {"events", "chat", "table", "question"} & heard.keys()
            if not silent:
                self.screen.line()
            self._attend(heard)
            if self._asked() != asked:
                raise Overtaken
            if not silent:
                self._prompt(prompt)
        return self.screen.typed(heard.line)

    def _prompt(self, prompt: str) -> None:
        """The prompt, and how long there is to answer."""
        left, question = "", self.remote.question
        if question is not None and question["deadline"] is not None and self._asked() is not None:
            left = (
                self.words("join-seconds", seconds=max(0, round(question["deadline"] - time.time() - self.fast))) + " "
            )
        self.screen.prompt(left + self.words(prompt))

    def _aided(self, line: str, options: Options) -> Action | bool:
        """Standing orders are the table's to keep: it follows them also when nobody is here."""
        answered = super()._aided(line, options)
        written = self.aid.orders_written()
        if written != self.orders:
            self.remote.do("order", seat=self.seat, orders=written)
            self.orders = written
        return answered

    def _command(self, line: str, options: Options) -> bool:
        word, _, rest = line.partition(" ")
        match word.lower():
            case "chat":
                self.remote.do("chat", seat=self.seat, text=rest)
            case "start" | "pause" | "resume" | "finish":
                self.remote.do(word.lower())
            case "fill":
                self.remote.do("fill", bot=rest.strip() or None)
            case "seats" | "places":
                self._show_seats()
            case "options" | "table" | "log" | "journal" | "say" | "dire" if not self.remote.started:
                self.screen.refusal(self.words("join-wait"))
            case "options" if options is NO_OPTIONS:
                self.screen.refusal(self.words("join-wait"))
            case _:
                return super()._command(line, options)
        return True

    # Where the game is kept

    def _view(self) -> View[Any]:
        if self._seen is None:
            self._seen = self.remote.view()
        return self._seen

    def _say(self, text: str) -> None:
        self.remote.do("say", seat=self.seat, statement=text)

    def _record(self) -> str:
        return self.remote.record()

    def _show_seats(self) -> None:
        rows = [
            (self.words.seat(seat["seat"], self.game.name), self.words("join-seat", kind=kind(seat), name=seat["name"]))
            for seat in self.remote.info["seats"]
        ]
        self.screen.grid(Grid(("", ""), rows))


def kind(seat: dict[str, Any]) -> str:
    """Who sits there; somebody whom the caretaker stands in for is away."""
    return "away" if seat["minded"] else str(seat["kind"])
