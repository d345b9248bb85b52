"""The seconds that it takes to tell an event; a window stays open longer after many events (13.5)."""

from __future__ import annotations

from typing import Final

from presidium.core import Event
from presidium.games.kremlin.cards.events import Overturned, Played, Recounted, Unmasked
from presidium.games.kremlin.events import (
    Controlled,
    Died,
    Elected,
    Exiled,
    Judged,
    Retired,
    Rolled,
    RollFor,
    Tried,
    Waved,
)

DICE: Final[dict[RollFor, float]] = {
    "purge": 4.0,
    "health": 1.5,
    "wave": 0.0,  # the wave itself is told
    "visit": 1.0,
    "assassination": 1.0,
    "complicity": 1.0,
    "glasnost": 1.0,
}
SECONDS: Final[dict[type[Event], float]] = {
    Waved: 5.0,
    Judged: 4.0,
    Died: 2.0,
    Elected: 1.0,
    Exiled: 1.0,
    Retired: 1.0,
    Tried: 1.0,
    Played: 1.0,
    Recounted: 1.0,
    Unmasked: 1.0,
    Overturned: 1.0,
    Controlled: 0.5,
}
"""Seconds by type of event; all other types take no time, because they are only a sentence in the log."""


def telling(event: Event) -> float:
    return DICE[event.why] if isinstance(event, Rolled) else SECONDS.get(type(event), 0.0)
