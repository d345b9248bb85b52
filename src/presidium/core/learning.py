"""Playing a lesson. What may be answered the engine itself says; of what may be, the lesson says what is wise.

Nothing is kept here: whoever goes on with a lesson has the answers given so far, one for each screen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from typing import Any, Final

from presidium.core.decision import Refused, refusal
from presidium.core.game import Game
from presidium.core.lesson import Lesson, Lines, Screen
from presidium.core.record import Move, play, read_moves
from presidium.core.state import State

READ: Final = ""
"""The answer to a screen that asks nothing."""


def lesson_of(game: Game) -> Lesson:
    """The lesson of this game; Refused if it has none."""
    if game.lesson is None:
        raise Refused(refusal("no-lesson", game=game.name))
    return game.lesson


def begin(game: Game, screen: Screen, before: State[Any] | None) -> State[Any]:
    """The state in which a screen begins, given the one in which the screen before it ended."""
    return before if before is not None and not screen.position else game.read_position(screen.position)


def moves(game: Game, g: State[Any], screen: Screen, answer: str) -> Iterator[Move]:
    """The learner's own move and all that follows on it; each is played on `g` before the next is asked for.

    Refused if the rules forbid the answer, or the lesson advises against it; then nothing has changed.
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
    """Somebody who takes a lesson: what he has answered, one answer for each screen, and how the game stands."""

    def __init__(self, game: Game, answers: Iterable[str] = ()) -> None:
        """Go on after these answers; Refused if one of them does not lead on."""
        self.game, self.lesson = game, lesson_of(game)
        self.answers: list[str] = []
        self.g = begin(game, self.lesson.screens[0], None)
        for answer in answers:
            self.answer(answer)

    @property
    def screen(self) -> Screen | None:
        """What is shown; None when the lesson is over."""
        at, screens = len(self.answers), self.lesson.screens
        return None if at == len(screens) else screens[at]

    def answer(self, answer: str = READ) -> None:
        """Go on to the next screen; Refused if that is not the way."""
        if self.screen is None:
            raise Refused(refusal("lesson-over"))
        for player, action in moves(self.game, self.g, self.screen, answer):
            play(self.g, player, action)
        self.answers.append(answer)
        if self.screen is not None:
            self.g = begin(self.game, self.screen, self.g)
