"""What was committed lies beside the file first, in SQLite's log; from there it is carried into the file.

SQLite does so with every thousandth page, before whoever commits may go on, and with a busy disk everybody then waits
for a tenth of a second and more. Here somebody else carries, while others commit.
"""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

EVERY: Final = 100
"""So many commits are carried at a time."""
MOST: Final = 4000
"""If the log has grown to so many pages, of 4 KB, whoever commits carries what is left: only when all of it is in the
file does the log begin anew. Little is left then."""
LEFT: Final = 4 * 2**20
"""How large its file stays when it does, in bytes: on a disk that is full people could play on in it for long before
anybody heard of that."""


class Carrier:
    """A thread of its own, with its own connection. What it cannot carry now it will the next time: nothing is lost
    meanwhile, and if the disk is the reason, whoever commits is told so by it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._commits = 0
        self._enough = threading.Event()
        self._stops = False
        self._thread: threading.Thread | None = None
        """None until there is something to carry."""

    def committed(self) -> None:
        self._commits += 1
        if self._commits < EVERY:
            return
        self._commits = 0
        self._enough.set()
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="presidium-carrier", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """What is not carried yet SQLite carries when the last has closed the file."""
        self._stops = True
        self._enough.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        while self._enough.wait() and not self._stops:
            self._enough.clear()
            with suppress(sqlite3.Error):
                self.carry()

    def carry(self) -> None:
        """As far as others who read or write let it, for whom it does not wait."""
        with closing(sqlite3.connect(self._path, isolation_level=None)) as connection:
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
