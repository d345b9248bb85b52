"""Plays a lesson. The engine decides which answers are legal; the lesson decides which legal answers are right.

This module stores nothing: the caller keeps the learner's answers, one for each screen of the lesson.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from typing import Any, Final

from presidium.core.content.lesson import Lesson, Lines, Screen
from presidium.core.decision import Refused, refusal
from presidium.core.game import Game
from presidium.core.record import Move, play, read_moves
from presidium.core.state import State

READ: Final = ""
"""The learner's answer to a lesson screen that asks no question."""


def lesson_of(game: Game) -> Lesson:
    """Returns the lesson of this game. Raises Refused if the game has no lesson."""
    if game.lesson is None:
        raise Refused(refusal("no-lesson", game=game.name))
    return game.lesson


def begin(game: Game, screen: Screen, before: State[Any] | None) -> State[Any]:
    """Returns the state in which a lesson screen begins, given the state in which the screen before it ended."""
    return before if before is not None and not screen.position else game.read_position(screen.position)


def moves(game: Game, g: State[Any], screen: Screen, answer: str) -> Iterator[Move]:
    """Yields the learner's move and all moves that follow it; the caller plays each move on `g` before the next one.

    Raises Refused, without any change, if the rules forbid the answer or the lesson advises against it.
    """
    seat = lesson_of(game).seat
    if not screen.asks:
        if answer != READ:
            raise Refused(refusal("not-asked", seat=seat))
        yield from follow(game, g, screen.then)
        return
    action = game.notation.read(answer)
    why = g.why_not(seat, action)
    if why is not None:
        raise Refused(why)
    written = game.notation.print(action)
    lines: Lines | None = fitting(screen.right, written)
    if lines is None:
        raise Refused(fitting(screen.wrong, written) or refusal("not-an-option"))
    yield seat, action
    yield from follow(game, g, (*lines, *screen.then))


def follow(game: Game, g: State[Any], lines: Lines) -> Iterator[Move]:
    for line in lines:
        yield from read_moves(line, game, g)


def fitting(patterns: Mapping[str, Any], written: str) -> Any:
    return next((found for pattern, found in patterns.items() if fnmatchcase(written, pattern)), None)


class Learning:
    """A lesson in progress: the learner's answers, one for each screen, and the state of the game."""

    def __init__(self, game: Game, answers: Iterable[str] = ()) -> None:
        """Starts the lesson and gives these answers in order. Raises Refused if one of the answers is wrong."""
        self.game, self.lesson = game, lesson_of(game)
        self.answers: list[str] = []
        self.g = begin(game, self.lesson.screens[0], None)
        for answer in answers:
            self.answer(answer)

    @property
    def screen(self) -> Screen | None:
        """The current screen of the lesson; None when the lesson is over."""
        at, screens = len(self.answers), self.lesson.screens
        return None if at == len(screens) else screens[at]

    def answer(self, answer: str = READ) -> None:
        """Gives the learner's answer and goes on to the next screen. Raises Refused if the answer is wrong."""
        if self.screen is None:
            raise Refused(refusal("lesson-over"))
        for player, action in moves(self.game, self.g, self.screen, answer):
            play(self.g, player, action)
        self.answers.append(answer)
        if self.screen is not None:
            self.g = begin(self.game, self.screen, self.g)
