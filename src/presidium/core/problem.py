"""A problem: a position, a seat to move, and one answer that is better than every other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from presidium.core.decision import Player


@dataclass(frozen=True, eq=False)
class Problem:
    """Find the move. Its title, its task and why the answer is right are words, `problem-<game>-<id>-…`.

    Law: `best` is worth more than every other legal answer, and each is worth what is said here: how likely it brings
    about what the task asks for, as far as the seat can know. A test works that out for every answer by one measure.
    """

    id: str
    position: str
    """In the game's notation, with every secret: whoever solves it is shown the seat's view and nothing else."""
    seat: Player
    best: str
    """The answer, in the game's notation."""
    chances: Mapping[str, Fraction]
    """What answers are worth, in the game's notation."""
    otherwise: Fraction = Fraction(0)
    """What every answer is worth that is not among them."""
    also: tuple[str, ...] = ()
    """Other ways to say the best answer, which come to the same."""

    def worth(self, answer: str) -> Fraction:
        """What an answer is worth, as the notation prints it."""
        return self.chances.get(answer, self.otherwise)

    def solved_by(self, answer: str) -> bool:
        """Whether this answer, in notation, is the best one, or as good."""
        return answer == self.best or answer in self.also
