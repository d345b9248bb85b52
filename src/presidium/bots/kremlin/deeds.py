"""What an action of a politician of Kremlin is worth to a seat: declining is worth nothing, more is better."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from presidium.bots.frozen.kremlin.deeds import NEVER, condemn, odds_of_purge
from presidium.bots.kremlin.outlook import Outlook
from presidium.core import Action
from presidium.kremlin.actions import (
    Accuse,
    Clear,
    Condemn,
    Cure,
    Exchange,
    Move,
    Propose,
    Purge,
    Rearrange,
    Rehabilitate,
    Suspect,
)
from presidium.kremlin.printed.board import CHIEF, LEVEL_1, LEVEL_2, PEOPLE
from presidium.kremlin.printed.people import Letter

__all__ = ["NEVER", "odds_of_purge", "worth"]

LITTLE: Final = 0.25
"""A purge that succeeds less often is a wager."""


def worth(outlook: Outlook, who: Letter, action: Action) -> float:
    """What this announcement of his would do to us, votes excepted."""
    reckon = WORTH.get(type(action))
    return 0.0 if reckon is None else reckon(outlook, who, action)


# 1 Cures


def cure(outlook: Outlook, who: Letter, _: Action) -> float:
    """What the Sanatorium does for the hopes in him; a member who is not Chief also loses a year of work."""
    public, reigns = outlook.public, outlook.reigns
    man, age, year = public.men[who], public.age(who), public.year
    chief = man.place == CHIEF
    reckon = reigns.ask_doctor if chief else reigns.as_heir
    change = sum(
        hope * (reckon(age, man.crosses, need, year, True) - reckon(age, man.crosses, need, year, False))
        for need, hope in outlook.hopes(who).items()
    )
    return change if chief else outlook.near(who, man.place) * change - outlook.temper.working * abs(outlook.worth(who))


# 2 Purge


def purge(outlook: Outlook, who: Letter, action: Purge) -> float:
    """The odds, what his going is worth, and what the attempt costs the purger: 1 SP, or 3 if it fails."""
    victim = action.who
    if outlook.spared(victim):
        return NEVER
    odds = odds_of_purge(outlook, victim)
    gain = outlook.removal(victim) + outlook.effort(who, 1)
    must_bring = outlook.regard(victim) + (outlook.temper.wager if odds < LITTLE else 0.0)
    return odds * gain + (1 - odds) * outlook.effort(who, 3) - must_bring


# 3 Investigation


def suspect(outlook: Outlook, who: Letter, action: Suspect) -> float:
    """A "?" on a rival's man."""
    if outlook.spared(action.who):
        return NEVER
    return -outlook.temper.mark * outlook.worth(action.who) + outlook.effort(who, 1) - outlook.regard(action.who)


def clear(outlook: Outlook, who: Letter, action: Clear) -> float:
    """Ours gone."""
    return outlook.temper.mark * outlook.worth(action.who) + outlook.effort(who, outlook.edition.clearing_costs)


def accuse(outlook: Outlook, who: Letter, action: Accuse) -> float:
    """The odds of a verdict, and 3 SP if there is an acquittal."""
    if outlook.spared(action.who):
        return NEVER
    guilty = odds_of_guilt(outlook, action.who)
    return guilty * outlook.removal(action.who) + (1 - guilty) * outlook.effort(who, 3) - outlook.regard(action.who)


def odds_of_guilt(outlook: Outlook, accused: Letter) -> float:
    """Fewer than two votes for acquittal, counting those to be expected from each who can vote."""
    public, claims = outlook.public, outlook.claims
    none, one = 1.0, 0.0
    for voter in public.members():
        if public.men[voter].cure:
            continue
        seat = public.control.get(voter)
        if seat is None or seat == claims.seat:
            acquits = float(voter == accused and outlook.edition.accused_stands_by_himself) if seat is None else 0.0
        else:
            acquits = 1.0 if claims.shown(accused, seat) else outlook.temper.trusting
        none, one = none * (1 - acquits), one * (1 - acquits) + none * acquits
    return none + one


# 6 Replacements


def rearrange(outlook: Outlook, _: Letter, action: Rearrange) -> float:
    level = LEVEL_1 if len(action.holders) == len(LEVEL_1) else LEVEL_2
    return sum(
        [outlook.raised(holder, post) for holder, post in zip(action.holders, level, strict=True) if holder is not None]
    )


def move(outlook: Outlook, who: Letter, action: Move) -> float:
    return outlook.raised(action.who, action.place) + outlook.effort(who, 1)


def exchange(outlook: Outlook, who: Letter, action: Exchange) -> float:
    men, higher, lower = outlook.public.men, action.higher, action.lower
    return outlook.raised(lower, men[higher].place) + outlook.raised(higher, men[lower].place) + outlook.effort(who, 2)


def arranged(outlook: Outlook, who: Letter, actions: list[Action]) -> list[float]:
    """The same for all he may do in phase 6, which is much: whatever many of them have in common is reckoned once."""
    men, near, heirs = outlook.public.men, outlook.nearness, Heirs(outlook)
    one, two = outlook.effort(who, 1), outlook.effort(who, 2)
    worths: list[float] = []
    for action in actions:
        if type(action) is Exchange:
            high, low = action.higher, action.lower
            worths.append((near[men[high].place] - near[men[low].place]) * (heirs[low] - heirs[high]) + two)
        elif type(action) is Move:
            worths.append((near[action.place] - near[men[action.who].place]) * heirs[action.who] + one)
        else:
            worths.append(worth(outlook, who, action))
    return worths


class Heirs(dict[Letter, float]):
    """What each would be worth as Party Chief, as he is; whoever is asked about is reckoned once."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook

    def __missing__(self, who: Letter) -> float:
        self[who] = heir = self.outlook.heir(who)
        return heir


# 7 Rehabilitation


def rehabilitate(outlook: Outlook, who: Letter, action: Rehabilitate) -> float:
    """Only a man we have much on."""
    exile = action.who
    if outlook.claims.on(exile) < outlook.temper.own_man or outlook.worth(exile) <= 0:
        return NEVER
    return outlook.worth(exile, PEOPLE) - outlook.worth(exile) + outlook.effort(who, 5)


WORTH: Final[dict[type[Action], Callable[[Outlook, Letter, Any], float]]] = {
    Exchange: exchange,
    Move: move,
    Rearrange: rearrange,
    Purge: purge,
    Suspect: suspect,
    Clear: clear,
    Accuse: accuse,
    Condemn: lambda outlook, who, action: condemn(outlook, who, action.who),
    Propose: lambda outlook, _, action: outlook.as_chief(action.who),  # he cannot decline: what counts is the man
    Rehabilitate: rehabilitate,
    Cure: cure,
}
