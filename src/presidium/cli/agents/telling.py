"""Texts for a language model: what its seat sees and is asked. Also reads the actions that the model gives as text.

The texts are made from the seat's own view. A refused action raises Refused and changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from presidium.cli.agents.chair import Chair
from presidium.cli.terminal import log
from presidium.cli.terminal.aids import aid_for
from presidium.cli.terminal.asking import allowed
from presidium.cli.terminal.boards import board
from presidium.cli.terminal.briefing import Briefing
from presidium.cli.terminal.screen import Screen
from presidium.core import Action, Chance, Options, Refused, Statement, View, refusal
from presidium.text import Words
from presidium.text.rulebook import rules

MAX_LISTED_OPTIONS: Final = 40
"""Largest number of options listed one by one; otherwise only the notation and the best answers are listed."""
MAX_WAIT_S: Final = 60.0
"""Longest time in seconds that `look` waits, because programs that call tools have a timeout."""


class Sheet(Screen):
    """A screen that keeps its lines as plain text."""

    def __init__(self, words: Words) -> None:
        super().__init__(words, plain=True)
        self.lines: list[str] = []

    def line(self, text: str = "", style: str = "") -> None:
        self.lines.append(text)


class Telling:
    """The tools of a language model that plays in a seat. Each public method is a tool and returns text."""

    def __init__(self, chair: Chair, words: Words) -> None:
        self.chair, self.words = chair, words
        words.you = chair.seat
        self.game = chair.game
        self.aid = aid_for(chair.game, Random())
        self.heard = 0
        """Number of the game's events that the model has been told."""

    def look(self, wait: float = 0.0) -> str:
        """The news since the last call, and the table. Waits up to `wait` seconds until the seat is asked."""
        self.chair.wait(min(max(wait, 0.0), MAX_WAIT_S))
        return "\n".join([*self._news(), *self._table(), *self._whose_turn()])

    def options(self) -> str:
        """The current question and its options. Raises Refused if the seat is not asked."""
        self.chair.wait(0.0)
        seen = self._seen()
        assert seen.options is not None
        return "\n".join([*self._question(seen), *self._choices(seen, seen.options)])

    def answer(self, action: str) -> str:
        """Gives an answer in the game's notation. An empty text stands for silence, if silence is an answer."""
        self.chair.wait(0.0)
        seen, silence = self._seen(), self.chair.silence()
        assert seen.options is not None
        given = silence if not action.strip() and silence is not None else self.game.notation.read(action)
        told = Briefing(self.game, seen, self.words).told(allowed(given, seen.options))
        self.chair.answer(given)
        return "\n".join([self.words("agent-answered", answer=told), *self._news(), *self._whose_turn()])

    def say(self, statement: str, plainly: bool = False) -> str:
        """Makes a statement in the game's notation, or sends a chat message if `plainly` is set."""
        self.chair.wait(0.0)
        if plainly:
            self.chair.chat(statement)
        else:
            self._begun()
            said = self.game.statements.read(statement)
            assert isinstance(said, Statement)
            self.chair.say(said)
        return "\n".join([self.words("agent-said"), *self._news()])

    def rule(self, number: str = "") -> str:
        """A numbered rule or a whole section; without a number the introduction and the list of sections."""
        page = rules(self.game.name, self.words.lang)
        if number.strip():
            return page.rule(number)
        sections = (f"{number} {page.plain(text)}" for number, text in page.items() if "." not in number)
        return "\n\n".join([page.plain(page.introduction), self.words("agent-sections"), "\n".join(sections)])

    # Parts of the tools' texts

    def _begun(self) -> View[Any]:
        """The seat's view. Raises Refused if the game has not begun."""
        seen = self.chair.view()
        if seen is None:
            raise Refused(refusal("not-started"))
        return seen

    def _seen(self) -> View[Any]:
        """The seat's view while the seat is asked. Raises Refused if it is not asked."""
        seen = self._begun()
        if seen.options is None:
            raise Refused(refusal("game-over") if self.chair.over else refusal("not-asked", seat=self.chair.seat))
        return seen

    def _news(self) -> Iterator[str]:
        seen = self.chair.view()
        if seen is None:
            return
        before, self.heard = min(self.heard, len(seen.events)), len(seen.events)  # a takeback may have removed events
        if before < self.heard:
            yield self.words("agent-news")
        for line in log.lines(self.game.name, seen.events[before:], self.words, seen.events[:before]):
            yield f"-- {line.text} --" if line.heading else line.text

    def _table(self) -> Iterator[str]:
        yield self.words("agent-table")
        yield from self.chair.around(self.words)
        seen, sheet = self.chair.view(), Sheet(self.words)
        for part in () if seen is None else board(seen, self.words):
            sheet.show(part)
        yield from sheet.lines

    def _whose_turn(self) -> Iterator[str]:
        seen = self.chair.view()
        if seen is None:
            return
        if self.chair.over:
            yield self.words("agent-over")
            yield from self._reasons(seen)
        elif seen.options is not None:
            yield self.words("agent-your-turn")
        else:
            asked = self.words.listing([self.words.seat(seat, self.game.name) for seat in seen.asked])
            yield self.words("agent-others-turn", asked=asked)

    def _reasons(self, seen: View[Any]) -> Iterator[str]:
        outcome = seen.public.outcome
        if outcome is not None:
            yield self.words("cli-you-won" if self.chair.seat in outcome.winners else "cli-you-did-not-win") + "."
            for reason in () if self.game.why is None else self.game.why(seen):
                yield self.words.brief(self.game.name, reason)

    def _question(self, seen: View[Any]) -> Iterator[str]:
        briefing = Briefing(self.game, seen, self.words)
        yield briefing.stake() or briefing.head()
        yield from briefing.asks()
        yield from briefing.stakes()
        yield from self.aid.notes(seen, self.words)
        silence = self.chair.silence()
        if silence is not None:
            yield self.words("agent-silence", answer=self.game.notation.print(silence))
        offers = briefing.offered()
        if offers and not self._few(seen.options):
            yield self.words("agent-offers")
            yield from (self.words("cli-pair", name=typed, value=told) for _, typed, told in offers)

    def _few(self, options: Options | None) -> bool:
        return options is not None and options.listed and len(options) <= MAX_LISTED_OPTIONS

    def _choices(self, seen: View[Any], options: Options) -> Iterator[str]:
        if self._few(options):
            briefing = Briefing(self.game, seen, self.words)
            yield self.words("agent-choices")
            yield from (self._choice(action, briefing) for action in options)
            return
        yield self.words("agent-forms", count=options.count() if options.listed else "many")
        yield from self._forms(options)

    def _choice(self, action: Action, briefing: Briefing) -> str:
        told = briefing.told(action) + self.aid.more(action, self.words)
        return self.words("cli-pair", name=self.game.notation.print(action), value=told)

    def _forms(self, options: Options) -> Iterator[str]:
        """The notation of each kind of answer, with an example that is legal now."""
        notation = self.game.notation
        found: dict[type[Action], Action] = {}
        for action in options if options.listed else (options.sample(Random(1)),):
            found.setdefault(type(action), action)
        for form, kind in zip(notation.forms, notation.table.values(), strict=True):
            if kind in found and not issubclass(kind, Chance):
                yield self.words("agent-form", form=form, example=notation.print(found[kind]))
