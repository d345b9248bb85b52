"""One of several worker processes that serve the same tables."""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
import threading
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final, NamedTuple

import uvicorn

from presidium.core import Refused
from presidium.server.cluster.lifecycle import WorkerLifecycle
from presidium.server.cluster.shared_limits import SharedLimits
from presidium.server.live.registry import Hall
from presidium.server.notifications.channels.http_client import HttpClient
from presidium.server.runtime.config import HallConfig
from presidium.server.runtime.log import set_up_log
from presidium.server.runtime.run import configured, run
from presidium.server.storage.postgres import address_of, open_as_worker
from presidium.server.storage.write_latency import WriteLatency

log = logging.getLogger("presidium.workers")

DRAIN_TIMEOUT_S: Final = 8.0
"""Seconds that a worker may take to finish its work when it is told to stop."""


class Plan(NamedTuple):
    """The values that a worker process needs to start."""

    terms: HallConfig
    worker: str
    """Unique id of the worker process."""
    folder: Path
    """Folder with the workers' sockets and shared files."""
    listening: socket.socket
    admins: socket.socket | None
    """The socket for admin commands; None on systems without Unix sockets."""
    ahead: float
    """Seconds by which the server clock is ahead of the system's monotonic clock."""
    spent: Path
    """Path of the file with the rate limits that all workers share."""
    level: int


def work(plan: Plan, parent: Connection) -> None:
    """Runs a worker process until it is told to stop or the parent process dies."""
    set_up_log(logging.getLevelName(plan.level))
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    store = open_as_worker(address_of(plan.terms.kept_at), plan.worker, WriteLatency())
    try:
        at_work = WorkerLifecycle(store, plan.folder, SharedLimits(plan.spent), plan.spent)
    except Refused as refused:
        log.error("a worker cannot begin: %s", refused.why.id)
        store.close()
        sys.exit(1)
    try:
        settings = plan.terms.settings
        steady = lambda: time.monotonic() + plan.ahead  # noqa: E731
        outgoing, ownership = HttpClient(), at_work.ownership
        hall = Hall(store, steady, wall=time.time, settings=settings, ownership=ownership, outgoing=outgoing)
        server = uvicorn.Server(configured(hall, plan.terms, at_work, plan.admins))
        at_work.serve(server)
        threading.Thread(target=_outlives, args=(parent, server), daemon=True).start()
        run(server, plan.terms, hall, plan.listening)
    finally:
        store.close()


def _outlives(parent: Connection, server: uvicorn.Server) -> None:
    """Stops this worker when the parent dies, because the worker would block the port for the next start. After 8 s the
    worker exits in any case, for example if the database is unreachable too."""
    try:
        parent.recv()
    except (EOFError, OSError):
        server.should_exit = True
        time.sleep(DRAIN_TIMEOUT_S)
        os._exit(1)
