"""Places, politicians and the health table of Kremlin as numbers, made from the game's own tables.

Places are numbered as in the game's `PLACES`, politicians by letter from 0, seats from 1. Seat 0 means no player and
politician -1 means no politician.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

import numpy as np

from presidium.games.kremlin.printed.board import PLACES as NAMES
from presidium.games.kremlin.printed.board import PURGE_NUMBER
from presidium.games.kremlin.printed.health import AT_WORK, OLDEST, SANATORIUM, YOUNGEST
from presidium.games.kremlin.printed.people import LETTERS
from presidium.games.kremlin.printed.people import PEOPLE as PRINTED

MEN: Final = len(LETTERS)
ALL: Final = (1 << MEN) - 1
"""Bit mask of all politicians."""
SEATS: Final = 6
POSTS: Final = 8
CANDIDATES: Final = 5
PLACES: Final = 13
NUMBERS: Final = 10
"""0.3 How many numbers a player writes on a sheet."""
NOBODY: Final = -1
NESTOR: Final = 0

CHIEF, KGB, FOREIGN, DEFENCE, IDEOLOGY, INDUSTRY, ECONOMY, SPORT = range(POSTS)
CANDIDATE, PEOPLE, SIBERIA, WALL, RETIRED = range(POSTS, POSTS + 5)
assert len(NAMES) == PLACES == RETIRED + 1

AGE: Final = np.array([PRINTED[who].age for who in LETTERS], np.int64)
STRENGTH: Final = np.array([NAMES.index(PRINTED[who].strength) for who in LETTERS], np.int64)
WEAKNESS: Final = np.array([NAMES.index(PRINTED[who].weakness) for who in LETTERS], np.int64)
NEEDED: Final = np.array([PURGE_NUMBER.get(place, 99) for place in NAMES], np.int64)
"""0.1 The roll that a purge needs to succeed, by the place of the victim."""

LEVEL: Final = np.array([0, 1, 1, 1, 2, 2, 2, 2, 3, 4, 9, 9, 9], np.int64)
"""Level of each place; 9 for Siberia, the Kremlin Wall and retirement, which are on no level."""
FIRST_OF: Final = np.array([0, KGB, IDEOLOGY, CANDIDATE, PEOPLE], np.int64)
LAST_OF: Final = np.array([0, DEFENCE, SPORT, CANDIDATE, PEOPLE], np.int64)
"""Last place of each level; `FIRST_OF` holds the first place."""

WORSE: Final = {"G": -1, "-": 0, "K": 1, "A": 2, "T": 3}
HEALTH: Final = np.array([[[WORSE[c] for c in row] for row in table] for table in (AT_WORK, SANATORIUM)], np.int64)
"""4.1 Crosses that a health roll adds, at work and in the Sanatorium, by age from 50 to 95 and die; 3 means death."""
YOUNG, OLD = YOUNGEST, OLDEST

WAYS_1: Final = np.array(list(permutations(range(3))), np.int64)
WAYS_2: Final = np.array(list(permutations(range(4))), np.int64)
"""6.1 Ways to rearrange level 2: for each post, from left to right, the post from which its new holder comes."""
