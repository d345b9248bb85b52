"""Lets a local bot play in a seat at a server's table."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from queue import Empty, Queue
from random import Random
from typing import Final

from presidium.bots import Bot, Speaker, answer_from, told
from presidium.cli.remote.floor import ready
from presidium.cli.remote.hearing import Heard, Typed
from presidium.cli.remote.session import ENDED, MESSAGE_TIMEOUT_S
from presidium.client.remote import Remote
from presidium.core import Refused, seated
from presidium.games import find

PASSING: Final = ("stale-question", "nothing-proposed", "too-late", "paused", "table-over", "too-fast", "no-answer")
"""Ids of refusals that need no handling, because the next message or a later try resolves them."""


class Delegate:
    """Answers every question to a seat and makes at most one statement for each question, by a bot's choice."""

    def __init__(self, remote: Remote, make: Callable[[], Bot], heard: Queue[Heard]) -> None:
        self.remote = remote
        self.make = make
        self.bot = make()
        self.heard = heard
        self.whims = Random()
        self.answered = self.spoke = -1

    def run(self) -> None:
        while self.remote.info["status"] not in ENDED:
            with suppress(Empty):  # tries again what could not be sent
                self._attend(self.heard.get(timeout=MESSAGE_TIMEOUT_S))
            if self.heard.empty() and self.remote.info["status"] == "running":
                try:
                    self._act()
                except Refused as refused:
                    if refused.why.id not in PASSING:
                        raise

    def _attend(self, heard: Heard) -> None:
        if isinstance(heard, Refused):
            raise heard
        if not isinstance(heard, str | Typed):
            self.remote.take_in(heard)
            if "kept" in heard:  # the bot may remember events that a takeback removed
                self.bot = self.make()

    def _act(self) -> None:
        question = self.remote.question
        if question is None:
            return
        if isinstance(self.bot, Speaker) and question["id"] != self.spoke:
            self._speak(self.bot, question["id"])
        if agrees(self.remote):
            return
        ready(self.remote)
        mine = self.remote.seat in question["asked"] and question["options"] is not None
        if mine and question["answer"] is None and question["id"] != self.answered:
            self.remote.answer(answer_from(seated(self.remote.view()), self.bot, self.whims))
            self.answered = question["id"]

    def _speak(self, bot: Speaker, question: int) -> None:
        self.spoke = question
        statement = bot.speak(told(bot, seated(self.remote.view())), self.whims)
        if statement is not None:
            text = find(self.remote.info["game"]).statements.print(statement)
            with suppress(Refused):  # the bot may answer even if it may not speak
                self.remote.do("say", seat=self.remote.seat, statement=text)


def agrees(remote: Remote) -> bool:
    """Agrees to takebacks and to proposals that wait for this seat; returns True if it has agreed to anything."""
    question, proposal = remote.question, remote.info.get("proposal")
    if question is not None and remote.seat in (question.get("undo") or {"awaits": ()})["awaits"]:
        remote.do("consent", seat=remote.seat, question=question["id"], agree=True)
        return True
    if proposal is not None and remote.seat in proposal["awaits"]:
        remote.do("assent", seat=remote.seat, proposal=proposal["id"], agree=True)
        return True
    return False
