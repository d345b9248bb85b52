"""Interfaces of the services that a table in memory needs; `registry.Hall` implements them."""

from __future__ import annotations

from typing import Protocol

from presidium.server.archive.archivist import Archivist
from presidium.server.base.background import Background
from presidium.server.base.counts import Counts
from presidium.server.base.limits import Limits
from presidium.server.domain.table import Table
from presidium.server.live.bot_pool import BotPool
from presidium.server.live.bot_queue import BotQueue
from presidium.server.notifications.notifier import Notifier
from presidium.server.people.blocklist import Blocklists
from presidium.server.people.hosted_bots import HostedBots
from presidium.server.people.links import Links
from presidium.server.people.repository import Person
from presidium.server.storage.house_clock import Clock
from presidium.server.storage.store import Store


class Rematches(Protocol):
    async def again(self, table: Table, person: Person, here: frozenset[str | None]) -> str:
        """Makes a rematch: a new table with this table's people, bots and options; returns its id."""


class Services(Protocol):
    store: Store
    clock: Clock
    """Monotonic server clock in seconds, for durations and timeouts."""
    wall: Clock
    """Wall clock in seconds, for dates."""
    background: Background
    limits: Limits
    patience: float
    """Factor on the time that bots may think. If it is over 1, bots answer as soon as all of them are ready."""
    counts: Counts
    gone: set[str]
    """Ids of deleted tables, whose commands are refused."""
    closed: bool
    """True once the server shuts down."""
    links: Links
    blocklists: Blocklists
    hosted_bots: HostedBots
    archivist: Archivist
    notifier: Notifier | None
    bot_pool: BotPool
    bot_queue: BotQueue

    @property
    def table_factory(self) -> Rematches: ...

    @property
    def ahead(self) -> float:
        """Seconds by which the wall clock is ahead of the server clock."""
