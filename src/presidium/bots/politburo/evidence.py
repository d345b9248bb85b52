"""Evidence: all that speaks for or against anybody's being this member or that, in the order it happened."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from presidium.bots.politburo.lenses import Act, Repute, casting, naming, otherwise, proposing, thumbing, wanting
from presidium.bots.politburo.minutes import NUMBER, Chapter, Vector, minutes
from presidium.core import View
from presidium.politburo.moves import ClaimBallot, Want
from presidium.politburo.state import Public

TRACK: Final = 3
"""1.3 How far the track goes."""
OPEN: Final = 9
"""How far an open one is followed."""

Kind = Literal["proposed", "voted", "named", "cast"]


@dataclass(frozen=True, slots=True)
class Trace:
    """Something a seat is known to have done."""

    seat: int
    kind: Kind
    round: int
    ministry: int
    act: Act
    ballot: int = 0
    whom: tuple[int, ...] = ()
    """Whom he named, or whose plan he voted on."""
    up: bool = True
    """For Repression, or for the plan."""


@dataclass(frozen=True, slots=True)
class Word:
    """A wish that was spoken, and how likely each member would say so if he were honest."""

    seat: int
    round: int
    ministry: int
    up: bool
    honest: Vector


@dataclass(frozen=True, slots=True)
class Split:
    """A divided ballot of which the number alone is known: so many of these voters were for Repression."""

    round: int
    ballot: int
    ministry: int
    voters: tuple[int, ...]
    repression: int
    acts: tuple[Act, ...]
    claims: tuple[bool | None, ...]
    """What each has said since: that his was for Repression, or not."""


@dataclass(slots=True)
class Evidence:
    """What was done and said, and what plain comrades make of it."""

    repute: Repute
    traces: list[Trace] = field(default_factory=list)
    words: list[Word] = field(default_factory=list)
    splits: list[Split] = field(default_factory=list)
    checked: list[tuple[int, bool]] = field(default_factory=list)
    """Claims about a ballot that is known: who made one, and whether it was true."""


def limit(view: View[Public]) -> int:
    return TRACK if view.rules["track"] == "clamped" else OPEN


def reputed(view: View[Public]) -> Repute:
    """What plain comrades think of each other by now."""
    repute = Repute(view.rules.seats)
    for chapter in minutes(view):
        listen(repute, chapter)
        for number in range(1, len(chapter.ballots) + 1):
            watch(repute, chapter, number)
    return repute


def listen(repute: Repute, chapter: Chapter) -> None:
    """They believe what is said."""
    for seat, said in chapter.words:
        if isinstance(said, Want):
            repute.hear(seat, NUMBER[said.ministry], said.way == "up")


def watch(repute: Repute, chapter: Chapter, number: int) -> None:
    """They believe that who voted in a ballot wanted what was counted there, or what he is known to have voted."""
    ballot, opened = chapter.ballots[number - 1], number == 3 and chapter.verdict is not None
    assert chapter.ministry is not None
    for voter in ballot.voters:
        repute.see(voter, chapter.ministry, float(ballot.known[voter]) if opened else ballot.repression / 3)


def evidence(view: View[Public], chapters: tuple[Chapter, ...]) -> Evidence:
    """What this view's seat knows of that."""
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
