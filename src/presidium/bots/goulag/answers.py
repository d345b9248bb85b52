"""What a bot of Goulag answers to those who address it or contradict themselves.

Which kind of answer the bot gives depends on public facts and on chance alone, not on the bot's side. Only claims in an
answer follow the mix of the bot's side (`mix.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from presidium.bots.goulag.tale import claimed
from presidium.core import Player, Said, SeatView, Statement, View
from presidium.core.content.talk import Deniable, Spoken, standing
from presidium.games.goulag.content.claims import claims as judged_claims
from presidium.games.goulag.game import Public
from presidium.games.goulag.moves import Claim, Inquire, Named
from presidium.games.goulag.talk import (
    AskWhy,
    Believe,
    Contradict,
    Deny,
    Exchanged,
    Explain,
    Nothing,
    Promise,
    Retract,
    Threaten,
    chosen_by,
    contradicted,
    played_round,
    talk,
)

Words = dict[Statement | None, float]
"""Possible statements with their probabilities; the key None is silence."""
Claims = Callable[[SeatView[Public], Player], Words]
"""The claims that a bot may make about a player, with their probabilities."""

COUNTER: Final = 0.3
"""Probability that a bot calls its accuser disloyal."""
WAS_NEW: Final = 0.3
"""Probability that a commissar explains the naming of a new player by the renewal (2.2)."""
OBJECTS: Final = 0.7
"""Probability that a bot points out a contradiction."""
INSISTS: Final = 0.7
"""Probability that a bot stands by its accusation when the accused denies it."""
VOUCHES: Final = 0.3
"""Probability that a bot answers a player who vouches for it."""


def said(view: View[Public]) -> list[tuple[Player, Statement]]:
    """All statements that their speakers have not taken back."""
    return [(event.seat, event.statement) for event in standing(view.events) if isinstance(event, Said)]


def claims_of(view: View[Public], speaker: Player) -> dict[Player, Claim]:
    """The speaker's latest claim about each player, reasons of choices included."""
    claims = (claimed(statement) for seat, statement in said(view) if seat == speaker)
    return {claim.seat: claim for claim in claims if isinstance(claim, Claim)}


def addressed(view: SeatView[Public], again: bool = True) -> list[Spoken]:
    """The statements to this seat that it has not answered, oldest first; those older than a round have lapsed.
    `again`: whether a statement counts that its speaker has made before."""
    if not any(isinstance(event, Said) and view.seat in event.statement.to(event.seat) for event in view.events):
        return []
    me, names = view.seat, sum(isinstance(event, Named) for event in view.events)
    waiting, heard, named = list[Spoken](), set[Said](), 0
    told = {each.at: each for each in talk(view.public, view.events)}
    for at, event in enumerate(view.events):
        named += isinstance(event, Named)
        if not isinstance(event, Said):
            continue
        if event.seat == me:
            waiting = [each for each in waiting if not answers(event.statement, me, each.said)]
        elif me in event.statement.to(event.seat):
            if names - named <= 1 and not told[at].withdrawn and (again or event not in heard):
                waiting.append(told[at])
            heard.add(event)
    return waiting


def answers(statement: Statement, me: Player, to: Said) -> bool:
    """True if this statement of mine answers what another player has said to me."""
    if to.seat in statement.to(me) or (isinstance(statement, Nothing) and statement.seat == to.seat):
        return True
    if isinstance(to.statement, AskWhy):
        return isinstance(statement, Explain) and statement.round == to.statement.round
    about = to.statement.about if isinstance(to.statement, Inquire) else me
    return isinstance(statement, Claim) and statement.seat == about


def answer(view: SeatView[Public], to: Spoken, claims: Claims) -> Words:
    """The possible answers to a statement, with their probabilities."""
    by, me = to.said.seat, view.seat
    match to.said.statement:
        case Inquire(_, about):
            return claims(view, about)
        case AskWhy(_, round):
            return reasons(view, to, round, claims)
        case Claim(_, "disloyal") | Exchanged():
            return accused(view, by, claims)
        case Claim(_, "loyal"):
            vouches = often(to, VOUCHES) and by != view.rules.right(me) and by not in claims_of(view, me)
            return {Claim(by, "loyal", "inferred") if vouches else None: 1.0}
        case Promise():
            about = view.rules.right(by)
            asks = Promise(by, "trust") if about == me else Inquire(by, about)
            return steadfast(view, {Promise(by, "name"): 0.65, asks: 0.3, Nothing(by): 0.05})
        case Threaten():
            meek: Words = {Threaten(by, "skip"): 0.6, Promise(by, "name"): 0.25, Believe(by): 0.1, Nothing(by): 0.05}
            return blend(COUNTER / 2, accusations(view, by, claims), steadfast(view, meek))
        case Deny():
            return insisting(view, by) if often(to, INSISTS) else {None: 1.0}
        case Believe():
            return {None: 1.0}
        case Contradict():
            own = [event for event in view.events if isinstance(event, Said) and event.seat == me]
            wrong = any(pair.by == me and own[-1] == pair.later.said for pair in contradicted(view.public, view.events))
            return {Retract() if wrong and is_open(view, Retract()) else Believe(by): 1.0}
    return {None: 1.0}


def reasons(view: SeatView[Public], to: Spoken, round: int, claims: Claims) -> Words:
    """Why the bot named or supervised as it did. It speaks of one player, chosen by public facts and chance, and takes
    this player for loyal or disloyal by the mix of its side, as in `claims`. A bot that chose a player whom it calls
    disloyal, or made a player exchange whom it calls loyal, says that it tested the player."""
    me, over = view.seat, played_round(view.public, round)
    among, by = chosen_by(view.public, round, me), to.said.seat
    named = over is None or over.commissar == me
    exchanged = None if over is None or named else over.supervised
    about = exchanged or (by if by in among else Random(f"{to.at}/{round}").choice(among))
    found = Words()
    for claim, chance in claims(view, about).items():
        if isinstance(claim, Claim):
            fits = claim.side == ("disloyal" if exchanged else "loyal")
            because = Explain(round, claim.side if fits else "test", about)
            found[because] = found.get(because, 0.0) + chance
    last = played_round(view.public, round - 1)
    is_new = named and last is not None and about not in last.trio
    return blend(WAS_NEW, {Explain(round, "new", about): 1.0}, found) if is_new else found


def accused(view: SeatView[Public], by: Player, claims: Claims) -> Words:
    """Calls the accuser disloyal, unless the bot has already spoken of the accuser's side; else denies. Accusers who
    contradict themselves are mostly told so."""
    own = Claim(view.seat, "loyal", "own")
    deny = Deny(by) if is_open(view, Deny(by)) and speaks_ill(view, by) else own
    asks = Inquire(by, view.rules.right(view.seat)) if by != view.rules.right(view.seat) else Believe(by)
    meek: Words = blend(0.4, {deny: 1.0}, blend(0.4, {own: 1.0}, {Believe(by): 0.5, asks: 0.3, Nothing(by): 0.2}))
    words = meek if by in claims_of(view, view.seat) else blend(COUNTER, accusations(view, by, claims), meek)
    objects = objection(view, by)
    return words if objects is None else blend(OBJECTS, {objects: 1.0}, words)


def accusations(view: SeatView[Public], about: Player, claims: Claims) -> Words:
    """The claims of this bot that a player is disloyal. It infers so from being accused, whatever its own side, unless
    it has made a claim about the player or passed the player's card."""
    if about != view.rules.right(view.seat) and about not in claims_of(view, view.seat):
        return {Claim(about, "disloyal", "inferred"): 1.0}
    return {
        claim: chance
        for claim, chance in claims(view, about).items()
        if isinstance(claim, Claim) and claim.side == "disloyal"
    }


def steadfast(view: SeatView[Public], words: Words) -> Words:
    """These words without promises and threats that would contradict a standing threat or promise of the bot."""
    mine = {statement for seat, statement in said(view) if seat == view.seat}
    kept = {word: chance for word, chance in words.items() if opposite(word) not in mine}
    whole = sum(kept.values())
    return {word: chance / whole for word, chance in kept.items()}


def opposite(word: Statement | None) -> Statement | None:
    match word:
        case Promise(seat, deed):
            return Threaten(seat, "skip" if deed == "name" else "exchange")
        case Threaten(seat, deed):
            return Promise(seat, "name" if deed == "skip" else "trust")
    return None


def insisting(view: SeatView[Public], to: Player) -> Words:
    """The bot asks all to believe its accusation of a player, and not the player; silence if it has accused the player
    of nothing or has asked for this already."""
    claim = claims_of(view, view.seat).get(to)
    asked = (view.seat, Believe(to)) in said(view)
    return {Believe(to) if claim is not None and claim.side == "disloyal" and not asked else None: 1.0}


def objection(view: SeatView[Public], by: Player | None = None) -> Contradict | None:
    """What the bot says to a player, or to this one, who has contradicted themselves and has not been told so yet."""
    if not any(isinstance(event, Said) for event in view.events):
        return None
    told = {statement for _, statement in said(view)}
    for pair in contradicted(view.public, view.events):
        objects = Contradict(pair.by, pair.when)
        if objects not in told and (pair.by != view.seat if by is None else pair.by == by):
            return objects
    return None


def exposed(view: SeatView[Public]) -> Player | None:
    """The player who has knowingly lied in public most recently and of whom the bot has claimed nothing yet."""
    if not any(isinstance(event, Said) for event in view.events):
        return None
    told = claims_of(view, view.seat)
    liars = [each.said.seat for each in judged_claims(view) if each.proved == "lie"]
    passed = view.rules.right(view.seat)
    return next((seat for seat in reversed(liars) if seat not in (view.seat, passed) and seat not in told), None)


def speaks_ill(view: SeatView[Public], by: Player) -> bool:
    """True if the last statement that this player has made about the bot's seat is an accusation."""
    last = [word for seat, word in said(view) if seat == by and isinstance(word, Deniable) and view.seat in word.to(by)]
    return bool(last) and (isinstance(last[-1], Exchanged) or getattr(last[-1], "side", "") == "disloyal")


def is_open(view: SeatView[Public], statement: Statement) -> bool:
    """True if the rules allow this statement of the bot now."""
    refused = statement.why_not(view.rules, view.public, view.seat)
    return (refused or statement.why_not_after(view.rules, view.public, view.events, view.seat)) is None


def often(to: Spoken, chance: float) -> bool:
    """True with this probability. The result depends on public facts alone, and stays the same for a statement."""
    return Random(f"{to.at}/{to.said!r}").random() < chance


def blend(chance: float, first: Words, rest: Words) -> Words:
    """The words `first` with this probability, as far as there are any; otherwise the words `rest`."""
    found = {word: chance * each for word, each in first.items() if each}
    left = 1 - sum(found.values())
    for word, each in rest.items():
        found[word] = found.get(word, 0.0) + left * each
    return found
