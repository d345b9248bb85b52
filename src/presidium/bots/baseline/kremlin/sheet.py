"""Writes the secret influence of a seat of Kremlin: most points on young politicians near the top."""

from __future__ import annotations

from random import Random
from typing import Final

from presidium.bots.baseline.kremlin.outlook import NEAR
from presidium.bots.baseline.kremlin.prospects import reigns
from presidium.core import View
from presidium.games.kremlin.actions import Write
from presidium.games.kremlin.ending import WAVES
from presidium.games.kremlin.printed.board import CHIEF
from presidium.games.kremlin.printed.people import LETTERS, NESTOR
from presidium.games.kremlin.setup import POINTS
from presidium.games.kremlin.state import Public, edition_of

MOOD: Final = 0.7  # random variation of the ranking


def suggest_sheet(view: View[Public], rng: Random) -> Write:
    """Suggests a sheet: ten politicians in order of promise, the most promising first, with random variation."""
    public, edition = view.public, edition_of(view)
    reign = reigns(edition).reign

    def promise(who: str) -> float:
        place, crosses = public.men[who].place, public.men[who].crosses
        near = 1.0 if place == CHIEF else NEAR[place]
        return near * reign(public.age(who), crosses, WAVES, 2) * rng.lognormvariate(0, MOOD)

    people = [who for who in LETTERS if who != NESTOR or edition.influence_nestor]
    promises = {who: promise(who) for who in people}
    return Write(tuple(sorted(people, key=lambda who: -promises[who])[: len(POINTS)]))
