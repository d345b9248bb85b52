"""Version 1 of the benchmark: its tasks, tables, seeds and numbers of games. Nothing here changes within a version.

A change of the rules or of the frozen bots changes the games. `fingerprint` shows it; the benchmark then needs a new
version.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from presidium.core import Refused, Rules, refusal, value
from presidium.games import find
from presidium.lab.match import Series, play_records

NAME: Final = "presidium-bench-1"
"""Name and version of the benchmark. Results of two versions are never compared."""

HOSTS: Final = {"goulag": "naive-1", "politburo": "naive-1", "kremlin": "careful-1"}
"""The frozen bot that plays the other seats, by game. It never changes."""


@value
class Setting:
    """A table of the benchmark: a game with its number of seats and its options."""

    name: str
    game: str
    players: int
    edition: str = ""

    @property
    def options(self) -> dict[str, str]:
        """The game's options that differ from the defaults."""
        return {"preset": self.edition} if self.edition else {}

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return find(self.game).rules(self.players, self.options)

    @property
    def host(self) -> str:
        """The frozen bot in the other seats."""
        return HOSTS[self.game]


GOULAG_5: Final = Setting("goulag-5", "goulag", 5)
GOULAG_7: Final = Setting("goulag-7", "goulag", 7)
GOULAG_10: Final = Setting("goulag-10", "goulag", 10)
POLITBURO_5: Final = Setting("politburo-5", "politburo", 5)
POLITBURO_7: Final = Setting("politburo-7", "politburo", 7)
KREMLIN_1988: Final = Setting("kremlin-4-1988", "kremlin", 4, "1988 basic")
KREMLIN_1986: Final = Setting("kremlin-4-1986", "kremlin", 4, "1986 basic")
SETTINGS: Final = (GOULAG_5, GOULAG_7, GOULAG_10, POLITBURO_5, POLITBURO_7, KREMLIN_1988, KREMLIN_1986)
"""All tables of the benchmark."""


@value
class Task:
    """A task of the benchmark: what it measures, and the number of deals at each table."""

    name: str
    figure: str
    """Name of the figure whose mean over the tables is the score of the task."""
    deals: tuple[tuple[Setting, int], ...]
    training: int = 0
    """Number of games in which a player learns to exploit the bot; 0 if the task needs no training."""
    lower_is_better: bool = False

    def seed(self, setting: Setting) -> str:
        """The seed of the deals at this table."""
        return f"{NAME}/{self.name}/{setting.name}"

    def at(self, tables: tuple[str, ...]) -> tuple[tuple[Setting, int], ...]:
        """The task's tables with these names, all if none is named. Raises Refused if the task has no such table."""
        known = [setting.name for setting, _ in self.deals]
        for name in tables:
            if name not in known:
                raise Refused(refusal("no-bench-table", table=name, known=", ".join(known)))
        return tuple((setting, deals) for setting, deals in self.deals if not tables or setting.name in tables)


TASKS: Final = (
    Task(
        "win",
        "gain",
        (
            (GOULAG_5, 2000),
            (GOULAG_7, 2000),
            (GOULAG_10, 2000),
            (POLITBURO_5, 2000),
            (POLITBURO_7, 2000),
            (KREMLIN_1988, 500),
            (KREMLIN_1986, 500),
        ),
    ),
    Task("exploit", "exploited", ((GOULAG_5, 4000), (POLITBURO_5, 4000)), training=40000, lower_is_better=True),
    Task("infer", "learnt", ((GOULAG_5, 400), (GOULAG_7, 400), (POLITBURO_5, 400), (KREMLIN_1988, 60))),
    Task("cooperate", "gain", ((GOULAG_5, 2000), (POLITBURO_5, 2000), (KREMLIN_1988, 500))),
    Task("talk", "voice", ((GOULAG_5, 4000), (POLITBURO_5, 4000))),
)
"""The tasks of the benchmark, in the order of its page."""


def task(name: str) -> Task:
    """The task with this name. Raises Refused if there is none."""
    found = next((each for each in TASKS if each.name == name), None)
    if found is None:
        raise Refused(refusal("no-bench-task", task=name, known=", ".join(each.name for each in TASKS)))
    return found


def setting(name: str) -> Setting:
    """The table with this name. Raises Refused if there is none."""
    found = next((each for each in SETTINGS if each.name == name), None)
    if found is None:
        raise Refused(refusal("no-bench-table", table=name, known=", ".join(each.name for each in SETTINGS)))
    return found


def specification() -> dict[str, Any]:
    """The whole benchmark as JSON: all that makes its games."""
    return {
        "benchmark": NAME,
        "hosts": HOSTS,
        "tasks": [
            {
                "task": each.name,
                "figure": each.figure,
                "training": each.training,
                "tables": [
                    {
                        "table": where.name,
                        "game": where.game,
                        "players": where.players,
                        "options": where.options,
                        "rules_version": find(where.game).rules_version,
                        "seed": each.seed(where),
                        "deals": deals,
                    }
                    for where, deals in each.deals
                ],
            }
            for each in TASKS
        ],
    }


def fingerprint(where: Setting) -> str:
    """Hash of a game of frozen bots at this table. It changes if the rules or the bots play otherwise."""
    game = find(where.game)
    series = Series(where.rules, (where.host,), f"{NAME}/fingerprint", None)
    (record,) = play_records(game, series, range(1))
    return sha256(record.text(game).encode()).hexdigest()[:12]
