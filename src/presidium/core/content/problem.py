"""Problems for solvers: a position, a seat to move, and one answer that is better than every other answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from presidium.core.decision import Player


@dataclass(frozen=True, eq=False)
class Problem:
    """A task to find the best move. Its title, task and explanation are the messages `problem-<game>-<id>-…`.

    Law: `best` is worth more than every other legal answer. An answer's worth is the probability, as far as the seat
    can know, that the task's aim is reached. A test computes the worth of every answer in the same way.
    """

    id: str
    position: str
    """The position in the game's notation, with all secrets. The solver gets only the seat's view of the position."""
    seat: Player
    best: str
    """The best answer to the problem, in the game's notation."""
    chances: Mapping[str, Fraction]
    """Winning probability of some answers, by answer in the game's notation."""
    otherwise: Fraction = Fraction(0)
    """Winning probability of every answer that `chances` does not list."""
    also: tuple[str, ...] = ()
    """Other answers, in the game's notation, that have the same effect as the best answer."""

    def worth(self, answer: str) -> Fraction:
        """Winning probability of an answer, which is given in standard notation."""
        return self.chances.get(answer, self.otherwise)

    def solved_by(self, answer: str) -> bool:
        """True if this answer, in notation, is the best answer or has the same effect."""
        return answer == self.best or answer in self.also
