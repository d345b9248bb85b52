"""What a die may do, before it is cast: read off the rules that will judge it, from what everybody sees."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from presidium.core import Odds, View
from presidium.kremlin.actions import Purge
from presidium.kremlin.announcing.right import Finality, Right
from presidium.kremlin.effects import health_modifier
from presidium.kremlin.phases.p2_purge import PurgePhase, PurgeRoll, purge_bonus
from presidium.kremlin.phases.p4_health import Health, HealthRoll
from presidium.kremlin.phases.p8_parade import Parade, Wave
from presidium.kremlin.printed.board import CHIEF, POSTS, PURGE_NUMBER
from presidium.kremlin.printed.health import verdict
from presidium.kremlin.printed.people import Letter
from presidium.kremlin.state import Deed, Kept, Kremlin, Moment, Public, Throw, edition_of

FACES: Final = range(1, 21)
WORSE: Final = {"K": 1, "A": 2}
DEADLY: Final = 3
"""4.1 So many crosses are death."""
WITH_DICE: Final = (1, 2, 3, 4, 7, 8)
"""The phases in which a die comes next, of those there are odds for."""
KNOWN: Final[Kept[None, tuple[Odds, ...]]] = Kept()
"""Those of the table that was looked at last: every seat is told them."""


def odds(v: View[Public]) -> tuple[Odds, ...]:
    """As things stand; a card, or another cross, changes them."""
    if v.public.phase not in WITH_DICE:
        return ()
    found = KNOWN.of(v.rules, v.public, v.stack)
    if None not in found:
        g = Moment(v.rules, v.public.copy(), stack=v.stack)
        found[None] = (*purges(g), *illnesses(g), *waves(g))
    return found[None]


@cache
def at_least(needed: int) -> int:
    """How many faces show so much, or more."""
    return sum(face >= needed for face in FACES)


# 2 Purge


def purges(g: Kremlin) -> Iterator[Odds]:
    """Of everybody who could be purged now; of the victim alone once a purge is announced."""
    agenda, right = g.public.agenda, right_to_purge(g)
    if right is None or any(isinstance(matter, Throw) for matter in agenda):
        return
    deeds = [matter for matter in agenda if isinstance(matter, Deed)]
    who = deeds[-1].who if deeds else right.actor(g)
    if who is not None:
        for action in right.offers(g, who):
            if isinstance(action, Purge) and (not deeds or action == deeds[-1].action):
                yield purge(g, right, who, action)


def right_to_purge(g: Kremlin) -> Right | None:
    """The right that is being used, or comes next."""
    for step in reversed(g.stack if g.public.phase == 2 else ()):
        match step:
            case PurgePhase():
                (begins,) = step.play(g)
                return begins if isinstance(begins, Right) else None
            case Finality():
                return step.right
            case Right():
                return step
    return None


def purge(g: Kremlin, right: Right, who: Letter, action: Purge) -> Odds:
    """2.2 The roll that would follow, against the number of the victim's place."""
    (roll,) = right.final(g, who, action)
    assert isinstance(roll, PurgeRoll)
    bonus, needed = purge_bonus(g, action.who) + roll.change, PURGE_NUMBER[g.public.men[action.who].place]
    return Odds("purge", action.who, at_least(needed - bonus), len(FACES))


# 4 Health


def illnesses(g: Kremlin) -> Iterator[Odds]:
    """Of every member who has yet to roll this year."""
    public = g.public
    for post in yet_to_roll(g):
        who = public.posts[post]
        if who is not None:
            man = public.men[who]
            yield from illness(who, public.age(who), man.cure, man.crosses, health_modifier(public, who))


def yet_to_roll(g: Kremlin) -> tuple[str, ...]:
    phase = g.public.phase
    if phase in (1, 2, 3) or (phase == 4 and any(isinstance(step, Health) for step in g.stack)):
        return POSTS
    return tuple(step.post for step in reversed(g.stack) if isinstance(step, HealthRoll)) if phase == 4 else ()


@lru_cache(4096)
def illness(who: Letter, age: int, cure: bool, crosses: int, change: int) -> tuple[Odds, Odds]:
    sick, dead = ill(age, cure, crosses, change)
    return Odds("sick", who, sick, len(FACES)), Odds("die", who, dead, len(FACES))


@lru_cache(4096)
def ill(age: int, cure: bool, crosses: int, change: int) -> tuple[int, int]:
    """4.1 How many faces make him worse, and how many of those kill him."""
    letters = [fate(age, cure, crosses, face + change) for face in FACES]
    return sum(letter in "KAT" for letter in letters), letters.count("T")


def fate(age: int, cure: bool, crosses: int, roll: int) -> str:
    """4.1 The letter of the table to one with so many crosses: T where more kill, - where he has none to lose."""
    letter = verdict(age, cure, roll)
    if crosses + WORSE.get(letter, 0) >= DEADLY:
        return "T"
    return "-" if letter == "G" and not crosses else letter


# 8 October parade


def waves(g: Kremlin) -> Iterator[Odds]:
    """8.1 Of the Chief, from the phase before on, until he has waved."""
    phase, chief = g.public.phase, g.public.present(CHIEF)
    to_come = phase == 7 or (phase == 8 and any(isinstance(step, Parade | Wave) for step in g.stack))
    if to_come and chief is not None:
        crosses = g.public.men[chief].crosses
        needed = edition_of(g).parade_rolls[crosses - 1] if crosses else 1
        yield Odds("wave", chief, at_least(needed), len(FACES))
