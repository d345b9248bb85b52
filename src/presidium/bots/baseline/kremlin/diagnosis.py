"""The effect of a health roll (4.1) of Kremlin on the value of a politician to a seat."""

from __future__ import annotations

from presidium.bots.baseline.kremlin.outlook import Health, Outlook
from presidium.bots.baseline.kremlin.prospects import CROSSES
from presidium.games.kremlin.effects import health_modifier
from presidium.games.kremlin.matters import Throw
from presidium.games.kremlin.printed.health import verdict
from presidium.games.kremlin.printed.people import Letter

FACES = range(1, 21)


def expected(outlook: Outlook, who: Letter, change: int = 0, cure: bool | None = None) -> float:
    """A politician's expected value to the seat after a health roll with this modifier, on a cure or at work."""
    public = outlook.public
    cure = public.men[who].cure if cure is None else cure
    change += health_modifier(public, who)
    letters = [verdict(public.age(who), cure, face + change) for face in FACES]
    return sum(letters.count(letter) * after(outlook, who, letter, cure) for letter in set(letters)) / len(FACES)


def after(outlook: Outlook, who: Letter, letter: str, cure: bool) -> float:
    """A politician's value to the seat after a health roll that gave this letter in the health table."""
    crosses = outlook.public.men[who].crosses + CROSSES.get(letter, 3)
    return outlook.gone(who) if crosses >= 3 else outlook.later(who, now=Health(max(crosses, 0), cure, rolled=True))


def as_it_lies(outlook: Outlook, throw: Throw) -> float:
    """A politician's value to the seat if no card changes the health roll."""
    public, who = outlook.public, throw.who
    cure, face = public.men[who].cure, throw.face + throw.change + health_modifier(public, who)
    return after(outlook, who, verdict(public.age(who), cure, face), cure)


def by_toggling(outlook: Outlook, who: Letter) -> float:
    """Gain for the seat if the politician makes the health roll in the Sanatorium, not at work, or the reverse."""
    cure = outlook.public.men[who].cure
    return expected(outlook, who, cure=not cure) - expected(outlook, who, cure=cure)
