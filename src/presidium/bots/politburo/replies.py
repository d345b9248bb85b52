"""What a bot of Politburo answers when it is addressed, and how its pacts, promises and threats bind its votes.

No answer depends on the bot's member or on its secret ballot beyond the mixes below. In a purge nobody confesses.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile
from random import Random
from typing import Final

from presidium.bots.politburo.lenses import WISH
from presidium.bots.politburo.minutes import MEMBER, NUMBER
from presidium.bots.runtime.mind import Policy, resolution, surely
from presidium.core import Action, Event, Player, Said, SeatView, Statement
from presidium.core.content.talk import Retraction, Silence, standing
from presidium.games.politburo.goals import MINISTRIES
from presidium.games.politburo.moves import Accuse, Appointed, ClaimBallot, Divided, Pact, Unmasked, Vote, Voted, Want
from presidium.games.politburo.plan import VotePlan
from presidium.games.politburo.state import Count, Public, Side, ballot_of, member_of
from presidium.games.politburo.talk import (
    Ascribe,
    AskWhy,
    Believe,
    Contradict,
    Deny,
    Explain,
    Inquire,
    Nothing,
    Promise,
    Retract,
    Threaten,
    gensek_of,
    open_votes,
)

TRUE_RATE: Final = 0.7
"""Probability that a stated wish is the bot's true wish, if its honesty is 0."""
KEPT: Final = 0.85
"""Probability that the bot keeps a pact or a promise that it would rather break."""
DEAR: Final = 0.25
"""Largest part of its value that the bot gives up to keep a pact, a promise or a threat."""
CARRIED_OUT: Final = 0.5
"""Probability that the bot carries out a threat that it would rather not carry out."""
WORD: Final = 0.7
"""Probability that a bot explains a vote by a word that it has given."""
THIRD: Final = 3


def reply(view: SeatView[Public], rng: Random, honest: float) -> Statement | None:
    """The answer to the last statement that addressed this seat since the seat last spoke; None if there is none.
    The first possible answer counts, unless the seat has said it since something other than talk happened. To say
    nothing in public is always possible."""
    said = addressed(view)
    if said is None:
        return None
    lately = takewhile(lambda event: isinstance(event, Said), reversed(view.events))
    asked = isinstance(said.statement, Inquire | AskWhy)  # a question gets the same answer however often it is put
    mine = {event.statement for event in lately if isinstance(event, Said) and event.seat == view.seat and not asked}
    for answer in (*_answers(view, said, rng, honest), Deny(said.seat), Believe(said.seat)):
        if answer is not None and answer not in mine and _allowed(view, answer):
            return answer
    return Nothing(said.seat)


def addressed(view: SeatView[Public]) -> Said | None:
    """The last statement to this seat since the seat last spoke; None if there was none."""
    for event in reversed(standing(view.events)):
        if isinstance(event, Said):
            if event.seat == view.seat:
                return None
            if view.seat in event.statement.to(event.seat):
                return event
    return None


def _allowed(view: SeatView[Public], answer: Statement) -> bool:
    rules, public, seat = view.rules, view.public, view.seat
    refused = answer.why_not(rules, public, seat) or answer.why_not_after(rules, public, view.events, seat)
    return refused is None


def _answers(view: SeatView[Public], said: Said, rng: Random, honest: float) -> tuple[Statement | None, ...]:
    """Answers to a statement, the preferred one first."""
    who, at = said.seat, rng.random()
    match said.statement:
        case Accuse():
            claim = own_ballot(view, honest, rng)
            other = _third(view, who)
            accuse = None if other is None else Accuse(other)
            return (accuse, claim, Deny(who)) if at < 0.5 and claim in _own(view) else (claim, accuse, Deny(who))
        case Ascribe():
            return (Deny(who) if at < 0.6 else None, wanted(view, rng, honest), Deny(who))
        case Inquire(_, round, ballot):
            return (claimed(view, round, ballot, honest, rng),)
        case AskWhy(_, round):
            return (reason(view, round, rng),)
        case Deny() | Believe():
            return (Believe(who),)
        case Contradict():
            return (Retract() if at < 0.8 else None, Deny(who))
        case Pact():
            later = view.public.round < view.rules.seats
            return (Pact(who) if at < 0.8 and later else None, wanted(view, rng, honest))
        case Promise(_, deed):
            return (Promise(who, deed) if at < 0.6 else None,)
        case Threaten(_, deed):
            favour: Promise = Promise(who, "vote" if deed == "oppose" else "spare")
            return (favour if at < 0.5 else Threaten(who, deed) if at < 0.8 else None,)
    return ()


def _own(view: SeatView[Public]) -> list[Statement]:
    return [event.statement for event in standing(view.events) if isinstance(event, Said) and event.seat == view.seat]


def _third(view: SeatView[Public], accuser: Player) -> Player | None:
    """The other voter of the last ballot, whom an accused voter can accuse in turn; None if there is no such voter."""
    voters = view.public.ballots[-1].voters if view.public.ballots else ()
    if view.seat not in voters:
        return None
    return next((seat for seat in voters if seat not in (view.seat, accuser)), None)


def reason(view: SeatView[Public], round: int, rng: Random) -> Explain:
    """Why the seat voted or named as it did in a round, as it has said before. The reason depends on open votes, on
    public words and on chance alone, so that it does not reveal the member."""
    before = [said for said in _own(view) if isinstance(said, Explain) and said.round == round]
    if before:
        return before[-1]
    gensek, votes = (
        gensek_of(view.public, round),
        [plan.votes[view.seat - 1] for plan in open_votes(view.public, round)],
    )
    if gensek == view.seat:
        return Explain(round, rng.choices(("agree", "test", "wish"), (0.5, 0.2, 0.3))[0])
    favour = votes[-1] == "for"
    given = {Pact(gensek), Promise(gensek, "vote")} if favour else {Threaten(gensek, "oppose")}
    if given & set(_own(view)) and rng.random() < WORD:
        return Explain(round, "word")
    return Explain(round, "wish" if rng.random() < 0.5 else "trust" if favour else "doubt")


# Wishes and ballots


def wanted(view: SeatView[Public], rng: Random, honest: float) -> Want:
    """What the bot says that it wants: what it has said before, else mostly the truth. A Molotov or a Zhdanov, who
    want no ministry moved, say any wish, because silence would give them away."""
    before = [said for said in _own(view) if isinstance(said, Want)]
    if before:
        return before[-1]
    member = MEMBER[view.secret(member_of(view.seat))]
    wishes = {ministry: WISH[NUMBER[ministry]][member] for ministry in MINISTRIES}
    true = max(rng.sample(MINISTRIES, 3), key=lambda ministry: abs(wishes[ministry]))
    if wishes[true] and rng.random() < TRUE_RATE + (1 - TRUE_RATE) * honest / 2:
        return Want(true, "up" if wishes[true] > 0 else "down")
    return Want(rng.choice(MINISTRIES), rng.choice(("up", "down")))


def own_ballot(view: SeatView[Public], honest: float, rng: Random) -> ClaimBallot | None:
    """A claim about the seat's latest ballot of this round; None without a ballot."""
    for number, count in reversed(list(enumerate(view.public.ballots, 1))):
        if view.seat in count.voters:
            return claimed(view, view.public.round, number, honest, rng)
    return None


def claimed(view: SeatView[Public], round: int, number: int, honest: float, rng: Random) -> ClaimBallot:
    """The bot's claim about a ballot of its own: what it has claimed before, or what all know, else the truth or the
    majority's side. Before the ballots of a purge are shown, it always claims the majority's side."""
    for said in _own(view):
        if isinstance(said, ClaimBallot) and (said.round, said.ballot) == (round, number):
            return said
    counts: tuple[Count, ...] = view.public.counted(round) or ()
    side, own = counts[number - 1].side, view.secret(ballot_of(round, number, view.seat))
    open_now = number == THIRD and (round < view.public.round or view.public.verdict is not None)
    truly = open_now or (number < THIRD and rng.random() < 0.5 + honest / 2)
    told: Side = own if truly and own in ("repression", "reform") else side
    return ClaimBallot(round, number, told)


# What binds


def bond(view: SeatView[Public]) -> tuple[str, int] | None:
    """What the seat has told the present Gensek about its vote on the Gensek's plan: "for" by a pact that both offered
    or by a promise, "against" by a threat; with the index of its statement. None if there is nothing, if it has been
    put to the test since, or if the Gensek broke the pact."""
    me, gensek = view.seat, view.public.gensek
    if me == gensek:
        return None
    found: tuple[str, int] | None = None
    offered = set[Player]()
    office = 0
    for at, event in enumerate(standing(view.events)):
        match event:
            case Appointed(_, office):
                pass
            case Voted(_, supporters) if office in (me, gensek):
                if found is not None and ((office == me and gensek not in supporters) or office == gensek):
                    found, offered = None, set()
            case Said(speaker, Pact(other)) if {speaker, other} == {me, gensek}:
                offered.add(speaker)
                found = ("for", at) if len(offered) == 2 else found
            case Said(speaker, Promise(other, "vote")) if (speaker, other) == (me, gensek):
                found = "for", at
            case Said(speaker, Threaten(other, "oppose")) if (speaker, other) == (me, gensek):
                found = "against", at
    return found


def bound(view: SeatView[Public], worths: Mapping[Action, float], free: Policy) -> Policy:
    """The policy `free` as the seat's pacts, promises and threats change it. Only votes on plans are changed."""
    bound_to = bond(view) if isinstance(view.stack[-1], VotePlan) else None
    if bound_to is None:
        return free
    word, at = bound_to
    told, other = (Vote("for"), Vote("against")) if word == "for" else (Vote("against"), Vote("for"))
    if worths.get(told, 0.0) < (1 - DEAR) * worths.get(other, 0.0):
        return free
    keeps = resolution(view, f"bond {at}").random() < (KEPT if word == "for" else CARRIED_OUT)
    return surely(told) if keeps or told in free else free


def openly(view: SeatView[Public]) -> Statement | None:
    """What the seat says about words that have come to the test: it withdraws a threat before a vote if it will not
    carry it out, says so after it has broken a pact or a promise, and denies an accusation that a purge has proved
    false. None if there is nothing to say."""
    told = standing(view.events)
    shown = proved(told, view.seat)
    if shown is not None:
        return shown
    bound_to = bond(view) if isinstance(view.stack[-1], VotePlan) else None
    if bound_to is not None and bound_to[0] == "against":
        if resolution(view, f"bond {bound_to[1]}").random() >= CARRIED_OUT:
            return Retract() if _last(told, view.seat) == Threaten(view.public.gensek, "oppose") else None
        return None
    vote = next((at for at in range(len(told) - 1, -1, -1) if isinstance(told[at], Voted)), None)
    if vote is None or any(isinstance(event, Said) and event.seat == view.seat for event in told[vote:]):
        return None
    voted = told[vote]
    assert isinstance(voted, Voted)
    gensek = view.public.gensek
    promised = {Pact(gensek), Promise(gensek, "vote")} & set(_own(view))
    if not promised or view.seat in voted.supporters or Said(gensek, Pact(view.seat)) not in told:
        return None
    return Retract() if _last(told, view.seat) in promised else Threaten(gensek, "oppose")


def proved(told: tuple[Event, ...], me: Player) -> Statement | None:
    """What this seat says of an accusation that the last purge has put to the test, until it has spoken after it. Who
    was falsely accused denies it; who accused the deviant, and was denied, asks to be believed."""
    purge = next((at for at in range(len(told) - 1, -1, -1) if isinstance(told[at], Unmasked)), None)
    if purge is None or any(isinstance(event, Said) and event.seat == me for event in told[purge:]):
        return None
    shown, denied = told[purge], False
    assert isinstance(shown, Unmasked)
    for event in reversed(told[:purge]):
        if isinstance(event, Divided):
            return None
        if not isinstance(event, Said):
            continue
        denied = denied or (event.seat == shown.deviant and isinstance(event.statement, ClaimBallot | Deny))
        if event.statement == Accuse(me) and shown.deviant != me:
            return Deny(event.seat)
        if event == Said(me, Accuse(shown.deviant)) and denied:
            return Believe(shown.deviant)
    return None


def _last(told: tuple[Event, ...], seat: Player) -> Statement | None:
    """The last statement of a seat that can be taken back."""
    for event in reversed(told):
        if isinstance(event, Said) and event.seat == seat and not isinstance(event.statement, Silence | Retraction):
            return event.statement
    return None
