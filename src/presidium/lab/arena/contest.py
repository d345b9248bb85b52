"""A contest of the arena: the bots to compare, their seats, and the seed of the deals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import presidium
from presidium.bots import find
from presidium.core import Game, Player, Rules, value

DEALS_PER_JOB: Final = 5  # deals per job: few, because a dead worker loses its job, even with bots that think 1 s


@value
class Arm:
    """One bot in the counted seat and another bot (`among`) in all other seats. Only the counted seat is measured."""

    bot: str
    among: str

    def __str__(self) -> str:
        return self.bot if self.bot == self.among else f"{self.bot} | {self.among}"


def arms_of(bots: Sequence[str]) -> tuple[Arm, ...]:
    """All pairs of bots as arms, grouped by opponent, the last bot first; a group ends with the opponent itself."""
    hosts = list(dict.fromkeys(bots))[::-1]
    return tuple(Arm(bot, host) for host in hosts for bot in (*(b for b in dict.fromkeys(bots) if b != host), host))


@value
class Job:
    """A few consecutive deals of one arm of a contest."""

    arm: int
    first: int
    deals: int

    @property
    def numbers(self) -> range:
        return range(self.first, self.first + self.deals)


@value
class Contest:
    """Arms that play the same deals. Rules, arms and seed determine every game, so any machine can play it."""

    rules: Rules
    arms: tuple[Arm, ...]
    seed: str

    def counted(self, deal: int) -> Player:
        """The seat that is measured in this deal. It rotates from deal to deal."""
        return deal % self.rules.seats + 1

    def seated(self, arm: Arm, deal: int) -> dict[Player, str]:
        """The bot in each seat when this arm plays this deal."""
        return {seat: arm.bot if seat == self.counted(deal) else arm.among for seat in self.rules.players}

    def jobs(self, deals: int) -> Iterator[Job]:
        """Yields all jobs, ordered by deal and not by arm, so that play can stop after any deal."""
        for first in range(0, deals, DEALS_PER_JOB):
            for arm in range(len(self.arms)):
                yield Job(arm, first, min(DEALS_PER_JOB, deals - first))

    def names(self) -> tuple[str, ...]:
        """The names of all bots that take part in the contest."""
        return tuple(dict.fromkeys(name for arm in reversed(self.arms) for name in (arm.among, arm.bot)))

    def json(self) -> dict[str, Any]:
        """The contest as JSON, as in the first line of a ledger."""
        return {
            "game": self.rules.game,
            "players": self.rules.seats,
            "options": dict(self.rules.chosen),
            "arms": [[arm.bot, arm.among] for arm in self.arms],
            "seed": self.seed,
        }


OWN: Final = ("lab/statistics/luck.py", "lab/arena/contest.py", "lab/arena/play.py", "lab/arena/tally.py")
"""Files of the arena that influence results; `code` hashes these files together with the engine and the bots."""


def contest(game: Game, seats: int, arms: Sequence[Arm], seed: str, options: Mapping[str, str]) -> Contest:
    """Returns a contest. Raises Refused if a bot is unknown or the game does not allow these options."""
    asked = Contest(game.rules(seats, options), tuple(arms), seed)
    for name in asked.names():
        find(name, game.name)
    return asked


def code(game: Game, bots: Sequence[str]) -> str:
    """Hash of the source of engine, game and bots; a ledger never mixes games of two different sources."""
    ours = Path(presidium.__file__).parent
    own = (ours / name for name in OWN)
    folders = [ours / "core", ours / "bots", *own, *_files_of(game.package)]
    files = {file for folder in folders for file in ([folder] if folder.is_file() else folder.rglob("*"))}
    for where, colon, _ in (bot.partition("?")[0].rpartition(":") for bot in bots):
        files |= set([Path(where)] if where.endswith(".py") else _files_of(where) if colon else [])
    made = sha256()
    for file in sorted(file for file in files if file.is_file() and "__pycache__" not in file.parts):
        made.update(file.name.encode() + b"\0" + file.read_bytes())
    return made.hexdigest()[:12]


def _files_of(module: str) -> list[Path]:
    """Folder or file of a Python module; empty if the module does not exist."""
    spec = find_spec(module)
    if spec is None:
        return []
    folders = spec.submodule_search_locations
    return [Path(folder) for folder in folders] if folders else [Path(spec.origin)] if spec.origin else []
