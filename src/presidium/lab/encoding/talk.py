"""The statements in an encoding: which can be made, and what an observation tells of those that stand.

A statement is an action of the asked seat before its answer, at most one at each question. Other statements than those
listed here can be heard at a table, but an observation does not tell them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final, Literal

from presidium.core import Player, Rules, Said, Statement, View
from presidium.core.content.talk import standing
from presidium.games.goulag.moves import Claim, ClaimPlay
from presidium.games.politburo.goals import MINISTRIES
from presidium.games.politburo.moves import Accuse, ClaimBallot, Want
from presidium.lab.encoding.field import Field

BALLOTS: Final = 3
CARDS: Final = ("work", "strike")
LOYAL: Final = ("loyal", "disloyal")
WAYS: Final = ("up", "down")
VOTES: Final = ("repression", "reform")

Heard = Iterator[tuple[Player, Any]]
"""The statements that stand, in order, each with its speaker."""


@dataclass(frozen=True)
class Talk:
    """The statements of one game at one table."""

    statements: Callable[[Rules, Player], tuple[Statement, ...]]
    """The listed statements, as this seat makes them."""
    fields: Callable[[Rules], tuple[Field, ...]]
    heard: Callable[[View[Any], Heard], list[int]]
    """What an observation tells of these statements."""


def has_spoken(view: View[Any]) -> bool:
    """True if the seat of this view is asked, and has made a statement since the question was put."""
    if view.seat not in view.asked or view.answer is not None:
        return False
    for event in reversed(view.events):
        if not isinstance(event, Said):
            return False
        if event.seat == view.seat:
            return True
    return False


def numbers(talk: Talk, view: View[Any]) -> list[int]:
    """The part of an observation about statements: whether the seat has spoken, then what has been said."""
    said = ((event.seat, event.statement) for event in standing(view.events) if isinstance(event, Said))
    return [int(has_spoken(view)), *talk.heard(view, said)]


SPOKEN: Final = Field("spoken", 1, 0, 1, "1 if I am asked and have made a statement since the question was put")


def steps(view: View[Any], seat: Player) -> int:
    """Number of seats from the observer to this seat, counted to the left."""
    return (seat - (view.seat or 1)) % view.rules.seats


# Goulag


def of_goulag(rules: Rules, speaker: Player) -> tuple[Statement, ...]:
    """For each seat, beginning with the speaker: it is loyal, it is disloyal; for each round: I played Work, Strike."""
    about = [rules.left(speaker, by) for by in range(rules.seats)]
    claims = [Claim(seat, side, why(rules, speaker, seat)) for seat in about for side in LOYAL]
    return (*claims, *(ClaimPlay(round, card) for round in rules.players for card in CARDS))


def why(rules: Rules, speaker: Player, about: Player) -> Literal["passed", "own", "inferred"]:
    """The source that a claim about this seat gives: a player knows their own card and the card they passed."""
    return "own" if about == speaker else "passed" if about == rules.right(speaker) else "inferred"


def goulag_fields(rules: Rules) -> tuple[Field, ...]:
    n = rules.seats
    return (
        SPOKEN,
        Field("claims", n * n, 0, 2, "by speaker and seat, the last claim about it: 0 none, 1 loyal, 2 disloyal"),
        Field("claimed", n * n, 0, 2, "by speaker and round, the card it says it played: 0 none, 1 Work, 2 Strike"),
    )


def goulag_heard(view: View[Any], said: Heard) -> list[int]:
    n = view.rules.seats
    told = [0] * (2 * n * n)
    for speaker, word in said:
        row = n * steps(view, speaker)
        if isinstance(word, Claim):
            told[row + steps(view, word.seat)] = 1 + LOYAL.index(word.side)
        elif isinstance(word, ClaimPlay):
            told[n * n + row + word.round - 1] = 1 + CARDS.index(word.card)
    return told


# Politburo


def of_politburo(rules: Rules, speaker: Player) -> tuple[Statement, ...]:
    """For each ministry: I want it up, down; for each other seat: it is the deviant; for each ballot: my vote in it."""
    wants = [Want(ministry, way) for ministry in MINISTRIES for way in WAYS]
    accusations = [Accuse(rules.left(speaker, by)) for by in range(1, rules.seats)]
    ballots = [(round, ballot) for round in rules.players for ballot in range(1, BALLOTS + 1)]
    return (*wants, *accusations, *(ClaimBallot(*at, side) for at in ballots for side in VOTES))


def politburo_fields(rules: Rules) -> tuple[Field, ...]:
    n = rules.seats
    return (
        SPOKEN,
        Field("wants", n * len(MINISTRIES), 0, 2, "by speaker and ministry, the way it wants: 0 none, 1 up, 2 down"),
        Field("accused", n, 0, n, "by speaker: 1 + the seat it last called the deviant; 0 none"),
        Field(
            "claimed",
            n * BALLOTS * n,
            0,
            2,
            "by speaker, round and ballot, the vote it claims: 0 none, 1 Repression, 2 Reform",
        ),
    )


def politburo_heard(view: View[Any], said: Heard) -> list[int]:
    n = view.rules.seats
    wants, accused, claimed = [0] * (n * len(MINISTRIES)), [0] * n, [0] * (n * BALLOTS * n)
    for speaker, word in said:
        row = steps(view, speaker)
        if isinstance(word, Want):
            wants[row * len(MINISTRIES) + MINISTRIES.index(word.ministry)] = 1 + WAYS.index(word.way)
        elif isinstance(word, Accuse):
            accused[row] = 1 + steps(view, word.seat)
        elif isinstance(word, ClaimBallot):
            claimed[(row * n + word.round - 1) * BALLOTS + word.ballot - 1] = 1 + VOTES.index(word.side)
    return [*wants, *accused, *claimed]


TALKS: Final = {
    "goulag": Talk(of_goulag, goulag_fields, goulag_heard),
    "politburo": Talk(of_politburo, politburo_fields, politburo_heard),
}
