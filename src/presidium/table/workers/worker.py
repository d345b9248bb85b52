"""One of several processes that serve a hall."""

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
from presidium.table.evenly import Evenly
from presidium.table.hall import Hall
from presidium.table.postgresql import address_of, open_as_worker
from presidium.table.serve import configured, run, set_up_log
from presidium.table.terms import Terms
from presidium.table.workers.at_work import AtWork
from presidium.table.workers.buckets import Buckets

log = logging.getLogger("presidium.workers")

FAREWELL: Final = 8.0
"""How long a worker has to end what is under way."""


class Plan(NamedTuple):
    """What a worker has to know to begin."""

    terms: Terms
    worker: str
    """Its name, which nobody has had before."""
    folder: Path
    """Where the workers find each other."""
    listening: socket.socket
    admins: socket.socket | None
    """The host's socket."""
    ahead: float
    """By how much the house's clock is ahead of this machine's steady one."""
    spent: Path
    """Where all know what people have left of their limits."""
    level: int
    """Of what is worth a line in the log."""


def work(plan: Plan, parent: Connection) -> None:
    """Until it is told to stop, or the parent is no more."""
    set_up_log(logging.getLevelName(plan.level))
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    store = open_as_worker(address_of(plan.terms.kept_at), plan.worker, Evenly())
    try:
        at_work = AtWork(store, plan.folder, Buckets(plan.spent))
    except Refused as refused:
        log.error("a worker cannot begin: %s", refused.why.id)
        store.close()
        sys.exit(1)
    try:
        settings = plan.terms.settings
        hall = Hall(
            store, lambda: time.monotonic() + plan.ahead, wall=time.time, settings=settings, share=at_work.share
        )
        server = uvicorn.Server(configured(hall, plan.terms, at_work, plan.admins))
        at_work.serve(server)
        threading.Thread(target=_outlives, args=(parent, server), daemon=True).start()
        run(server, plan.terms, hall, plan.listening)
    finally:
        store.close()


def _outlives(parent: Connection, server: uvicorn.Server) -> None:
    """Nobody is left over when the parent has died: the port would be taken for whoever opens the hall again. What
    cannot be ended in time, because the database has gone as well, is left."""
    try:
        parent.recv()
    except (EOFError, OSError):
        server.should_exit = True
        time.sleep(FAREWELL)
        os._exit(1)
