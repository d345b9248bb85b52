"""A bug report: everything that one seat may tell about a table, as plain text.

The report holds the messages that this seat was sent and, if the archive is open, the record. It holds neither the
table's id nor a name, so that it tells about the game and not about people.
"""

from __future__ import annotations

from collections.abc import Iterator

from presidium import __version__
from presidium.core import Player
from presidium.server.domain.table import Table
from presidium.server.protocol import commands
from presidium.server.render import streams
from presidium.server.render.outbox import Key
from presidium.server.render.view_cache import seen
from presidium.text import Words

FORMAT = "presidium report 1"


class Report:
    """Copies a table's data, so that the bug report can be written while the game continues."""

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
        yield f"version {__version__}, protocol {commands.PROTOCOL}"
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
    return commands.write(thing).decode()
