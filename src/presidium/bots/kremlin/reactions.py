"""When a seat of Kremlin shows its influence in a window: only on whom it is about, and no more than that is worth.

At the start of a phase there is never a reason to: whoever is about to act, or to let his right lapse, is
announced first (C.5).
"""

from __future__ import annotations

from typing import Final

from presidium.bots.frozen.kremlin.reactions import announced, concerned
from presidium.bots.kremlin import deeds, votes
from presidium.bots.kremlin.outlook import Outlook
from presidium.core import Action, View
from presidium.kremlin.actions import OVERTURN, DeclareAsNeeded, Vote
from presidium.kremlin.announcing.right import Finality, Right
from presidium.kremlin.cards.assassination import Overturning
from presidium.kremlin.phases.p5_funeral import Ballot
from presidium.kremlin.phases.p6_chief import ChiefDecides
from presidium.kremlin.phases.p6_replacements import Promotes
from presidium.kremlin.printed.people import Letter
from presidium.kremlin.state import Deed, Moment, Public

__all__ = ["all_worths", "concerned", "reaction", "worth"]

EVERYTHING: Final = 1.0


def reaction(view: View[Public], outlook: Outlook, who: Letter) -> Action | None:
    """What we show on him, as needed; None: nothing."""
    claims, temper = outlook.claims, outlook.temper
    held, shown = claims.control.get(who) == claims.seat, claims.shown(who, claims.seat)
    gain = EVERYTHING
    if isinstance(view.stack[-2], Finality):
        right = view.stack[-2].right
        gain = by_keeping(view, outlook, right) if held else by_taking_over(view, outlook, right)
    secrecy = temper.secrecy * (temper.early if view.public.year == 1 else 1.0)
    limit = min(claims.on(who), shown + int((gain - secrecy) / temper.point))
    enough = shown + 1 if held else claims.standing(who) + 1
    return DeclareAsNeeded(who, limit) if limit >= enough else None


def by_keeping(view: View[Public], outlook: Outlook, right: Right) -> float:
    """What he is about to do, and something of what he is to us: a rival would let him do the contrary."""
    deed = announced(view)
    does = worth(view, outlook, deed.who, deed.action, right)
    return max(does, 0.0) + outlook.temper.trust * max(outlook.worth(deed.who), 0.0)


def by_taking_over(view: View[Public], outlook: Outlook, right: Right) -> float:
    """The best he could do for us, less what he is about to do, and what it costs to be seen as his master."""
    deed = announced(view)
    before = view.public.copy()
    before.close(Deed)
    choices = list(right.offers(Moment(view.rules, before), deed.who))
    best = max(all_worths(view, outlook, deed.who, choices, right))
    price = outlook.temper.tied * max(outlook.worth(deed.who), 0.0) if outlook.claims.politician_wins else 0.0
    return best - worth(view, outlook, deed.who, deed.action, right) - price


def all_worths(view: View[Public], outlook: Outlook, who: Letter, actions: list[Action], right: Right) -> list[float]:
    """What each of these is worth to us."""
    if isinstance(right, Overturning) or isinstance(actions[0], Vote):
        return [worth(view, outlook, who, action, right) for action in actions]
    if not outlook.suits and isinstance(right, ChiefDecides | Promotes):
        return deeds.arranged(outlook, who, actions)
    reckons = deeds.WORTH
    return [
        0.0 if (reckon := reckons.get(type(action))) is None else reckon(outlook, who, action) for action in actions
    ]


def worth(view: View[Public], outlook: Outlook, who: Letter, action: Action, right: Right) -> float:
    """What an action is worth to us, votes included."""
    if isinstance(right, Overturning):
        sent = outlook.removal(right.accused) if right.innocent else -outlook.removal(right.accused)
        return sent + outlook.effort(who, 2) if action == OVERTURN else 0.0
    if not isinstance(action, Vote):
        return deeds.worth(outlook, who, action)
    second = isinstance(right, Ballot) and right.rebels is not None
    return votes.worth(outlook, view.public.agenda, action, second)
