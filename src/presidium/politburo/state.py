"""What lies on the table of Politburo: all that everybody sees (6.1), and the names of what only some do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from presidium.core import Key, Option, Outcome, Player, State, value
from presidium.politburo.goals import Levels, Ministry

Choice = Literal["for", "against"]
Side = Literal["repression", "reform"]
Trio = tuple[Player, Player, Player]

SEATS: Final = range(5, 11)
OPTIONS: Final = (Option("track", ("clamped", "open"), "politburo 1.3"),)


@value
class Proposal:
    """A plan that was put to the vote, and the votes in seat order."""

    ministry: Ministry
    votes: tuple[Choice, ...]


@value
class Count:
    """A ballot as the table knows it: who voted, and how many for Repression.

    Of a divided third ballot only the direction is told; two to one is what that means.
    """

    voters: Trio
    repression: int

    @property
    def unanimous(self) -> bool:
        return self.repression in (0, 3)

    @property
    def side(self) -> Side:
        """What the majority wants."""
        return "repression" if self.repression >= 2 else "reform"


@value
class Purged:
    """How a purge ended: at whom each voter pointed, who the deviant was, on whom the loss fell."""

    FORMERLY = ("Verdict",)
    fingers: Trio
    deviant: Player
    losers: tuple[Player, ...]


@value
class Round:
    """A round that is over."""

    number: int
    gensek: Player
    proposals: tuple[Proposal, ...]
    """Those put to the vote; a ministry taken as the last one left is not among them."""
    ministry: Ministry
    ballots: tuple[Count, ...]
    change: int
    verdict: Purged | None


@dataclass(slots=True)
class Public:
    """Where the game stands. The fields from `proposals` to `verdict` are of the round under way."""

    influence: tuple[int, ...]
    """By seat, the first seat first."""
    levels: Levels
    """How far each ministry stands towards Repression."""
    gensek: Player = 0
    """Who leads this round; 0 before the first is drawn."""
    round: int = 1
    proposals: tuple[Proposal, ...] = ()
    """The plans proposed so far, and how they fared."""
    proposed: Ministry | None = None
    """What is being voted on."""
    ministry: Ministry | None = None
    """What the plan is about, once that is settled."""
    voters: Trio | None = None
    """Who is called to vote; until they are replaced, who was called last."""
    ballots: tuple[Count, ...] = ()
    """The ballots counted so far."""
    change: int = 0
    """How far the ministry has moved."""
    verdict: Purged | None = None
    """Who was purged, where the ballot was divided."""
    history: tuple[Round, ...] = ()
    """The rounds that are over."""
    outcome: Outcome | None = None

    def copy(self) -> Public:
        return Public(
            self.influence,
            self.levels,
            self.gensek,
            self.round,
            self.proposals,
            self.proposed,
            self.ministry,
            self.voters,
            self.ballots,
            self.change,
            self.verdict,
            self.history,
            self.outcome,
        )

    def counted(self, round: int) -> tuple[Count, ...] | None:
        """The ballots counted so far in that round; None if the table knows of no such round."""
        for over in self.history:
            if over.number == round:
                return over.ballots
        return self.ballots if round == self.round else None


Politburo = State[Public]


def member_of(seat: Player) -> Key:
    """The name of the secret: which member this seat is."""
    return ("member", seat)


def ballot_of(round: int, number: int, voter: Player) -> Key:
    """The name of the secret: how this seat voted in that ballot of that round."""
    return ("ballot", round, number, voter)
