"""One person at a server's table in the terminal."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from queue import Empty, Queue
from random import Random
from typing import Any, Final

import msgspec

from presidium.bots import Opinion
from presidium.cli.commands.why import from_letter
from presidium.cli.remote import by_mail, floor, seats
from presidium.cli.remote.blocklist import Hushed
from presidium.cli.remote.hearing import Heard, Typed
from presidium.cli.terminal.asking import NO_OPTIONS, WHEN, Asking, Quit
from presidium.cli.terminal.screen import Grid, Screen
from presidium.client.remote import Remote
from presidium.core import PASS, Action, Event, Options, Refused, View
from presidium.games import find
from presidium.text.pravda import Edition

ENDED: Final = ("over", "closed")
MESSAGE_TIMEOUT_S: Final = 2.0
SPOKEN: Final = {"mark", "events", "chat", "table", "question", "answer", "notices", "still_there"}
"""Parts of a message that print a line in the terminal."""


class Overtaken(Exception):
    """Raised when a question closes while the person is still thinking about it."""


class TakenBack(Exception):
    """Raised when the person has taken back the answer that led to the present question."""


class ShutOut(Exception):
    """Raised when the table refuses the connection for good."""

    def __init__(self, refused: Refused) -> None:
        self.refused = refused


class Joined(Asking):
    """One person with a seat at a server's table."""

    help = "join-help"

    def __init__(self, screen: Screen, remote: Remote, heard: Queue[Heard]) -> None:
        assert remote.seat is not None
        super().__init__(screen, find(remote.info["game"]), remote.seat, Random())
        self.remote = remote
        self.words.comrades = seats.comrades_at(remote.info)
        self.queue = heard
        self.answered = -1
        """Id of the last question that this terminal has answered."""
        self.orders: tuple[str, ...] = ()
        self.fast = 0.0
        """Seconds by which the server's clock is ahead of this machine's clock."""
        self.hushed = Hushed(remote)
        self.notices: list[dict[str, Any]] = []
        self.noticed = 0
        self._seen: View[Any] | None = None

    def run(self) -> bool:
        """Runs until the person leaves, the game ends or the person loses their seat; returns True if they lost it."""
        self._welcome()
        self._show_seats()
        if self.remote.info.get("advice"):  # players must know that advice is allowed at this table
            self.screen.line(self.words("page-new-advice"))
        if began := self.remote.info.get("began"):
            self.screen.line(self.words("join-began", of=began["of"]))
        try:
            self._attend(self.queue.get())  # the first entry is the whole state
            while self.remote.info["status"] not in ENDED:
                asked = self._asked()
                if asked is not None:
                    self._turn(asked)
                else:
                    self._attend(self.queue.get())
            self._ending()
        except (Quit, KeyboardInterrupt):
            self.screen.line(self.words("join-goodbye"))
        except ShutOut as shut_out:
            if shut_out.refused.why.id != "not-your-seat":
                raise shut_out.refused from None
            self.screen.refusal(self.words("join-lost-seat"))
            return True
        return False

    def _pravda(self) -> tuple[Edition, ...]:
        path = f"/api/tables/{self.remote.info['id']}/pravda?seat={self.seat}&lang={self.words.lang}"
        return msgspec.convert(self.remote.call("GET", path), tuple[Edition, ...])

    def _ending(self) -> None:
        if self.remote.info.get("silent") or self.remote.info["status"] == "closed":
            self.screen.line(seats.shut(self.words, self.remote.info))
        if self.remote.info["status"] == "over":
            self._end()
        else:
            self._tell()
            self.screen.title(self.words("join-closed"))
            self._last_words()

    def _last_words(self) -> None:
        """Prints the results of checking the dice."""
        for sentence, well in self.remote.verdict():
            (self.screen.line if well else self.screen.refusal)(sentence)

    def _news(self, events: Sequence[Event]) -> Sequence[Event | str]:
        """New events of the game and notices about seats, in their order."""
        news: list[Event | str] = []
        for at in range(self.heard, len(events) + 1):
            for told in self.notices[self.noticed :]:
                if told["after"] <= at:
                    news.append(seats.notice(self.words, self.remote.info, told))
                    self.noticed += 1
            news += events[at : at + 1]
        return news

    def _tell_all(self) -> None:
        self.noticed = 0
        super()._tell_all()

    # Messages of the table

    def _attend(self, heard: Heard) -> None:
        match heard:
            case Typed():
                self._typed_meanwhile(self.screen.typed(heard.line))
            case Refused():
                raise ShutOut(heard)
            case "lost" | "back":
                self.screen.refusal(self.words("join-lost" if heard == "lost" else "join-back"))
            case _:
                self._hear(heard)

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "announced":
            said = message["text"]
            self.screen.refusal(self.words("join-announced", text=said) if said else self.words("join-withdrawn"))
            return
        if message["type"] == "reaction":
            if self.hushed.hides(message):
                return
            name = self.words.seat(message["seat"], self.game.name)
            self.screen.line(self.words("join-reacted", name=name, mark=message["mark"]))
            return
        before, pause = self.remote.info, tuple(self._of_floor(message))
        self.remote.take_in(message)
        self.words.comrades = seats.comrades_at(self.remote.info)
        self._seen = None
        self.heard = min(self.heard, message.get("kept", len(self.remote.state.get("events", ()))))
        self.fast = message["at"] - time.time() if message["type"] == "hello" else self.fast
        self.orders = tuple(message.get("orders", self.orders))
        self.wish = WHEN[message.get("ask_me", "matters" if message["type"] == "hello" else self.wish)]
        if "orders" in message and self.orders != self.aid.orders_written():
            self.aid.take_up(self.orders)
        if message.get("still_there"):
            self.screen.refusal(self.words("join-still-there"))
        before_now = () if message["type"] == "hello" else self.notices
        kept = message.get("kept", len(self.remote.state.get("events", ())))
        told = [{**notice, "after": min(notice["after"], kept)} for notice in before_now]  # some events may be gone
        self.notices = [*told, *message.get("notices", ())]
        if message["type"] == "hello" or self.remote.info["seats"] != before["seats"]:
            self.hushed.look()
        if self.remote.info["seats"] != before["seats"]:
            self._show_seats()
        if self.remote.info["status"] != before["status"]:
            self.screen.line(self.words("join-status", status=self.remote.info["status"]))
        if self.remote.info.get("rests", False) != before.get("rests", False):
            self.screen.line(self.words("join-rests", rests="yes" if self.remote.info.get("rests") else "no"))
        for line in message.get("chat", ()):
            if self.hushed.hides(line):
                continue
            name = seats.called(self.words, line["name"], line.get("alike", False))
            self.screen.line(self.words("join-chat", name=name, text=line["text"]))
        if self.remote.started:
            self._tell()
        for line in pause:
            self.screen.line(line)
        if self.remote.info.get("proposal") != before.get("proposal"):
            for line in by_mail.proposed(self.words, self.remote.info, self.seat):
                self.screen.line(line)
        undo = (message.get("question") or {}).get("undo")
        if undo and self.seat in undo["awaits"] and not undo["agreed"]:
            self.screen.line(self.words("join-undo"))

    def _of_floor(self, message: dict[str, Any]) -> Iterator[str]:
        return floor.lines(self.words, self.remote.floor, self.remote.floor_after(message), self.seat)

    def _wish(self, when: str) -> None:
        super()._wish(when)
        if when:
            self.remote.do("askme", seat=self.seat, when=self.wish)

    def _typed_meanwhile(self, line: str | None) -> None:
        """Handles a typed line while this person is not asked."""
        if line is None:
            raise Quit
        try:
            aided = (line or floor.waits(self.remote)) and self.remote.started and self._aided(line, NO_OPTIONS)
            if line and not aided and not self._command(line, NO_OPTIONS):
                self.screen.refusal(self.words("join-wait"))
        except Refused as refused:
            self.screen.refusal(self.words.refusal(refused.why))

    # Questions to this person

    def _asked(self) -> int | None:
        """Id of the question that waits for this person's answer; None if there is none."""
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
            answer = self._own_answer(seen.options)
            self.remote.answer(answer, self.then)
            self.answered = asked
        except Overtaken:
            if self.remote.info["status"] == "running":
                self.screen.refusal(self.words("join-overtaken"))
        except TakenBack:
            self.answered = asked
        except Refused as refused:
            self.screen.refusal(self.words.refusal(refused.why))
            with suppress(Empty):  # the next message may bring the current question
                self._attend(self.queue.get(timeout=MESSAGE_TIMEOUT_S))

    def _own_answer(self, options: Options) -> Action:
        """The answer to a question. With a clock, standing orders that depend on hidden cards do not answer at once,
        because the speed would reveal hidden cards."""
        known = self.aid.known
        if (
            self.remote.info["tempo"]["pace"] not in ("untimed", "mail")
            or known is None
            or known.passes(self._view(), self.aid.orders)
        ):
            return super()._own_answer(options)
        self.then = None
        return options.only() or self._decide(options)

    def _line(self, prompt: str = "cli-prompt") -> str | None:
        """The next typed line. Shows messages while it waits; raises Overtaken if the question changes."""
        asked = self._asked()
        self._prompt(prompt)
        while not isinstance(heard := self.queue.get(), Typed):
            silent = isinstance(heard, dict) and not SPOKEN & heard.keys() and not any(self._of_floor(heard))
            if not silent:
                self.screen.line()
            self._attend(heard)
            if self._asked() != asked:
                raise Overtaken
            if not silent:
                self._prompt(prompt)
        return self.screen.typed(heard.line)

    def _prompt(self, prompt: str) -> None:
        left, question = "", self.remote.question
        if question is not None and question["deadline"] is not None and self._asked() is not None:
            left = by_mail.due(self.words, question, time.time(), self.fast) + " "
        self.screen.prompt(left + self.words(prompt))

    def _aided(self, line: str, options: Options) -> Action | bool:
        """Runs helper commands, such as standing orders. Sends changed standing orders to the server.

        On a floor that waits for this person, Enter says that they are ready.
        """
        if not line and floor.ready(self.remote):
            return True
        answered = super()._aided(line, options)
        written = self.aid.orders_written()
        if written != self.orders:
            self.remote.do("order", seat=self.seat, orders=written)
            self.orders = written
        return answered

    def _command(self, line: str, options: Options) -> bool:
        word, _, rest = line.partition(" ")
        if days := by_mail.command_of(word.lower(), rest, self.remote.info):
            self.remote.do(days[0], seat=self.seat, **days[1])
            return True
        if talk := floor.command_of(word.lower(), self.remote):
            self.remote.do(talk[0], **talk[1])
            return True
        match word.lower():
            case "chat":
                self.remote.do("chat", seat=self.seat, text=rest)
            case "start" | "pause" | "resume" | "finish":
                self.remote.do(word.lower())
            case "agree" | "concede" | "leave" | "refuse":
                self.remote.do(word.lower(), seat=int(rest) if rest.strip().isdecimal() else self.seat)
            case "moment" if self.remote.question is not None:
                self.remote.do("moment", seat=self.seat, question=self.remote.question["id"])
                self.screen.line(self.words("join-moment"))
            case "back" | "reprendre":
                self._take_back()
            case "consent" | "object" if self.remote.question is not None:
                agree, question = word.lower() == "consent", self.remote.question["id"]
                self.remote.do("consent", seat=self.seat, question=question, agree=agree)
            case "stamp" | "cough" | "applause":
                self.remote.do("react", seat=self.seat, mark=word.lower())
            case "here":
                self.remote.do("present", seat=self.seat)
            case "mind" if rest.strip().isdecimal():
                self.remote.do("mind", seat=int(rest))
            case "mute" | "unmute" if rest.strip().isdecimal():
                self.hushed.mute(int(rest), word.lower() == "mute")
            case "invite" if rest.partition(" ")[0].isdecimal():
                seat, _, bot = rest.partition(" ")
                self.remote.do("invite", seat=int(seat), bot=bot.strip())
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

    def _take_back(self) -> None:
        """Asks the server to take the last answer back. Other people at the table must agree first."""
        taken = "" if self.remote.question is None else self.remote.question.get("takes_back", "")
        self.remote.do("takeback", seat=self.seat)
        if self.remote.info["tempo"]["pace"] != "solo":
            return
        self.screen.line(self.words("cli-taken-back", answer=taken))
        if self._asked() is not None:
            raise TakenBack

    # State of the game

    def _view(self) -> View[Any]:
        if self._seen is None:
            self._seen = self.remote.view()
        return self._seen

    def _silence(self) -> Action | None:
        """The answer that silence gives in a window: by standing orders, or a pass. None for other questions."""
        question = self.remote.question
        if question is None or not question["window"]:
            return None
        return self.aid.ahead(self._view()) or PASS

    def _say(self, text: str) -> None:
        self.remote.do("say", seat=self.seat, statement=text)

    def _advice(self) -> Opinion:
        path = f"/api/tables/{self.remote.info['id']}/advice?seat={self.seat}"
        return from_letter(self.game, self.remote.call("GET", path))

    def _record(self) -> str:
        return self.remote.record()

    def _show_seats(self) -> None:
        self.screen.grid(Grid(("", ""), seats.rows(self.words, self.remote.info)))
