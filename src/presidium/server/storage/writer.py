"""The writer: executes all writes on one connection, usually in a thread that commits all waiting jobs together."""

from __future__ import annotations

import logging
import queue
import random
import threading
import time
from abc import ABC, abstractmethod
from collections import deque
from concurrent.futures import Future
from contextlib import suppress
from typing import Any, Final, NamedTuple, Protocol

from presidium.core import Refusal, Refused
from presidium.server.storage.commit_result import CommitResult, bring_home
from presidium.server.storage.disk_health import DiskHealth
from presidium.server.storage.write_latency import WriteLatency

log = logging.getLogger("presidium.disk")

DISK_RETRY_S: Final = 2.0
"""Seconds between attempts to write after a failure."""
MAX_TRIES: Final = 3
"""Number of tries of a transaction that conflicts with another session. After them, each of its jobs gets a transaction
of its own."""
MAX_RETRY_DELAY_S: Final = 0.05
"""Maximum seconds between two tries. The delay is a random part of this time, so that two conflicting sessions do not
conflict again."""

Statements = tuple[tuple[Any, Any], ...]
"""SQL texts, each with its rows of parameters."""


class Required(str):
    """The text of a statement that must change a row for each row of parameters; `why` is the refusal if not."""

    why: Refusal
    holds: str
    """Id of the person whose row the statement locks; empty if it locks none."""


def required(text: str, why: Refusal, holds: str = "") -> Required:
    made = Required(text)
    made.why, made.holds = why, holds
    return made


def must_have_changed(text: str, rows: int, changed: int) -> None:
    """Raises Refused if a statement that must change a row for each of `rows` has changed fewer."""
    if isinstance(text, Required) and changed < rows:
        raise Refused(text.why)


def is_required(statements: Statements) -> bool:
    """Whether one of these statements must change a row."""
    return any(isinstance(text, Required) for text, _ in statements)


class Chain:
    """Jobs that build on each other: if one fails, the later ones fail too."""

    broken: BaseException | None = None


class Job(NamedTuple):
    """Statements that succeed or fail together, and the receiver of their result."""

    statements: Statements
    done: Future[None] | CommitResult
    chain: Chain
    touch: bool = False
    """True for a job that writes without changing anything, to test whether the disk is writable."""
    apart: str = ""
    """Sort key. Jobs with a key get a transaction without the other jobs, and run in the order of their keys."""


class Conflict(Exception):
    """A transaction conflicted with another session (a deadlock). It can be tried again after a rollback."""


class Unsure(Exception):
    """The connection broke during a commit, so its outcome is unknown."""


class WriteConnection(Protocol):
    """The writer thread's own connection to the engine."""

    far: bool
    """Whether every statement takes a network round trip, and not only the commit takes time."""
    beat: float | None
    """Maximum seconds between two transactions, if nothing is to be written; None if there is no maximum."""

    def begin(self) -> None: ...

    def together(self, jobs: list[Statements]) -> bool:
        """Execute all jobs at once, at the start of a transaction. False if that fails; then none of them is
        executed."""

    def lock_people(self, people: list[str]) -> None:
        """Lock the rows of these people, in this order, until the transaction ends. Raises Conflict if that fails."""

    def do(self, statements: Statements, touch: bool) -> Exception | None:
        """Execute a job completely or not at all; returns its error or None. Raises if the transaction is lost."""

    def commit(self) -> None:
        """Commit to disk. Raises Unsure if the outcome is unknown."""

    def has_it(self) -> bool:
        """True if the transaction that raised Unsure was committed after all; raises while the outcome is unknown."""

    def roll_back(self) -> None:
        """Undo the transaction."""

    def close(self) -> None: ...


class Writer(ABC):
    """Executes and commits jobs. A job's future is done once its statements are on disk."""

    def __init__(self, line: WriteConnection, disk: DiskHealth, latency: WriteLatency | None) -> None:
        self.line = line
        self.disk = disk
        self.latency = latency

    @abstractmethod
    def _add(self, job: Job) -> None:
        """Commit this job, now or later."""

    @abstractmethod
    def close(self) -> None:
        """Commit pending jobs, then close the connection."""

    def give(self, statements: Statements, chain: Chain | None = None, apart: str = "") -> Future[None]:
        """Execute these statements together. Without statements, the future is done when all earlier jobs are done."""
        done = _promise()
        self._add(Job(statements, done, chain or Chain(), apart=apart))
        return done

    def settle(self, landing: CommitResult, statements: Statements, chain: Chain | None = None) -> None:
        """Execute these statements together and report the result to an event loop."""
        self._add(Job(statements, landing, chain or Chain()))

    def touch(self) -> Future[None]:
        """Test whether the disk is writable."""
        done = _promise()
        self._add(Job((), done, Chain(), touch=True))
        return done

    def _commit(self, jobs: list[Job]) -> None:
        """Execute all jobs in one transaction. A job that fails is left out, and its error reported."""
        try:
            failed = self._tried(jobs)
        except Conflict as conflict:
            if len(jobs) > 1:
                for job in jobs:
                    self._commit([job])
                return
            failed = {0: self.disk.blamed(conflict.__cause__ or conflict)}
        for at, job in enumerate(jobs):
            if at in failed:
                _refuse(job, failed[at])
            else:
                job.done.set_result(None)
        bring_home(job.done for job in jobs if isinstance(job.done, CommitResult))

    def _tried(self, jobs: list[Job]) -> dict[int, BaseException]:
        """Tries a transaction; returns the errors of failed jobs by index. Raises Conflict if every try conflicts."""
        for left in reversed(range(MAX_TRIES)):
            try:
                return self._transaction(jobs)
            except Conflict:
                self.line.roll_back()
                if not left:
                    raise
                time.sleep(random.uniform(0.0, MAX_RETRY_DELAY_S))
            except Exception as error:
                self.line.roll_back()
                return dict.fromkeys(range(len(jobs)), self.disk.fails(error))
        raise AssertionError

    def _transaction(self, jobs: list[Job]) -> dict[int, BaseException]:
        failed: dict[int, BaseException] = {}
        broken: dict[int, BaseException] = {}
        """Errors by chain. They are final only after the commit, because the whole transaction may be tried again."""
        began = time.perf_counter()
        self.line.begin()
        if len(people := people_of(jobs)) > 1:  # in one order, or two workers would wait for each other
            self.line.lock_people(people)
        plain = len(jobs) > 1 and not any(job.touch or job.chain.broken or is_required(job.statements) for job in jobs)
        done = plain and self.line.together([job.statements for job in jobs])
        for at, job in () if done else enumerate(jobs):
            error = job.chain.broken or broken.get(id(job.chain)) or self.line.do(job.statements, job.touch)
            if error is not None:
                failed[at] = broken[id(job.chain)] = self.disk.blamed(error)
        began = began if self.line.far else time.perf_counter()
        self._sync()
        if any(at not in failed and (job.statements or job.touch) for at, job in enumerate(jobs)):
            self._wrote(time.perf_counter() - began, len(jobs))
        return failed

    def _wrote(self, seconds: float, together: int) -> None:
        """Record a successful write. An empty commit is not recorded, because it does not test the disk."""
        self.disk.works()
        if self.latency is not None:
            self.latency.record(seconds, together)

    def _sync(self) -> None:
        try:
            self.line.commit()
        except Unsure as unsure:
            if not self._find_out(unsure):
                raise (unsure.__cause__ or unsure) from None

    @abstractmethod
    def _find_out(self, unsure: Unsure) -> bool:
        """Whether a transaction with unknown outcome was committed. Its jobs wait until the outcome is known."""


class ThreadedWriter(Writer):
    """A writer with a queue, and a thread that commits all jobs waiting in the queue in one transaction."""

    def __init__(self, line: WriteConnection, disk: DiskHealth, latency: WriteLatency | None) -> None:
        super().__init__(line, disk, latency)
        self._jobs: deque[Job | None] = deque()
        self._since = 0.0
        """Time at which the oldest waiting job was queued."""
        self._bell: queue.SimpleQueue[None] = queue.SimpleQueue()
        self._waits = False
        """True if the thread sleeps and must be woken; waking it without need is expensive."""
        self._closes = False
        self._thread = threading.Thread(target=self._run, name="presidium-writer", daemon=True)
        self._thread.start()

    def _add(self, job: Job | None) -> None:
        if not self._jobs:
            self._since = time.monotonic()
        self._jobs.append(job)
        # checked after the job is queued, as the thread checks for jobs after setting the flag: none is missed
        if self._waits:
            self._waits = False
            self._bell.put(None)

    def _wait(self, seconds: float | None) -> bool:
        """Wait until there are jobs; False if there are none after this many seconds (None: no limit)."""
        self._waits = True
        if not self._jobs:
            with suppress(queue.Empty):
                self._bell.get(timeout=seconds)
        self._waits = False
        return bool(self._jobs)

    def close(self) -> None:
        """Write pending jobs, then stop the thread."""
        self._closes = True
        self._add(None)
        self._thread.join()

    def _run(self) -> None:
        stop = False
        while not stop:
            jobs = self._gathered()
            stop = None in jobs
            given = [job for job in jobs if job is not None]
            apart = sorted((job for job in given if job.apart), key=lambda job: job.apart)
            for together in ([job for job in given if not job.apart], apart):
                if together:
                    self._commit(together)
        self.line.close()

    def _gathered(self) -> list[Job | None]:
        """Waits for a job, and for others to join it, then returns all waiting jobs. Returns an empty job if none came
        for a while."""
        if not self._wait(self.line.beat or (None if self.disk.writable else DISK_RETRY_S)):
            return [Job((), Future(), Chain(), touch=not self.disk.writable)]
        if self.latency is not None and not self._closes:
            time.sleep(max(0.0, self._since + self.latency.batch_delay - time.monotonic()))
        return [self._jobs.popleft() for _ in range(len(self._jobs))]

    def _find_out(self, unsure: Unsure) -> bool:
        """Asks the database until it answers. Jobs that arrive meanwhile are refused."""
        why = self.disk.fails(unsure.__cause__ or unsure)
        while True:
            try:
                return self.line.has_it()
            except Exception as error:
                why = self.disk.fails(error)
            until = time.monotonic() + DISK_RETRY_S
            while (left := until - time.monotonic()) > 0:
                self._wait(left)
                while self._jobs:
                    job = self._jobs.popleft()
                    if job is None:  # closing: these jobs are not reported as done
                        self._add(None)
                        return False
                    _refuse(job, why)
                    bring_home((job.done,) if isinstance(job.done, CommitResult) else ())


def people_of(jobs: list[Job]) -> list[str]:
    """Sorted ids of the people whose rows these jobs lock."""
    texts = (text for job in jobs for text, _ in job.statements)
    return sorted({text.holds for text in texts if isinstance(text, Required) and text.holds})


def _promise() -> Future[None]:
    """A future that cannot be cancelled, so a client that stops waiting does not cancel the write."""
    promise: Future[None] = Future()
    promise.set_running_or_notify_cancel()
    return promise


def _refuse(job: Job, why: BaseException) -> None:
    if job.statements:  # no job builds on one without statements
        job.chain.broken = why
    job.done.set_exception(why)
