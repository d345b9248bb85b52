"""Lists the claims that players of Politburo have made (7.1), with what the public facts have shown about each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from presidium.core import Event, Player, Said, View
from presidium.core.content.claims import Claimed, honoured, judged
from presidium.core.content.talk import standing
from presidium.games.politburo.goals import Member, Ministry
from presidium.games.politburo.moves import (
    Accuse,
    Appointed,
    ClaimBallot,
    Ended,
    Named,
    Opened,
    Pact,
    Pointed,
    Proposed,
    Unmasked,
    Voted,
    Want,
)
from presidium.games.politburo.state import Side
from presidium.games.politburo.talk import (
    THIRD,
    Ascribe,
    Believe,
    Contradict,
    Deny,
    Explain,
    NotLooked,
    Promise,
    Reading,
    Reason,
    Threaten,
    contradicted,
    first_round,
    gensek_of,
    open_votes,
)

if TYPE_CHECKING:  # imported for types only: these are no types of this game
    from presidium.core.content.claims import Proved
    from presidium.core.content.talk import Assertion, Contradiction, Spoken

CLAIMS = (
    Want
    | ClaimBallot
    | Pact
    | Accuse
    | NotLooked
    | Ascribe
    | Explain
    | Promise
    | Threaten
    | Believe
    | Deny
    | Contradict
)


class Minutes:
    """Reads from public events who voted how in divided ballots."""

    def __init__(self, view: View[Any]) -> None:
        self.public = view.public
        self.deviants: dict[int, tuple[Player, Side]] = {}
        self.opened: dict[tuple[int, int], Opened] = {}
        self.genseks: dict[int, Player] = {}
        self.members: tuple[Member, ...] = ()
        round = first_round(view.public, view.events)
        self.genseks[round] = gensek_of(view.public, round)
        for event in view.events:
            match event:
                case Appointed(number, gensek):
                    round, self.genseks[number] = number, gensek
                case Unmasked(deviant, side):
                    self.deviants[round] = deviant, side
                case Ended(_, members):
                    self.members = members
                case Opened(number, ballot, repression, reform):
                    self.opened[number, ballot] = event
                    if ballot == THIRD:
                        few, side = (repression, "repression") if len(repression) == 1 else (reform, "reform")
                        self.deviants.setdefault(number, (few[0], side))

    def vote(self, round: int, ballot: int, voter: Player) -> Side | None:
        """Returns how this seat voted in a ballot, if all players can know it; else None."""
        counted = self.public.counted(round)
        if counted is None or not 1 <= ballot <= len(counted):
            return None
        repression = counted[ballot - 1].repression
        if repression in (0, THIRD):
            return "repression" if repression else "reform"
        if ballot == THIRD and round in self.deviants:
            deviant, side = self.deviants[round]
            return side if voter == deviant else ("reform" if side == "repression" else "repression")
        shown = self.opened.get((round, ballot))
        return None if shown is None else "repression" if voter in shown.repression else "reform"


def claims(view: View[Any]) -> tuple[Claimed, ...]:
    """Returns all claims in the order in which players made them. A wish or a pact cannot be proved wrong."""
    minutes, reading = Minutes(view), Reading(view.public, view.events)
    return tuple(
        Claimed(each.said, _about(each), "withdrawn" if each.withdrawn else _proved(view, minutes, reading, each))
        for each in reading.talk
        if isinstance(each.said.statement, CLAIMS)
    )


def contradictions(view: View[Any]) -> tuple[Contradiction, ...]:
    """Returns the pairs of statements of one player that cannot both be true."""
    return contradicted(view.public, view.events)


def _about(each: Spoken) -> Player | None:
    seat: Player | None = getattr(each.said.statement, "seat", None)
    return None if seat == each.said.seat or isinstance(each.said.statement, Deny) else seat


def _proved(view: View[Any], minutes: Minutes, reading: Reading, each: Spoken) -> Proved:
    by = each.said.seat
    match each.said.statement:
        case Want() | Pact() | Believe():
            return ""
        case Promise(seat, deed) | Threaten(seat, deed):
            return honoured(_kept(view.events, each.at, by, seat, deed))
        case Contradict():
            return "true"
        case Explain(round, reason):
            return _explained(view, by, round, reason)
        case NotLooked():
            return "lie"  # the General Secretary always sees a divided third ballot (3.5)
        case Deny() if each.denied is not None and isinstance(each.denied.said.statement, Contradict):
            return "lie"
    says = reading.assertion(each)
    now = None if says is None else _fact(minutes, says.fact)
    if says is None or now is None:
        return ""
    return judged((now == says.value) is says.holds, _knew(minutes, each, says))


def _explained(view: View[Any], by: Player, round: int, reason: Reason) -> Proved:
    """Judges the reason of open votes by these votes: trust and doubt by their direction, and a kept word also by the
    pacts, promises and threats before them. The votes prove nothing about wishes or about the voters a Gensek named."""
    votes = [plan.votes[by - 1] for plan in open_votes(view.public, round)]
    if reason in ("trust", "doubt"):
        return "" if ("for" if reason == "trust" else "against") in votes else "lie"
    if reason != "word":
        return ""
    gensek, now, given = gensek_of(view.public, round), first_round(view.public, view.events), set[str]()
    for event in standing(view.events):
        match event:
            case Appointed(now):
                pass
            case Voted() if now >= round:
                break
            case Said(speaker, Pact(other) | Promise(other, "vote")) if (speaker, other) == (by, gensek):
                given.add("for")
            case Said(speaker, Threaten(other, "oppose")) if (speaker, other) == (by, gensek):
                given.add("against")
    return judged(bool(given & set(votes)), knew=True)


def _knew(minutes: Minutes, each: Spoken, says: Assertion) -> bool:
    """True if the speaker knew whether the claim was true. The deviant and the General Secretary know who the deviant
    is (3.5); players know their own votes and wishes."""
    if isinstance(each.said.statement, Accuse):
        deviant, gensek = minutes.deviants[int(says.fact[1])][0], minutes.genseks.get(int(says.fact[1]))
        return each.said.seat in (deviant, gensek)
    return not isinstance(each.said.statement, Ascribe)


def _fact(minutes: Minutes, fact: tuple[str | int, ...]) -> str | int | None:
    """Returns the true value of a fact if all players can know it; else None."""
    match fact:
        case ("vote", int(round), int(ballot), int(voter)):
            return minutes.vote(round, ballot, voter)
        case ("deviant", int(round)):
            return minutes.deviants[round][0] if round in minutes.deviants else None
        case ("wish", int(seat), str(ministry)) if minutes.members:
            return _wish(minutes.members[seat - 1], ministry)
    return None


def _wish(member: Member, ministry: str) -> str | None:
    """Returns which way a member wants a ministry to go (5.4): up, down or neither; None if the goal does not decide
    it."""
    if member in ("molotov", "zhdanov"):
        return "neither"
    ways = {"bulganin": "up", "khrushchev": "down"}
    if member in ways:
        return ways[member]
    about, way = OWN[member]
    return way if about == ministry else None


OWN: Final[dict[Member, tuple[Ministry, str]]] = {
    "beria": ("security", "up"),
    "kirov": ("security", "down"),
    "kaganovich": ("finance", "up"),
    "kuibyshev": ("finance", "down"),
    "voroshilov": ("defence", "up"),
    "malenkov": ("defence", "down"),
}
"""The members whose goal is about one ministry: which, and which way it has to go (5.4)."""


def _kept(told: Sequence[Event], said: int, by: Player, seat: Player, deed: str) -> bool | None:
    """Returns whether a promise or threat was kept at the first occasion; None if there has been no occasion."""
    gensek: Player = 0
    voters: tuple[Player, ...] = ()
    for at, event in enumerate(told):
        match event:
            case Proposed(gensek):
                pass
            case Named(_, 3, voters):
                pass
            case Voted(_, supporters) if at > said and deed in ("vote", "oppose") and gensek == seat:
                return (by in supporters) is (deed == "vote")
            case Pointed(voter, suspect) if at > said and deed in ("spare", "point"):
                if voter == by and seat in voters:
                    return (suspect == seat) is (deed == "point")
    return None
