"""Lessons: a prepared game in which each question teaches one thing. This module holds data; `learning.py` plays it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from presidium.core.decision import Player, Refusal

Lines = tuple[str, ...]
"""Moves in record notation, several in one line: `2: play work; 3: play strike`, `chance: roll 12`."""


@dataclass(frozen=True, eq=False)
class Screen:
    """One screen of a lesson: a few sentences, mostly with a question for the learner to try.

    Answers are patterns over the notation, such as `name * watch 5`; the first pattern that fits decides. Law: every
    legal answer fits a pattern.
    """

    id: str
    """Id of this lesson screen. Its sentences are the message `lesson-<game>-<id>`."""
    position: str = ""
    """The position in which the screen begins, in the game's notation; empty to go on from the screen before."""
    right: Mapping[str, Lines] = field(default_factory=dict)
    """For each pattern of a right answer: the moves that follow the answer. Empty if the screen asks nothing."""
    wrong: Mapping[str, Refusal] = field(default_factory=dict)
    """For each pattern of a legal but unwise answer: why the lesson advises against it, with the rule."""
    then: Lines = ()
    """Moves that follow after any right answer, before the next screen begins."""

    @property
    def asks(self) -> bool:
        """True if the screen waits for an answer; False if it is only read."""
        return bool(self.right)


@dataclass(frozen=True, eq=False)
class Lesson:
    """A lesson: its screens in order, and the seat of the learner."""

    seat: Player
    screens: tuple[Screen, ...]
