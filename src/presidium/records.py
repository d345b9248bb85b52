"""Records, for programs: a whole game as a text, read, walked through and written.

A record is a header and every answer, chance included; it needs no seed, and replaying it gives the same states. How
one is written down, line by line: `docs/notation.md`.
"""

from pathlib import Path

from presidium.core import BadRecord, Game, Record, record
from presidium.core.record import FORMAT, Move, play
from presidium.games import find

__all__ = ["FORMAT", "BadRecord", "Move", "Record", "game_of", "load", "play", "read"]


def read(text: str) -> Record:
    """The record a text holds, of a game that is known here, played through to see that it can be; BadRecord says on
    which line it cannot, and why."""
    return record.read(text, find)


def load(file: str | Path) -> Record:
    """The record in this file."""
    return read(Path(file).read_text(encoding="utf-8"))


def game_of(record: Record) -> Game:
    """The game that was played: what `record.replay`, `record.final` and `record.text` ask for."""
    return find(record.rules.game)
