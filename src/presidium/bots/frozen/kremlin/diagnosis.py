"""What a health roll of Kremlin may do to a seat (4.1)."""

from __future__ import annotations

from presidium.bots.frozen.kremlin.outlook import Health, Outlook
from presidium.bots.frozen.kremlin.prospects import CROSSES
from presidium.kremlin.effects import health_modifier
from presidium.kremlin.printed.health import verdict
from presidium.kremlin.printed.people import Letter
from presidium.kremlin.state import Throw

FACES = range(1, 21)


def expected(outlook: Outlook, who: Letter, change: int = 0, cure: bool | None = None) -> float:
    """What he is worth after a roll so much better or worse, in the Sanatorium or not."""
    public = outlook.public
    cure = public.men[who].cure if cure is None else cure
    change += health_modifier(public, who)
    letters = [verdict(public.age(who), cure, face + change) for face in FACES]
    return sum(letters.count(letter) * after(outlook, who, letter, cure) for letter in set(letters)) / len(FACES)


def after(outlook: Outlook, who: Letter, letter: str, cure: bool) -> float:
    """What he is worth when the table has given this letter."""
    crosses = outlook.public.men[who].crosses + CROSSES.get(letter, 3)
    return outlook.gone(who) if crosses >= 3 else outlook.later(who, now=Health(max(crosses, 0), cure, rolled=True))


def as_it_lies(outlook: Outlook, throw: Throw) -> float:
    """What he is worth if the die on the table is left alone."""
    public, who = outlook.public, throw.who
    cure, face = public.men[who].cure, throw.face + throw.change + health_modifier(public, who)
    return after(outlook, who, verdict(public.age(who), cure, face), cure)


def by_toggling(outlook: Outlook, who: Letter) -> float:
    """What changes for us if he rolls in the Sanatorium instead of at work, or the other way round."""
    cure = outlook.public.men[who].cure
    return expected(outlook, who, cure=not cure) - expected(outlook, who, cure=cure)
