"""A bot's declarations in windows of Kremlin: only on the politician the window is about, and as small as possible.

The bot never declares at the start of a phase, because every announcement or lapse of a right has a window of its own
(C.5).
"""

from __future__ import annotations

from typing import Final

from presidium.bots.baseline.kremlin import deeds, votes
from presidium.bots.baseline.kremlin.claims import Claims
from presidium.bots.baseline.kremlin.outlook import Outlook
from presidium.core import Action, View
from presidium.games.kremlin.actions import OVERTURN, DeclareAsNeeded, Vote
from presidium.games.kremlin.announcing.right import Finality, Right
from presidium.games.kremlin.cards.assassination import Overturning
from presidium.games.kremlin.matters import Deed
from presidium.games.kremlin.phases.p5_funeral import Ballot
from presidium.games.kremlin.phases.p8_parade import Wave
from presidium.games.kremlin.printed.board import CHIEF
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Moment, Public
from presidium.games.kremlin.year import EffectsEnd, at_stake

SECRECY: Final = 0.001  # minimum gain for which the bot declares any points
POINT: Final = 0.0005  # gain needed for each declared point
TIED: Final = 0.3  # 1986: probability that the player who controls the victor is tied and therefore excluded (11.1)
TRUST: Final = 0.2  # share of a politician's worth lost if a rival controls the politician for one action
EVERYTHING: Final = 1.0


def concerned(view: View[Public], claims: Claims) -> Letter | None:
    """The politician the window is about, if the seat can keep or take control by declaring more; else None."""
    who = turns_on(view, claims)
    if who is None or view.public.men[who].place in claims.edition.beyond_influence:  # a card may have removed him
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
        return None  # 1986: undeclared points count too, and a tied controller is out
    if isinstance(follows, Wave):
        return view.public.posts[CHIEF]
    if isinstance(follows, EffectsEnd):
        return next(iter(at_stake(Moment(view.rules, view.public))), None)
    return None


def reaction(view: View[Public], outlook: Outlook, who: Letter) -> Action | None:
    """The seat's declaration on the politician, with as many points as needed; None if control is not worth them."""
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
    """Value of keeping control of a politician who has announced an action: its value, and part of the politician's."""
    deed = announced(view)
    return max(worth(view, outlook, deed.who, deed.action, right), 0.0) + TRUST * max(outlook.worth(deed.who), 0.0)


def by_taking_over(view: View[Public], outlook: Outlook, right: Right) -> float:
    """Value of taking control of the politician who has announced an action: the seat's best action minus the announced
    one, and minus the cost of being seen as the controller."""
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
    """Value to the seat of an action or a vote of politician `who`."""
    if isinstance(right, Overturning):
        sent = outlook.removal(right.accused) if right.innocent else -outlook.removal(right.accused)
        return sent + outlook.effort(who, 2) if action == OVERTURN else 0.0
    if not isinstance(action, Vote):
        return deeds.worth(outlook, who, action)
    second = isinstance(right, Ballot) and right.rebels is not None
    return votes.worth(outlook, view.public.agenda, action, second)
