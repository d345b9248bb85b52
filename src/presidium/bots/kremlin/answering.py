"""Replies of the bots of Kremlin to what a player says to them.

A bot replies to the last statement that addresses it. It promises and threatens only what it means; with probability
`nerve` it also bluffs. A claim of points has no addressee, so one seat replies, chosen by public facts. A reply that
repeats an earlier claim repeats its number. If no reply makes sense, the bot shows that it says nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from presidium.bots.kremlin.play.outlook import Outlook
from presidium.bots.kremlin.talk import (
    MAX_BELIEVED_POINTS,
    controls,
    makes_sense,
    meant,
    reproaches,
    victims,
)
from presidium.bots.runtime.mind import resolution, whim
from presidium.core import Player, Said, SeatView
from presidium.core.content.talk import Objection, Retraction, Silence, standing
from presidium.games.kremlin.content.answers import (
    Believe,
    Contradict,
    Deny,
    Inquire,
    Nothing,
    Reproach,
    Request,
    Retract,
    contradicted,
    talk,
)
from presidium.games.kremlin.content.talk import Boast, Promise, Talk, Thank, Threaten
from presidium.games.kremlin.phases.p2_purge import PURGERS
from presidium.games.kremlin.phases.p3_investigation import INVESTIGATORS
from presidium.games.kremlin.printed.board import CHIEF
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Public

TELLS: Final = 0.3
"""Share of the politicians about whom a bot tells its true points when asked, at most one a year."""
BLUFFS: Final = 0.7
"""Share of the politicians about whom a bot that may lie tells its true points or bluffs when asked."""


def answer_to(view: SeatView[Public], outlook: Outlook, said: Said, nerve: float) -> Talk:
    """The reply to this statement, which addresses the seat."""
    whims = whim(view, "reply")
    caught = objection(view, said)
    if caught is not None:
        return caught
    ways = list(replies(view, outlook, said, nerve))
    if whims.random() >= nerve:
        ways = [way for way in ways if not isinstance(way, Promise | Threaten) or meant(view, outlook, way)]
    fresh = [way for way in ways if not repeated(view, way)]
    return whims.choice(fresh) if fresh else ways[0] if ways else Nothing(said.seat)


def addressed(view: SeatView[Public]) -> Said | None:
    """The last statement to this seat since the seat last spoke; None if there was none."""
    for event in reversed(standing(view.events)):
        if not isinstance(event, Said):
            continue
        if event.seat == view.seat:
            return None
        statement = event.statement
        if view.seat in statement.to(event.seat) or (
            isinstance(statement, Boast) and doubter(view, event.seat, statement.who) == view.seat
        ):
            return event
        if isinstance(statement, Retraction | Silence):
            return None
    return None


def doubter(view: SeatView[Public], speaker: Player, who: Letter) -> Player:
    """The seat that replies to a claim of points: the politician's controller, else the other seat that has declared
    most on him, else the next seat."""
    others = [seat for seat in view.rules.players if seat != speaker]
    shown = view.public.declared.get(who, (0,) * view.rules.seats)
    master = view.public.control.get(who)
    turn = sorted(others, key=lambda seat: (seat - speaker) % view.rules.seats)
    return max(turn, key=lambda seat: (seat == master, shown[seat - 1]))


def objection(view: SeatView[Public], said: Said) -> Contradict | None:
    """Calls out the speaker, if the statement contradicts an earlier one."""
    if isinstance(said.statement, Objection | Deny):
        return None
    pairs = [pair for pair in contradicted(view.events) if pair.by == said.seat and pair.later.said is said]
    return Contradict(said.seat, pairs[-1].when) if pairs else None


def replies(view: SeatView[Public], outlook: Outlook, said: Said, nerve: float) -> Iterator[Talk]:
    """Replies that fit the statement, whether the bot means them or not."""
    speaker, word = said.seat, said.statement
    match word:
        case Promise():
            if makes_sense(view, speaker, word):
                yield Thank(speaker)
            else:
                yield from wishes(view, speaker)
        case Thank():
            yield from offers(view, speaker)
            yield from wishes(view, speaker)
        case Threaten():
            yield from threats(view, speaker)
            yield from offers(view, speaker)
            if view.public.control.get(word.who) == view.seat:
                yield Request(speaker, "spare", word.who)
                yield from claim(view, outlook, word.who, nerve)
        case Inquire(who=who):
            yield from claim(view, outlook, who, nerve)
        case Boast(who=who):
            yield from claim(view, outlook, who, nerve)
            if view.public.control.get(who) == speaker:
                yield Threaten(speaker, "seize", who)
        case Request():
            yield from consents(view, speaker, word)
        case Contradict():
            if may_retract(view):
                yield Retract()
            yield Deny(speaker)
        case Reproach(deed=deed, who=who):
            if deed == "spare" or deed == "acquit" or deed == "promote":
                yield Promise(speaker, deed, who)
            yield from reproaches(view, speaker)
            yield Deny(speaker)
        case Believe() | Deny():
            yield Believe(speaker)


def claim(view: SeatView[Public], outlook: Outlook, who: Letter, nerve: float) -> Iterator[Boast]:
    """The claim of points that the bot makes about a politician: as before, or what it has declared; else the truth or
    a bluff, at most once a year. The choice is made once for each politician, so nobody gains by asking again."""
    boasts = own_boasts(view)
    before = [boast.points for _, boast in boasts if boast.who == who]
    has, shown = outlook.claims.on(who), outlook.claims.shown(who, view.seat)
    draw = resolution(view, f"tells {who}").random()
    if before and before[-1] >= shown:
        yield Boast(before[-1], who)
    elif shown:
        yield Boast(shown, who)
    elif any(year == view.public.year for year, _ in boasts):
        return
    elif draw < TELLS:
        yield Boast(has, who)
    elif nerve and draw < BLUFFS:
        yield Boast(min(outlook.claims.standing(who) + 1 + int(draw * 10) % 5, MAX_BELIEVED_POINTS), who)


def own_boasts(view: SeatView[Public]) -> list[tuple[int, Boast]]:
    """The seat's claims of points that it has not taken back, each with its year."""
    return [
        (each.when, each.said.statement)
        for each in talk(view.events)
        if each.said.seat == view.seat and isinstance(each.said.statement, Boast) and not each.withdrawn
    ]


def offers(view: SeatView[Public], other: Player) -> Iterator[Promise]:
    """Promises about the other player's politicians that the seat could keep in the present position."""
    public = view.public
    for who in held(public, other):
        if controls(public, view.seat, PURGERS):
            yield Promise(other, "spare", who)
        if public.men[who].suspect:
            yield Promise(other, "acquit", who)
        if public.men[who].place != CHIEF and controls(public, view.seat, (CHIEF,)):
            yield Promise(other, "promote", who)


def threats(view: SeatView[Public], other: Player) -> Iterator[Threaten]:
    public = view.public
    for who in held(public, other):
        yield Threaten(other, "seize", who)
        if controls(public, view.seat, PURGERS):
            yield Threaten(other, "purge", who)
        if public.men[who].suspect and controls(public, view.seat, INVESTIGATORS):
            yield Threaten(other, "accuse", who)


def wishes(view: SeatView[Public], other: Player) -> Iterator[Request]:
    """Requests about the seat's own politicians."""
    for who in held(view.public, view.seat):
        if view.public.men[who].suspect:
            yield Request(other, "acquit", who)
        elif view.public.men[who].place != CHIEF and controls(view.public, other, (CHIEF,)):
            yield Request(other, "promote", who)
        else:
            yield Request(other, "spare", who)


def consents(view: SeatView[Public], asker: Player, asked: Request) -> Iterator[Talk]:
    """Answers to the question whether the seat will do something: yes as a promise or a threat, no as its opposite."""
    who, deed = asked.who, asked.deed
    master = view.public.control.get(who, view.seat)
    match deed:
        case "spare" | "acquit" | "promote":
            yield Promise(asker, deed, who)
            if deed == "spare" and master != view.seat:
                yield Threaten(master, "purge", who)
        case "purge" | "accuse" | "seize":
            if master != view.seat:
                yield Threaten(master, deed, who)
            if deed != "seize":
                yield Promise(asker, "spare" if deed == "purge" else "acquit", who)


def held(public: Public, seat: Player) -> list[Letter]:
    return [who for who in victims(public) if public.control.get(who) == seat]


def may_retract(view: SeatView[Public]) -> bool:
    """True if the seat's last statement contradicts an earlier one of the seat, and can be taken back."""
    last = [at for at, event in enumerate(view.events) if isinstance(event, Said) and event.seat == view.seat][-1:]
    return any(pair.by == view.seat and [pair.later.at] == last for pair in contradicted(view.events))


def repeated(view: SeatView[Public], way: Talk) -> bool:
    return any(isinstance(event, Said) and event.seat == view.seat and event.statement == way for event in view.events)
