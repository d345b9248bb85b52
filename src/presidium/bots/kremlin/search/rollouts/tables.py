"""Look-up tables for the compiled valuation: values of Party Chiefs, nearness of places, and the bot's weights."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import numpy as np

from presidium.bots.kremlin.play.prospects import Reigns
from presidium.bots.kremlin.temper import Temper
from presidium.games.kremlin.ending import LAST_YEAR
from presidium.games.kremlin.printed.board import CHIEF, PLACES

YOUNGEST: Final = 50
AGES: Final = 60
REIGNS: Final = (AGES, 3, 4, LAST_YEAR + 1)
"""Size of the tables of a Chief's value: age from 50, crosses, needed waves, year."""

TABLES: Final = np.dtype(
    [
        ("reign", np.float64, REIGNS),
        ("parade", np.float64, REIGNS),
        ("cure", np.float64, REIGNS),
        ("heir_cure", np.float64, REIGNS),
        ("without", np.float64, REIGNS[2:]),
        ("near", np.float64, (len(PLACES),)),
        *((name, np.float64) for name in Temper.__dataclass_fields__),
    ]
)


@lru_cache(maxsize=4)
def tables(course: Reigns, temper: Temper) -> Any:
    """Computes the tables for an edition's Chiefs (`course`) and a bot's weights."""
    found = np.zeros(1, TABLES)
    row = found[0]
    for index in np.ndindex(*REIGNS):
        age, crosses, need, year = index[0] + YOUNGEST, *index[1:]
        if need and year:
            row["reign"][index] = course.reign(age, crosses, need, year)
            row["parade"][index] = course.parade(age, crosses, need, year)
            stays, goes = (course.ask_doctor(age, crosses, need, year, cure) for cure in (False, True))
            row["cure"][index] = goes - stays
            stays, goes = (course.as_heir(age, crosses, need, year, cure) for cure in (False, True))
            row["heir_cure"][index] = goes - stays
    for need in range(1, 4):
        for year in range(1, LAST_YEAR + 1):
            row["without"][need, year] = course.without(need, year)
    near = temper.near() | {CHIEF: 1.0}
    row["near"] = [near[place] for place in PLACES]
    for name in Temper.__dataclass_fields__:
        row[name] = getattr(temper, name)
    row["tied"] = temper.tied if course.course.politician_wins else 0.0
    return found
