"""The portraits that people may choose; the page has the drawings. Comrades have portraits of their own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import Final

from presidium.core import Refused, refusal

PORTRAITS: Final = ("worker", "welder", "aviator", "teacher", "miner", "nurse", "poet", "tractorist")
NONE: Final = "none"


def chosen(wanted: str, before: str) -> str:
    """The new portrait of a seat: `before` if none is wanted, empty for `none`. Raises Refused if it is unknown."""
    if wanted not in ("", NONE, *PORTRAITS):
        raise Refused(refusal("unknown-portrait", known=", ".join(PORTRAITS)))
    return before if not wanted else "" if wanted == NONE else wanted


def faces(table: str, chosen: Mapping[int, str]) -> dict[int, str]:
    """Returns the portrait of each person's seat: the one in `chosen`, or one drawn by lot if that is empty.

    The lot depends on the table's id and the seat, so that it stays the same. Two people get the same portrait only if
    there are more people than portraits.
    """
    order = _shuffled(table)
    found = {seat: portrait for seat, portrait in chosen.items() if portrait}
    for seat in sorted(set(chosen) - set(found)):
        turn = [order[(seat - 1 + step) % len(order)] for step in range(len(order))]
        found[seat] = next((each for each in turn if each not in found.values()), turn[0])
    return found


@lru_cache(maxsize=1024)
def _shuffled(table: str) -> tuple[str, ...]:
    return tuple(Random(table).sample(PORTRAITS, len(PORTRAITS)))
