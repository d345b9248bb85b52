"""The process that opens a hall for several workers: it has the port and the hall, and sees to it that they live."""

from __future__ import annotations

import logging
import secrets
import socket
import tempfile
import time
from contextlib import ExitStack, suppress
from multiprocessing import connection, get_context
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import sqlalchemy as sql

from presidium.core import Refused, refusal
from presidium.table.admin import bound_in
from presidium.table.disk import is_trouble
from presidium.table.file import WORKERS
from presidium.table.postgresql import CHANNEL
from presidium.table.session import Taken
from presidium.table.store import Store
from presidium.table.terms import Terms
from presidium.table.workers import buckets
from presidium.table.workers.share import buried, orphaned
from presidium.table.workers.worker import FAREWELL, Plan, work

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

log = logging.getLogger("presidium.workers")

LOOK: Final = 0.5
"""How often it looks after them."""
YOUNG: Final = 10.0
PAUSE: Final = (0.0, 0.5, 1.0, 2.0, 5.0)
"""How long after each that died young the next one is started."""


class Child(NamedTuple):
    id: str
    process: SpawnProcess
    alive: connection.Connection
    """Closed when this process is no more, however it ended."""
    since: float


class Parent:
    """`ahead`: by how much the house's clock is ahead of the machine's steady one, which all have in common."""

    def __init__(self, terms: Terms, store: Store, ahead: float, listening: socket.socket) -> None:
        self.terms = terms
        self.store = store
        self.ahead = ahead
        self.listening = listening
        self.children: list[Child] = []
        self._died_young = 0
        self._next = 0.0
        self._were_at_work: set[str] = set()

    def run(self, workers: int) -> None:
        """Until it is told to stop."""
        with ExitStack() as open:
            folder = Path(open.enter_context(tempfile.TemporaryDirectory(prefix="presidium-")))
            assert self.terms.data is not None
            admins = open.enter_context(bound_in(self.terms.data)) if hasattr(socket, "AF_UNIX") else None
            spent = buckets.made(folder)
            plan = Plan(self.terms, "", folder, self.listening, admins, self.ahead, spent, log.getEffectiveLevel())
            try:
                while True:
                    while len(self.children) < workers and time.monotonic() >= self._next:
                        self._start(plan)
                    connection.wait([each.process.sentinel for each in self.children], LOOK)
                    self._look()
            finally:
                self._stop()

    def _start(self, plan: Plan) -> None:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        plan = plan._replace(worker=secrets.token_hex(8))
        process = context.Process(target=work, args=(plan, theirs), name=f"presidium-{plan.worker[:4]}")
        process.start()
        theirs.close()
        self.children.append(Child(plan.worker, process, ours, time.monotonic()))

    def _look(self) -> None:
        """Whoever has died is buried at once, and another comes in his place; whoever was buried by others dies."""
        for each in [each for each in self.children if not each.process.is_alive()]:
            self.children.remove(each)
            each.alive.close()
            lived = time.monotonic() - each.since
            self._died_young = 0 if lived > YOUNG else min(self._died_young + 1, len(PAUSE) - 1)
            self._next = time.monotonic() + PAUSE[self._died_young]
            log.error("a worker ended after %.0f s (%s); another is started", lived, each.process.exitcode)
            self._bury(each.id)
        try:
            self.store.touch()
            at_work = {row.id for row in self.store.all(sql.select(WORKERS.c.id))}
        except Refused as refused:
            if isinstance(refused.__cause__, Taken):
                raise Refused(refusal("data-in-use", data=self.store.name)) from refused
            return
        for each in self.children:
            if each.id in self._were_at_work - at_work:
                log.error("a worker that others have buried is ended")
                each.process.kill()
        self._were_at_work = at_work

    def _bury(self, worker: str) -> None:
        """Surely dead: nobody need wait until he has not been heard of for long."""
        try:
            self.store.all(buried(worker))
            self.store.all(orphaned())
            self.store.all(sql.select(sql.func.pg_notify(CHANNEL, "died")))
        except Exception as error:
            if not is_trouble(error):
                raise

    def _stop(self) -> None:
        for each in self.children:
            each.process.terminate()
        until = time.monotonic() + FAREWELL
        for each in self.children:
            each.process.join(max(0.0, until - time.monotonic()))
            if each.process.is_alive():
                log.error("a worker did not end in time")
                each.process.kill()
                each.process.join()
            each.alive.close()
            with suppress(Exception):
                self.store.all(buried(each.id))
