"""Interface to the other worker processes of the server. A single process has none (docs/decisions/0020)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

import msgspec

from presidium.server.base.counts import Counted


class OwnedElsewhere(Exception):
    """Raised for a request about a table that another worker owns."""

    def __init__(self, table: str) -> None:
        super().__init__("the table is another worker's")
        self.table = table


Owning = Callable[[str], AbstractAsyncContextManager[bool]]
"""Makes this worker the owner of a table for the time of a `with` block; False if another worker owns it."""


class Ownership(Protocol):
    """Interface to the ownership of tables: which of them belong to this worker."""

    first: bool
    """True for the one worker that runs jobs for the whole server."""

    @property
    def surely(self) -> bool:
        """True while no other worker can have taken this worker's tables."""

    def must_be_sure(self) -> None:
        """Raises Refused if another worker may have taken this worker's tables."""

    async def take(self, table: str) -> None:
        """Makes this worker the table's owner. Raises OwnedElsewhere if another worker is."""

    async def elsewhere(self, tables: Iterable[str]) -> dict[str, str]:
        """Maps each of these tables that another worker owns to the id of its owner."""

    def made(self, table: str) -> Any:
        """SQL statement that makes this worker the owner of a new table."""

    async def release(self, tables: Iterable[str]) -> None:
        """Gives up these tables, so that any worker may take them."""


class Peers(Protocol):
    """Interface for requests to the other workers."""

    async def ask(self, worker: str, what: str, *tables: str, person: str = "") -> Any:
        """Sends the request `what` to a worker and returns its reply; None if the worker does not reply."""

    async def ask_all(self, what: str, person: str = "") -> list[Any]:
        """Sends the request `what` to all other workers and returns the replies that arrive."""

    async def counts(self) -> list[Counted]:
        """The counters of all other workers, including workers that have ended."""

    async def trouble(self) -> str:
        """The disk error that another worker reports; empty if there is none."""

    async def about(self, what: str, tables: dict[str, str], person: str = "") -> dict[str, msgspec.Raw]:
        """Sends the request `what` to the workers that own these tables; returns their replies by table."""
