"""How somebody may have written his sheet: the lenses through which a rival of Kremlin is read."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Final

from presidium.bots.frozen.kremlin import suggest_sheet as obvious
from presidium.bots.kremlin.sheet import suggest_sheet as evolved
from presidium.core import Player, Rules, View
from presidium.kremlin.actions import Write
from presidium.kremlin.events import Placed
from presidium.kremlin.imagined.sheet import First
from presidium.kremlin.printed.board import CHIEF, PEOPLE
from presidium.kremlin.printed.people import INDEX, LETTERS, NESTOR
from presidium.kremlin.setup import POINTS
from presidium.kremlin.state import Politician, Public

Lens = Callable[[View[Public], Random], Write]

LENSES: Final[tuple[Lens, ...]] = (obvious, evolved)
"""By promise, as most do; and as our own bots do. Beside these, always: at random."""

MANY: Final = 24
"""So many sheets are drawn through each lens."""


@lru_cache(maxsize=256)
def drawn(rules: Rules, placed: tuple[Placed, ...], seat: Player) -> tuple[tuple[First, ...], ...]:
    """By lens, the sheets a seat may have written when the first Politburo lay there so: always the same ones."""
    men = {letter: Politician(PEOPLE) for letter in LETTERS} | {NESTOR: Politician(CHIEF, crosses=1)}
    men |= {event.who: Politician(event.place) for event in placed}
    blank: View[Public] = View(None, rules, Public(men=men), {}, (), (), None, None, ())
    rng = Random(f"{seat}/{placed}")
    return tuple(tuple(numbers(lens(blank, rng)) for _ in range(MANY)) for lens in LENSES)


def numbers(sheet: Write) -> First:
    """By politician, what is written there."""
    return {INDEX[who]: points for who, points in zip(sheet.sheet, POINTS, strict=True)}
