"""Checkpoints SQLite's write-ahead log in a thread of its own, so that commits need not wait for it.

By default SQLite checkpoints within the commit of every thousandth page. On a busy disk all clients then wait 100 ms or
more.
"""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

COMMITS_PER_CHECKPOINT: Final = 100
"""Commits between two checkpoints."""
MAX_WAL_PAGES: Final = 4000
"""Log pages (4 KB each) from which a commit runs the checkpoint itself. SQLite starts the log again from its beginning
only when all pages have been copied; few are left by then."""
MAX_LOG_BYTES: Final = 4 * 2**20
"""Size in bytes to which the log file is cut after a complete checkpoint. With a larger log file the server could run
for long on a full disk unnoticed."""


class WalCheckpointer:
    """A thread with a connection of its own that checkpoints the log.

    A checkpoint that fails is repeated the next time and loses nothing. If the disk is the cause, commits fail too and
    report the error.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._commits = 0
        self._enough = threading.Event()
        self._stops = False
        self._thread: threading.Thread | None = None
        """The checkpoint thread; None until the first checkpoint is due."""

    def committed(self) -> None:
        """Count a commit; wake the thread after every `COMMITS_PER_CHECKPOINT` of them."""
        self._commits += 1
        if self._commits < COMMITS_PER_CHECKPOINT:
            return
        self._commits = 0
        self._enough.set()
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="presidium-carrier", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Stop the thread. SQLite checkpoints the rest when the last connection closes."""
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
        """Checkpoint as much of the log as possible without waiting for readers or writers."""
        with closing(sqlite3.connect(self._path, isolation_level=None)) as connection:
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
