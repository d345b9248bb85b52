"""What the bots of Kremlin say: seldom, and what serves what they want believed.

Before somebody decides about a man of theirs they promise him something, or threaten him; when a man of theirs has
announced something they boast, so that nobody bids for him; and they thank whoever has helped one of theirs. What they
mean is true as things stand. What they do not mean is said all the same, now and then, by those who dare.

All of it is a function of the view, as a policy is: who speaks draws no luck, and plays on as if it had been silent.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from presidium.bots.frozen.kremlin.reactions import announced
from presidium.bots.frozen.kremlin.votes import under_way
from presidium.bots.kremlin import deeds
from presidium.bots.kremlin.outlook import Outlook
from presidium.bots.kremlin.reactions import by_keeping
from presidium.bots.mind import whim
from presidium.core import PASS, Action, Player, Said, SeatView, Statement
from presidium.kremlin.actions import Accuse, Clear, Exchange, Propose, Purge, Rehabilitate, Vote
from presidium.kremlin.announcing.right import Finality, Right
from presidium.kremlin.announcing.window import Window
from presidium.kremlin.events import Announced, Began, Fell, Judged
from presidium.kremlin.phases.p2_purge import PURGERS
from presidium.kremlin.phases.p3_investigation import INVESTIGATORS
from presidium.kremlin.printed.board import CANDIDATE, CHIEF, Place
from presidium.kremlin.printed.people import Letter
from presidium.kremlin.state import Case, Election, Moment, Public
from presidium.kremlin.talk import Boast, Promise, Talk, Thank, Threaten

TALKATIVE: Final = 0.25
"""How often it says something where it might; there is many an occasion in a year, and it speaks once at most."""
GRATEFUL: Final = 0.6
"""The same where it has something to be thankful for."""
DEAR: Final = 0.01
"""What a man must be worth to it that it should plead for him, or boast of him."""
RECENT: Final = 16
"""So many events back a good turn is remembered."""
MOST: Final = 10
"""More points nobody is believed to have."""
INNOCENT: Final = Vote("innocent")


def occasion(view: SeatView[Public], talk: float = TALKATIVE) -> bool:
    """Whether it says something now: a rival is to decide, or a man of its own has announced something. `talk`: how
    often it does where it might."""
    step = view.stack[-1]
    if isinstance(step, Right):
        might = view.asked != (view.seat,)
    else:
        might = isinstance(step, Window) and not step.again and has_announced(view)
    if not might or spoken_this_year(view):
        return False
    chance = talk if helped(view) is None else GRATEFUL * talk / TALKATIVE
    return whim(view, "occasion").random() < chance


def has_announced(view: SeatView[Public]) -> bool:
    if not isinstance(view.stack[-2], Finality):
        return False
    deed = announced(view)
    return deed.by == view.seat and deed.action != PASS


def speech(view: SeatView[Public], outlook: Outlook, nerve: float) -> Talk | None:
    """What it says on this occasion, if anything. `nerve`: how often it says also what it does not mean."""
    if isinstance(view.stack[-1], Window):
        ways: list[Talk] = list(boasts(view, outlook))
    else:
        helper = helped(view)
        ways = list(pleas(view, outlook)) if helper is None else [Thank(helper)]
    fresh, whims = [way for way in ways if is_new(view, way)], whim(view, "talk")
    if whims.random() >= nerve:
        fresh = [way for way in fresh if meant(view, outlook, way)]
    if not fresh:
        return None
    phrase = whims.choice(list(dict.fromkeys(map(turn, fresh))))
    return whims.choice([way for way in fresh if turn(way) == phrase])


def thanks(view: SeatView[Public]) -> Thank | None:
    """Whoever is promised something says that he has heard it."""
    for event in reversed(view.events):
        if isinstance(event, Said) and event.seat == view.seat:
            return None
        if isinstance(event, Said) and isinstance(event.statement, Promise) and event.statement.player == view.seat:
            return Thank(event.seat)
    return None


def spoken_this_year(view: SeatView[Public]) -> bool:
    for event in reversed(view.events):
        if isinstance(event, Said) and event.seat == view.seat:
            return True
        if isinstance(event, Began) and event.year < view.public.year:
            return False
    return False


def is_new(view: SeatView[Public], way: Talk) -> bool:
    """Nobody has said the same, and it has not just spoken so itself."""
    said = [event for event in view.events if isinstance(event, Said)]
    own = next((event.statement for event in reversed(said) if event.seat == view.seat), None)
    return turn(own) != turn(way) and all(event.statement != way for event in said)


def turn(statement: Statement | None) -> tuple[type, str]:
    """The phrase, whoever it is about."""
    return type(statement), getattr(statement, "deed", "")


# Before somebody else decides


def pleas(view: SeatView[Public], outlook: Outlook) -> Iterator[Promise | Threaten]:
    """What it could do for a man of whoever decides about one of its own, or to him."""
    (rival,) = view.asked
    public = view.public
    if not any(outlook.worth(who) > DEAR for who in decided(view)):
        return
    for who in [who for who, seat in public.control.items() if seat == rival and who in victims(public)]:
        if outlook.claims.standing(who) < MOST:
            yield Threaten(rival, "seize", who)
        if controls(view, PURGERS):
            yield Promise(rival, "spare", who)
            yield Threaten(rival, "purge", who)
        if public.men[who].suspect:
            yield Promise(rival, "acquit", who)
            if controls(view, INVESTIGATORS):
                yield Threaten(rival, "accuse", who)
        if public.men[who].place != CHIEF and controls(view, (CHIEF,)):
            yield Promise(rival, "promote", who)


def decided(view: SeatView[Public]) -> set[Letter]:
    """About whom the decision may be that somebody is asked for."""
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


def controls(view: SeatView[Public], posts: tuple[Place, ...]) -> bool:
    """Whether a man of its own has the right that goes by these posts (C.4)."""
    who = view.public.first_present(posts)
    return who is not None and view.public.control.get(who) == view.seat


# When a man of its own has announced something


def boasts(view: SeatView[Public], outlook: Outlook) -> Iterator[Boast]:
    """All it has on him, or more than that: who believes it does not bid."""
    finality, who, claims = view.stack[-2], announced(view).who, outlook.claims
    assert isinstance(finality, Finality)
    if by_keeping(view, outlook, finality.right) < DEAR:
        return
    has = claims.on(who)
    if has > claims.shown(who, view.seat):
        yield Boast(has, who)
    more = min(max(has, claims.standing(who)) + 2, MOST)
    if more > has:
        yield Boast(more, who)


# After a good turn


def helped(view: SeatView[Public]) -> Player | None:
    """Who has just done something for a man everybody knows for its own."""
    control, undone, acquitted = view.public.control, None, False
    for event in reversed(view.events[-RECENT:]):
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
    """For whom this was good, whoever did it."""
    if isinstance(action, Exchange):
        return action.lower
    return action.who if isinstance(action, Clear | Propose | Rehabilitate) else ""


# What is said


def meant(view: SeatView[Public], outlook: Outlook, way: Talk) -> bool:
    """Whether it is true, or would be done as things stand."""
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
