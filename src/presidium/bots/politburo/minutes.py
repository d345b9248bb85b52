"""The minutes of a sitting as a mind reads them: what everybody did, round by round, with the levels it was done at.

Members, ministries and seats are numbers here (seats from nought), since minds go through them thousands of times.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from presidium.core import Said, Statement, View
from presidium.politburo.execution import CastBallots
from presidium.politburo.goals import MEMBERS, MINISTRIES, Ministry
from presidium.politburo.moves import Appointed
from presidium.politburo.state import Count, Proposal, Public, Purged, ballot_of

Levels = tuple[int, int, int]
Vector = tuple[float, ...]
"""A number for each of the ten members."""

NUMBER: Final[dict[Ministry, int]] = {ministry: number for number, ministry in enumerate(MINISTRIES)}
MEMBER: Final[dict[str, int]] = {member: number for number, member in enumerate(MEMBERS)}
ALL: Final = range(len(MEMBERS))
MOLOTOV: Final = MEMBER["molotov"]
ZHDANOV: Final = MEMBER["zhdanov"]


@dataclass(frozen=True, slots=True)
class Ballot:
    """A ballot that was counted: who voted, how many for Repression, and what this seat knows of who did."""

    voters: tuple[int, ...]
    repression: int
    known: dict[int, bool]
    """Of a voter whose ballot is known: whether it was for Repression."""

    @property
    def unknown(self) -> tuple[int, ...]:
        return tuple(voter for voter in self.voters if voter not in self.known)


@dataclass(frozen=True, slots=True)
class Chapter:
    """A round, over or under way."""

    number: int
    gensek: int
    levels: Levels
    """When it began."""
    left: int
    """How many rounds were to be played then, this one among them."""
    proposals: tuple[Proposal, ...]
    proposed: int | None
    """What is being voted on now."""
    ministry: int | None
    ballots: tuple[Ballot, ...]
    called: tuple[int, ...] | None
    """Voters the Gensek has named whose ballots are not counted yet."""
    verdict: Purged | None
    words: tuple[tuple[int, Statement], ...]
    """What was said in it, each thing once."""


def minutes(view: View[Public]) -> tuple[Chapter, ...]:
    """Every round so far, the one under way last."""
    public, seats, words = view.public, view.rules.seats, spoken(view)
    levels = {ministry: public.levels[ministry] for ministry in MINISTRIES}
    if public.ministry is not None:
        levels[public.ministry] -= public.change
    for over in public.history:
        levels[over.ministry] -= over.change
    chapters: list[Chapter] = []

    def add(number: int, gensek: int, ballots: tuple[Count, ...], ministry: Ministry | None, **rest: Any) -> None:
        counted = tuple(read(view, number, which, count) for which, count in enumerate(ballots, 1))
        at: Levels = (levels["defence"], levels["finance"], levels["security"])
        about = None if ministry is None else NUMBER[ministry]
        left = seats + 1 - number
        said = words.get(number, ())
        chapters.append(Chapter(number, gensek - 1, at, left, ministry=about, ballots=counted, words=said, **rest))

    for over in public.history:
        rest: dict[str, Any] = {"proposals": over.proposals, "proposed": None, "called": None, "verdict": over.verdict}
        add(over.number, over.gensek, over.ballots, over.ministry, **rest)
        levels[over.ministry] += over.change
    if public.outcome is None and public.gensek:
        called = None
        if public.voters is not None and len(public.ballots) < 3:
            named = tuple(voter - 1 for voter in public.voters)
            called = named if isinstance(view.stack[-1], CastBallots) else None
        proposed = None if public.proposed is None else NUMBER[public.proposed]
        rest = {"proposals": public.proposals, "proposed": proposed, "called": called, "verdict": public.verdict}
        add(public.round, public.gensek, public.ballots, public.ministry, **rest)
    return tuple(chapters)


def read(view: View[Public], round: int, number: int, count: Count) -> Ballot:
    """What this seat knows of a ballot: what it has seen, and what the count leaves no doubt of."""
    known: dict[int, bool] = {}
    for voter in count.voters:
        side = view.secret(ballot_of(round, number, voter))
        if view.knows(ballot_of(round, number, voter)):
            known[voter - 1] = side == "repression"
    rest = [voter - 1 for voter in count.voters if voter - 1 not in known]
    up = count.repression - sum(known.values())
    if up in (0, len(rest)):
        known.update(dict.fromkeys(rest, up > 0))
    return Ballot(tuple(voter - 1 for voter in count.voters), count.repression, known)


def spoken(view: View[Public]) -> dict[int, tuple[tuple[int, Statement], ...]]:
    """What was said, by round; who repeats himself has said it once."""
    said: dict[int, tuple[tuple[int, Statement], ...]] = {}
    heard: set[tuple[int, Statement]] = set()
    round = view.public.round if not any(isinstance(event, Appointed) for event in view.events) else 1
    for event in view.events:
        if isinstance(event, Appointed):
            round = event.round
        elif isinstance(event, Said) and (event.seat, event.statement) not in heard:
            heard.add((event.seat, event.statement))
            said[round] = (*said.get(round, ()), (event.seat - 1, event.statement))
    return said


@cache
def others(seats: int, gensek: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(seats) if seat != gensek)
