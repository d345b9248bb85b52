"""0.1 The board: posts in rank and voting order, the places below the posts, and the purge number of each place."""

from __future__ import annotations

from typing import Annotated, Final

from presidium.core import Noun

Place = Annotated[str, Noun("place")]

CHIEF: Final = "chief"
KGB: Final = "kgb"
FOREIGN: Final = "foreign"
DEFENCE: Final = "defence"
IDEOLOGY: Final = "ideology"
INDUSTRY: Final = "industry"
ECONOMY: Final = "economy"
SPORT: Final = "sport"

LEVEL_1: Final = (KGB, FOREIGN, DEFENCE)
LEVEL_2: Final = (IDEOLOGY, INDUSTRY, ECONOMY, SPORT)
POSTS: Final = (CHIEF, *LEVEL_1, *LEVEL_2)

CANDIDATE: Final = "candidate"
PEOPLE: Final = "people"
SIBERIA: Final = "siberia"
WALL: Final = "wall"
RETIRED: Final = "retired"

GONE: Final = (SIBERIA, WALL, RETIRED)
"""The places out of the game, for a while or for good: Siberia, the Kremlin Wall and retirement."""

PLACES: Final = (*POSTS, CANDIDATE, PEOPLE, SIBERIA, WALL, RETIRED)
CANDIDATES: Final = 5

LEVEL: Final = {CHIEF: 0, **dict.fromkeys(LEVEL_1, 1), **dict.fromkeys(LEVEL_2, 2), CANDIDATE: 3, PEOPLE: 4}
"""The level of a place: 0 for the Chief, 4 for the People; neighbouring levels are one step apart (6.1)."""

PURGE_NUMBER: Final = {
    CHIEF: 18,
    **dict.fromkeys(LEVEL_1, 14),
    **dict.fromkeys(LEVEL_2, 10),
    CANDIDATE: 6,
}
