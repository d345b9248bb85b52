"""Drawn positions of Kremlin on a table: four seats, Ann and Ben in the first two."""

from __future__ import annotations

from typing import Any

from presidium.games.kremlin.state import FACTIONS
from tests.games.kremlin.drawn import acts, alike, does, drawn
from tests.server.house import At, House

NOBODIES = "N10 O9 P8 Q7 R6 S5 T4 U3 V2 W1"
SHEETS = alike(4, **dict.fromkeys(FACTIONS[2:4], NOBODIES))
"""The bots have written nobody who matters, so they have nothing to say."""

TRIAL = "year 2 | phase 3 | sport H? | declared C militarists 1 | " + " | ".join(
    f"declared {who} stalinists 1" for who in "BDEFGH"
)


def laid(house: House, text: str, **parts: Any) -> At:
    """A position at the window that opens its phase."""
    at = house.table("kremlin", people=2, seats=4, **parts)
    return at.lay(drawn(f"edition 1988 | {text} | {SHEETS}"))


def purging(house: House, **parts: Any) -> At:
    """B, whom Ann controls, is about to purge C: the window on it is open."""
    at = house.table("kremlin", people=2, seats=4, **parts)
    return at.lay(acts(drawn(f"edition 1988 | phase 2 | {SHEETS} | declared B stalinists 3"), "B", "purge C"))


def voting(house: House, **parts: Any) -> At:
    """H is accused; Ann's B has voted, and Ben's C is next: the window between them is open."""
    at = house.table("kremlin", people=2, seats=4, **parts)
    g = does(drawn(f"edition 1988 | {SHEETS} | {TRIAL}"), "D", "accuse H")
    g.public.waived = ()
    return at.lay(acts(g, "B", "vote innocent"))
