"""A table as those see it who are told of it: whatever is looked at is looked at once, however many are told."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final, NamedTuple

from presidium.core import Player, View, open_view, view
from presidium.table import back, mail
from presidium.table.infos import UndoInfo
from presidium.table.standing import table_facts
from presidium.table.table import Table
from presidium.table.tempo import is_window

ALL: Final[Player] = -1
"""The eyes of the archives, which see everything; no seat has this number."""

Seen = View[Any] | None
"""What a seat sees of the game; None before it has begun."""


class Standing(NamedTuple):
    """What everybody may know of the question that stands."""

    question: int
    asked: tuple[Player, ...]
    window: bool
    deadline: float | None
    moment: bool
    undo: UndoInfo | None
    due: float | None
    sitting: float | None


class Sight:
    """What each seat sees, and what is the same for all; of a game that has not moved nobody need look again."""

    def __init__(self, table: Table, unmoved: Sight | None = None, private: bool = False) -> None:
        """`private`: what has happened since concerns one seat alone, and changes nothing that everybody may know."""
        self.table = table
        self._views: dict[Player | None, Seen] = {} if unmoved is None else unmoved._views
        if private and unmoved is not None:
            self.facts, self.standing = unmoved.facts, unmoved.standing

    def seen(self, seat: Player | None) -> Seen:
        if seat not in self._views:
            self._views[seat] = seen(self.table, seat, next(iter(self._views.values()), None))
        return self._views[seat]

    @cached_property
    def facts(self) -> Any:
        return table_facts(self.table)

    @cached_property
    def standing(self) -> Standing | None:
        """None while no game runs."""
        table = self.table
        if not table.running:
            return None
        told = table.question, table.g.asked(), is_window(table.g), table.deadline(), table.moment
        return Standing(*told, back.undo_info(table), *mail.expected(table))


def seen(table: Table, seat: Player | None, beside: Seen = None) -> Seen:
    if not table.started:
        return None
    return open_view(table.g) if seat == ALL else view(table.g, seat, beside)
