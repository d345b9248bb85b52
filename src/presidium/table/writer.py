"""All writing is done by one thread, which commits what has gathered all at once."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Protocol

from presidium.table.disk import Disk
from presidium.table.evenly import Evenly

log = logging.getLogger("presidium.disk")

AGAIN: Final = 2.0
"""How often a disk that could not be written is tried again."""

Statements = tuple[tuple[Any, Any], ...]
"""Texts, each with the rows it is done for."""


class Chain:
    """Jobs that build on each other: when one of them fails, those behind it do too."""

    broken: BaseException | None = None


Settled = Callable[[BaseException | None], None]
"""Called once the disk has something, or why it has not."""


@dataclass(slots=True)
class Landing:
    """The way from the writer's thread back into the loop, not before its time. Nothing it holds holds it: else every
    answer would leave its table behind, for a collection to find."""

    loop: asyncio.AbstractEventLoop
    until: float
    settled: Settled
    why: BaseException | None = None

    def set_result(self, _: None) -> None:
        """The disk has it."""

    def set_exception(self, why: BaseException) -> None:
        self.why = why

    def written(self, done: Future[None]) -> None:
        """The same, of something that was promised."""
        self.why = done.exception()
        bring_home([self])


def bring_home(landings: Iterable[Landing]) -> None:
    """Those who wait in a loop are told there, all at once: each turn of it that is asked for wakes it up."""
    loops: dict[asyncio.AbstractEventLoop, list[Landing]] = {}
    for each in landings:
        loops.setdefault(each.loop, []).append(each)
    for loop, those in loops.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(land, those)


def land(landings: list[Landing]) -> None:
    """Whatever one commit has brought, in one turn of the loop; what may be told at the same time has one timer."""
    later: dict[float, list[Landing]] = {}
    for each in landings:
        if each.why is None and each.loop.time() < each.until:
            later.setdefault(each.until, []).append(each)
        else:
            tell((each,))
    for until, those in later.items():
        those[0].loop.call_at(until, tell, those)  # to the millisecond: to look again would only spin


def tell(landings: Iterable[Landing]) -> None:
    """What one of them does about it must not keep it from the others."""
    for each in landings:
        try:
            each.settled(each.why)
        except Exception as error:
            log.error("what was written could not be told", exc_info=error)


class Job(NamedTuple):
    """Something for the writer: statements that stand or fall together, and who waits for them."""

    statements: Statements
    done: Future[None] | Landing
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

    def together(self, jobs: list[Statements]) -> bool:
        """As the first of what was begun, all of these as if they were one; False if that cannot be, and none is."""

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
        self._jobs: deque[Job | None] = deque()
        self._since = 0.0
        """When the first of them came."""
        self._bell: queue.SimpleQueue[None] = queue.SimpleQueue()
        self._waits = False
        """Whether the thread waits for the bell; else it need not be rung, which is dear."""
        self._closes = False
        self._thread = threading.Thread(target=self._run, name="presidium-writer", daemon=True)
        self._thread.start()

    def give(self, statements: Statements, chain: Chain | None = None) -> Future[None]:
        """Do these together; without any, be done when all that was given before is."""
        done = _promise()
        self._add(Job(statements, done, chain or Chain()))
        return done

    def settle(self, landing: Landing, statements: Statements, chain: Chain | None = None) -> None:
        """The same, for whoever is told in a loop."""
        self._add(Job(statements, landing, chain or Chain()))

    def _add(self, job: Job | None) -> None:
        if not self._jobs:
            self._since = time.monotonic()
        self._jobs.append(job)
        if self._waits:  # looked at after there is a job, as the thread looks for jobs after it says so
            self._waits = False
            self._bell.put(None)

    def _wait(self, seconds: float | None) -> bool:
        """Until there are jobs; False if there are none after so long."""
        self._waits = True
        if not self._jobs:
            with suppress(queue.Empty):
                self._bell.get(timeout=seconds)
        self._waits = False
        return bool(self._jobs)

    def touch(self) -> Future[None]:
        """See whether the disk can be written."""
        done = _promise()
        self._add(Job((), done, Chain(), touch=True))
        return done

    def close(self) -> None:
        """Write what is left, and stop."""
        self._closes = True
        self._add(None)
        self._thread.join()

    def _run(self) -> None:
        stop = False
        while not stop:
            jobs = self._gathered()
            stop = None in jobs
            if given := [job for job in jobs if job is not None]:
                self._commit(given)
        self.line.close()

    def _gathered(self) -> list[Job | None]:
        """All jobs there are, as soon as there is one and others have had the time to come; or one that does nothing,
        when there has been none for a while."""
        if not self._wait(self.line.beat or (None if self.disk.writable else AGAIN)):
            return [Job((), Future(), Chain(), touch=not self.disk.writable)]
        if self.evenly is not None and not self._closes:
            time.sleep(max(0.0, self._since + self.evenly.gathers - time.monotonic()))
        return [self._jobs.popleft() for _ in range(len(self._jobs))]

    def _commit(self, jobs: list[Job]) -> None:
        """One transaction for all; a job that cannot stand is left out of it and told so."""
        failed: dict[int, BaseException] = {}
        try:
            began = time.perf_counter()
            self.line.begin()
            plain = len(jobs) > 1 and not any(job.touch or job.chain.broken for job in jobs)
            done = plain and self.line.together([job.statements for job in jobs])
            for at, job in () if done else enumerate(jobs):
                error = job.chain.broken or self.line.do(job.statements, job.touch)
                if error is not None:
                    failed[at] = job.chain.broken = self.disk.blamed(error)
            began = began if self.line.far else time.perf_counter()
            self._sync()
            if any(at not in failed and (job.statements or job.touch) for at, job in enumerate(jobs)):
                self._wrote(time.perf_counter() - began, len(jobs))
        except Exception as error:
            failed = dict.fromkeys(range(len(jobs)), self.disk.fails(error))
            self.line.roll_back()
        for at, job in enumerate(jobs):
            if at in failed:
                _refuse(job, failed[at])
            else:
                job.done.set_result(None)
        bring_home(job.done for job in jobs if isinstance(job.done, Landing))

    def _wrote(self, seconds: float, together: int) -> None:
        """Something; nothing is written in no time, and says nothing of the disk."""
        self.disk.works()
        if self.evenly is not None:
            self.evenly.took(seconds, together)

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
                self._wait(left)
                while self._jobs:
                    job = self._jobs.popleft()
                    if job is None:  # to stop: nobody is told that it is done
                        self._add(None)
                        return False
                    _refuse(job, why)
                    bring_home((job.done,) if isinstance(job.done, Landing) else ())


def _promise() -> Future[None]:
    """One that is kept, or refused: who does not wait for it any longer cannot take it back."""
    promise: Future[None] = Future()
    promise.set_running_or_notify_cancel()
    return promise


def _refuse(job: Job, why: BaseException) -> None:
    if job.statements:  # on one that only waits for the others nothing is built
        job.chain.broken = why
    job.done.set_exception(why)
