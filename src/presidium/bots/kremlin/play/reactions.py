"""A bot's declarations in windows of Kremlin: only on the politician the window is about, and only if worth the points.

The bot never declares at the start of a phase, because every announcement or lapse of a right has a window of its own
(C.5).
"""

from __future__ import annotations

from typing import Final

from presidium.bots.kremlin.belief.claims import Claims
from presidium.bots.kremlin.play import deeds, votes
from presidium.bots.kremlin.play.outlook import Outlook
from presidium.core import Action, View
from presidium.games.kremlin.actions import OVERTURN, DeclareAsNeeded, Vote
from presidium.games.kremlin.announcing.right import Finality, Right
from presidium.games.kremlin.cards.assassination import Overturning
from presidium.games.kremlin.matters import Deed
from presidium.games.kremlin.phases.p5_funeral import Ballot
from presidium.games.kremlin.phases.p6_chief import ChiefDecides
from presidium.games.kremlin.phases.p6_replacements import Promotes
from presidium.games.kremlin.phases.p8_parade import Wave
from presidium.games.kremlin.printed.board import CHIEF
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Moment, Public
from presidium.games.kremlin.year import EffectsEnd, at_stake

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


def reaction(view: View[Public], outlook: Outlook, who: Letter, promised: float = 0.0) -> Action | None:
    """The seat's declaration on the politician, with as many points as needed; None if it is not worth them.
    `promised`: additional gain from taking him over, because the seat has threatened to."""
    claims, temper = outlook.claims, outlook.temper
    held, shown = claims.control.get(who) == claims.seat, claims.shown(who, claims.seat)
    gain = EVERYTHING
    if isinstance(view.stack[-2], Finality):
        right = view.stack[-2].right
        gain = by_keeping(view, outlook, right) if held else by_taking_over(view, outlook, right) + promised
    secrecy = temper.secrecy * (temper.early if view.public.year == 1 else 1.0)
    limit = min(claims.on(who), shown + int((gain - secrecy) / price(outlook, who)))
    enough = shown + 1 if held else claims.standing(who) + 1
    return DeclareAsNeeded(who, limit) if limit >= enough else None


def price(outlook: Outlook, who: Letter) -> float:
    """Gain needed for each point that the seat declares on the politician; it grows with what he could still win."""
    temper = outlook.temper
    chief = outlook.public.men[who].place == CHIEF
    return temper.point + (0.0 if chief else temper.hidden * max(outlook.heir(who), 0.0))


def controls_nobody(outlook: Outlook) -> bool:
    """True if the seat controls no member of the Politburo."""
    public, seat = outlook.public, outlook.claims.seat
    return all(public.control.get(who) != seat for who in public.members())


def by_keeping(view: View[Public], outlook: Outlook, right: Right) -> float:
    """Value of keeping control of the politician who has announced an action: the action's value, and a share of the
    politician's worth."""
    deed = announced(view)
    does = worth(view, outlook, deed.who, deed.action, right)
    return max(does, 0.0) + outlook.temper.trust * max(outlook.worth(deed.who), 0.0)


def by_taking_over(view: View[Public], outlook: Outlook, right: Right) -> float:
    """Value of taking control of the politician who has announced an action: the seat's best action minus the announced
    one, and minus the cost of being seen as the controller."""
    deed = announced(view)
    before = view.public.copy()
    before.close(Deed)
    choices = list(right.offers(Moment(view.rules, before), deed.who))
    best = max(all_worths(view, outlook, deed.who, choices, right))
    seen = outlook.temper.tied * max(outlook.worth(deed.who), 0.0) if outlook.claims.politician_wins else 0.0
    gain = best - worth(view, outlook, deed.who, deed.action, right) - seen
    return gain + (outlook.temper.idle if view.public.year > 1 and controls_nobody(outlook) else 0.0)


def announced(view: View[Public]) -> Deed:
    deed = view.public.top
    assert isinstance(deed, Deed)
    return deed


def all_worths(view: View[Public], outlook: Outlook, who: Letter, actions: list[Action], right: Right) -> list[float]:
    """Value to the seat of each of the actions that politician `who` may announce."""
    if isinstance(right, Overturning) or isinstance(actions[0], Vote):
        return [worth(view, outlook, who, action, right) for action in actions]
    if not outlook.suits and isinstance(right, ChiefDecides | Promotes):
        return deeds.arranged(outlook, who, actions)
    reckons = deeds.WORTH
    return [
        0.0 if (reckon := reckons.get(type(action))) is None else reckon(outlook, who, action) for action in actions
    ]


def worth(view: View[Public], outlook: Outlook, who: Letter, action: Action, right: Right) -> float:
    """Value to the seat of an action or a vote of politician `who`."""
    if isinstance(right, Overturning):
        sent = outlook.removal(right.accused) if right.innocent else -outlook.removal(right.accused)
        return sent + outlook.effort(who, 2) if action == OVERTURN else 0.0
    if not isinstance(action, Vote):
        return deeds.worth(outlook, who, action)
    second = isinstance(right, Ballot) and right.rebels is not None
    return votes.worth(outlook, view.public.agenda, action, second)
