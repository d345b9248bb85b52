"""Answers of a bot to the questions that cards of Kremlin ask."""

from __future__ import annotations

from typing import Final

from presidium.bots.kremlin.cards.remedies import protection
from presidium.bots.kremlin.cards.schemes import hidden, insight
from presidium.bots.kremlin.play import deeds
from presidium.bots.kremlin.play.outlook import Outlook
from presidium.bots.runtime.mind import Policy, surely
from presidium.core import PASS, Action, Step, View
from presidium.games.kremlin.actions import AGREE, CURE, NAME, REFUSE, Accuse, Again, Declare, Name, Take
from presidium.games.kremlin.cards.answers import Demand
from presidium.games.kremlin.cards.assassination import Suspicion
from presidium.games.kremlin.cards.hands import TakeCard
from presidium.games.kremlin.cards.medicine import Vaccinating
from presidium.games.kremlin.cards.power_play import OnceMore, Spread
from presidium.games.kremlin.cards.revelations import Unmasking
from presidium.games.kremlin.cards.sanatorium import VisitEnds
from presidium.games.kremlin.phases.p6_chief import Consent
from presidium.games.kremlin.state import Public

HIGH_BID: Final = 12  # few players have so many undeclared points on politicians they control

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
"""For each card of the open stock: the weight with which the bot draws it at random."""


ABSENCE_COST: Final = 0.15  # share of a member's worth lost by a year's absence that a card allows


def answer(view: View[Public], outlook: Outlook, step: Step) -> Policy:
    """The best answer. A card from the open stock is drawn at random, so that bots differ."""
    assert view.options is not None
    options = list(view.options)
    if isinstance(step, TakeCard):
        return take_card([option for option in options if isinstance(option, Take)])
    return surely(best(view, outlook, step, options))


def take_card(ways: list[Take]) -> Policy:
    appeal: dict[Action, float] = {way: APPEAL.get(way.card, 1.0) for way in ways}
    return {way: likes / sum(appeal.values()) for way, likes in appeal.items()}


def best(view: View[Public], outlook: Outlook, step: Step, options: list[Action]) -> Action:
    match step:
        case Consent():
            return AGREE if deeds.worth(outlook, step.chief, step.action) > 0 else REFUSE
        case Demand():
            return max(options, key=lambda move: deeds.worth(outlook, step.blackmail.chief, move))
        case Suspicion():
            return accuse(outlook, [option for option in options if isinstance(option, Accuse)])
        case Vaccinating():
            return vaccinate(outlook, step, options)
        case VisitEnds():
            return CURE if view.public.phase < 4 and deeds.cure(outlook, step.who, ABSENCE_COST) > 0 else PASS
        case OnceMore():
            return once_more(outlook, step)
        case Spread():
            return spread(outlook, [option for option in options if isinstance(option, Declare)])
        case Unmasking():
            names = [option for option in options if isinstance(option, Name)]
            return max(names, key=lambda name: insight(outlook, name.who))
    raise AssertionError(f"nobody has told it what to do at {step!r}")


def accuse(outlook: Outlook, ways: list[Accuse]) -> Action:
    """Accuses the politician whose removal gains the seat most; passes if none does. The accusation costs no stress."""
    best = max(ways, key=lambda way: outlook.removal(way.who))
    return PASS if outlook.spared(best.who) or outlook.removal(best.who) <= 0 else best


def vaccinate(outlook: Outlook, step: Vaccinating, options: list[Action]) -> Action:
    """Names the next politician to vaccinate: the most valuable to the seat. Passes if that gains nothing."""
    left = [who for who in outlook.public.members() if who not in step.chosen]
    best = max(left, key=lambda who: protection(outlook, who))
    return NAME[best] if PASS not in options or protection(outlook, best) > 0 else PASS


def once_more(outlook: Outlook, step: OnceMore) -> Action:
    if step.faction == outlook.claims.seat:
        return Again("draw")
    return Again("roll") if step.points > HIGH_BID else PASS


def spread(outlook: Outlook, ways: list[Declare]) -> Declare:
    """Declares as many points as possible on the politician with most points shown by the seat, then fewest hidden."""
    claims = outlook.claims
    return max(ways, key=lambda way: (claims.shown(way.who, claims.seat), -hidden(outlook, way.who), way.points))
