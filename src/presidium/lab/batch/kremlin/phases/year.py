"""0.6 The year of Kremlin as a list of steps in the order of play."""

from __future__ import annotations

from typing import Final

import numpy as np

from presidium.lab.batch.kremlin.board import CHIEF, DEFENCE, FOREIGN, IDEOLOGY, KGB, POSTS, SPORT

CURES_END: Final = 0
BEGIN: Final = 1
TAKE_CURE: Final = 2
AGEING: Final = 3
PURGING: Final = 4
INVESTIGATION: Final = 5
INVESTIGATING: Final = 6
SUSPICION_WEIGHS: Final = 7
HEALTH: Final = 8
PROPOSAL: Final = 9
CHIEF_DECIDES: Final = 10
FILL: Final = 11
PROMOTES: Final = 12
FILL_CANDIDATES: Final = 13
REHABILITATES: Final = 14
PARADE: Final = 15
WAVE: Final = 16
LAST_WINDOW: Final = 17
PHASE_ENDS: Final = 18
GROWTH: Final = 19
NEXT_YEAR: Final = 20
VERDICT: Final = 21
BALLOT: Final = 22
"""The steps `VERDICT` and `BALLOT` are not in the list of a year: a vote takes place within another step."""

Step = tuple[int, int]
"""A kind of step, and the post, level or phase to which the step belongs."""


def phase(number: int, *steps: Step) -> tuple[Step, ...]:
    return ((BEGIN, number), *steps, (LAST_WINDOW, 0), (PHASE_ENDS, number))


def by_rank(kind: int) -> tuple[Step, ...]:
    return tuple((kind, post) for post in range(CHIEF, POSTS))


def year(of_1986: bool) -> tuple[Step, ...]:
    """The steps of a year in one edition. Cures end in 1986 with the year, in 1988 at the start of phase 1 (1.1). Only
    1986 has the stress points of 3.8."""
    cures_end = ((CURES_END, 0),)
    return (
        *(() if of_1986 else cures_end),
        *phase(1, *by_rank(TAKE_CURE), (AGEING, 0)),
        *phase(2, (PURGING, 0)),
        *phase(3, (INVESTIGATION, 0), (INVESTIGATING, 0), *(((SUSPICION_WEIGHS, 0),) if of_1986 else ())),
        *phase(4, *by_rank(HEALTH)),
        *phase(5, (PROPOSAL, 0)),
        *phase(
            6,
            (CHIEF_DECIDES, 0),
            (FILL, 1),
            *((PROMOTES, post) for post in (KGB, FOREIGN, DEFENCE)),
            (FILL, 2),
            *((PROMOTES, post) for post in range(IDEOLOGY, SPORT + 1)),
            (FILL_CANDIDATES, 0),
        ),
        *phase(7, *by_rank(REHABILITATES)),
        *phase(8, (PARADE, 0), (WAVE, 0)),
        *(cures_end if of_1986 else ()),
        (GROWTH, 0),
        (NEXT_YEAR, 0),
    )


YEARS: Final = (year(of_1986=False), year(of_1986=True))
LONGEST: Final = max(map(len, YEARS))
KIND: Final = np.array([[kind for kind, _ in one] + [0] * (LONGEST - len(one)) for one in YEARS], np.int64)
FOR: Final = np.array([[what for _, what in one] + [0] * (LONGEST - len(one)) for one in YEARS], np.int64)
"""Post, level or phase of each step, by edition (1988 first); `KIND` holds the kind of each step."""
