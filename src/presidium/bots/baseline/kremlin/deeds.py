"""The value of a politician's action to a seat of Kremlin: declining is 0, a higher value is better."""

from __future__ import annotations

from typing import Final

from presidium.bots.baseline.kremlin.outlook import Outlook
from presidium.core import Action
from presidium.games.kremlin.actions import (
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
from presidium.games.kremlin.effects import purge_modifier
from presidium.games.kremlin.printed.board import CHIEF, LEVEL_1, LEVEL_2, PEOPLE, PURGE_NUMBER
from presidium.games.kremlin.printed.people import Letter

NEVER: Final = -1.0
MARK: Final = 0.12  # share of a politician's worth that a "?" costs: stress, and perhaps a trial
TRUSTING: Final = 0.45  # probability that a voter whose player has shown nothing on the accused acquits
OWN_MAN: Final = 6  # points the seat needs on a politician to bring him back from Siberia
WORKING: Final = 0.15  # share of a member's worth that a year's absence costs


def worth(outlook: Outlook, who: Letter, action: Action) -> float:
    """Value of an announced action of politician `who` to this seat. Votes are valued elsewhere."""
    match action:
        case Exchange():
            return exchange(outlook, who, action)
        case Move():
            return move(outlook, who, action)
        case Rearrange():
            return rearrange(outlook, action)
        case Purge():
            return purge(outlook, who, action.who)
        case Suspect() | Clear():
            return mark(outlook, who, action)
        case Accuse():
            return accuse(outlook, who, action.who)
        case Condemn():
            return condemn(outlook, who, action.who)
        case Propose():
            return outlook.as_chief(action.who)  # a proposer must propose: only the man counts
        case Rehabilitate():
            return rehabilitate(outlook, who, action.who)
        case Cure():
            return cure(outlook, who)
    return 0.0


# 1 Cures


def cure(outlook: Outlook, who: Letter) -> float:
    """Value of a cure: the politician's better chances, minus a lost year of work for a member who is not Chief."""
    public, reigns = outlook.public, outlook.reigns
    man, age, year = public.men[who], public.age(who), public.year
    chief = man.place == CHIEF
    reckon = reigns.ask_doctor if chief else reigns.as_heir
    change = sum(
        hope * (reckon(age, man.crosses, need, year, True) - reckon(age, man.crosses, need, year, False))
        for need, hope in outlook.hopes(who).items()
    )
    return change if chief else outlook.near(who, man.place) * change - WORKING * abs(outlook.worth(who))


# 2 Purge


def purge(outlook: Outlook, who: Letter, victim: Letter) -> float:
    """Value of a purge to the seat: the odds, the victim's worth, and the purger's stress (1 SP; 3 SP if it fails)."""
    if outlook.spared(victim):
        return NEVER
    odds = odds_of_purge(outlook, victim)
    gain = outlook.removal(victim) + outlook.effort(who, 1)
    return odds * gain + (1 - odds) * outlook.effort(who, 3)


def odds_of_purge(outlook: Outlook, victim: Letter, blame: int = 0) -> float:
    """2.2 Probability of a purge's success, from the victim's place, cure, strength or weakness, cards, and `blame`."""
    man = outlook.public.men[victim]
    if man.place not in PURGE_NUMBER:  # a card has removed the victim since the announcement
        return 0.0
    bonus = (3 if man.cure else 0) + outlook.edition.strengths.purge(victim, man.place) + blame
    bonus += purge_modifier(outlook.public, victim)
    return min(max(21 - PURGE_NUMBER[man.place] + bonus, 0), 20) / 20


# 3 Investigation


def mark(outlook: Outlook, who: Letter, action: Suspect | Clear) -> float:
    """Value to the seat of placing a "?" on a rival's politician, or of removing a "?" from its own politician."""
    if isinstance(action, Clear):
        return MARK * outlook.worth(action.who) + outlook.effort(who, outlook.edition.clearing_costs)
    return NEVER if outlook.spared(action.who) else -MARK * outlook.worth(action.who) + outlook.effort(who, 1)


def accuse(outlook: Outlook, who: Letter, victim: Letter) -> float:
    """Value of an accusation to the seat: the odds of a guilty verdict, and 3 SP for the accuser after an acquittal."""
    if outlook.spared(victim):
        return NEVER
    guilty = odds_of_guilt(outlook, victim)
    return guilty * outlook.removal(victim) + (1 - guilty) * outlook.effort(who, 3)


def odds_of_guilt(outlook: Outlook, accused: Letter) -> float:
    """Probability of fewer than two votes of not guilty, from the expected vote of each politician who can vote."""
    public, claims = outlook.public, outlook.claims
    none, one = 1.0, 0.0
    for voter in public.members():
        if public.men[voter].cure:
            continue
        seat = public.control.get(voter)
        if seat is None or seat == claims.seat:
            acquits = float(voter == accused and outlook.edition.accused_stands_by_himself) if seat is None else 0.0
        else:
            acquits = 1.0 if claims.shown(accused, seat) else TRUSTING
        none, one = none * (1 - acquits), one * (1 - acquits) + none * acquits
    return none + one


def condemn(outlook: Outlook, who: Letter, victim: Letter) -> float:
    if outlook.spared(victim):
        return NEVER
    return outlook.removal(victim) + outlook.effort(who, 2)


# 6 Replacements


def rearrange(outlook: Outlook, action: Rearrange) -> float:
    level = LEVEL_1 if len(action.holders) == len(LEVEL_1) else LEVEL_2
    men = outlook.public.men
    return sum(
        outlook.worth(holder, post) - outlook.worth(holder)
        for holder, post in zip(action.holders, level, strict=True)
        if holder is not None and men[holder].place != post
    )


def move(outlook: Outlook, who: Letter, action: Move) -> float:
    return outlook.worth(action.who, action.place) - outlook.worth(action.who) + outlook.effort(who, 1)


def exchange(outlook: Outlook, who: Letter, action: Exchange) -> float:
    men = outlook.public.men
    up = outlook.worth(action.lower, men[action.higher].place) - outlook.worth(action.lower)
    down = outlook.worth(action.higher, men[action.lower].place) - outlook.worth(action.higher)
    return up + down + outlook.effort(who, 2)


# 7 Rehabilitation


def rehabilitate(outlook: Outlook, who: Letter, exile: Letter) -> float:
    """Value of a rehabilitation to the seat; forbidden unless the seat has many points on the politician."""
    if outlook.claims.on(exile) < OWN_MAN or outlook.worth(exile) <= 0:
        return NEVER
    return outlook.worth(exile, PEOPLE) - outlook.worth(exile) + outlook.effort(who, 5)
