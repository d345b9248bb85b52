"""Writes the secret influence of a seat of Kremlin, less predictably than most players do.

Politicians are ranked by promise: young politicians near the top come first. A plan says how many points each rank
gets. A player who always uses one plan is easily read. So a bot draws its plan from a mixture that was evolved against
many players (`belief/mixture.py`, made by `python -m presidium.lab.training.kremlin`). Each level has a mixture for the
opponents it expects.
"""

from __future__ import annotations

from random import Random
from typing import Final

from presidium.bots.kremlin.belief.mixture import MIXTURES, Level, Plan
from presidium.bots.kremlin.play.prospects import reigns
from presidium.core import Action, View
from presidium.games.kremlin.actions import Write
from presidium.games.kremlin.ending import WAVES
from presidium.games.kremlin.printed.board import (
    CANDIDATE,
    CHIEF,
    DEFENCE,
    ECONOMY,
    FOREIGN,
    IDEOLOGY,
    INDUSTRY,
    KGB,
    PEOPLE,
    RETIRED,
    SIBERIA,
    SPORT,
    WALL,
    Place,
)
from presidium.games.kremlin.printed.people import LETTERS, NESTOR, Letter
from presidium.games.kremlin.setup import POINTS, Sheets
from presidium.games.kremlin.state import Public, edition_of

MOOD: Final = 0.4  # random variation of a bot's ranking
OBVIOUS_MOOD: Final = 0.7  # random variation of the ranking for an obvious sheet
NEAR: Final[dict[Place, float]] = {
    KGB: 0.36,
    DEFENCE: 0.32,
    FOREIGN: 0.30,
    IDEOLOGY: 0.14,
    INDUSTRY: 0.13,
    ECONOMY: 0.12,
    SPORT: 0.12,
    CANDIDATE: 0.05,
    PEOPLE: 0.02,
    SIBERIA: 0.004,
    WALL: 0.0,
    RETIRED: 0.0,
}
"""How near each place is to the Party Chief's: the chance to become Chief from there, and to keep the gains so far."""


def suggest_a_sheet(view: View[Public], rng: Random) -> Action | None:
    """Suggests a sheet to a player who is asked for one; None for other questions."""
    return suggest_sheet(view, rng) if isinstance(view.stack[-1], Sheets) else None


def suggest_sheet(view: View[Public], rng: Random, level: Level = "careful") -> Write:
    """Draws a plan from this level's mixture for the edition, and writes a sheet that follows the plan."""
    mixture = MIXTURES[level][edition_of(view).name]
    return written(view, rng.choices(list(mixture), list(mixture.values()))[0], rng)


def written(view: View[Public], plan: Plan, rng: Random) -> Write:
    """Writes a sheet that follows `plan`, with random variation of the politicians' ranking."""
    points = {who: number for who, number in zip(by_promise(view, rng), plan, strict=False) if number}
    return Write(tuple(sorted(points, key=lambda who: -points[who])))


def obvious_sheet(view: View[Public], rng: Random) -> Write:
    """The sheet that most players write: the most promising politician gets 10 points, the next 9, and so on."""
    return Write(tuple(by_promise(view, rng, OBVIOUS_MOOD)[: len(POINTS)]))


def hopeful_sheet(view: View[Public], rng: Random, mood: float, hopes: int) -> Write:
    """A sheet with 10 and 9 on two politicians drawn from the `hopes` most promising, and the rest in order of promise.
    So few tables have the same politician on top of three sheets."""
    ranked = by_promise(view, rng, mood)
    highest = rng.sample(ranked[:hopes], 2)
    rest = [who for who in ranked if who not in highest]
    return Write((*highest, *rest)[: len(POINTS)])


def by_promise(view: View[Public], rng: Random, mood: float = MOOD) -> list[Letter]:
    """The politicians in order of promise, the most promising first, with random variation."""
    public, edition = view.public, edition_of(view)
    reign = reigns(edition).reign

    def promise(who: Letter) -> float:
        place, crosses = public.men[who].place, public.men[who].crosses
        near = 1.0 if place == CHIEF else NEAR[place]
        return near * reign(public.age(who), crosses, WAVES, 2) * rng.lognormvariate(0, mood)

    people = [who for who in LETTERS if who != NESTOR or edition.influence_nestor]
    promises = {who: promise(who) for who in people}
    return sorted(people, key=lambda who: -promises[who])
