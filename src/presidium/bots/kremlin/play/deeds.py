"""The value of a politician's action to a seat of Kremlin. Declining has the value 0; a higher value is better."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from presidium.bots.kremlin.play.outlook import Outlook
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
from presidium.games.kremlin.ending import WAVES
from presidium.games.kremlin.printed.board import CHIEF, LEVEL_1, LEVEL_2, PEOPLE, PURGE_NUMBER
from presidium.games.kremlin.printed.people import Letter

FORBIDDEN: Final = -1.0
WAGER_ODDS: Final = 0.25
"""A purge with a lower probability of success is a wager. It is announced only against a rival's Chief with marks, and
only for a higher gain (`Temper.wager`)."""


def worth(outlook: Outlook, who: Letter, action: Action) -> float:
    """Value of an announced action of politician `who` to this seat. Votes are valued elsewhere."""
    reckon = WORTH.get(type(action))
    return 0.0 if reckon is None else reckon(outlook, who, action)


# 1 Cures


def cure(outlook: Outlook, who: Letter, working: float) -> float:
    """Value of a cure: the politician's better chances, minus a lost year of work: the share `working` of the
    politician's worth. A Chief loses no year."""
    public, reigns = outlook.public, outlook.reigns
    man, age, year = public.men[who], public.age(who), public.year
    chief = man.place == CHIEF
    reckon = reigns.ask_doctor if chief else reigns.as_heir
    change = sum(
        hope * (reckon(age, man.crosses, need, year, True) - reckon(age, man.crosses, need, year, False))
        for need, hope in outlook.hopes(who).items()
    )
    return change if chief else outlook.near(who, man.place) * change - working * abs(outlook.worth(who))


# 2 Purge


def purge(outlook: Outlook, who: Letter, action: Purge) -> float:
    """Value of a purge to the seat: the odds, the victim's worth, and the purger's stress (1 SP; 3 SP if it fails)."""
    victim = action.who
    if outlook.spared(victim):
        return FORBIDDEN
    odds = odds_of_purge(outlook, victim)
    must_bring = outlook.regard(victim)
    if odds < WAGER_ODDS:
        if not threatens(outlook, victim):
            return FORBIDDEN
        must_bring += outlook.temper.wager
    gain = outlook.removal(victim) + outlook.effort(who, 1)
    return odds * gain + (1 - odds) * outlook.effort(who, 3) - must_bring


def threatens(outlook: Outlook, victim: Letter) -> bool:
    """True if the victim is a rival's Party Chief, and the marks on the parade track count for this rival."""
    master = outlook.public.control.get(victim)
    if outlook.public.men[victim].place != CHIEF or master is None:
        return False
    return victim in outlook.public.track if outlook.claims.politician_wins else outlook.needs[master] < WAVES


def odds_of_purge(outlook: Outlook, victim: Letter, blame: int = 0) -> float:
    """2.2 Probability of a purge's success, from the victim's place, cure, strength or weakness, cards, and `blame`."""
    man = outlook.public.men[victim]
    if man.place not in PURGE_NUMBER:  # a card has removed the victim since the announcement
        return 0.0
    bonus = (3 if man.cure else 0) + outlook.edition.strengths.purge(victim, man.place) + blame
    bonus += purge_modifier(outlook.public, victim)
    return min(max(21 - PURGE_NUMBER[man.place] + bonus, 0), 20) / 20


# 3 Investigation


def suspect(outlook: Outlook, who: Letter, action: Suspect) -> float:
    """Value to the seat of placing a "?" on a rival's politician."""
    if outlook.spared(action.who):
        return FORBIDDEN
    return -outlook.temper.mark * outlook.worth(action.who) + outlook.effort(who, 1) - outlook.regard(action.who)


def clear(outlook: Outlook, who: Letter, action: Clear) -> float:
    """Value to the seat of removing a "?" from its own politician."""
    return outlook.temper.mark * outlook.worth(action.who) + outlook.effort(who, outlook.edition.clearing_costs)


def accuse(outlook: Outlook, who: Letter, action: Accuse) -> float:
    """Value of an accusation to the seat: the odds of a guilty verdict, and 3 SP for the accuser after an acquittal."""
    if outlook.spared(action.who):
        return FORBIDDEN
    guilty = odds_of_guilt(outlook, action.who)
    return guilty * outlook.removal(action.who) + (1 - guilty) * outlook.effort(who, 3) - outlook.regard(action.who)


def odds_of_guilt(outlook: Outlook, accused: Letter) -> float:
    """Probability of fewer than two votes of not guilty, from the expected vote of each politician who can vote."""
    public, claims, temper = outlook.public, outlook.claims, outlook.temper
    master, chief = public.control.get(accused), public.men[accused].place == CHIEF
    shown, trusting = (temper.chief_shown, temper.chief_trusting) if chief else (temper.shown_acquits, temper.trusting)
    none, one = 1.0, 0.0
    for voter in public.members():
        if public.men[voter].cure:
            continue
        seat = public.control.get(voter)
        if seat is None:
            acquits = float(voter == accused and outlook.edition.accused_stands_by_himself)
        elif seat == claims.seat:
            acquits = 0.0
        elif seat == master:
            acquits = 1.0
        else:
            acquits = shown if claims.shown(accused, seat) else trusting
        none, one = none * (1 - acquits), one * (1 - acquits) + none * acquits
    return none + one


def condemn(outlook: Outlook, who: Letter, action: Condemn) -> float:
    victim = action.who
    if outlook.spared(victim):
        return FORBIDDEN
    return outlook.removal(victim) + outlook.effort(who, 2)


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
    """Value of each of these actions of phase 6, where values that many actions share are computed once."""
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
    """Each politician's value as the next Party Chief, computed once."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook

    def __missing__(self, who: Letter) -> float:
        self[who] = heir = self.outlook.heir(who)
        return heir


# 7 Rehabilitation


def rehabilitate(outlook: Outlook, who: Letter, action: Rehabilitate) -> float:
    """Value of a rehabilitation to the seat; forbidden unless the seat has many points on the politician."""
    exile = action.who
    if outlook.claims.on(exile) < outlook.temper.own_man or outlook.worth(exile) <= 0:
        return FORBIDDEN
    return outlook.worth(exile, PEOPLE) - outlook.worth(exile) + outlook.effort(who, 5)


WORTH: Final[dict[type[Action], Callable[[Outlook, Letter, Any], float]]] = {
    Exchange: exchange,
    Move: move,
    Rearrange: rearrange,
    Purge: purge,
    Suspect: suspect,
    Clear: clear,
    Accuse: accuse,
    Condemn: condemn,
    Propose: lambda outlook, _, action: outlook.as_chief(action.who),  # a proposer must propose: only the man counts
    Rehabilitate: rehabilitate,
    Cure: lambda outlook, who, _: cure(outlook, who, outlook.temper.working),
}
