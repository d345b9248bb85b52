"""Lenses: models of how rivals write their sheets."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Final

from presidium.bots.kremlin.play.sheet import obvious_sheet, suggest_sheet
from presidium.core import Player, Rules, View
from presidium.games.kremlin.actions import Write
from presidium.games.kremlin.events import Placed
from presidium.games.kremlin.imagined.sheet import First
from presidium.games.kremlin.printed.board import CHIEF, PEOPLE
from presidium.games.kremlin.printed.people import INDEX, LETTERS, NESTOR
from presidium.games.kremlin.setup import POINTS
from presidium.games.kremlin.state import Politician, Public

Lens = Callable[[View[Public], Random], Write]

LENSES: Final[tuple[Lens, ...]] = (obvious_sheet, suggest_sheet)
"""The lenses: the sheet that most people write, and the sheets our own bots write. Beliefs always add sheets written at
random."""

SHEETS_PER_LENS: Final = 24
"""Number of sheets that are drawn for each lens."""


@lru_cache(maxsize=256)
def drawn(rules: Rules, placed: tuple[Placed, ...], seat: Player) -> tuple[tuple[First, ...], ...]:
    """For each lens: sheets that a seat may have written after these first politicians were placed. The same arguments
    always give the same sheets."""
    men = {letter: Politician(PEOPLE) for letter in LETTERS} | {NESTOR: Politician(CHIEF, crosses=1)}
    men |= {event.who: Politician(event.place) for event in placed}
    blank: View[Public] = View(None, rules, Public(men=men), {}, (), (), None, None, ())
    rng = Random(f"{seat}/{placed}")
    return tuple(tuple(numbers(lens(blank, rng)) for _ in range(SHEETS_PER_LENS)) for lens in LENSES)


def numbers(sheet: Write) -> First:
    """The number of points written on each politician, by the politician's index."""
    return {INDEX[who]: points for who, points in zip(sheet.sheet, POINTS, strict=True)}
