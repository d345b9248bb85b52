"""Where a seat of Kremlin writes its influence: not where everybody does.

Politicians are ranked by promise: the young near the top first. A plan says which number the first of them gets, the
second and so on. Whoever always writes by the same plan is read by it, so a plan is drawn from a mixture that was
evolved against many of them (`mixture.py`, made by `python -m presidium.research.kremlin`), each level's among those it
expects to sit with.
"""

from __future__ import annotations

from random import Random
from typing import Final

from presidium.bots.frozen.kremlin.outlook import NEAR
from presidium.bots.frozen.kremlin.prospects import reigns
from presidium.bots.kremlin.mixture import MIXTURES, Level, Plan
from presidium.core import Action, View
from presidium.kremlin.actions import Write
from presidium.kremlin.ending import WAVES
from presidium.kremlin.printed.board import CHIEF
from presidium.kremlin.printed.people import LETTERS, NESTOR, Letter
from presidium.kremlin.setup import Sheets
from presidium.kremlin.state import Public, edition_of

MOOD: Final = 0.4  # how far two rankings of the same mind differ


def suggest_a_sheet(view: View[Public], rng: Random) -> Action | None:
    """A sheet, where one is to be written."""
    return suggest_sheet(view, rng) if isinstance(view.stack[-1], Sheets) else None


def suggest_sheet(view: View[Public], rng: Random, level: Level = "careful") -> Write:
    """By a plan drawn from this level's mixture for the edition."""
    mixture = MIXTURES[level][edition_of(view).name]
    return written(view, rng.choices(list(mixture), list(mixture.values()))[0], rng)


def written(view: View[Public], plan: Plan, rng: Random) -> Write:
    """By this plan, as the mood has it."""
    points = {who: number for who, number in zip(by_promise(view, rng), plan, strict=False) if number}
    return Write(tuple(sorted(points, key=lambda who: -points[who])))


def by_promise(view: View[Public], rng: Random, mood: float = MOOD) -> list[Letter]:
    """The politicians, the most promising first."""
    public, edition = view.public, edition_of(view)
    reign = reigns(edition).reign

    def promise(who: Letter) -> float:
        place, crosses = public.men[who].place, public.men[who].crosses
        near = 1.0 if place == CHIEF else NEAR[place]
        return near * reign(public.age(who), crosses, WAVES, 2) * rng.lognormvariate(0, mood)

    people = [who for who in LETTERS if who != NESTOR or edition.influence_nestor]
    promises = {who: promise(who) for who in people}
    return sorted(people, key=lambda who: -promises[who])
