"""All writing is done by one thread, which commits what has gathered all at once."""

from __future__ import annotations

import queue
import threading
import time
from concurrent.futures import Future
from typing import Any, Final, NamedTuple, Protocol

from presidium.table.disk import Disk
from presidium.table.evenly import Evenly

AGAIN: Final = 2.0
"""How often a disk that could not be written is tried again."""

Statements = tuple[tuple[Any, Any], ...]
"""Texts, each with the rows it is done for."""


class Chain:
    """Jobs that build on each other: when one of them fails, those behind it do too."""

    broken: BaseException | None = None


class Job(NamedTuple):
    """Something for the writer: statements that stand or fall together, and who waits for them."""

    statements: Statements
    done: Future[None]
    chain: Chain
    touch: bool = False
    """To see whether the disk can be written: something is written as it is."""


class Unsure(Exception):
    """The line broke while something was being committed: nobody knows yet whether it was."""


class Line(Protocol):
    """The writer's own line to where everything is kept."""

    far: bool
    """Whether every word to it takes time, and not only the commit."""
    beat: float | None
    """How often something has to be said by it, if there is nothing to write; None: it need not."""

    def begin(self) -> None: ...

    def do(self, statements: Statements, touch: bool) -> Exception | None:
        """Within what was begun, all of it or nothing; why not, if it could not be done. Raises if all is lost."""

    def commit(self) -> None:
        """Until the disk has it. Unsure if that cannot be told."""

    def has_it(self) -> bool:
        """Whether what was Unsure is there; raises as long as nobody can tell."""

    def roll_back(self) -> None:
        """Nothing of what was begun is so."""

    def close(self) -> None: ...


class Writer:
    """A future that is done means that the disk has it."""

    def __init__(self, line: Line, disk: Disk, evenly: Evenly | None) -> None:
        self.line = line
        self.disk = disk
        self.evenly = evenly
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="presidium-writer", daemon=True)
        self._thread.start()

    def give(self, statements: Statements, chain: Chain | None = None) -> Future[None]:
        """Do these together; without any, be done when all that was given before is."""
        job = Job(statements, _promise(), chain or Chain())
        self._jobs.put(job)
        return job.done

    def touch(self) -> Future[None]:
        """See whether the disk can be written."""
        job = Job((), _promise(), Chain(), touch=True)
        self._jobs.put(job)
        return job.done

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
            if given := [job for job in jobs if job is not None]:
                self._commit(given)
        self.line.close()

    def _next(self) -> Job | None:
        try:
            return self._jobs.get(timeout=self.line.beat or (None if self.disk.writable else AGAIN))
        except queue.Empty:
            return Job((), Future(), Chain(), touch=not self.disk.writable)

    def _commit(self, jobs: list[Job]) -> None:
        """One transaction for all; a job that cannot stand is left out of it and told so."""
        failed: dict[int, BaseException] = {}
        try:
            began = time.perf_counter()
            self.line.begin()
            for at, job in enumerate(jobs):
                error = job.chain.broken or self.line.do(job.statements, job.touch)
                if error is not None:
                    failed[at] = job.chain.broken = self.disk.blamed(error)
            began = began if self.line.far else time.perf_counter()
            self._sync()
            if any(at not in failed and (job.statements or job.touch) for at, job in enumerate(jobs)):
                self._wrote(time.perf_counter() - began)
        except Exception as error:
            failed = dict.fromkeys(range(len(jobs)), self.disk.fails(error))
            self.line.roll_back()
        for at, job in enumerate(jobs):
            if at in failed:
                _refuse(job, failed[at])
            else:
                job.done.set_result(None)

    def _wrote(self, seconds: float) -> None:
        """Something; nothing is written in no time, and says nothing of the disk."""
        self.disk.works()
        if self.evenly is not None:
            self.evenly.took(seconds)

    def _sync(self) -> None:
        try:
            self.line.commit()
        except Unsure as unsure:
            if not self._find_out(unsure):
                raise (unsure.__cause__ or unsure) from None

    def _find_out(self, unsure: Unsure) -> bool:
        """Whether it was committed. Who waits for it waits until that is known; whoever else comes is refused."""
        why = self.disk.fails(unsure.__cause__ or unsure)
        while True:
            try:
                return self.line.has_it()
            except Exception as error:
                why = self.disk.fails(error)
            until = time.monotonic() + AGAIN
            while (left := until - time.monotonic()) > 0:
                try:
                    job = self._jobs.get(timeout=left)
                except queue.Empty:
                    break
                if job is None:  # to stop: nobody is told that it is done
                    self._jobs.put(None)
                    return False
                _refuse(job, why)


def _promise() -> Future[None]:
    """One that is kept, or refused: who does not wait for it any longer cannot take it back."""
    promise: Future[None] = Future()
    promise.set_running_or_notify_cancel()
    return promise


def _refuse(job: Job, why: BaseException) -> None:
    if job.statements:  # on one that only waits for the others nothing is built
        job.chain.broken = why
    job.done.set_exception(why)
