"""A person in this terminal at a table somewhere else."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Queue
from random import Random
from typing import Any, Final

import msgspec

from presidium.bots import Opinion
from presidium.cli import by_mail, seats
from presidium.cli.asking import NO_OPTIONS, WHEN, Asking, Quit
from presidium.cli.hearing import Heard, Typed
from presidium.cli.hushed import Hushed
from presidium.cli.screen import Grid, Screen
from presidium.cli.why import from_letter
from presidium.core import PASS, Action, Event, Options, Refused, View
from presidium.games import find
from presidium.table.client import Remote
from presidium.text.pravda import Edition

ENDED: Final = ("over", "closed")
A_WHILE: Final = 2.0
SPOKEN: Final = {"mark", "events", "chat", "table", "question", "answer", "notices", "still_there"}
"""The parts of a message that make a line on the screen."""


class Overtaken(Exception):
    """The question closed while somebody was still thinking."""


class TakenBack(Exception):
    """The question is gone with the answer that led to it."""


class ShutOut(Exception):
    """The table will not be listened to any more."""

    def __init__(self, refused: Refused) -> None:
        self.refused = refused


class Joined(Asking):
    """One person, and a table that is kept elsewhere."""

    help = "join-help"

    def __init__(self, screen: Screen, remote: Remote, heard: Queue[Heard]) -> None:
        assert remote.seat is not None
        super().__init__(screen, find(remote.info["game"]), remote.seat, Random())
        self.remote = remote
        self.words.comrades = seats.comrades_at(remote.info)
        self.queue = heard
        self.answered = -1
        """The last question that has had its answer from here."""
        self.orders: tuple[str, ...] = ()
        self.fast = 0.0
        """By how much the server's clock is ahead of ours."""
        self.hushed = Hushed(remote)
        self.notices: list[dict[str, Any]] = []
        self.noticed = 0
        self._seen: View[Any] | None = None

    def run(self) -> bool:
        """Until he goes, it is over, or the seat is his no more: True then."""
        self._welcome()
        self._show_seats()
        if self.remote.info.get("advice"):  # whoever sits down has to know
            self.screen.line(self.words("page-new-advice"))
        if began := self.remote.info.get("began"):
            self.screen.line(self.words("join-began", of=began["of"]))
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
        """Whether the dice were what was promised, and our number among them."""
        for sentence, well in self.remote.verdict():
            (self.screen.line if well else self.screen.refusal)(sentence)

    def _news(self, events: Sequence[Event]) -> Sequence[Event | str]:
        """What has happened since the last time, in the game and to its seats."""
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

    # What is heard

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
        before = self.remote.info
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
        if self.remote.info.get("proposal") != before.get("proposal"):
            for line in by_mail.proposed(self.words, self.remote.info, self.seat):
                self.screen.line(line)
        undo = (message.get("question") or {}).get("undo")
        if undo and self.seat in undo["awaits"] and not undo["agreed"]:
            self.screen.line(self.words("join-undo"))

    def _wish(self, when: str) -> None:
        super()._wish(when)
        if when:
            self.remote.do("askme", seat=self.seat, when=self.wish)

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
            with suppress(Empty):  # what stands now may be on its way
                self._attend(self.queue.get(timeout=A_WHILE))

    def _own_answer(self, options: Options) -> Action:
        """At a table that waits for people no order answers at once that goes by what one holds: it would tell."""
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
        """What is typed next; meanwhile the table may tell something, or go on without us."""
        asked = self._asked()
        self._prompt(prompt)
        while not isinstance(heard := self.queue.get(), Typed):
            silent = isinstance(heard, dict) and not SPOKEN & heard.keys()
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
            left = by_mail.due(self.words, question, time.time(), self.fast) + " "
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
        if days := by_mail.command_of(word.lower(), rest, self.remote.info):
            self.remote.do(days[0], seat=self.seat, **days[1])
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
        """Think better of the last answer, where the table allows it; among people it tells what comes of it."""
        taken = "" if self.remote.question is None else self.remote.question.get("takes_back", "")
        self.remote.do("takeback", seat=self.seat)
        if self.remote.info["tempo"]["pace"] != "solo":
            return
        self.screen.line(self.words("cli-taken-back", answer=taken))
        if self._asked() is not None:
            raise TakenBack

    # Where the game is kept

    def _view(self) -> View[Any]:
        if self._seen is None:
            self._seen = self.remote.view()
        return self._seen

    def _silence(self) -> Action | None:
        """The protocol knows of windows in which whoever says nothing passes, unless his orders say more, and of no
        other silence."""
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
