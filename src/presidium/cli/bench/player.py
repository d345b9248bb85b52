"""A language model in a seat of the benchmark: asks it for answers and statements, counts and keeps what it does."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from random import Random
from typing import Any, Final, Protocol

from presidium.cli.bench.endpoint import Messages, Reply
from presidium.cli.bench.prompt import ANSWER, NOTE, SAY, Reading, believed, lines_of
from presidium.cli.terminal.asking import allowed
from presidium.core import Action, Key, Refused, Said, SeatView, Statement, value
from presidium.lab.bench.inference import hidden

CHANCES: Final = 3
"""Number of replies to one question; if none is allowed, a random answer replaces them."""


class Source(Protocol):
    """Something that replies to messages, such as an endpoint."""

    def ask(self, messages: Messages) -> Reply: ...


@value
class Budget:
    """What one game may cost: tokens of prompts and replies together, and seconds of waiting for replies."""

    tokens: int = 400_000
    seconds: float = 3600.0


@dataclass
class Spent:
    """What a model has done and cost in one game."""

    replies: int = 0
    decisions: int = 0
    refused: int = 0
    """Number of replies without an allowed answer, and of statements that the rules refused."""
    replaced: int = 0
    """Number of decisions in which a random answer replaced the model's."""
    statements: int = 0
    prompt_tokens: int = 0
    completion_tokens: int = 0
    seconds: float = 0.0
    counted: bool = True
    """False if the endpoint counted no tokens, so that the numbers are estimates."""
    exhausted: bool = False
    """True if the budget ran out during the game; all later answers were random."""

    def json(self) -> dict[str, Any]:
        return asdict(self) | {"seconds": round(self.seconds, 3)}


@dataclass
class Model:
    """A bot whose answers, statements and beliefs are a language model's. One object plays one game.

    Prompts contain the whole game so far, so that no reply depends on an earlier conversation. The model may keep notes
    for itself, which the next prompts repeat.
    """

    source: Source
    budget: Budget
    talks: bool = True
    keep: Callable[[dict[str, Any]], None] = lambda _: None
    """Receives each exchange, for the transcript."""
    clock: Callable[[], float] = time.monotonic
    spent: Spent = field(default_factory=Spent)
    notes: list[str] = field(default_factory=list)
    said: list[Statement] = field(default_factory=list)
    """Statements that came with an answer and wait for the next floor."""
    heard: int = 0
    """Number of events that the model had heard when it last had the floor."""
    year: int = -1

    def choose(self, view: SeatView[Any], rng: Random) -> Action:
        """The model's answer; a random one if it gives no allowed answer, or if the budget is spent."""
        self.spent.decisions += 1
        reading = Reading(view)
        messages = self._messages(reading, reading.question(self.notes))
        for _ in range(CHANCES):
            text = self._ask("answer", messages)
            if text is None:
                break
            self._take_along(text, reading)
            given = lines_of(text, ANSWER)
            try:
                return allowed(reading.game.notation.read(given[-1] if given else text.strip()[:200]), view.options)
            except Refused as refused:
                self.spent.refused += 1
                why = reading.words.refusal(refused.why)
                again = reading.words("bench-again", why=why)
                messages = [
                    *messages,
                    {"role": "assistant", "content": text},
                    {"role": "user", "content": again},
                ]
        self.spent.replaced += 1
        return view.options.sample(rng)

    def speak(self, view: SeatView[Any], rng: Random) -> Statement | None:
        """A statement that came with an answer; otherwise, once a round or year and when somebody has spoken to the
        model, a new one. None if the model does not talk."""
        if not self.talks:
            return None
        if not self.said and self._has_the_floor(view):
            reading = Reading(view)
            text = self._ask("speak", self._messages(reading, reading.floor(self.notes)))
            if text is not None:
                self._take_along(text, reading)
        self.heard = len(view.events)
        game = Reading(view).game
        while self.said:
            statement = self.said.pop(0)
            if statement.why_not(view.rules, view.public, view.seat) is None and game.statements.forms:
                self.spent.statements += 1
                return statement
            self.spent.refused += 1
        return None

    def beliefs(self, view: SeatView[Any]) -> Mapping[Key, Mapping[Any, float]]:
        """The model's beliefs about the facts that the benchmark asks about."""
        reading, asked = Reading(view), hidden(view)
        text = self._ask("beliefs", self._messages(reading, reading.beliefs(asked)))
        found = {} if text is None else believed(text, asked)
        self.spent.decisions += len(asked)
        self.spent.refused += len(asked) - len(found)
        return found

    def _has_the_floor(self, view: SeatView[Any]) -> bool:
        """True in a new round or year, and if a statement has been addressed to this seat since the last floor."""
        year = getattr(view.public, "year", None)
        now = len(view.public.history) if year is None else year
        began, self.year = now != self.year, now
        new = (event for event in view.events[self.heard :] if isinstance(event, Said) and event.seat != view.seat)
        return began or any(view.seat in event.statement.to(event.seat) for event in new)

    def _take_along(self, text: str, reading: Reading) -> None:
        """Keeps the notes and statements of a reply."""
        self.notes += lines_of(text, NOTE)
        for line in lines_of(text, SAY)[:1] if self.talks else ():
            try:
                statement = reading.game.statements.read(line)
            except Refused:
                self.spent.refused += 1
            else:
                assert isinstance(statement, Statement)
                self.said.append(statement)

    def _messages(self, reading: Reading, question: str) -> list[dict[str, str]]:
        system = reading.system(self.talks)
        return [{"role": "system", "content": system}, {"role": "user", "content": question}]

    def _ask(self, purpose: str, messages: list[dict[str, str]]) -> str | None:
        """The model's reply; None if the budget of the game is spent."""
        spent = self.spent
        if spent.prompt_tokens + spent.completion_tokens >= self.budget.tokens or spent.seconds >= self.budget.seconds:
            spent.exhausted = True
            return None
        begun = self.clock()
        reply = self.source.ask(messages)
        spent.seconds += self.clock() - begun
        spent.replies += 1
        spent.prompt_tokens += reply.prompt_tokens
        spent.completion_tokens += reply.completion_tokens
        spent.counted = spent.counted and reply.counted
        self.keep({"purpose": purpose, "messages": messages, "reply": reply.text})
        return reply.text
