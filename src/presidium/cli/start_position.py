"""Starts games from the first moves of a record or from a position."""

from __future__ import annotations

from pathlib import Path

from presidium.cli.files import read_text
from presidium.core import Record, Refused, refusal
from presidium.core.record import read
from presidium.games import find


def record_at(where: str) -> Record:
    """The record for the text `FILE`, `FILE@57` or a position. Raises Refused if its game is already over."""
    record = _in_position(where) if "|" in where else _up_to(where)
    if record.final(find(record.rules.game)).over:
        raise Refused(refusal("nothing-left-to-play"))
    return record


def _in_position(text: str) -> Record:
    game = find(text.split("|")[0].strip())
    g = game.read_position(text)
    return Record(g.rules, game.rules_version, position=game.write_position(g))


def _up_to(where: str) -> Record:
    file, at, number = where.rpartition("@")
    if not at or not number.isdecimal():
        return read(read_text(Path(where)), find)
    record = read(read_text(Path(file)), find)
    if int(number) > len(record.moves):
        raise Refused(refusal("no-such-answer", number=int(number)))
    return record.until(int(number))
