"""The newspaper Pravda for one table: all editions so far, in the reader's language."""

from __future__ import annotations

from presidium.core import Player
from presidium.server.domain.table import Table
from presidium.server.protocol import commands
from presidium.server.render.table_info import comrades_at, people_at
from presidium.server.render.view_cache import seen
from presidium.text import Words
from presidium.text.pravda import editions


class PressArchive:
    """Copies a table's data, so that Pravda can be printed while the game continues. Editions are not stored, because
    they can be printed again from the game's events."""

    def __init__(self, table: Table, seat: Player | None, lang: str) -> None:
        self.game, self.table, self.lang = table.game, table.id, lang
        self.comrades, self.people = comrades_at(table), people_at(table)
        self.everybody, self.reader = seen(table, None), seen(table, seat)
        told = [0 if each is None else len(each.events) for each in (self.everybody, self.reader)]
        self.key = (table.id, seat, lang, table.undone, *told, *self.comrades.items(), *self.people.items())
        """Cache key for Pravda: all that the pages depend on except sealed answers, which a cache miss would reveal."""

    def printed(self) -> bytes:
        """Returns all editions of Pravda so far as JSON, oldest first."""
        if self.everybody is None or self.reader is None:
            return commands.write(())
        words = Words(self.lang, comrades=self.comrades, people=self.people)
        return commands.write(editions(self.game, self.everybody, self.reader, words, self.table))
