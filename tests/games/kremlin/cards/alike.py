"""Four players who have written the same, in the second year, with N for Party Chief."""

from __future__ import annotations

import json

from presidium.core import view
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.state import FACTIONS, Kremlin
from tests.games.kremlin.cards.table import dealt
from tests.games.kremlin.drawn import alike

SHEET = "N10 B9 C8 D7 E6 F5 G4 H3 I2 J1"


def table(
    phase: int, held: str = "", text: str = "", edition: str = "1988", otherwise: str = "", **hands: str
) -> Kremlin:
    """What the text says goes before; some may have written `otherwise`: `stalinists N10 …, militarists C10 …`."""
    others = dict(sheet.strip().split(" ", 1) for sheet in otherwise.split(",") if sheet)
    written = alike(4, **dict.fromkeys(FACTIONS[:4], SHEET) | others)
    return dealt(edition, phase, held, f"{written} | chief N | year 2 | {text}", **hands)


def seen(g: Kremlin, *seats: int | None) -> list[str]:
    """Views, byte by byte as they are sent."""
    return [json.dumps(KREMLIN.codec.view(view(g, seat))) for seat in seats]
