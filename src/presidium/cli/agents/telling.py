"""What a seat sees and is asked, as plain text, and what it does by text: the same words a person at the terminal gets.

Everything here is made from the seat's own view. What is refused is raised, and has changed nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from presidium.cli import log
from presidium.cli.agents.chair import Chair
from presidium.cli.aids import aid_for
from presidium.cli.asking import allowed
from presidium.cli.boards import board
from presidium.cli.briefing import Briefing
from presidium.cli.screen import Screen
from presidium.core import Action, Chance, Options, Refused, Statement, View, refusal
from presidium.text import Words
from presidium.text.rulebook import rules

LISTED: Final = 40
"""Of more answers than these only the forms are told, and those that the brief offers."""
PATIENCE: Final = 60.0
"""The longest a look waits, in seconds: whoever calls a tool gives up in the end."""


class Sheet(Screen):
    """Plain lines, kept for whoever asked for them."""

    def __init__(self, words: Words) -> None:
        super().__init__(words, plain=True)
        self.lines: list[str] = []

    def line(self, text: str = "", style: str = "") -> None:
        """Add one."""
        self.lines.append(text)


class Telling:
    """A seat, told in words: each method is one of the tools a model is given."""

    def __init__(self, chair: Chair, words: Words) -> None:
        self.chair, self.words = chair, words
        words.you = chair.seat
        self.game = chair.game
        self.aid = aid_for(chair.game, Random())
        self.heard = 0
        """How many events have been told."""

    def look(self, wait: float = 0.0) -> str:
        """The table, and what has happened since the last time; after so many seconds, or when there is an answer to
        give."""
        self.chair.wait(min(max(wait, 0.0), PATIENCE))
        return "\n".join([*self._news(), *self._table(), *self._whose_turn()])

    def options(self) -> str:
        """The question and what may be answered."""
        self.chair.wait(0.0)
        seen = self._seen()
        assert seen.options is not None
        return "\n".join([*self._question(seen), *self._choices(seen, seen.options)])

    def answer(self, action: str) -> str:
        """Give an answer in the notation of the game; nothing at all where silence is one."""
        self.chair.wait(0.0)
        seen, silence = self._seen(), self.chair.silence()
        assert seen.options is not None
        given = silence if not action.strip() and silence is not None else self.game.notation.read(action)
        told = Briefing(self.game, seen, self.words).told(allowed(given, seen.options))
        self.chair.answer(given)
        return "\n".join([self.words("agent-answered", answer=told), *self._news(), *self._whose_turn()])

    def say(self, statement: str, plainly: bool = False) -> str:
        """Make a statement of the game; or, plainly, say whatever it is to the people at the table."""
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
        """A numbered rule or a whole section; without a number the introduction, and which sections there are."""
        page = rules(self.game.name, self.words.lang)
        if number.strip():
            return page.rule(number)
        sections = (f"{number} {title}" for number, title in page.items() if "." not in number)
        return "\n\n".join([page.introduction, self.words("agent-sections"), "\n".join(sections)])

    # What stands in them

    def _begun(self) -> View[Any]:
        """What the seat sees; Refused before there is anything to see."""
        seen = self.chair.view()
        if seen is None:
            raise Refused(refusal("not-started"))
        return seen

    def _seen(self) -> View[Any]:
        """The same, while the seat is asked; Refused otherwise."""
        seen = self._begun()
        if seen.options is None:
            raise Refused(refusal("game-over") if self.chair.over else refusal("not-asked", seat=self.chair.seat))
        return seen

    def _news(self) -> Iterator[str]:
        seen = self.chair.view()
        if seen is None:
            return
        before, self.heard = min(self.heard, len(seen.events)), len(seen.events)  # some may have been taken back
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
        yield briefing.head()
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
        return options is not None and options.listed and len(options) <= LISTED

    def _choices(self, seen: View[Any], options: Options) -> Iterator[str]:
        if self._few(options):
            briefing = Briefing(self.game, seen, self.words)
            yield self.words("agent-choices")
            yield from (self._choice(action, briefing) for action in options)
            return
        yield self.words("agent-forms", count=len(options) if options.listed else "many")
        yield from self._forms(options)

    def _choice(self, action: Action, briefing: Briefing) -> str:
        told = briefing.told(action) + self.aid.more(action, self.words)
        return self.words("cli-pair", name=self.game.notation.print(action), value=told)

    def _forms(self, options: Options) -> Iterator[str]:
        """How each kind of answer is written, with one that could be given now."""
        notation = self.game.notation
        found: dict[type[Action], Action] = {}
        for action in options if options.listed else (options.sample(Random(1)),):
            found.setdefault(type(action), action)
        for form, kind in zip(notation.forms, notation.table.values(), strict=True):
            if kind in found and not issubclass(kind, Chance):
                yield self.words("agent-form", form=form, example=notation.print(found[kind]))
