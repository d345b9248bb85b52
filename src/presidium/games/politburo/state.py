"""The public facts of a game of Politburo (6.1), and the names of its secrets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from presidium.core import Key, Option, Outcome, Player, State, value
from presidium.games.politburo.goals import Levels, Ministry

Choice = Literal["for", "against"]
Side = Literal["repression", "reform"]
Trio = tuple[Player, Player, Player]

SEATS: Final = range(5, 11)
TRACK: Final = 3
"""1.3 The highest level of a ministry, and with a minus sign the lowest, if the option `track` is `clamped`."""
OPTIONS: Final = (
    Option("track", ("clamped", "open"), "politburo 1.3"),
    Option("victory", ("alone", "shared"), "politburo 5.5"),
    Option("goals", ("even", "strict"), "politburo 5.6"),
)


@value
class Proposal:
    """A plan that was put to the vote, with the votes in seat order."""

    ministry: Ministry
    votes: tuple[Choice, ...]


@value
class Count:
    """A ballot as all players know it: its voters, and the number of votes for Repression. Of a divided third ballot
    only the direction is public, which means two votes to one."""

    voters: Trio
    repression: int

    @property
    def unanimous(self) -> bool:
        return self.repression in (0, 3)

    @property
    def side(self) -> Side:
        """The side, Repression or Reform, for which most voters voted."""
        return "repression" if self.repression >= 2 else "reform"


@value
class Purged:
    """How a purge ended: at whom each voter pointed, who the deviant was, and which seats lost Influence."""

    FORMERLY = ("Verdict",)
    fingers: Trio
    deviant: Player
    losers: tuple[Player, ...]


@value
class Round:
    """A finished round of Politburo: its Gensek, plans, ballots, and what became of the ministry."""

    number: int
    gensek: Player
    proposals: tuple[Proposal, ...]
    """The plans that were put to the vote; a ministry taken without a vote is not among them."""
    ministry: Ministry
    ballots: tuple[Count, ...]
    change: int
    verdict: Purged | None


@dataclass(slots=True)
class Public:
    """The public facts of a game of Politburo. The fields from `proposals` to `verdict` describe the current round."""

    influence: tuple[int, ...]
    """Influence points of each seat, in seat order."""
    levels: Levels
    """Level of each ministry: positive towards Repression, negative towards Reform."""
    gensek: Player = 0
    """Seat of the General Secretary of the current round; 0 before the first is drawn."""
    round: int = 1
    proposals: tuple[Proposal, ...] = ()
    """The plans of the current round that have been voted on, with the votes."""
    proposed: Ministry | None = None
    """The ministry of the plan that the players vote on now; None if there is no such vote."""
    ministry: Ministry | None = None
    """The ministry whose plan was accepted or taken in the current round; None before."""
    voters: Trio | None = None
    """The voters of the current ballot, or of the last ballot until new voters are named; None before the first."""
    ballots: tuple[Count, ...] = ()
    """The ballots of the current round that have been counted."""
    change: int = 0
    """By how many levels the ministry has moved in the current round; negative towards Reform."""
    verdict: Purged | None = None
    """The result of the current round's purge; None if there has been no purge."""
    history: tuple[Round, ...] = ()
    """The rounds of the game that are over."""
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
        """Returns the ballots counted so far in a round; None if this game's public facts contain no such round."""
        for over in self.history:
            if over.number == round:
                return over.ballots
        return self.ballots if round == self.round else None


Politburo = State[Public]


def member_of(seat: Player) -> Key:
    """Returns the name of a secret: which member this seat has drawn."""
    return ("member", seat)


def ballot_of(round: int, number: int, voter: Player) -> Key:
    """Returns the name of a secret: how this seat voted in a certain ballot of a certain round."""
    return ("ballot", round, number, voter)
