"""Answers of a bot to the questions that cards of Kremlin ask."""

from __future__ import annotations

from random import Random
from typing import Final

from presidium.bots.baseline.kremlin import deeds
from presidium.bots.baseline.kremlin.outlook import Outlook
from presidium.bots.baseline.kremlin.remedies import protection
from presidium.bots.baseline.kremlin.schemes import hidden, insight
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

TOO_MUCH: Final = 12  # few players have so many undeclared points on politicians they control

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
    """Takes a card from the open stock at random, by the weights in `APPEAL`, so that bots differ."""
    return rng.choices(ways, [APPEAL.get(way.card, 1.0) for way in ways])[0]


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
    return Again("roll") if step.points > TOO_MUCH else PASS


def spread(outlook: Outlook, ways: list[Declare]) -> Declare:
    """Declares as many points as possible on the politician with most points shown by the seat, then fewest hidden."""
    claims = outlook.claims
    return max(ways, key=lambda way: (claims.shown(way.who, claims.seat), -hidden(outlook, way.who), way.points))
