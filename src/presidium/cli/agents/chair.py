"""A seat that is asked and answers, wherever its game is kept. All it hands over is what the seat itself may know."""

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
from presidium.bots.driver import answer_for, let_reply, let_speak, time_to_talk
from presidium.cli import seats
from presidium.cli.delegate import agrees
from presidium.cli.hearing import Heard
from presidium.core import PASS, Action, Game, Player, Refused, State, Statement, View, refusal, view
from presidium.games import find
from presidium.table.client import Remote
from presidium.text import Words

A_MOMENT: Final = 0.2
"""How long a table has to tell what came of an answer before that is told without it."""

LINES: Final = 30
"""How much of what was said in plain words is told again."""


class Chair(Protocol):
    """Where a seat is: here among bots, or at a table of a server."""

    game: Game
    seat: Player

    @property
    def over(self) -> bool: ...

    def wait(self, seconds: float) -> None:
        """Hear what has come, and go on hearing for so long, or until the seat is asked or it is over."""
        ...

    def view(self) -> View[Any] | None:
        """What the seat may know, with its options while its answer is awaited; None before the game has begun."""
        ...

    def silence(self) -> Action | None:
        """What it answers if it says nothing, where that is an answer."""
        ...

    def answer(self, action: Action) -> None: ...

    def say(self, statement: Statement) -> None: ...

    def chat(self, text: str) -> None:
        """Say something in plain words."""
        ...

    def around(self, words: Words) -> Iterator[str]:
        """What there is to know besides the game: who sits where, and what was said in plain words."""
        ...


class Alone:
    """A seat in a game that is kept here; the others are bots, who answer as soon as they are asked."""

    def __init__(self, g: State[Any], seat: Player, names: Mapping[Player, str], luck: str) -> None:
        """`names` are those of the bots in the other seats."""
        self.game, self.seat, self.names = find(g.rules.game), seat, names
        self._g, self._bots = g, {other: find_bot(name, self.game.name) for other, name in names.items()}
        self._dice = Random(f"{luck}/dice")
        self._minds = {other: Random(f"{luck}/{other}") for other in names}
        self._go_on()

    @property
    def over(self) -> bool:
        return self._g.over

    def wait(self, seconds: float) -> None:
        """Nobody is ever waited for."""

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
        """Until the seat has something to decide: chance and the others answer what they are asked."""
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
        """What the seat answers without being asked: the one thing it can, or nothing where it could change nothing."""
        seen, question = self.view(), self._g.question()
        assert question is not None
        assert seen.options is not None
        brief = None if self.game.brief is None or question.silence is None else self.game.brief(seen)
        spared = question.quiet or (brief is not None and not brief.calls("matters"))
        return question.silence if spared and question.silence is not None else seen.options.only()


class AtTable:
    """A seat at a table of a server, which an ear listens to; what it knows is what that seat was told."""

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
            with suppress(Refused):  # it is no tool: a model would only hold the others up
                agrees(self.remote)

    def view(self) -> View[Any] | None:
        if self._gone is not None:
            raise self._gone
        if not self.remote.started:
            return None
        seen = self.remote.view()
        return seen if self.remote.asked else replace(seen, options=None)

    def silence(self) -> Action | None:
        """The protocol knows of windows in which whoever says nothing passes, and of no other silence."""
        question = self.remote.question
        return PASS if question is not None and question["window"] else None

    def answer(self, action: Action) -> None:
        if not self.remote.asked:
            raise Refused(refusal("not-asked", seat=self.seat))
        self.remote.answer(action)
        self.wait(A_MOMENT)

    def say(self, statement: Statement) -> None:
        self.remote.do("say", seat=self.seat, statement=self.game.statements.print(statement))
        self.wait(A_MOMENT)

    def chat(self, text: str) -> None:
        self.remote.do("chat", seat=self.seat, text=text)
        self.wait(A_MOMENT)

    def around(self, words: Words) -> Iterator[str]:
        yield words("join-status", status=self.remote.info["status"])
        for seat in self.remote.info["seats"]:
            who = ", ".join(seats.holder(words, seat))
            yield words("cli-pair", name=placed(words, self.game, seat["seat"]), value=who)
        for line in self._said[-LINES:]:
            name = seats.called(words, line["name"], line.get("alike", False))
            yield words("join-chat", name=name, text=line["text"])


def placed(words: Words, game: Game, seat: Player) -> str:
    """A seat by its number, as answers write it, and by what its game calls it besides."""
    number, own = words.seat(seat), words.seat(seat, game.name)
    return number if own == number else f"{number}, {own}"
