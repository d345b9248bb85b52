"""Pravda at a table: every edition there is by now, for whoever asks, in the language asked for."""

from __future__ import annotations

from presidium.core import Player
from presidium.table import wire
from presidium.table.sight import seen
from presidium.table.standing import comrades_at
from presidium.table.table import Table
from presidium.text import Words
from presidium.text.pravda import editions


class Paper:
    """What is printed from, taken at once: the game may go on while it is set. Nothing of it is kept in the journal,
    the game's own events say it all again."""

    def __init__(self, table: Table, seat: Player | None, lang: str) -> None:
        self.game, self.table, self.lang = table.game, table.id, lang
        self.comrades = comrades_at(table)
        self.everybody, self.reader = seen(table, None), seen(table, seat)
        told = [0 if each is None else len(each.events) for each in (self.everybody, self.reader)]
        self.key = (table.id, seat, lang, table.undone, *told, *self.comrades.items())
        """What it depends on. A sealed answer is not in it: else it would be felt whether the page is made anew."""

    def printed(self) -> bytes:
        """The oldest first."""
        if self.everybody is None or self.reader is None:
            return wire.write(())
        return wire.write(
            editions(self.game, self.everybody, self.reader, Words(self.lang, comrades=self.comrades), self.table)
        )
