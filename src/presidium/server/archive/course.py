"""Replays the states of a finished game in order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from presidium.core import State
from presidium.server.domain.journal import Entry
from presidium.server.domain.replay import opened_together, replay
from presidium.server.domain.table import Table


def course(table: Table, entries: Sequence[Entry]) -> Iterator[tuple[int, State[Any]]]:
    """Replays journal entries at this table; yields each state of the game with its number in the archive."""
    for n, passage in enumerate(replay(table, entries, opened_together), 1):
        if passage.after.started:
            yield n, passage.after.g
