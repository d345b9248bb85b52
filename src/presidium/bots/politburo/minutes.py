"""The public history of a game of Politburo as numbers, round by round, with the levels at the time.

Members, ministries and seats are numbers (seats from 0), because bots go through them thousands of times.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from presidium.core import Said, Statement, View
from presidium.core.content.talk import standing
from presidium.games.politburo.execution import CastBallots
from presidium.games.politburo.goals import MEMBERS, MINISTRIES, Ministry
from presidium.games.politburo.moves import Appointed
from presidium.games.politburo.state import Count, Proposal, Public, Purged, ballot_of

Levels = tuple[int, int, int]
Vector = tuple[float, ...]
"""One number for each of the ten members, in the order of `MEMBERS`."""

NUMBER: Final[dict[Ministry, int]] = {ministry: number for number, ministry in enumerate(MINISTRIES)}
MEMBER: Final[dict[str, int]] = {member: number for number, member in enumerate(MEMBERS)}
ALL: Final = range(len(MEMBERS))
MOLOTOV: Final = MEMBER["molotov"]
ZHDANOV: Final = MEMBER["zhdanov"]


@dataclass(frozen=True, slots=True)
class Ballot:
    """A counted ballot: its voters, the number of votes for Repression, and what this seat knows about each vote."""

    voters: tuple[int, ...]
    repression: int
    known: dict[int, bool]
    """For each voter whose vote is known: True if the vote was for Repression."""

    @property
    def unknown(self) -> tuple[int, ...]:
        return tuple(voter for voter in self.voters if voter not in self.known)


@dataclass(frozen=True, slots=True)
class Chapter:
    """A round of the game, finished or current, as numbers."""

    number: int
    gensek: int
    levels: Levels
    """Levels of the three ministries at the beginning of the round."""
    left: int
    """Number of rounds left at the beginning of this round, this round included."""
    proposals: tuple[Proposal, ...]
    proposed: int | None
    """Number of the ministry whose plan is being voted on; None if no plan is."""
    ministry: int | None
    ballots: tuple[Ballot, ...]
    called: tuple[int, ...] | None
    """Voters whom the Gensek has named but whose ballots are not counted yet; None if no voters wait."""
    verdict: Purged | None
    words: tuple[tuple[int, Statement], ...]
    """Statements of the round with their speakers' seats; a repeated statement stands here once."""


def minutes(view: View[Public]) -> tuple[Chapter, ...]:
    """Every round of the game so far as numbers; the last is the current round."""
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
    """A ballot with all votes the seat knows: votes it has seen, and votes that follow from the count."""
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
    """For each round: its statements with their speakers, except those taken back; a repeated one counts once."""
    said: dict[int, tuple[tuple[int, Statement], ...]] = {}
    heard: set[tuple[int, Statement]] = set()
    round = view.public.round if not any(isinstance(event, Appointed) for event in view.events) else 1
    for event in standing(view.events):
        if isinstance(event, Appointed):
            round = event.round
        elif isinstance(event, Said) and (event.seat, event.statement) not in heard:
            heard.add((event.seat, event.statement))
            said[round] = (*said.get(round, ()), (event.seat - 1, event.statement))
    return said


@cache
def others(seats: int, gensek: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(seats) if seat != gensek)
