"""When a seat of Kremlin shows its influence in a window: only on whom it is about, and no more than is needed.

At the start of a phase there is never a reason to: whoever is about to act, or to let his right lapse, is
announced first (C.5).
"""

from __future__ import annotations

from typing import Final

from presidium.bots.frozen.kremlin import deeds, votes
from presidium.bots.frozen.kremlin.claims import Claims
from presidium.bots.frozen.kremlin.outlook import Outlook
from presidium.core import Action, View
from presidium.kremlin.actions import OVERTURN, DeclareAsNeeded, Vote
from presidium.kremlin.announcing.right import Finality, Right
from presidium.kremlin.cards.assassination import Overturning
from presidium.kremlin.phases.p5_funeral import Ballot
from presidium.kremlin.phases.p8_parade import Wave
from presidium.kremlin.printed.board import CHIEF
from presidium.kremlin.printed.people import Letter
from presidium.kremlin.state import Deed, Moment, Public
from presidium.kremlin.year import EffectsEnd, at_stake

SECRECY: Final = 0.001  # what it must bring to show anything at all
POINT: Final = 0.0005  # what each point shown must bring
TIED: Final = 0.3  # 1986: how likely he who controls the victor is one of those tied, and out (11.1)
TRUST: Final = 0.2  # how much of a man's worth is lost with his control for a moment
EVERYTHING: Final = 1.0


def concerned(view: View[Public], claims: Claims) -> Letter | None:
    """The politician on whom this window turns, if we could keep or take control of him by showing more."""
    who = turns_on(view, claims)
    if who is None or view.public.men[who].place in claims.edition.beyond_influence:  # a card may have struck him
        return None
    written = claims.on(who)
    if written <= claims.shown(who, claims.seat):
        return None
    held = claims.control.get(who) == claims.seat
    return who if held or written > claims.standing(who) else None


def turns_on(view: View[Public], claims: Claims) -> Letter | None:
    follows = view.stack[-2]
    if isinstance(follows, Finality):
        return announced(view).who
    if claims.politician_wins:
        return None  # 1986: what is written wins, and who controls is out if tied
    if isinstance(follows, Wave):
        return view.public.posts[CHIEF]
    if isinstance(follows, EffectsEnd):
        return next(iter(at_stake(Moment(view.rules, view.public))), None)
    return None


def reaction(view: View[Public], outlook: Outlook, who: Letter) -> Action | None:
    """What we show on him, as needed; None: nothing."""
    claims = outlook.claims
    held, shown = claims.control.get(who) == claims.seat, claims.shown(who, claims.seat)
    gain = EVERYTHING
    if isinstance(view.stack[-2], Finality):
        right = view.stack[-2].right
        gain = by_keeping(view, outlook, right) if held else by_taking_over(view, outlook, right)
    limit = min(claims.on(who), shown + int((gain - SECRECY) / POINT))
    enough = shown + 1 if held else claims.standing(who) + 1
    return DeclareAsNeeded(who, limit) if limit >= enough else None


def by_keeping(view: View[Public], outlook: Outlook, right: Right) -> float:
    """What he is about to do, and something of what he is to us: a rival would let him do the contrary."""
    deed = announced(view)
    return max(worth(view, outlook, deed.who, deed.action, right), 0.0) + TRUST * max(outlook.worth(deed.who), 0.0)


def by_taking_over(view: View[Public], outlook: Outlook, right: Right) -> float:
    """The best he could do for us, less what he is about to do, and what it costs to be seen as his master."""
    deed = announced(view)
    before = view.public.copy()
    before.close(Deed)
    choices = right.offers(Moment(view.rules, before), deed.who)
    best = max(worth(view, outlook, deed.who, choice, right) for choice in choices)
    price = TIED * max(outlook.worth(deed.who), 0.0) if outlook.claims.politician_wins else 0.0
    return best - worth(view, outlook, deed.who, deed.action, right) - price


def announced(view: View[Public]) -> Deed:
    deed = view.public.top
    assert isinstance(deed, Deed)
    return deed


def worth(view: View[Public], outlook: Outlook, who: Letter, action: Action, right: Right) -> float:
    """What an action is worth to us, votes included."""
    if isinstance(right, Overturning):
        sent = outlook.removal(right.accused) if right.innocent else -outlook.removal(right.accused)
        return sent + outlook.effort(who, 2) if action == OVERTURN else 0.0
    if not isinstance(action, Vote):
        return deeds.worth(outlook, who, action)
    second = isinstance(right, Ballot) and right.rebels is not None
    return votes.worth(outlook, view.public.agenda, action, second)
