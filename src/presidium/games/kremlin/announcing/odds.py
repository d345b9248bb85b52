"""The odds of purge, health and wave rolls before the die is cast, by public facts and the rules alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from presidium.core import Odds, View
from presidium.games.kremlin.actions import Purge
from presidium.games.kremlin.announcing.right import Finality, Right
from presidium.games.kremlin.effects import health_modifier
from presidium.games.kremlin.matters import Deed, Throw
from presidium.games.kremlin.memo import ThreadLocalMemo
from presidium.games.kremlin.phases.p2_purge import PurgePhase, PurgeRoll, purge_bonus
from presidium.games.kremlin.phases.p4_health import Health, HealthRoll
from presidium.games.kremlin.phases.p8_parade import Parade, Wave
from presidium.games.kremlin.printed.board import CHIEF, POSTS, PURGE_NUMBER
from presidium.games.kremlin.printed.health import verdict
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Kremlin, Moment, Public, edition_of

FACES: Final = range(1, 21)
WORSE: Final = {"K": 1, "A": 2}
DEADLY: Final = 3
"""4.1 The number of crosses that kills a politician."""
WITH_DICE: Final = (1, 2, 3, 4, 7, 8)
"""The numbers of the phases in which a die may come next, so that odds are computed."""
KNOWN: Final[ThreadLocalMemo[None, tuple[Odds, ...]]] = ThreadLocalMemo()
"""Cache of the odds in the latest position, because every seat is sent the same odds."""


def odds(v: View[Public]) -> tuple[Odds, ...]:
    """The odds of the dice that come next, as things stand; a card or another cross may still change them."""
    if v.public.phase not in WITH_DICE:
        return ()
    found = KNOWN.of(v.rules, v.public, v.stack)
    if None not in found:
        g = Moment(v.rules, v.public.copy(), stack=v.stack)
        found[None] = (*purges(g), *illnesses(g), *waves(g))
    return found[None]


@cache
def at_least(needed: int) -> int:
    """The number of faces of the die, out of 20, that show `needed` or more."""
    return sum(face >= needed for face in FACES)


# 2 Purge


def purges(g: Kremlin) -> Iterator[Odds]:
    """Yields the odds of a purge: for the announced victim, or for every possible victim if none is announced."""
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
    """The right to purge that is being used or comes next in phase 2; None if there is none."""
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
    """2.2 The odds that the purge of this victim succeeds."""
    (roll,) = right.final(g, who, action)
    assert isinstance(roll, PurgeRoll)
    bonus, needed = purge_bonus(g, action.who) + roll.change, PURGE_NUMBER[g.public.men[action.who].place]
    return Odds("purge", action.who, at_least(needed - bonus), len(FACES))


# 4 Health


def illnesses(g: Kremlin) -> Iterator[Odds]:
    """Yields the odds of falling ill and of dying, for every member who has yet to roll for health this year."""
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
    """4.1 Two numbers of die faces, out of 20: faces that make a politician sicker or dead, and faces that kill him."""
    letters = [fate(age, cure, crosses, face + change) for face in FACES]
    return sum(letter in "KAT" for letter in letters), letters.count("T")


def fate(age: int, cure: bool, crosses: int, roll: int) -> str:
    """4.1 The letter of the health table for a roll: T if the crosses kill the politician, - if he has none to lose."""
    letter = verdict(age, cure, roll)
    if crosses + WORSE.get(letter, 0) >= DEADLY:
        return "T"
    return "-" if letter == "G" and not crosses else letter


# 8 October parade


def waves(g: Kremlin) -> Iterator[Odds]:
    """8.1 Yields the odds that the Chief's wave succeeds, from phase 7 until he has waved."""
    phase, chief = g.public.phase, g.public.present(CHIEF)
    to_come = phase == 7 or (phase == 8 and any(isinstance(step, Parade | Wave) for step in g.stack))
    if to_come and chief is not None:
        crosses = g.public.men[chief].crosses
        needed = edition_of(g).parade_rolls[crosses - 1] if crosses else 1
        yield Odds("wave", chief, at_least(needed), len(FACES))
