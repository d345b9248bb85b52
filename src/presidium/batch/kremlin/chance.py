"""A small source of chance, the same compiled or not: a seed is a number that goes on with every draw."""

from __future__ import annotations

from typing import Any

from presidium.batch.kremlin import play
from presidium.batch.kremlin.compiled import compiled
from presidium.batch.kremlin.record import Game


@compiled
def below(seeds: Any, at: int, many: int) -> int:
    """A number from 0 on, below `many`: a linear congruential generator of 48 bits, of which the upper 31 are used."""
    seeds[at] = (seeds[at] * 25214903917 + 11) & 0xFFFFFFFFFFFF
    return int((seeds[at] >> 17) * many >> 31)


@compiled
def option(g: Game, seeds: Any, at: int) -> int:
    """Anything that may be answered, each as likely."""
    return play.option(g, below(seeds, at, play.many_options(g)))
