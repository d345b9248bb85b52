"""Games that begin in the middle: at a moment of a finished game, or in a given position.

The starting point is stored with the table, as a record. The dice are new, so nothing of the other game's dice is
known.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from presidium.core import BadRecord, Game, Record, Refused, State, refusal
from presidium.core.record import read
from presidium.games import find
from presidium.server.domain.journal import Begins, Opened


def of_record(record: Record, game: Game, table: str = "", moment: int = 0) -> Begins:
    """The starting point at the end of this record, without names and notes. Raises Refused if the game ends there."""
    text = replace(record, names=(), notes={}).text(game)
    if led_to(text).over:
        raise Refused(refusal("nothing-left-to-play"))
    return Begins(text, table, moment)


def of_position(text: str, game: Game) -> Begins:
    """The starting point in this position. Raises Refused if it is invalid or omits hidden facts, because everybody
    could guess the defaults."""
    try:
        g = game.read_position(text)
    except Refused:
        raise
    except Exception:  # positions are typed by hand, so anything may be wrong
        raise Refused(refusal("unreadable", text=text[:60])) from None
    position = game.write_position(g)
    for name in game.hidden:
        if _count(name, text) < _count(name, position):
            raise Refused(refusal("position-hides-nothing", text=name))
    return of_record(Record(g.rules, game.rules_version, position=position), game)


def _count(name: str, position: str) -> int:
    """How many fields of a position begin with this word."""
    return sum(field.split()[:1] == [name] for field in position.split("|"))


@lru_cache(16)
def led_to(record: str) -> State[Any]:
    """The state at the end of a record; cached, so do not change it."""
    kept = read(record, find)
    return kept.final(find(kept.rules.game))


def state_of(opened: Opened, game: Game) -> State[Any] | None:
    """The first state of a table's game; None if the rules have changed and its stored record has become invalid."""
    if opened.begins is None:
        return game.new(opened.seats, **opened.chosen)
    try:
        return led_to(opened.begins.record).copy()
    except (BadRecord, Refused):
        if opened.rules_version == game.rules_version:
            raise
        return None


def record_of(opened: Opened, game: Game) -> Record | None:
    """The record of everything played before the starting point; None if there is none, or the rules have changed."""
    if opened.begins is None or opened.rules_version != game.rules_version:
        return None
    return read(opened.begins.record, find)
