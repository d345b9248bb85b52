"""The public facts of a game of Goulag (4.1): the current round, and the rounds that are over."""

from __future__ import annotations

from dataclasses import dataclass

from presidium.core import Outcome, Player, State, value

Trio = tuple[Player, Player, Player]


@value
class Round:
    """A finished round of Goulag: its commissar, builders and supervisor, and the number of Work cards shown."""

    number: int
    commissar: Player
    builders: tuple[Player, Player]
    supervisor: Player
    supervised: Player | None
    work: int

    @property
    def trio(self) -> Trio:
        """The two builders and the supervisor of this round, in seat order."""
        return in_seat_order(self.builders, self.supervisor)


def in_seat_order(builders: tuple[Player, Player], third: Player) -> Trio:
    """Returns the two builders and their supervisor as one tuple, sorted by seat."""
    one, other = builders
    return (third, one, other) if third < one else (one, third, other) if third < other else (one, other, third)


@dataclass(slots=True)
class Public:
    """The public facts of a game of Goulag."""

    commissar: Player = 0
    """Seat of the commissar of the current round; 0 before the first commissar is drawn."""
    round: int = 1
    canal: int = 0
    """Length of the canal: the number of steps dug so far."""
    before: Trio | None = None
    """The builders and the supervisor of the round before, for the renewal rule (2.2); None in round 1."""
    builders: tuple[Player, Player] | None = None
    """The two builders of the current round; None until the commissar has named them."""
    supervisor: Player = 0
    """Seat of the supervisor of the current round; 0 until the commissar has named one."""
    supervised: Player | None = None
    """The builder whom the supervisor made exchange a card; None before the decision or if there was no exchange."""
    history: tuple[Round, ...] = ()
    """The rounds of the game that are over."""
    outcome: Outcome | None = None

    def copy(self) -> Public:
        return Public(
            self.commissar,
            self.round,
            self.canal,
            self.before,
            self.builders,
            self.supervisor,
            self.supervised,
            self.history,
            self.outcome,
        )


Goulag = State[Public]
