"""Records for programs: reads, replays and writes a whole game as text.

A record is a header and every answer, those of chance included; replaying it needs no seed and gives the same states.
`docs/notation.md` describes the format.
"""

from pathlib import Path

from presidium.core import BadRecord, Game, Record, record
from presidium.core.record import FORMAT, Move, play
from presidium.games import find

__all__ = ["FORMAT", "BadRecord", "Move", "Record", "game_of", "load", "play", "read"]


def read(text: str) -> Record:
    """Returns the record of an installed game that this text contains. Plays all its moves as a check; raises BadRecord
    with the line and the reason if that fails."""
    return record.read(text, find)


def load(file: str | Path) -> Record:
    """Returns the record in this file. Raises BadRecord with the line and the reason if it cannot be played."""
    return read(Path(file).read_text(encoding="utf-8"))


def game_of(record: Record) -> Game:
    """Returns the game of this record. The record's methods `replay`, `final` and `text` need the game."""
    return find(record.rules.game)
