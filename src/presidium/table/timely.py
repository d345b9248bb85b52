"""A line to PostgreSQL that does not wait for ever: a database that does not answer in time counts as gone."""

from __future__ import annotations

import time
from functools import cache
from typing import Any


def connect(limit: float | None, *given: Any, **how: Any) -> Any:
    """Whatever is asked by this line is answered within so many seconds, or the line is closed and its error raised."""
    connection = _kind().connect(*given, **how)
    connection.limit = limit
    return connection


def unhurried(connection: Any) -> None:
    """What is asked by this line, one of SQLAlchemy's, may take its time."""
    connection.connection.driver_connection.limit = None


@cache
def _kind() -> Any:
    from psycopg import Connection, OperationalError

    class Timely(Connection[Any]):
        limit: float | None = None

        def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
            timeout = self.limit if timeout is None else timeout
            began = time.monotonic()
            try:
                return super().wait(gen, interval, timeout)
            except OperationalError:
                if timeout is not None and time.monotonic() - began >= timeout:
                    self.pgconn.finish()  # what it would still say is the answer to something else
                raise

    return Timely
