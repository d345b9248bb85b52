"""A problem in the terminal: a position of a game, its question, and the value of each answer."""

from __future__ import annotations

from datetime import date
from random import Random
from typing import Any

from presidium.cli.commands.learn import Prepared
from presidium.cli.terminal.asking import NO_OPTIONS, Quit, allowed
from presidium.cli.terminal.screen import Screen
from presidium.core import Action, Game, Options, Problem, View, view
from presidium.games import GAMES, find
from presidium.text.problems import told


def chosen(game: str | None, number: int | None, today: date) -> tuple[Game, int]:
    """The problem with this number; without a number the problem of the day."""
    if game is not None and number is not None:
        return find(game), number
    kinds = GAMES.values() if game is None else (find(game),)
    every = [(kind, at) for kind in kinds for at in range(1, len(kind.problems) + 1)]
    return every[(today - date(1970, 1, 1)).days % len(every)] if every else (find(game or ""), 1)


class Puzzled(Prepared):
    """One person who looks for the best answer to a problem."""

    help = "cli-help-problem"

    def __init__(self, screen: Screen, game: Game, number: int) -> None:
        self.problem: Problem = game.problem(number)
        super().__init__(screen, game, self.problem.seat, Random(0))
        self.g = game.read_position(self.problem.position)
        self.told = told(self.words, game.name, self.problem.id)
        self.number = number
        self.found = False

    def run(self) -> None:
        """Asks until the person finds the best answer or asks for the solution."""
        title = self.words("problem-title", game=self.words(f"{self.game.name}-title"), number=self.number)
        self.screen.title(self.words("cli-pair", name=title, value=self.told.title))
        self.heard = len(self._view().events)
        while not self.found:
            self._decide(self._view().options or NO_OPTIONS)
        self.screen.line(self.told.why)

    def _show_options(self, options: Options, in_full: bool) -> None:
        self.screen.line()
        self.screen.line(self.told.task, "yellow")
        self.screen.line(self.told.house)
        self.screen.line()
        super()._show_options(options, in_full)

    def _command(self, line: str, options: Options) -> bool:
        if line.lower() in ("solve", "solution"):
            self.screen.line(
                self.words("problem-best", answer=self.problem.best, most=self._percent(self.problem.best))
            )
            self.screen.line(self.told.why)
            raise Quit
        return super()._command(line, options)

    def _taken(self, action: Action, options: Options) -> Action:
        answer = self.game.notation.print(allowed(action, options))
        self.found = self.problem.solved_by(answer)
        worth, most = self._percent(answer), self._percent(self.problem.best)
        self.screen.line(self.words("problem-judged", right="yes" if self.found else "no", worth=worth, most=most))
        return action

    def _percent(self, answer: str) -> int:
        return round(100 * self.problem.worth(answer))

    def _view(self) -> View[Any]:
        return view(self.g, self.seat)

    def _silence(self) -> Action | None:
        question = self.g.question()
        return None if question is None else question.silence
