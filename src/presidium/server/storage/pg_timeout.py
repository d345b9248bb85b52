"""PostgreSQL connections with a read timeout: a database that does not answer in time counts as gone."""

from __future__ import annotations

import time
from functools import cache
from typing import Any


def connect(limit: float | None, *given: Any, **how: Any) -> Any:
    """A connection that closes and raises its error if a query takes longer than `limit` seconds; None: no limit."""
    connection = _kind().connect(*given, **how)
    connection.limit = limit
    return connection


def unhurried(connection: Any) -> None:
    """Remove the timeout of this SQLAlchemy connection."""
    connection.connection.driver_connection.limit = None


@cache
def _kind() -> Any:
    """A subclass of psycopg's Connection with a timeout. Defined on first use, because psycopg is optional."""
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
                    self.pgconn.finish()  # a late reply would be read as the reply to the next query
                raise

    return Timely
