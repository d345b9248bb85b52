"""What a game can wait on. Each is a question of the engine; `PLAY` is between two of them."""

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
