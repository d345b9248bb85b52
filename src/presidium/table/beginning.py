"""Tables whose game begins in the middle: at a moment of another, or in a position.

How it began is written down with the table itself, as a record. The dice are its own: of what chance had in store for
the other game nothing comes with it.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from presidium.core import BadRecord, Game, Record, Refused, State, refusal
from presidium.core.record import read
from presidium.games import find
from presidium.table.journal import Begins, Opened


def of_record(record: Record, game: Game, table: str = "", moment: int = 0) -> Begins:
    """Refused if nothing is left to play. Who sat there is nobody's business here."""
    text = replace(record, names=(), notes={}).text(game)
    if led_to(text).over:
        raise Refused(refusal("nothing-left-to-play"))
    return Begins(text, table, moment)


def of_position(text: str, game: Game) -> Begins:
    """Refused if it cannot be read, or leaves out what is hidden: what would be filled in everybody could guess."""
    try:
        g = game.read_position(text)
    except Refused:
        raise
    except Exception:  # somebody has written it by hand, and anything may be wrong with it
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
    """The state that a record leads to; not to be changed."""
    kept = read(record, find)
    return kept.final(find(kept.rules.game))


def state_of(opened: Opened, game: Game) -> State[Any] | None:
    """Where the game of a table begins; None if the rules have changed since and do not lead there."""
    if opened.begins is None:
        return game.new(opened.seats, **opened.chosen)
    try:
        return led_to(opened.begins.record).copy()
    except (BadRecord, Refused):
        if opened.rules_version == game.rules_version:
            raise
        return None


def record_of(opened: Opened, game: Game) -> Record | None:
    """All that was played before it; None where there is nothing, or nothing that can be read."""
    if opened.begins is None or opened.rules_version != game.rules_version:
        return None
    return read(opened.begins.record, find)
