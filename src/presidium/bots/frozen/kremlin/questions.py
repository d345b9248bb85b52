"""What a seat of Kremlin answers where a card asks it something."""

from __future__ import annotations

from random import Random
from typing import Final

from presidium.bots.frozen.kremlin import deeds
from presidium.bots.frozen.kremlin.outlook import Outlook
from presidium.bots.frozen.kremlin.remedies import protection
from presidium.bots.frozen.kremlin.schemes import hidden, insight
from presidium.core import PASS, Action, Step, View
from presidium.kremlin.actions import AGREE, CURE, NAME, REFUSE, Accuse, Again, Declare, Name, Take
from presidium.kremlin.cards.answers import Demand
from presidium.kremlin.cards.assassination import Suspicion
from presidium.kremlin.cards.hands import TakeCard
from presidium.kremlin.cards.medicine import Vaccinating
from presidium.kremlin.cards.power_play import OnceMore, Spread
from presidium.kremlin.cards.revelations import Unmasking
from presidium.kremlin.cards.sanatorium import VisitEnds
from presidium.kremlin.phases.p6_chief import Consent
from presidium.kremlin.state import Public

TOO_MUCH: Final = 12  # hardly anybody has so many points left to show on those he controls

APPEAL: Final = {
    "assassination": 4.0,
    "wrong_diagnosis": 3.0,
    "bodyguard": 3.0,
    "leave": 2.0,
    "specialist": 2.0,
    "flu": 3.0,
    "rehabilitation": 1.0,
    "bee_hormone": 1.5,
    "sanatoria_full": 1.0,
    "vaccination": 3.0,
}
"""How gladly each card of the open stock is taken."""


def answer(view: View[Public], outlook: Outlook, step: Step, rng: Random) -> Action:
    assert view.options is not None
    options = list(view.options)
    match step:
        case TakeCard():
            return take_card([option for option in options if isinstance(option, Take)], rng)
        case Consent():
            return AGREE if deeds.worth(outlook, step.chief, step.action) > 0 else REFUSE
        case Demand():
            return max(options, key=lambda move: deeds.worth(outlook, step.blackmail.chief, move))
        case Suspicion():
            return accuse(outlook, [option for option in options if isinstance(option, Accuse)])
        case Vaccinating():
            return vaccinate(outlook, step, options)
        case VisitEnds():
            return CURE if view.public.phase < 4 and deeds.cure(outlook, step.who) > 0 else PASS
        case OnceMore():
            return once_more(outlook, step)
        case Spread():
            return spread(outlook, [option for option in options if isinstance(option, Declare)])
        case Unmasking():
            names = [option for option in options if isinstance(option, Name)]
            return max(names, key=lambda name: insight(outlook, name.who))
    raise AssertionError(f"nobody has told it what to do at {step!r}")


def take_card(ways: list[Take], rng: Random) -> Take:
    """As the mood has it, so that not all have the same."""
    return rng.choices(ways, [APPEAL.get(way.card, 1.0) for way in ways])[0]


def accuse(outlook: Outlook, ways: list[Accuse]) -> Action:
    """Whoever is not ours and would be missed most by the others; it costs nothing."""
    best = max(ways, key=lambda way: outlook.removal(way.who))
    return PASS if outlook.spared(best.who) or outlook.removal(best.who) <= 0 else best


def vaccinate(outlook: Outlook, step: Vaccinating, options: list[Action]) -> Action:
    """All of ours, the dearest first."""
    left = [who for who in outlook.public.members() if who not in step.chosen]
    best = max(left, key=lambda who: protection(outlook, who))
    return NAME[best] if PASS not in options or protection(outlook, best) > 0 else PASS


def once_more(outlook: Outlook, step: OnceMore) -> Action:
    if step.faction == outlook.claims.seat:
        return Again("draw")
    return Again("roll") if step.points > TOO_MUCH else PASS


def spread(outlook: Outlook, ways: list[Declare]) -> Declare:
    """As much as can be on the man we have shown most of already, and have least left to hide of."""
    claims = outlook.claims
    return max(ways, key=lambda way: (claims.shown(way.who, claims.seat), -hidden(outlook, way.who), way.points))
