"""The comrades: eight persons, each a level at which it plays, and a manner of speaking.

What is said of one is what it is set to: how strong it plays is its level, how much it talks and how honest it is are
settings of that level's bot. Its name, its story and its lines are words, and stand with the words.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final, Literal

from presidium.core import value

Level = Literal["recruit", "usual", "analyst", "master"]
"""`usual` is what a game calls its usual bot: `naive`, in Kremlin `careful`."""


@value
class Comrade:
    level: Level
    talk: int
    """How much it talks, of five: three is as much as anybody of its level."""
    honest: int
    """How often it says what it means, of five: at five always, at one whatever serves it."""


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
"""From the weakest to the strongest."""

TALK: Final = {1: 0.2, 2: 0.5, 3: 1.0, 4: 2.0, 5: 3.5}
"""How many times as often as anybody of its level it speaks up; whoever is asked always answers."""
HONEST: Final = {1: 0.0, 2: 0.25, 3: 0.5, 4: 0.75, 5: 1.0}
"""How often it says what it means whether or not that serves it; otherwise it says what its level would."""


def named(comrade: str, level: str) -> str:
    """The name under which this comrade sits down at this level, as the roster reads it."""
    return f"{comrade}?level={level}"


def company(level: str, usual: str, many: int, taken: Iterable[str], rng: Random) -> list[str]:
    """So many different comrades for this level: first those whose own it is, then others who play it for once. Where
    all eight sit already, the level goes without a name."""
    there = {name.partition("?")[0] for name in taken}
    free = [id for id in COMRADES if id not in there]
    rng.shuffle(free)
    own = {id: level == (usual if each.level == "usual" else each.level) for id, each in COMRADES.items()}
    free.sort(key=lambda id: not own[id])
    found = [id if own[id] else named(id, level) for id in free[:many]]
    return found + [level] * (many - len(found))
