"""All writing is done by one thread, which commits what has gathered all at once."""

from __future__ import annotations

import queue
import sqlite3
import threading
import time
from concurrent.futures import Future
from typing import Any, Final, NamedTuple

from presidium.table.disk import Disk
from presidium.table.evenly import Evenly

AGAIN: Final = 2.0
"""How often a disk that could not be written is tried again."""


class Chain:
    """Jobs that build on each other: when one of them fails, those behind it do too."""

    broken: BaseException | None = None


class Job(NamedTuple):
    """Something for the writer: statements that stand or fall together, and who waits for them."""

    statements: tuple[tuple[Any, Any], ...]
    done: Future[None]
    chain: Chain
    touch: bool = False
    """To see whether the disk can be written: the first page is written as it is."""


class Writer:
    """A future that is done means that the disk has it."""

    def __init__(self, connection: sqlite3.Connection, disk: Disk, evenly: Evenly | None) -> None:
        self.disk = disk
        self.evenly = evenly
        self._connection = connection
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="presidium-writer", daemon=True)
        self._thread.start()

    def give(self, statements: tuple[tuple[Any, Any], ...], chain: Chain | None = None) -> Future[None]:
        """Do these together; without any, be done when all that was given before is."""
        done: Future[None] = Future()
        self._jobs.put(Job(statements, done, chain or Chain()))
        return done

    def touch(self) -> Future[None]:
        """See whether the disk can be written."""
        done: Future[None] = Future()
        self._jobs.put(Job((), done, Chain(), touch=True))
        return done

    def close(self) -> None:
        """Write what is left, and stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        stop = False
        while not stop:
            jobs = [self._next()]
            while not self._jobs.empty():
                jobs.append(self._jobs.get_nowait())
            stop = None in jobs
            self._commit([job for job in jobs if job is not None])
        self._connection.close()

    def _next(self) -> Job | None:
        try:
            return self._jobs.get(timeout=None if self.disk.writable else AGAIN)
        except queue.Empty:
            return Job((), Future(), Chain(), touch=True)

    def _commit(self, jobs: list[Job]) -> None:
        """One transaction for all; a job that cannot stand is left out of it and told so."""
        failed: dict[int, BaseException] = {}
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for at, job in enumerate(jobs):
                error = self._do(job)
                if error is not None:
                    failed[at] = job.chain.broken = self.disk.blamed(error)
            began = time.perf_counter()
            self._sync()
            if any(at not in failed and (job.statements or job.touch) for at, job in enumerate(jobs)):
                self._wrote(time.perf_counter() - began)
        except Exception as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            failed = dict.fromkeys(range(len(jobs)), self.disk.fails(error))
        for at, job in enumerate(jobs):
            if at in failed:
                job.chain.broken = failed[at]
                job.done.set_exception(failed[at])
            else:
                job.done.set_result(None)

    def _do(self, job: Job) -> Exception | None:
        """Within the transaction; why not, if it could not be done."""
        self._connection.execute("SAVEPOINT job")
        why = None
        try:
            if job.chain.broken is not None:
                raise job.chain.broken
            for text, rows in job.statements:
                self._connection.executemany(text, rows)
            if job.touch:
                self._touch()
        except Exception as error:
            if not self._connection.in_transaction:  # a full disk ends the transaction itself
                raise
            self._connection.execute("ROLLBACK TO job")
            why = error
        self._connection.execute("RELEASE job")
        return why

    def _touch(self) -> None:
        """A page is written, and nothing has changed."""
        (version,) = self._connection.execute("PRAGMA user_version").fetchone()
        self._connection.execute(f"PRAGMA user_version = {version}")

    def _wrote(self, seconds: float) -> None:
        """Something; nothing is written in no time, and says nothing of the disk."""
        self.disk.works()
        if self.evenly is not None:
            self.evenly.took(seconds)

    def _sync(self) -> None:
        self._connection.execute("COMMIT")
