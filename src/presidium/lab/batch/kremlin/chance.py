"""A small random number generator that gives the same numbers compiled or not. Each draw changes the game's seed."""

from __future__ import annotations

from typing import Any

from presidium.lab.batch.kremlin import play
from presidium.lab.batch.kremlin.compiled import compiled
from presidium.lab.batch.kremlin.record import Game


@compiled
def below(seeds: Any, at: int, many: int) -> int:
    """A random number below `many`, from the upper 31 bits of a 48-bit linear congruential generator."""
    seeds[at] = (seeds[at] * 25214903917 + 11) & 0xFFFFFFFFFFFF
    return int((seeds[at] >> 17) * many >> 31)


@compiled
def option(g: Game, seeds: Any, at: int) -> int:
    """Draws a random option; all options are equally likely."""
    return play.option(g, below(seeds, at, play.many_options(g)))
