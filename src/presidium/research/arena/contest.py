"""What is asked of an arena: which bots sit where in which games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import presidium
from presidium.bots import find
from presidium.core import Game, Player, Rules, value

JOB: Final = 5  # deals: so few are lost when a worker dies, even where a mind takes a second for every answer


@value
class Arm:
    """One bot in the seat that counts, another in all the others."""

    bot: str
    among: str

    def __str__(self) -> str:
        return self.bot if self.bot == self.among else f"{self.bot} | {self.among}"


def arms_of(bots: Sequence[str]) -> tuple[Arm, ...]:
    """Each bot among each: among the last one first, guests before their host, since that is what is mostly asked."""
    hosts = list(dict.fromkeys(bots))[::-1]
    return tuple(Arm(bot, host) for host in hosts for bot in (*(b for b in dict.fromkeys(bots) if b != host), host))


@value
class Job:
    """A few deals of one arm."""

    arm: int
    first: int
    deals: int

    @property
    def numbers(self) -> range:
        return range(self.first, self.first + self.deals)


@value
class Contest:
    """Arms that play the same deals: with this, any of their games can be played anywhere, and is the same."""

    rules: Rules
    arms: tuple[Arm, ...]
    seed: str

    def counted(self, deal: int) -> Player:
        """The seat that counts in this deal: it moves on from one to the next."""
        return deal % self.rules.seats + 1

    def seated(self, arm: Arm, deal: int) -> dict[Player, str]:
        """Who sits where."""
        return {seat: arm.bot if seat == self.counted(deal) else arm.among for seat in self.rules.players}

    def jobs(self, deals: int) -> Iterator[Job]:
        """Everything to be played, all arms of a deal before the next, so that one can stop anywhere."""
        for first in range(0, deals, JOB):
            for arm in range(len(self.arms)):
                yield Job(arm, first, min(JOB, deals - first))

    def names(self) -> tuple[str, ...]:
        """The bots that take part."""
        return tuple(dict.fromkeys(name for arm in reversed(self.arms) for name in (arm.among, arm.bot)))

    def json(self) -> dict[str, Any]:
        """What is asked, as the first line of a ledger has it."""
        return {
            "game": self.rules.game,
            "players": self.rules.seats,
            "options": dict(self.rules.chosen),
            "arms": [[arm.bot, arm.among] for arm in self.arms],
            "seed": self.seed,
        }


def contest(game: Game, seats: int, arms: Sequence[Arm], seed: str, options: Mapping[str, str]) -> Contest:
    """Refused if a bot is unknown, or the game is not played so."""
    asked = Contest(game.rules(seats, options), tuple(arms), seed)
    for name in asked.names():
        find(name, game.name)
    return asked


def code(game: Game, bots: Sequence[str]) -> str:
    """A short word for the program as it is: games played by another one are not mixed with these."""
    ours = Path(presidium.__file__).parent
    own = (ours / "research" / name for name in ("luck.py", "arena/contest.py", "arena/play.py", "arena/tally.py"))
    folders = [ours / "core", ours / "bots", *own, *_files_of(game.package)]
    files = {file for folder in folders for file in ([folder] if folder.is_file() else folder.rglob("*"))}
    for where, colon, _ in (bot.partition("?")[0].rpartition(":") for bot in bots):
        files |= set([Path(where)] if where.endswith(".py") else _files_of(where) if colon else [])
    made = sha256()
    for file in sorted(file for file in files if file.is_file() and "__pycache__" not in file.parts):
        made.update(file.name.encode() + b"\0" + file.read_bytes())
    return made.hexdigest()[:12]


def _files_of(module: str) -> list[Path]:
    """Where a package or a module is."""
    spec = find_spec(module)
    if spec is None:
        return []
    folders = spec.submodule_search_locations
    return [Path(folder) for folder in folders] if folders else [Path(spec.origin)] if spec.origin else []
