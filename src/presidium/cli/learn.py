"""A lesson in the terminal: the board and the question of a real table, and somebody who says why."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from presidium.bots import Opinion
from presidium.cli.asking import NO_OPTIONS, Asking, Quit
from presidium.cli.keeping import keep
from presidium.cli.screen import Screen
from presidium.core import Action, Game, Options, Refused, View, refusal, view
from presidium.core.learning import READ, Learning
from presidium.text.pravda import Edition

FILE = "lessons.json"
"""By game, what has been answered so far in its lesson."""


class Bookmark:
    """Where one has got to in a lesson, in the folder that is one's own."""

    def __init__(self, folder: Path, game: Game) -> None:
        self.file = folder / FILE
        self.game = game

    def found(self) -> Learning:
        """Go on there; from the beginning where the lesson is another now."""
        try:
            return Learning(self.game, self._all().get(self.game.name, []))
        except Refused:
            return Learning(self.game)

    def put(self, learning: Learning) -> None:
        """Whoever has come to the end begins anew."""
        answers = learning.answers if learning.screen is not None else []
        keep(self.file, json.dumps(self._all() | {self.game.name: answers}, indent=2))

    def _all(self) -> dict[str, list[str]]:
        """A file that cannot be read is as good as none: it holds three minutes' work."""
        try:
            found = json.loads(self.file.read_text(encoding="utf-8"))
            return {game: [str(answer) for answer in answers] for game, answers in found.items()}
        except (OSError, ValueError, AttributeError, TypeError):
            return {}


class Prepared(Asking):
    """One person at a position that was prepared: nothing of it is kept, said or advised."""

    def _pravda(self) -> tuple[Edition, ...]:
        return ()

    def _say(self, text: str) -> None:
        raise Refused(refusal("only-a-lesson"))

    def _record(self) -> str:
        raise Refused(refusal("only-a-lesson"))

    def _advice(self) -> Opinion:
        raise Refused(refusal("only-a-lesson"))


class Taught(Prepared):
    """One person, and what has been prepared for him."""

    help = "cli-help-learn"

    def __init__(self, screen: Screen, learning: Learning, bookmark: Bookmark) -> None:
        super().__init__(screen, learning.game, learning.lesson.seat, Random(0))
        self.learning = learning
        self.bookmark = bookmark
        self.drawn = -1
        """How many events there were when the table was last shown."""

    def run(self) -> None:
        """To its end; Quit if the person leaves before."""
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
        """What is taught stands above the question; where there is none, by itself."""
        if self.learning.screen is not None and self.learning.screen.asks:
            self._teach()
            super()._show_options(options, in_full)

    def _taken(self, action: Action, options: Options) -> Action:
        """What leads on; what does not is refused like anything else, and asked again."""
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
