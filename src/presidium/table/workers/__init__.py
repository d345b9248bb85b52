"""One hall, several processes: who is at work, whose each table is, and how what concerns a table gets to its owner.

`presidium serve --workers N` needs a database that several can write (docs/decisions/0020). But for this file nothing
here is imported where one process has the hall to itself.
"""

from __future__ import annotations


class Elsewhere(Exception):
    """The table is another worker's."""

    def __init__(self, table: str) -> None:
        super().__init__("the table is another worker's")
        self.table = table
