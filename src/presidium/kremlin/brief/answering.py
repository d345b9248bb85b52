"""What can be answered in a window: to have somebody, to keep him, to let it be; and what each leads to."""

from __future__ import annotations

from presidium.core import PASS, Line, Offer
from presidium.kremlin.actions import (
    Declare,
    DeclareAsNeeded,
)
from presidium.kremlin.brief.coming import Holder
from presidium.kremlin.brief.hold import Hold, just_lost
from presidium.kremlin.brief.labels import (
    AsNeeded,
    DefendHim,
    GoesOn,
    HoldHim,
    ItFalls,
    ItStands,
    LetItBe,
    NothingComes,
    StaySecret,
    TakeHim,
    TakeHimBack,
    TakeNamed,
    ThenBlow,
    ThenChances,
    TheyDecide,
    YouDecide,
    YoursToSay,
)
from presidium.kremlin.brief.situation import Situation
from presidium.kremlin.brief.stakes import (
    Chances,
)

SHOWN = 2
"""So many who act may have a button of their own."""


def offers(s: Situation) -> tuple[Offer, ...]:
    options = s.v.options
    if options is None:
        return ()
    subject = s.subject
    men = sorted(s.men, key=lambda man: man != subject)
    allowed = [offer for man in men for offer in deeds(s, man) if offer.action in options]
    return (*allowed[:SHOWN], Offer(PASS, LetItBe(), silence(s)))


def deeds(s: Situation, man: Hold) -> list[Offer]:
    """To have him, or to keep him."""
    if man.keeps is not None and man == s.subject:
        return [Offer(DeclareAsNeeded(man.who, man.keeps), HoldHim(man.who, man.keeps), AsNeeded())]
    if man.takes is None:
        return []
    return [Offer(Declare(man.who, man.takes), label(s, man, man.takes), then(s, man, man.takes))]


def label(s: Situation, man: Hold, points: int) -> Line:
    struck = s.struck
    if man != s.subject:
        return TakeNamed(man.who, points)
    if just_lost(s.v, man.who):
        return TakeHimBack(man.who, points, man.written)
    acts = s.deed is not None and s.deed.who == man.who
    if acts and struck is not None and s.v.public.control.get(struck) == s.v.seat:
        return DefendHim(struck, points)
    return TakeHim(man.who, points)


def then(s: Situation, man: Hold, points: int) -> Line:
    blow = s.blow
    if s.deed is not None and s.deed.who == man.who and blow is not None:
        return ItFalls(s.place(man.who), blow)
    left = man.written - points
    return StaySecret(left) if left else YoursToSay(man.who)


def silence(s: Situation) -> Line:
    """What follows if nobody says anything."""
    if s.turns:
        return next_word(s, s.turns[0])
    for line in s.chances:
        if isinstance(line, Chances) and line.of != "die":
            return ThenChances(line.of, line.hits, line.faces)
    if s.deed is None:
        return GoesOn()
    if s.deed.action == PASS:
        return NothingComes(s.right())
    blow = s.blow
    return ItStands() if blow is None else ThenBlow(blow)


def next_word(s: Situation, first: Holder) -> Line:
    by = s.v.public.control.get(first.who)
    if by is None:
        return NothingComes(first.to)
    return YouDecide() if by == s.v.seat else TheyDecide(by)
