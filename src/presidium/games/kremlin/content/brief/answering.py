"""The buttons of a window: to take control of a politician, to keep it, or to pass; and what each button leads to."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from presidium.core import Line, Offer
from presidium.games.kremlin.actions import Declare, DeclareAsNeeded
from presidium.games.kremlin.content.brief.hold import Hold
from presidium.games.kremlin.content.brief.labels import (
    AsNeeded,
    DefendHim,
    HoldHim,
    ItFalls,
    StaySecret,
    TakeHim,
    TakeHimBack,
    TakeNamed,
    YouDecide,
    YoursToSay,
    YouSay,
)
from presidium.games.kremlin.content.brief.situation import Situation
from presidium.games.kremlin.printed.people import Letter

SHOWN: Final = 2
"""The maximum number of politicians with a button of their own in the brief of a window."""


def offers(s: Situation) -> tuple[Offer, ...]:
    options, subject = s.v.options, s.subject
    if options is None:
        return ()
    allowed: list[Offer] = []
    if subject is not None and s.men:
        for man in sorted(s.men, key=lambda man: man.who != subject.who) if len(s.men) > 1 else s.men:
            offer = deed(s, man, man.who == subject.who)
            if offer is not None and offer.action in options:
                allowed.append(offer)
    return (*allowed[:SHOWN], let_it_be(s))


def deed(s: Situation, man: Hold, first: bool) -> Offer | None:
    """The button to take or keep control of a politician; None if the seat can do neither."""
    if man.keeps is not None and first:
        return Offer(DeclareAsNeeded(man.who, man.keeps), HoldHim(man.who, man.keeps), AsNeeded())
    if man.takes is None:
        return None
    limit = man.most if man.most > man.takes else 0
    said = label(s, man, man.takes, limit) if first else TakeNamed(man.who, man.takes, limit)
    return Offer(bid(man.who, man.takes, limit), said, then(s, man, man.takes))


def bid(who: Letter, points: int, limit: int) -> Declare | DeclareAsNeeded:
    """13.3 The bid most likely to win: as needed up to all the points that the seat has, which shows `points` if no
    other player bids."""
    return DeclareAsNeeded(who, limit) if limit else Declare(who, points)


def label(s: Situation, man: Hold, points: int, limit: int) -> Line:
    struck, acts = s.seen.struck, s.seen.deed
    if s.taken_from_me:
        return TakeHimBack(man.who, points, limit)
    if acts is not None and acts.who == man.who and struck is not None and s.seen.controller(struck) == s.v.seat:
        return DefendHim(struck, points, limit)
    return TakeHim(man.who, points, limit)


def then(s: Situation, man: Hold, points: int) -> Line:
    announced, blow = s.seen.deed, s.seen.blow
    if announced is not None and announced.who == man.who and blow is not None:
        return ItFalls(s.seen.place(man.who), blow)
    left, right = man.written - points, s.seen.right_of(man.who)
    if right is not None:
        return YouSay(man.who, right, left)
    return StaySecret(left) if left else YoursToSay(man.who)


def let_it_be(s: Situation) -> Offer:
    """The button to pass in a window."""
    turns, usual = s.seen.turns, s.seen.let_it_be
    mine = bool(turns) and s.seen.controller(turns[0].who) == s.v.seat
    return replace(usual, leads_to=YouDecide()) if mine else usual
