"""Where a seat of Kremlin writes its influence: on the young near the top, with a few in reserve."""

from __future__ import annotations

from random import Random
from typing import Final

from presidium.bots.frozen.kremlin.outlook import NEAR
from presidium.bots.frozen.kremlin.prospects import reigns
from presidium.core import Action, View
from presidium.kremlin.actions import Write
from presidium.kremlin.ending import WAVES
from presidium.kremlin.printed.board import CHIEF
from presidium.kremlin.printed.people import LETTERS, NESTOR
from presidium.kremlin.setup import POINTS, Sheets
from presidium.kremlin.state import Public, edition_of

MOOD: Final = 0.7  # how far two sheets of the same mind differ


def suggest_a_sheet(view: View[Public], rng: Random) -> Action | None:
    """A sheet, where one is to be written."""
    return suggest_sheet(view, rng) if isinstance(view.stack[-1], Sheets) else None


def suggest_sheet(view: View[Public], rng: Random) -> Write:
    """Ten politicians, the most promising first, as the mood has it."""
    public, edition = view.public, edition_of(view)
    reign = reigns(edition).reign

    def promise(who: str) -> float:
        place, crosses = public.men[who].place, public.men[who].crosses
        near = 1.0 if place == CHIEF else NEAR[place]
        return near * reign(public.age(who), crosses, WAVES, 2) * rng.lognormvariate(0, MOOD)

    people = [who for who in LETTERS if who != NESTOR or edition.influence_nestor]
    promises = {who: promise(who) for who in people}
    return Write(tuple(sorted(people, key=lambda who: -promises[who])[: len(POINTS)]))
