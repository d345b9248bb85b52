"""The modes of a Kremlin game in a batch. Each mode is a kind of question; in `PLAY` the game asks nobody."""

from __future__ import annotations

from typing import Final

OVER: Final = 0
PLAY: Final = 1
SENIORITY: Final = 2
POLITBURO: Final = 3
SHEETS: Final = 4
ANNOUNCE: Final = 5
WINDOW: Final = 6
TIE: Final = 7
PURGE_DIE: Final = 8
HEALTH_DIE: Final = 9
WAVE_DIE: Final = 10
ADD: Final = 11
