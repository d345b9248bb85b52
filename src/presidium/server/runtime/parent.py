"""The parent process of the workers: it holds the server's port and restarts workers that die."""

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

from presidium.core import Refused, refusal
from presidium.server.cluster import restarts, shared_limits
from presidium.server.cluster.ownership import at_work, buried, orphaned, tell_died
from presidium.server.runtime.admin_socket import bound_in
from presidium.server.runtime.config import HallConfig
from presidium.server.runtime.worker import DRAIN_TIMEOUT_S, Plan, work
from presidium.server.storage.disk_health import is_trouble
from presidium.server.storage.pg_session import Taken
from presidium.server.storage.store import Store

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

log = logging.getLogger("presidium.workers")

WORKER_CHECK_S: Final = 0.5
"""Seconds between two checks of the parent process for dead workers."""
EARLY_DEATH_S: Final = 10.0
RESTART_DELAYS_S: Final = (0.0, 0.5, 1.0, 2.0, 5.0)
"""Seconds before a dead worker is replaced, by the number of workers that died within 10 s of their start, in a row."""


class Child(NamedTuple):
    id: str
    process: SpawnProcess
    alive: connection.Connection
    """Pipe to the worker that breaks when the parent process dies, for whatever reason."""
    since: float


class Parent:
    """Starts and watches the workers. `ahead`: seconds by which the server clock is ahead of the system's clock."""

    def __init__(self, terms: HallConfig, store: Store, ahead: float, listening: socket.socket) -> None:
        self.terms = terms
        self.store = store
        self.ahead = ahead
        self.listening = listening
        self.children: list[Child] = []
        self._died_young = 0
        self._next = 0.0
        self._were_at_work: set[str] = set()
        self._restarts = 0
        self._folder: Path | None = None

    def run(self, workers: int) -> None:
        """Runs the parent process until it is told to stop."""
        with ExitStack() as open:
            folder = Path(open.enter_context(tempfile.TemporaryDirectory(prefix="presidium-")))
            self._folder = folder
            assert self.terms.data is not None
            admins = open.enter_context(bound_in(self.terms.data)) if hasattr(socket, "AF_UNIX") else None
            spent = shared_limits.made(folder)
            plan = Plan(self.terms, "", folder, self.listening, admins, self.ahead, spent, log.getEffectiveLevel())
            try:
                while True:
                    while len(self.children) < workers and time.monotonic() >= self._next:
                        self._start(plan)
                    connection.wait([each.process.sentinel for each in self.children], WORKER_CHECK_S)
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
        """Replaces dead workers, and kills workers that other workers have removed from the database."""
        for each in [each for each in self.children if not each.process.is_alive()]:
            self.children.remove(each)
            each.alive.close()
            lived = time.monotonic() - each.since
            self._died_young = 0 if lived > EARLY_DEATH_S else min(self._died_young + 1, len(RESTART_DELAYS_S) - 1)
            self._next = time.monotonic() + RESTART_DELAYS_S[self._died_young]
            log.error("a worker ended after %.0f s (%s); another is started", lived, each.process.exitcode)
            self._restarts += 1
            if self._folder is not None:
                restarts.noted(self._folder, self._restarts)
            self._bury(each.id)
        try:
            self.store.touch()
            known = at_work(self.store)
        except Refused as refused:
            if isinstance(refused.__cause__, Taken):
                raise Refused(refusal("data-in-use", data=self.store.name)) from refused
            return
        for each in self.children:
            if each.id in self._were_at_work - known:
                log.error("a worker that others have buried is ended")
                each.process.kill()
        self._were_at_work = known

    def _bury(self, worker: str) -> None:
        """Removes a dead worker from the database at once, without waiting for its lease to expire."""
        try:
            self.store.all(buried(worker))
            self.store.all(orphaned())
            self.store.all(tell_died())
        except Exception as error:
            if not is_trouble(error):
                raise

    def _stop(self) -> None:
        for each in self.children:
            each.process.terminate()
        until = time.monotonic() + DRAIN_TIMEOUT_S
        for each in self.children:
            each.process.join(max(0.0, until - time.monotonic()))
            if each.process.is_alive():
                log.error("a worker did not end in time")
                each.process.kill()
                each.process.join()
            each.alive.close()
            with suppress(Exception):
                self.store.all(buried(each.id))
