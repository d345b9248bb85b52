"""Something is wrong: all that somebody may hand on of a table, as one text for whoever is to mend it.

It is made of what this seat is told and of nothing else; of a game that is over and open, with its record. Neither the
table's id is in it nor anybody's name: whoever reads it learns of the game, not of the people.
"""

from __future__ import annotations

from collections.abc import Iterator

from presidium import __version__
from presidium.core import Player
from presidium.table import streams, wire
from presidium.table.outbox import Key
from presidium.table.sight import seen
from presidium.table.table import Table
from presidium.text import Words

FORMAT = "presidium report 1"


class Report:
    """What it is made from, taken at once: the game may go on while it is written."""

    def __init__(self, table: Table, key: Key, person: str | None, lang: str, record: str = "") -> None:
        self.game, self.opened, self.lang, self.record = table.game, table.opened, lang, record
        self.seat = streams.eyes(key)
        self.seen = seen(table, self.seat)
        self.hello = streams.hello(table, key, person, 0, 0.0)

    def text(self) -> str:
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        table = self.hello.table
        yield FORMAT
        yield f"version {__version__}, protocol {wire.PROTOCOL}"
        yield f"game {self.game.name}, rules-version {self.opened.rules_version}, players {self.opened.seats}"
        yield f"options {' '.join(f'{name}={chosen}' for name, chosen in table.options.items())}".rstrip()
        yield f"status {table.status}, pace {table.tempo.pace}"
        yield f"seats {' '.join(f'{each.seat}:{each.kind}' for each in table.seats)}"
        yield f"seen by {_whose(self.seat)}"
        if self.seen is not None:
            words = Words(self.lang, you=self.seat)
            yield from ("", "== log", *(words.tell(self.game.name, event) for event in self.seen.events))
        yield from ("", "== view", _json(self.hello.view), "", "== question", _json(self.hello.question))
        if self.seat is not None:
            yield from ("", "== own", _json({"orders": self.hello.orders, "ahead": self.hello.ahead}))
        if self.record:
            kept = (line for line in self.record.splitlines() if not line.startswith("seat "))
            yield from ("", "== record", *kept)


def _whose(seat: Player | None) -> str:
    return "nobody's seat" if seat is None else f"seat {seat}"


def _json(thing: object) -> str:
    return wire.write(thing).decode()
