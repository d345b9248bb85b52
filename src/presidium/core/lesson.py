"""Lessons: a game prepared so that each question of it teaches one thing. Data; `learning.py` plays it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from presidium.core.decision import Player, Refusal

Lines = tuple[str, ...]
"""What comrades and chance do, as a record has it: `2: play work; 3: play strike`, `4 says: claim 4 loyal own`."""


@dataclass(frozen=True, eq=False)
class Screen:
    """One idea: a few sentences, and the question that lets one try it; or the sentences alone.

    Answers are patterns over the notation, `name * watch 5`; the first that fits says what an answer is worth.
    Law: whatever is legal fits one.
    """

    id: str
    """Its words are `lesson-<game>-<id>`."""
    position: str = ""
    """Where it begins, in the notation of the game; otherwise where the screen before it ended."""
    right: Mapping[str, Lines] = field(default_factory=dict)
    """What goes on, and what follows on each; none where there is nothing to answer."""
    wrong: Mapping[str, Refusal] = field(default_factory=dict)
    """What is legal, and unwise: why, and by which rule."""
    then: Lines = ()
    """What follows whatever was right, before the next screen."""

    @property
    def asks(self) -> bool:
        """Whether it waits for an answer; others are only read."""
        return bool(self.right)


@dataclass(frozen=True, eq=False)
class Lesson:
    """The screens in their order, and the seat from which they are seen."""

    seat: Player
    screens: tuple[Screen, ...]
