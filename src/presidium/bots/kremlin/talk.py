"""Statements of the bots of Kremlin: rare, and made to influence other players.

Before another seat decides about a politician of the bot, the bot promises or threatens something. After an
announcement by its own politician the bot claims points, so that others do not bid. It thanks players who have helped,
and reproaches those who broke a promise to it. A statement that the bot means is true in the present position. With
probability `nerve` the bot makes other statements. A statement is a function of the view, as a policy is, and uses none
of the random numbers of play.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from presidium.bots.kremlin.play import deeds
from presidium.bots.kremlin.play.outlook import Outlook
from presidium.bots.kremlin.play.reactions import announced, by_keeping
from presidium.bots.kremlin.play.votes import under_way
from presidium.bots.runtime.mind import whim
from presidium.core import PASS, Action, Player, Said, SeatView, Statement
from presidium.games.kremlin.actions import CURE, Accuse, Clear, Exchange, Propose, Purge, Rehabilitate, Vote
from presidium.games.kremlin.announcing.right import Finality, Right
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.content.answers import Reproach, Retract
from presidium.games.kremlin.content.given import tested
from presidium.games.kremlin.content.talk import Boast, Promise, Talk, Thank, Threaten
from presidium.games.kremlin.events import Announced, Began, Fell, Judged
from presidium.games.kremlin.matters import Case, Election
from presidium.games.kremlin.phases.p2_purge import PURGERS
from presidium.games.kremlin.phases.p3_investigation import INVESTIGATORS
from presidium.games.kremlin.printed.board import CANDIDATE, CHIEF, Place
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Moment, Public

TALK_RATE: Final = 0.25
"""Probability that the bot speaks on an occasion. A year has many occasions, and the bot speaks at most once a year."""
THANKS_RATE: Final = 0.6
"""Probability that the bot thanks another seat for its help."""
MIN_WORTH: Final = 0.01
"""Minimum value of a politician for whom the bot makes promises, threats or claims."""
REMEMBERED_EVENTS: Final = 16
"""Number of latest events in which the bot looks for another seat's help."""
MAX_BELIEVED_POINTS: Final = 10
"""A claim of more points than this would not be believed."""
INNOCENT: Final = Vote("innocent")


def occasion(view: SeatView[Public], talk: float = TALK_RATE) -> bool:
    """True if the bot speaks now: a rival decides, or the bot's politician has announced an action. `talk`: probability
    of a statement on each occasion."""
    step = view.stack[-1]
    if isinstance(step, Right):
        might = view.asked != (view.seat,)
    else:
        might = isinstance(step, Window) and not step.again and has_announced(view)
    if not might or spoken_this_year(view):
        return False
    chance = talk if helped(view) is None else THANKS_RATE * talk / TALK_RATE
    return whim(view, "occasion").random() < chance


def has_announced(view: SeatView[Public]) -> bool:
    if not isinstance(view.stack[-2], Finality):
        return False
    deed = announced(view)
    return deed.by == view.seat and deed.action != PASS


def speech(view: SeatView[Public], outlook: Outlook, nerve: float) -> Talk | None:
    """The bot's statement on this occasion; None if it is silent. `nerve`: probability that the bot also considers
    statements it does not mean."""
    if isinstance(view.stack[-1], Window):
        ways: list[Talk] = list(boasts(view, outlook))
    else:
        helper = helped(view)
        broken = [way for other in view.rules.players for way in reproaches(view, other, view.seat)]
        ways = [Thank(helper)] if helper is not None else [*broken] or [*pleas(view, outlook)]
    fresh, whims = [way for way in ways if is_new(view, way)], whim(view, "talk")
    if whims.random() >= nerve:
        fresh = [way for way in fresh if meant(view, outlook, way)]
    if not fresh:
        return None
    phrase = whims.choice(list(dict.fromkeys(map(turn, fresh))))
    return whims.choice([way for way in fresh if turn(way) == phrase])


def makes_sense(view: SeatView[Public], promiser: Player, promise: Promise) -> bool:
    """True if the promise is about a politician in play that the seat controls, and the promiser could keep it in the
    present position."""
    public, who = view.public, promise.who
    if public.control.get(who) != view.seat or who not in victims(public):
        return False
    match promise.deed:
        case "spare":
            return controls(public, promiser, PURGERS) or controls(public, promiser, INVESTIGATORS)
        case "acquit":
            tried = any(isinstance(matter, Case) and matter.accused == who for matter in public.agenda)
            return bool(public.men[who].suspect) or tried
        case "promote":
            return public.men[who].place != CHIEF and controls(public, promiser, (CHIEF,))


def spoken_this_year(view: SeatView[Public]) -> bool:
    for event in reversed(view.events):
        if isinstance(event, Said) and event.seat == view.seat:
            return True
        if isinstance(event, Began) and event.year < view.public.year:
            return False
    return False


def is_new(view: SeatView[Public], way: Talk) -> bool:
    """True if no player has made this statement, and the bot's own last statement was of another kind."""
    said = [event for event in view.events if isinstance(event, Said)]
    mine = [event.statement for event in said if event.seat == view.seat and not isinstance(event.statement, Retract)]
    own = mine[-1] if mine else None
    return turn(own) != turn(way) and all(event.statement != way for event in said)


def turn(statement: Statement | None) -> tuple[type, str]:
    """The kind of a statement, such as a promise to spare, without the politician it is about."""
    return type(statement), getattr(statement, "deed", "")


def reproaches(view: SeatView[Public], other: Player, to: Player | None = None) -> Iterator[Reproach]:
    """Reproaches for promises and threats that the other player has broken, to seat `to` or to anybody; the bot makes
    each only once."""
    if other == view.seat:
        return
    for given, kept in tested(view.events):
        word = given.word
        if kept or given.seat != other or isinstance(word, Boast) or to not in (None, word.player):
            continue
        way = Reproach(other, word.deed, word.who)
        if not any(isinstance(event, Said) and event.statement == way for event in view.events):
            yield way


# Before a rival decides


def pleas(view: SeatView[Public], outlook: Outlook) -> Iterator[Promise | Threaten]:
    """Promises and threats to the rival who decides next; they could help a politician of the bot."""
    (rival,) = view.asked
    public = view.public
    if not any(outlook.worth(who) > MIN_WORTH for who in decided(view)):
        return
    for who in [who for who, seat in public.control.items() if seat == rival and who in victims(public)]:
        if outlook.claims.standing(who) < MAX_BELIEVED_POINTS:
            yield Threaten(rival, "seize", who)
        if controls(public, view.seat, PURGERS):
            yield Promise(rival, "spare", who)
            yield Threaten(rival, "purge", who)
        if public.men[who].suspect:
            yield Promise(rival, "acquit", who)
            if controls(public, view.seat, INVESTIGATORS):
                yield Threaten(rival, "accuse", who)
        if public.men[who].place != CHIEF and controls(public, view.seat, (CHIEF,)):
            yield Promise(rival, "promote", who)


def decided(view: SeatView[Public]) -> set[Letter]:
    """The politicians whom the next announced action may concern."""
    right, moment = view.stack[-1], Moment(view.rules, view.public, stack=view.stack)
    assert isinstance(right, Right)
    who = right.actor(moment)
    assert who is not None
    return {one for action in right.offers(moment, who) for one in about(view, action)}


def about(view: SeatView[Public], action: Action) -> tuple[Letter, ...]:
    if isinstance(action, Exchange):
        return action.higher, action.lower
    if isinstance(action, Vote):
        matter = under_way(view.public.agenda)
        assert isinstance(matter, Case | Election)
        return (matter.accused if isinstance(matter, Case) else matter.nominee,)
    who = getattr(action, "who", None)
    return () if who is None else (who,)


def victims(public: Public) -> tuple[Letter, ...]:
    return (*public.members(), *public.at(CANDIDATE))


def controls(public: Public, seat: Player, posts: tuple[Place, ...]) -> bool:
    """C.4 True if the seat controls the politician who has the right that passes along these posts."""
    who = public.first_present(posts)
    return who is not None and public.control.get(who) == seat


# After an announcement by the bot's own politician


def boasts(view: SeatView[Public], outlook: Outlook) -> Iterator[Boast]:
    """Claims of all the bot's points on the politician, or of more points, to keep others from bidding. Nobody bids for
    a cure."""
    finality, who, claims = view.stack[-2], announced(view).who, outlook.claims
    assert isinstance(finality, Finality)
    if announced(view).action == CURE or by_keeping(view, outlook, finality.right) < MIN_WORTH:
        return
    has = claims.on(who)
    if has > claims.shown(who, view.seat):
        yield Boast(has, who)
    more = min(max(has, claims.standing(who)) + 2, MAX_BELIEVED_POINTS)
    if more > has:
        yield Boast(more, who)


# After another seat's help


def helped(view: SeatView[Public]) -> Player | None:
    """The seat that has just helped a politician of the bot; None if no seat has helped."""
    control, undone, acquitted = view.public.control, None, False
    for event in reversed(view.events[-REMEMBERED_EVENTS:]):
        match event:
            case Began():
                return None
            case Fell():
                undone = event.action
            case Judged(verdict="acquitted"):
                acquitted = control.get(event.who) == view.seat
            case Announced(by=by, action=action) if by not in (None, view.seat) and action != undone:
                if (acquitted and action == INNOCENT) or control.get(risen(action)) == view.seat:
                    return by
    return None


def risen(action: Action) -> Letter:
    """The politician who profits from this action; empty if no politician does."""
    if isinstance(action, Exchange):
        return action.lower
    return action.who if isinstance(action, Clear | Propose | Rehabilitate) else ""


# Truth


def meant(view: SeatView[Public], outlook: Outlook, way: Talk) -> bool:
    """True if the statement is true, or if the bot would keep its promise or threat in the present position."""
    match way:
        case Boast():
            return way.points == outlook.claims.on(way.who)
        case Promise(deed="promote"):
            return outlook.heir(way.who) > 0
        case Promise(deed="acquit"):
            return outlook.removal(way.who) < 0
        case Promise() | Threaten(deed="purge"):
            purger = view.public.first_present(PURGERS)
            strikes = purger is not None and deeds.worth(outlook, purger, Purge(way.who)) > 0
            return strikes == isinstance(way, Threaten)
        case Threaten(deed="accuse"):
            accuser = view.public.first_present(INVESTIGATORS)
            return accuser is not None and deeds.worth(outlook, accuser, Accuse(way.who)) > 0
        case Threaten():
            return outlook.claims.on(way.who) > outlook.claims.standing(way.who)
    return True
