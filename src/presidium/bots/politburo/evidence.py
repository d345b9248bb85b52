"""The evidence about which member each seat has, in order of time: acts, statements and counted ballots."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from presidium.bots.politburo.lenses import Act, Repute, casting, naming, otherwise, proposing, thumbing, wanting
from presidium.bots.politburo.minutes import NUMBER, Chapter, Vector, minutes
from presidium.core import View
from presidium.games.politburo.moves import ClaimBallot, Want
from presidium.games.politburo.state import TRACK, Public

OPEN: Final = 9
"""Limit of a ministry's level that bots assume for games without a limit (the option `track` is `open`)."""

Kind = Literal["proposed", "voted", "named", "cast"]


@dataclass(frozen=True, slots=True)
class Trace:
    """A known act of a seat: a proposal, a vote on a plan, a naming of voters, or a ballot."""

    seat: int
    kind: Kind
    round: int
    ministry: int
    act: Act
    ballot: int = 0
    whom: tuple[int, ...] = ()
    """The seats that the act concerns: the Gensek whose plan the seat voted on, or the voters it named."""
    up: bool = True
    """True if the act was a ballot for Repression, or a vote for the Gensek's plan."""


@dataclass(frozen=True, slots=True)
class Word:
    """A seat's statement of what it wants, and the probability that an honest player would make it, by member."""

    seat: int
    round: int
    ministry: int
    up: bool
    honest: Vector


@dataclass(frozen=True, slots=True)
class Split:
    """A divided ballot of which this seat knows only the count, not each vote."""

    round: int
    ballot: int
    ministry: int
    voters: tuple[int, ...]
    repression: int
    acts: tuple[Act, ...]
    claims: tuple[bool | None, ...]
    """For each voter: True if it has claimed a ballot for Repression, False for Reform; None without a claim."""


Clue = Trace | Word | Split


@dataclass(slots=True)
class Evidence:
    """The acts and statements that a seat knows, and what "plain" players believe about one another."""

    repute: Repute
    traces: list[Trace] = field(default_factory=list)
    words: list[Word] = field(default_factory=list)
    splits: list[Split] = field(default_factory=list)
    checked: list[tuple[int, bool]] = field(default_factory=list)
    """Claims about ballots whose votes are known: each with the speaker's seat, and True if the claim was true."""

    def leave_out(self, clue: Clue) -> None:
        self.traces = [each for each in self.traces if each != clue]
        self.words = [each for each in self.words if each != clue]
        self.splits = [each for each in self.splits if each != clue]


def limit(view: View[Public]) -> int:
    return TRACK if view.rules["track"] == "clamped" else OPEN


def reputed(view: View[Public]) -> Repute:
    """What "plain" players believe about each other now, from all public acts and statements."""
    repute = Repute(view.rules.seats)
    for chapter in minutes(view):
        listen(repute, chapter)
        for number in range(1, len(chapter.ballots) + 1):
            watch(repute, chapter, number)
    return repute


def listen(repute: Repute, chapter: Chapter) -> None:
    """Updates what "plain" players believe by a round's statements of wishes; they take each statement for honest."""
    for seat, said in chapter.words:
        if isinstance(said, Want):
            repute.hear(seat, NUMBER[said.ministry], said.way == "up")


def watch(repute: Repute, chapter: Chapter, number: int) -> None:
    """Updates what "plain" players believe by a counted ballot: each voter wanted its result, or its known vote."""
    ballot, opened = chapter.ballots[number - 1], number == 3 and chapter.verdict is not None
    assert chapter.ministry is not None
    for voter in ballot.voters:
        repute.see(voter, chapter.ministry, float(ballot.known[voter]) if opened else ballot.repression / 3)


def evidence(view: View[Public], chapters: tuple[Chapter, ...]) -> Evidence:
    """All evidence about the other players' members that the seat of this view knows."""
    found = Evidence(Repute(view.rules.seats))
    claims = {
        (seat, said.round, said.ballot): said.side == "repression"
        for chapter in chapters
        for seat, said in chapter.words
        if isinstance(said, ClaimBallot)
    }
    for chapter in chapters:
        for seat, said in chapter.words:
            if isinstance(said, Want):
                k, up = NUMBER[said.ministry], said.way == "up"
                found.words.append(Word(seat, chapter.number, k, up, wanting(k, up)))
        listen(found.repute, chapter)
        _plan(found, chapter, limit(view))
        _execution(found, chapter, view.rules.seats, limit(view), claims)
    return found


def _plan(found: Evidence, chapter: Chapter, limit: int) -> None:
    gensek, round, refused = chapter.gensek, chapter.number, None
    for plan in chapter.proposals:
        k = NUMBER[plan.ministry]
        act = proposing(chapter, k, refused, found.repute, limit)
        found.traces.append(Trace(gensek, "proposed", round, k, act))
        for seat, vote in enumerate(plan.votes):
            act, up = thumbing(chapter, k, seat, found.repute, limit), vote == "for"
            act = act if up else otherwise(act)
            found.traces.append(Trace(seat, "voted", round, k, act, whom=(gensek,), up=up))
        refused = k
    if chapter.proposed is not None:
        act = proposing(chapter, chapter.proposed, refused, found.repute, limit)
        found.traces.append(Trace(gensek, "proposed", round, chapter.proposed, act))


def _execution(
    found: Evidence, chapter: Chapter, seats: int, limit: int, claims: dict[tuple[int, int, int], bool]
) -> None:
    k, round, repute = chapter.ministry, chapter.number, found.repute
    if k is None:
        return
    for number, ballot in enumerate(chapter.ballots, 1):
        if number < 3:
            act = naming(chapter, seats, ballot.voters, repute, limit)
            found.traces.append(Trace(chapter.gensek, "named", round, k, act, number, ballot.voters))
        acts = {voter: casting(chapter, ballot.voters, voter, repute, limit) for voter in ballot.voters}
        for voter, up in ballot.known.items():
            act = acts[voter] if up else otherwise(acts[voter])
            found.traces.append(Trace(voter, "cast", round, k, act, number, up=up))
            claim = claims.get((voter, round, number))
            if claim is not None:
                found.checked.append((voter, claim == up))
        unknown = ballot.unknown
        if unknown:
            up_there = ballot.repression - sum(ballot.known.values())
            said = tuple(claims.get((voter, round, number)) for voter in unknown)
            each = tuple(acts[voter] for voter in unknown)
            found.splits.append(Split(round, number, k, unknown, up_there, each, said))
        watch(repute, chapter, number)
    if chapter.called is not None and len(chapter.ballots) < 2:
        act = naming(chapter, seats, chapter.called, repute, limit)
        found.traces.append(Trace(chapter.gensek, "named", round, k, act, len(chapter.ballots) + 1, chapter.called))
