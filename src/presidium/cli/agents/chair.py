"""A seat for a language model, in a local game or at a server's table. It tells only what the seat may know."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from queue import Empty, Queue
from random import Random
from typing import Any, Final, Protocol

from presidium.bots import find as find_bot
from presidium.bots import person
from presidium.bots.runtime.driver import answer_for, let_reply, let_speak, time_to_talk
from presidium.cli.remote import seats
from presidium.cli.remote.delegate import agrees
from presidium.cli.remote.floor import ready
from presidium.cli.remote.hearing import Heard
from presidium.client.remote import Remote
from presidium.core import PASS, Action, Game, Player, Refused, State, Statement, View, refusal, view
from presidium.games import find
from presidium.text import Words

MESSAGES_DELAY_S: Final = 0.2
"""Seconds to wait for messages from the table after an answer, before the tool returns."""

MAX_CHAT_LINES: Final = 30
"""Number of the latest chat messages that `look` repeats to the model."""


class Chair(Protocol):
    """Interface of a seat that a language model plays, in a local game among bots or at a server's table."""

    game: Game
    seat: Player

    @property
    def over(self) -> bool: ...

    def wait(self, seconds: float) -> None:
        """Receives messages for at most `seconds`; ends earlier if the seat is asked or the game is over."""
        ...

    def view(self) -> View[Any] | None:
        """The seat's view, with its options while it is asked; None before the game has begun."""
        ...

    def silence(self) -> Action | None:
        """The answer that counts if the seat gives no answer; None if the question has no such answer."""
        ...

    def answer(self, action: Action) -> None: ...

    def say(self, statement: Statement) -> None: ...

    def chat(self, text: str) -> None:
        """Sends a chat message."""
        ...

    def around(self, words: Words) -> Iterator[str]:
        """Lines of text about the seats and their holders, and the latest chat messages."""
        ...


class Alone:
    """A seat in a local game against bots, which answer at once."""

    def __init__(self, g: State[Any], seat: Player, names: Mapping[Player, str], luck: str) -> None:
        """`names` holds the names of the bots in the other seats."""
        self.game, self.seat, self.names = find(g.rules.game), seat, names
        self._g, self._bots = g, {other: find_bot(name, self.game.name) for other, name in names.items()}
        self._dice = Random(f"{luck}/dice")
        self._minds = {other: Random(f"{luck}/{other}") for other in names}
        self._go_on()

    @property
    def over(self) -> bool:
        return self._g.over

    def wait(self, seconds: float) -> None:
        """Does nothing, because bots answer at once."""

    def view(self) -> View[Any]:
        return view(self._g, self.seat)

    def silence(self) -> Action | None:
        question = self._g.question()
        return None if question is None else question.silence

    def answer(self, action: Action) -> None:
        self._g.apply(self.seat, action)
        self._go_on()

    def say(self, statement: Statement) -> None:
        self._g.say(self.seat, statement)
        for other, answered in let_reply(self._g, self._bots, self._minds):
            self._g.say(other, answered)

    def chat(self, text: str) -> None:
        raise Refused(refusal("nobody-to-talk-to"))

    def around(self, words: Words) -> Iterator[str]:
        for seat, name in self.names.items():
            who, _ = person(name, self.game.name)
            called = words("join-seat", kind="bot", name=words("comrade-whole", id=who) if who else name, level="")
            yield words("cli-pair", name=placed(words, self.game, seat), value=called)

    def _go_on(self) -> None:
        """Lets chance and the bots answer until the seat has to decide something."""
        while not self._g.over:
            if time_to_talk(self._g):
                let_speak(self._g, self._bots, self._minds)
            question = self._g.question()
            assert question is not None
            waiting = self._g.waiting_for() if self._g.answers else question.asked()
            player = self.seat if self.seat in waiting else waiting[0]
            answer = self._unasked() if player == self.seat else self._answer_of(player)
            if answer is None:
                return
            self._g.apply(player, answer)

    def _answer_of(self, player: Player) -> Action:
        if player in self._bots:
            return answer_for(self._g, player, self._bots[player], self._minds[player])
        options = self._g.options(player)
        assert options is not None
        return options.sample(self._dice)

    def _unasked(self) -> Action | None:
        """The answer given without asking the model: the only option, or silence if it changes nothing; else None."""
        seen, question = self.view(), self._g.question()
        assert question is not None
        assert seen.options is not None
        brief = None if self.game.brief is None or question.silence is None else self.game.brief(seen)
        spared = question.quiet or (brief is not None and not brief.calls("matters"))
        return question.silence if spared and question.silence is not None else seen.options.only()


class AtTable:
    """A seat at a server's table. It knows only what the server has sent to this seat."""

    def __init__(self, remote: Remote, heard: Queue[Heard]) -> None:
        assert remote.seat is not None
        self.remote, self.heard = remote, heard
        self.game, self.seat = find(remote.info["game"]), remote.seat
        self._said: list[dict[str, Any]] = []
        self._gone: Refused | None = None

    @property
    def over(self) -> bool:
        return self.remote.over

    def wait(self, seconds: float) -> None:
        ends = time.monotonic() + seconds
        while True:
            with suppress(Empty):
                while True:
                    self._take_in(self.heard.get(timeout=max(0.0, ends - time.monotonic()) if self._idle else 0))
            if not self._idle or time.monotonic() >= ends:
                return

    @property
    def _idle(self) -> bool:
        return not (self.remote.asked or self.remote.over or self._gone)

    def _take_in(self, heard: Heard) -> None:
        if isinstance(heard, Refused):
            self._gone = heard
        elif isinstance(heard, dict):
            self.remote.take_in(heard)
            self._said = [] if heard["type"] == "hello" else self._said
            self._said += heard.get("chat", ())
            with suppress(Refused):  # the model gets no tool for this, because it would delay other players
                agrees(self.remote)
            with suppress(Refused):  # the model speaks when it likes; nobody waits for it
                ready(self.remote)

    def view(self) -> View[Any] | None:
        if self._gone is not None:
            raise self._gone
        if not self.remote.started:
            return None
        seen = self.remote.view()
        return seen if self.remote.asked else replace(seen, options=None)

    def silence(self) -> Action | None:
        """A pass if the question is a window; None for all other questions, which have no such answer."""
        question = self.remote.question
        return PASS if question is not None and question["window"] else None

    def answer(self, action: Action) -> None:
        if not self.remote.asked:
            raise Refused(refusal("not-asked", seat=self.seat))
        self.remote.answer(action)
        self.wait(MESSAGES_DELAY_S)

    def say(self, statement: Statement) -> None:
        self.remote.do("say", seat=self.seat, statement=self.game.statements.print(statement))
        self.wait(MESSAGES_DELAY_S)

    def chat(self, text: str) -> None:
        self.remote.do("chat", seat=self.seat, text=text)
        self.wait(MESSAGES_DELAY_S)

    def around(self, words: Words) -> Iterator[str]:
        yield words("join-status", status=self.remote.info["status"])
        for seat in self.remote.info["seats"]:
            who = ", ".join(seats.holder(words, seat))
            yield words("cli-pair", name=placed(words, self.game, seat["seat"]), value=who)
        for line in self._said[-MAX_CHAT_LINES:]:
            name = seats.called(words, line["name"], line.get("alike", False))
            yield words("join-chat", name=name, text=line["text"])


def placed(words: Words, game: Game, seat: Player) -> str:
    """A seat as text: its number, which answers use, and its name in the game."""
    number, own = words.seat(seat), words.seat(seat, game.name)
    return number if own == number else f"{number}, {own}"
