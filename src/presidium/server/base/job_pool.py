"""Runs heavy jobs in separate processes, so that one visitor cannot block all others.

The queue is bounded. An address has one job running at a time, and addresses take turns. A job that visitors from other
addresses wait for is asked to end after `HURRY_AFTER_S` and is killed after `KILL_AFTER_S`. A job from another address
therefore starts within 5 s, or `turn` refuses it at once with the seconds after which to try again.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor, Executor
from contextlib import asynccontextmanager, suppress
from threading import Thread
from typing import Any, Final, Protocol, TypeVar

from presidium.core import Refusal, Refused, refusal
from presidium.server.base.fair_queue import WHENCE

log = logging.getLogger("presidium.table")

T = TypeVar("T")

TOO_LONG: Final = refusal("took-too-long")
JOB_TIMEOUT_S: Final = 60.0
"""Seconds after which a job is ended even if no other job waits."""
MAX_JOBS: Final = 2
"""Maximum number of running jobs. One address runs at most 1, so a second address finds a free slot."""
MAX_WAITING_PER_ADDRESS: Final = 4
"""Maximum number of waiting jobs from one address, each of them of another person."""
HURRY_AFTER_S: Final = 2.0
"""Seconds that a visitor from another address waits before a running job is asked to return its result so far."""
KILL_AFTER_S: Final = 3.0
"""Seconds that a visitor from another address waits before a running job is killed (`JobPool._first_to_end`)."""
QUEUE_CHECK_S: Final = 0.25
"""Seconds between two checks of the queue while a job waits."""
RETRY_AFTER_S: Final = 5
"""Seconds after which a visitor is told to try again."""


class Ledger(Protocol):
    """Limits the time that heavy jobs may use, by address and by person."""

    def must_have_time(self, address: str, person: str | None) -> None: ...

    def took(self, address: str, person: str | None, seconds: float) -> None: ...


class Claims(Protocol):
    """Interface that says which addresses have a job running at another worker."""

    def take(self, address: str) -> bool: ...

    def release(self, address: str) -> None: ...

    def is_free(self, address: str) -> bool: ...


class NewProcess(Protocol):
    """Makes an executor that runs one job at a time, and calls `begin` first."""

    def __call__(self, begin: Callable[..., None], *args: Any) -> Executor: ...


def new_process(begin: Callable[..., None], *args: Any) -> Executor:
    """An executor with one separate process."""
    from concurrent.futures import ProcessPoolExecutor  # imported here: a browser's tab does without processes
    from multiprocessing import get_context

    return ProcessPoolExecutor(1, get_context("spawn"), initializer=begin, initargs=args)


def nothing() -> None:
    """Does nothing; the default first job of a new process."""


class Process:
    """An executor that runs one job at a time. Both sides share `hurry`, a flag that asks the running job to end."""

    def __init__(self, new_process: NewProcess, prepare: Callable[[], None]) -> None:
        """Starts the process and calls `prepare` in it at once, because importing the games takes over 1 s."""
        from multiprocessing.sharedctypes import RawValue

        self.hurry = RawValue("b", 0)
        self.pool = new_process(_begin, self.hurry)
        self.pool.submit(prepare)

    def end(self) -> None:
        end_processes(self.pool)


class JobSlot:
    """A job's place in the queue. The job may run once `process` is set."""

    def __init__(self, address: str, person: str | None) -> None:
        self.address = address
        self.person = person
        self.granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.process: Process | None = None
        self.spoilt = False
        """True if the job's process was killed or may still be busy, so that no other job may use this process."""
        self.began = 0.0
        self.waits_since: float | None = None
        """Monotonic time since when only other addresses' jobs delay this job; None while its own address runs a
        job."""

    async def run(
        self, work: Callable[..., T], *args: Any, seconds: float = JOB_TIMEOUT_S, why: Refusal = TOO_LONG
    ) -> T:
        """Runs `work` and returns its result or raises its error. Raises Refused (`why`) after a timeout or a kill."""
        assert self.process is not None
        if self.spoilt:  # its process was ended before it had anything to do
            raise Refused(why)
        try:
            job = asyncio.wrap_future(self.process.pool.submit(work, *args))
            self.spoilt = True
            await asyncio.wait((job,), timeout=seconds)
            if job.done() and not job.cancelled():
                found = job.result()
                self.spoilt = False
                return found
            job.cancel()
        except BrokenExecutor:
            self.spoilt = True
        except Exception:
            self.spoilt = False
            raise
        raise Refused(why)


class JobPool:
    """The queue and the processes of one kind of jobs."""

    def __init__(
        self,
        slots: int = MAX_JOBS,
        waiting: int = MAX_JOBS,
        new_process: NewProcess = new_process,
        prepare: Callable[[], None] = nothing,
    ) -> None:
        """`waiting` is the maximum number of addresses with waiting jobs; if it is at most `slots`, a job starts within
        5 s. `prepare` is the first job of each process and imports what later jobs need."""
        self.slots = slots
        self.new_process = new_process
        self.prepare = prepare
        self.most = waiting
        self.ledger: Ledger | None = None
        self.claims: Claims | None = None
        """Registry of the addresses with a running job, shared by all workers; None with one worker."""
        self.running: list[JobSlot] = []
        self.waiting: list[JobSlot] = []
        self.processes: list[Process] = []
        self._free: list[Process] = []
        self._served: dict[str, float] = {}
        """For each address with a running or waiting job, the monotonic time at which its last job started."""
        self._looks: asyncio.TimerHandle | None = None

    def must_have_room(self, person: str | None) -> None:
        """Raises Refused, with the seconds to wait, if a job of this person or address cannot be queued now."""
        address = WHENCE.get()
        own = [turn for turn in self.waiting if turn.address == address]
        same = any(turn.person == person for turn in own)  # those without a name share one place at their address
        anywhere = person is not None and any(turn.person == person for turn in self.waiting)
        if same or anywhere or len(own) >= MAX_WAITING_PER_ADDRESS:
            raise Refused(refusal("too-fast", seconds=RETRY_AFTER_S))
        if not own and len({turn.address for turn in self.waiting}) >= self.most:
            raise Refused(refusal("queue-full", seconds=RETRY_AFTER_S))
        if self.ledger is not None:
            self.ledger.must_have_time(address, person)

    @asynccontextmanager
    async def turn(self, person: str | None = None) -> AsyncIterator[JobSlot]:
        """Waits for a process to run one job in. Raises Refused at once if the queue has no room."""
        self.must_have_room(person)
        turn = JobSlot(WHENCE.get(), person)
        self.waiting.append(turn)
        self._grant()
        try:
            await turn.granted
            yield turn
        finally:
            self._leave(turn)

    def close(self) -> None:
        """Kills every process. Waiting jobs are refused."""
        if self._looks is not None:
            self._looks.cancel()
            self._looks = None
        for turn in self.waiting:
            if not turn.granted.done():
                turn.granted.set_exception(Refused(TOO_LONG))
        self.waiting.clear()
        for process in self.processes:
            process.end()
        self.processes.clear()
        self._free.clear()

    # Scheduling

    def _grant(self) -> None:
        now = time.monotonic()
        while len(self.running) < self.slots and (turn := self._next()) is not None:
            self.waiting.remove(turn)
            self.running.append(turn)
            turn.process, turn.began = self._process(), now
            self._served[turn.address] = now
            turn.granted.set_result(None)
        self._see_who_waits(now)

    def _next(self) -> JobSlot | None:
        """The waiting job whose address has no job running and was given a turn longest ago."""
        may = sorted(self._could_run(), key=lambda turn: self._served.get(turn.address, 0.0))
        return next((turn for turn in may if self.claims is None or self.claims.take(turn.address)), None)

    def _could_run(self) -> list[JobSlot]:
        busy = {turn.address for turn in self.running}
        here = [turn for turn in self.waiting if turn.address not in busy]
        return here if self.claims is None else [turn for turn in here if self.claims.is_free(turn.address)]

    def _process(self) -> Process:
        if not self._free:
            self._start_process()
        process = self._free.pop()
        process.hurry.value = 0
        if len(self.processes) < self.slots:  # for the next visitor
            self._start_process()
        return process

    def _start_process(self) -> None:
        self._free.append(Process(self.new_process, self.prepare))
        self.processes.append(self._free[-1])

    def _leave(self, turn: JobSlot) -> None:
        if turn in self.waiting:  # its visitor has gone
            self.waiting.remove(turn)
        if turn in self.running:
            self.running.remove(turn)
            if self.claims is not None:
                self.claims.release(turn.address)
            if self.ledger is not None:
                self.ledger.took(turn.address, turn.person, time.monotonic() - turn.began)
        if turn.process in self.processes:
            if turn.spoilt:
                self._drop(turn.process)
            else:
                self._free.append(turn.process)
        here = {each.address for each in (*self.running, *self.waiting)}
        self._served = {
            address: at for address, at in self._served.items() if address in here or address == turn.address
        }
        self._grant()

    def _drop(self, process: Process) -> None:
        if process in self.processes:
            self.processes.remove(process)
            log.error("a long job was ended")
            process.end()

    # While others wait

    def _see_who_waits(self, now: float) -> None:
        """Records since when jobs wait for other addresses; schedules the next check while any job waits."""
        could = self._could_run()
        for turn in self.waiting:
            if turn not in could:
                turn.waits_since = None
            elif turn.waits_since is None:
                turn.waits_since = now
        if (could or (self.claims is not None and self.waiting)) and self._looks is None:
            self._looks = asyncio.get_running_loop().call_later(QUEUE_CHECK_S, self._look)

    def _look(self) -> None:
        self._looks = None
        now = time.monotonic()
        could = sorted(self._could_run(), key=lambda turn: turn.waits_since or now)
        for turn, other in zip(could, self._first_to_end(), strict=False):
            waited = now - (turn.waits_since or now)
            assert other.process is not None
            if waited >= KILL_AFTER_S:
                other.spoilt = True
                self._drop(other.process)  # its `run` finds out, and gives the slot to the next one
            elif waited >= HURRY_AFTER_S:
                other.process.hurry.value = 1
                if not self._free:  # ready when a running job is killed
                    self._start_process()
        self._grant()

    def _first_to_end(self) -> list[JobSlot]:
        """The running jobs in the order in which they are ended to make room: first jobs of addresses with further jobs
        waiting, so that a flooding address does not end a visitor's only job; among these the oldest first."""
        more = {turn.address for turn in self.waiting}
        return sorted(self.running, key=lambda turn: (turn.address not in more, turn.began))


def end_processes(pool: Executor) -> None:
    processes = list(
        (getattr(pool, "_processes", None) or {}).values()
    )  # a pool has no other way to end one that does not listen
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        with suppress(ProcessLookupError, ValueError):
            process.kill()


# In a process of its own


_hurry: Any = None


def hurried() -> bool:
    """True if visitors wait for the job in this process to end; it should return its result so far."""
    return _hurry is not None and bool(_hurry.value)


def _begin(hurry: Any) -> None:
    global _hurry
    _hurry = hurry
    step_back()


def step_back() -> None:
    """Gives this process low priority. It ignores Ctrl-C, which the server handles, and exits if the server dies."""
    with suppress(OSError):
        os.nice(10)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    from multiprocessing import parent_process

    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)
