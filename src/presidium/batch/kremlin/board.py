"""What lies in the box, as numbers: places, politicians, the health table; made from what the game itself has printed.

Places are numbered as `PLACES` of the game lists them, politicians by letter from 0, seats from 1; 0 is nobody's seat,
and -1 is no politician.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

import numpy as np

from presidium.kremlin.printed.board import PLACES as NAMES
from presidium.kremlin.printed.board import PURGE_NUMBER
from presidium.kremlin.printed.health import AT_WORK, OLDEST, SANATORIUM, YOUNGEST
from presidium.kremlin.printed.people import LETTERS
from presidium.kremlin.printed.people import PEOPLE as PRINTED

MEN: Final = len(LETTERS)
ALL: Final = (1 << MEN) - 1
"""Every politician, as bits."""
SEATS: Final = 6
POSTS: Final = 8
CANDIDATES: Final = 5
PLACES: Final = 13
NUMBERS: Final = 10
"""0.3 How many numbers are written on a sheet."""
NOBODY: Final = -1
NESTOR: Final = 0

CHIEF, KGB, FOREIGN, DEFENCE, IDEOLOGY, INDUSTRY, ECONOMY, SPORT = range(POSTS)
CANDIDATE, PEOPLE, SIBERIA, WALL, RETIRED = range(POSTS, POSTS + 5)
assert len(NAMES) == PLACES == RETIRED + 1

AGE: Final = np.array([PRINTED[who].age for who in LETTERS], np.int64)
STRENGTH: Final = np.array([NAMES.index(PRINTED[who].strength) for who in LETTERS], np.int64)
WEAKNESS: Final = np.array([NAMES.index(PRINTED[who].weakness) for who in LETTERS], np.int64)
NEEDED: Final = np.array([PURGE_NUMBER.get(place, 99) for place in NAMES], np.int64)
"""0.1 What a purge needs, by place."""

LEVEL: Final = np.array([0, 1, 1, 1, 2, 2, 2, 2, 3, 4, 9, 9, 9], np.int64)
"""How far down each place is; the last three are nowhere."""
FIRST_OF: Final = np.array([0, KGB, IDEOLOGY, CANDIDATE, PEOPLE], np.int64)
LAST_OF: Final = np.array([0, DEFENCE, SPORT, CANDIDATE, PEOPLE], np.int64)
"""By level: its first place, and its last."""

WORSE: Final = {"G": -1, "-": 0, "K": 1, "A": 2, "T": 3}
HEALTH: Final = np.array([[[WORSE[c] for c in row] for row in table] for table in (AT_WORK, SANATORIUM)], np.int64)
"""4.1 How many crosses more: at work or on a cure, by age from 50 to 95, by die; three are death."""
YOUNG, OLD = YOUNGEST, OLDEST

WAYS_1: Final = np.array(list(permutations(range(3))), np.int64)
WAYS_2: Final = np.array(list(permutations(range(4))), np.int64)
"""6.1 The ways to rearrange a level: which of its posts, from left to right, each post takes its holder from."""
