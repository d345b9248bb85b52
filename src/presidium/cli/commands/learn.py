"""A lesson of a game in the terminal: explanations above a real board and question."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from presidium.bots import Opinion
from presidium.cli.files import keep
from presidium.cli.terminal.asking import NO_OPTIONS, Asking, Quit
from presidium.cli.terminal.screen import Screen
from presidium.core import Action, Game, Options, Refused, View, refusal, view
from presidium.core.content.learning import READ, Learning
from presidium.text.pravda import Edition

FILE = "lessons.json"
"""File in the user's folder with the answers that the person has given in each lesson."""


class Bookmark:
    """Stores how far a person has come in each lesson, in the user's folder."""

    def __init__(self, folder: Path, game: Game) -> None:
        self.file = folder / FILE
        self.game = game

    def found(self) -> Learning:
        """The lesson at the stored place, or at its beginning if the lesson has changed since."""
        try:
            return Learning(self.game, self._all().get(self.game.name, []))
        except Refused:
            return Learning(self.game)

    def put(self, learning: Learning) -> None:
        """Stores the place in a lesson; after its end the stored place is the beginning."""
        answers = learning.answers if learning.screen is not None else []
        keep(self.file, json.dumps(self._all() | {self.game.name: answers}, indent=2))

    def _all(self) -> dict[str, list[str]]:
        """The stored places of all lessons. An unreadable file counts as empty, because a lesson is short."""
        try:
            found = json.loads(self.file.read_text(encoding="utf-8"))
            return {game: [str(answer) for answer in answers] for game, answers in found.items()}
        except (OSError, ValueError, AttributeError, TypeError):
            return {}


class Prepared(Asking):
    """One person at a prepared position, as in a lesson. Saving, statements and advice are refused."""

    def _pravda(self) -> tuple[Edition, ...]:
        return ()

    def _say(self, text: str) -> None:
        raise Refused(refusal("only-a-lesson"))

    def _record(self) -> str:
        raise Refused(refusal("only-a-lesson"))

    def _advice(self) -> Opinion:
        raise Refused(refusal("only-a-lesson"))


class Taught(Prepared):
    """One person who takes a lesson in the terminal."""

    help = "cli-help-learn"

    def __init__(self, screen: Screen, learning: Learning, bookmark: Bookmark) -> None:
        super().__init__(screen, learning.game, learning.lesson.seat, Random(0))
        self.learning = learning
        self.bookmark = bookmark
        self.drawn = -1
        """Number of events in the game when the board was last shown."""

    def run(self) -> None:
        """Runs a lesson to its end. Raises Quit if the person leaves early."""
        self.screen.title(self.words("lesson-title", game=self.words(f"{self.game.name}-title")))
        self.screen.line(self.words("cli-learn", again="yes" if self.learning.answers else "no"))
        self.heard = len(self._view().events)
        while self.learning.screen is not None:
            self._tell()
            if self.learning.screen.asks:
                self._decide(self._view().options or NO_OPTIONS)
            else:
                self._read()

    def _read(self) -> None:
        if self.drawn != self.heard:
            self._show_board()
        self._teach()
        while line := self._line("cli-learn-go-on"):
            if not self._command(line, NO_OPTIONS):
                self.screen.refusal(self.words.refusal(refusal("not-asked", seat=self.seat)))
        if line is None:
            raise Quit
        self._go_on(READ)

    def _show_board(self) -> None:
        super()._show_board()
        self.drawn = self.heard

    def _teach(self) -> None:
        screen = self.learning.screen
        if screen is not None:
            number, last = len(self.learning.answers) + 1, len(self.learning.lesson.screens)
            self.screen.line()
            self.screen.heading(self.words("lesson-screen", number=number, last=last))
            self.screen.line(self.words.lesson(self.game.name, screen.id), "yellow")
            self.screen.line()

    def _show_options(self, options: Options, in_full: bool) -> None:
        """Shows the explanation above the question; shows nothing if the screen of the lesson has no question."""
        if self.learning.screen is not None and self.learning.screen.asks:
            self._teach()
            super()._show_options(options, in_full)

    def _taken(self, action: Action, options: Options) -> Action:
        """Accepts the answer that the lesson expects. Any other answer is refused, and the person is asked again."""
        self._go_on(self.game.notation.print(action))
        return action

    def _go_on(self, answer: str) -> None:
        self.learning.answer(answer)
        self.bookmark.put(self.learning)

    def _view(self) -> View[Any]:
        return view(self.learning.g, self.seat)

    def _silence(self) -> Action | None:
        question = self.learning.g.question()
        return None if question is None else question.silence
