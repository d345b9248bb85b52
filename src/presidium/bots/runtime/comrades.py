"""The comrades: eight bot characters, each with a level at which it plays, and a manner of speaking.

A comrade's talkativeness and honesty are settings of its level's bot. The comrade's name, story and lines are texts and
are stored with the other translated texts.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final, Literal

from presidium.core import value

Level = Literal["recruit", "usual", "analyst", "master"]
"""A bot level at which a comrade plays. `usual` means the default bot of a game: `careful` in Kremlin, else `naive`."""


@value
class Comrade:
    level: Level
    talk: int
    """Talkativeness of the comrade from 1 to 5; at 3 it talks as often as any bot of its level."""
    honest: int
    """Honesty of the comrade from 1 to 5: at 5 it lies only as far as its side or goal requires, at 1 boldly."""


COMRADES: Final[dict[str, Comrade]] = {
    "trembler": Comrade("recruit", talk=5, honest=5),
    "sailor": Comrade("recruit", talk=2, honest=5),
    "zealot": Comrade("usual", talk=5, honest=4),
    "cook": Comrade("usual", talk=4, honest=1),
    "archivist": Comrade("usual", talk=1, honest=5),
    "fox": Comrade("analyst", talk=3, honest=1),
    "widow": Comrade("analyst", talk=2, honest=3),
    "grandmaster": Comrade("master", talk=1, honest=2),
}
"""All comrades by name, from the weakest to the strongest."""

TALK: Final = {1: 0.2, 2: 0.5, 3: 1.0, 4: 2.0, 5: 3.5}
"""By a comrade's talkativeness (1 to 5): the factor on how often bots of its level speak unasked."""
HONEST: Final = {1: 0.0, 2: 0.25, 3: 0.5, 4: 0.75, 5: 1.0}
"""By a comrade's honesty (1 to 5): the setting `honest` of its level's bot, from 0 to 1. In Goulag every bot lies for
its side, and the setting changes only a little how often."""


def named(comrade: str, level: str) -> str:
    """The bot name of this comrade at this level, as the roster reads it, such as `fox?level=mild`."""
    return f"{comrade}?level={level}"


def company(level: str, usual: str, many: int, taken: Iterable[str], rng: Random) -> list[str]:
    """Names of `many` different comrades: first comrades who usually play at this level, then others set to this level.
    When all eight comrades sit at the table, the level's plain name is used."""
    there = {name.partition("?")[0] for name in taken}
    free = [id for id in COMRADES if id not in there]
    rng.shuffle(free)
    own = {id: level == (usual if each.level == "usual" else each.level) for id, each in COMRADES.items()}
    free.sort(key=lambda id: not own[id])
    found = [id if own[id] else named(id, level) for id in free[:many]]
    return found + [level] * (many - len(found))
