"""The occasions on which a bot of Politburo speaks, and the statements it may choose from."""

from __future__ import annotations

from random import Random
from typing import Final

from presidium.bots.politburo.lenses import WISH
from presidium.bots.politburo.minutes import MEMBER, NUMBER
from presidium.bots.politburo.moment import accused
from presidium.bots.politburo.replies import addressed, openly, reply, wanted
from presidium.core import Said, SeatView, Statement
from presidium.core.content.talk import standing
from presidium.games.politburo.goals import MINISTRIES, Ministry
from presidium.games.politburo.moves import Accuse, Pact, Want
from presidium.games.politburo.plan import ProposePlan, VotePlan
from presidium.games.politburo.purge import Purge
from presidium.games.politburo.state import Public, ballot_of, member_of
from presidium.games.politburo.talk import AskWhy, Promise

TALK_RATE: Final = 0.3
"""Probability that the bot speaks when it has something to say."""
LIE_RATE: Final = 0.67
"""Probability that a Gensek who accuses a voter names an innocent voter instead of the deviant. As two of the three
voters are innocent, the accusation reveals nothing. With 0.5 more games ended without a winner."""


def openings(view: SeatView[Public]) -> list[Statement]:
    """The statements that the bot may make now. At the start of a round these are its wishes. In a purge they are the
    Gensek's accusations, and the wish of a voter who must point."""
    public, step, me = view.public, view.stack[-1], view.seat
    uttered = {event.statement for event in said(view) if event.seat == me}
    if isinstance(step, ProposePlan) and not public.proposals:
        wishes = [Want(ministry, way) for ministry in MINISTRIES for way in ("up", "down")]
    elif isinstance(step, Purge) and me == public.gensek:
        return [] if accused(view) is not None else [Accuse(voter) for voter in public.ballots[-1].voters]
    elif isinstance(step, Purge) and me in public.ballots[-1].voters and public.ministry is not None:
        wishes = [Want(public.ministry, "up"), Want(public.ministry, "down")]
    else:
        return []
    return [wish for wish in wishes if wish not in uttered]


def plainly(view: SeatView[Public], rng: Random, often: float, honest: float) -> Statement | None:
    """The naive bot's statement. A Gensek accuses a voter or offers a pact; any seat states its wish once."""
    public, me = view.public, view.seat
    if me == public.gensek and isinstance(view.stack[-1], Purge):
        truly = candid(view, openings(view)) if honest and rng.random() < honest else []
        return truly[0] if truly else accusation(view, rng)
    heard = addressed(view)
    explains = heard is not None and isinstance(heard.statement, AskWhy)
    word = (None if explains else openly(view)) or answer(view, rng, honest) or asks_why(view)
    if word is not None or rng.random() >= often:
        return word
    mine = {type(event.statement) for event in said(view) if event.seat == me}
    if Want not in mine:
        return wanted(view, rng, honest)
    later = public.round < view.rules.seats  # after the last round no plan is left to vote for
    if me == public.gensek and isinstance(view.stack[-1], VotePlan) and Pact not in mine and later:
        return Pact(view.rules.left(me))
    return None


def answer(view: SeatView[Public], rng: Random, honest: float) -> Statement | None:
    """The answer to a pact, an accusation or a question why; None if there is none."""
    heard = addressed(view)
    if heard is None or not isinstance(heard.statement, Pact | Accuse | AskWhy):
        return None
    if isinstance(heard.statement, Pact) and Pact(heard.seat) in spoken_by(view):
        return None
    return reply(view, rng, honest)


def asks_why(view: SeatView[Public]) -> AskWhy | None:
    """A Gensek's question to a player who has just voted against its plan after promising to vote for it; None if
    nobody has, or if the Gensek has asked already."""
    public, me, told = view.public, view.seat, said(view)
    if me != public.gensek or not public.proposals or any(isinstance(word, AskWhy) for word in spoken_by(view)):
        return None
    pacts = {event.seat for event in told if event.statement in (Pact(me), Promise(me, "vote"))}
    pacts &= {event.statement.seat for event in told if event.seat == me and isinstance(event.statement, Pact)} | {
        event.seat for event in told if event.statement == Promise(me, "vote")
    }
    against = [seat for seat, vote in enumerate(public.proposals[-1].votes, 1) if vote == "against" and seat in pacts]
    return AskWhy(against[0], public.round) if against else None


def spoken_by(view: SeatView[Public]) -> list[Statement]:
    return [event.statement for event in said(view) if event.seat == view.seat]


def candid(view: SeatView[Public], words: list[Statement]) -> list[Statement]:
    """Those statements of `words` that are true: wishes for the bot's own goal, and accusations of the true deviant."""
    return [word for word in words if is_meant(view, word)]


def is_meant(view: SeatView[Public], word: Statement) -> bool:
    if isinstance(word, Want):
        strength = wish(view, word.ministry)
        return strength > 0 if word.way == "up" else strength < 0
    if isinstance(word, Accuse):
        count, ballot = view.public.ballots[-1], ballot_of(view.public.round, 3, word.seat)
        return view.knows(ballot) and view.secret(ballot) != count.side
    return True


def said(view: SeatView[Public]) -> list[Said]:
    return [event for event in standing(view.events) if isinstance(event, Said)]


def wish(view: SeatView[Public], ministry: Ministry) -> float:
    """How much the seat's member wants Repression in this ministry: 1 for Repression, -1 for Reform, 0 for neither."""
    return WISH[NUMBER[ministry]][MEMBER[view.secret(member_of(view.seat))]]


def accusation(view: SeatView[Public], rng: Random) -> Accuse | None:
    """The Gensek's accusation of the deviant, or sometimes of an innocent voter. None if it has accused before."""
    public = view.public
    if accused(view) is not None:
        return None
    side = public.ballots[-1].side
    voters = public.ballots[-1].voters
    guilty = [seat for seat in voters if view.secret(ballot_of(public.round, 3, seat)) != side]
    innocent = [seat for seat in voters if seat not in guilty]
    return Accuse(rng.choice(innocent if rng.random() < LIE_RATE else guilty))
