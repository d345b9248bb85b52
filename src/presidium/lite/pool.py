"""Runs bots and long jobs where there are no processes: in another worker of the browser, or at once.

The jobs are the functions that a server runs in its processes, and they travel pickled, as they do there.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from itertools import count
from typing import Any, Final, TypeVar

from presidium.server.base.job_pool import step_back

T = TypeVar("T")

BOTS: Final = "bots"
JOBS: Final = "jobs"
"""Names of the two workers: bots of tables in play think in the first, everything else runs in the second."""


class Here(Executor):
    """Runs each job at once, while everything else waits."""

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        done: Future[T] = Future()
        done.set_running_or_notify_cancel()
        try:
            done.set_result(fn(*args, **kwargs))
        except BaseException as error:
            done.set_exception(error)
        return done


def here(begin: Callable[..., None], *args: Any) -> Executor:  # noqa: ARG001
    """An executor that runs each job at once. The first job of a process, which lowers its priority, is left out."""
    return Here()


class Elsewhere(Executor):
    """Sends each job to another worker. Executors may share one; it runs one job at a time."""

    def __init__(self, workers: Workers, worker: str) -> None:
        self.workers = workers
        self.worker = worker
        self.numbers: set[int] = set()
        """Jobs of this executor that have not come back."""

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        return self.workers.send(self, pickle.dumps((fn, args, kwargs)))

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Ends the worker if it still has a job of this executor, because a job cannot be stopped otherwise."""
        if self.numbers:
            self.workers.end(self.worker)


class Workers:
    """The other workers. `post` sends a job with its number to a worker, which it starts if needed; `kill` ends it."""

    def __init__(self, post: Callable[[str, int, bytes], None], kill: Callable[[str], None]) -> None:
        self._post = post
        self._kill = kill
        self._numbers = count(1)
        self._open: dict[int, tuple[Elsewhere, Future[Any]]] = {}

    def new_process(self, begin: Callable[..., None], *_: Any) -> Executor:
        """An executor in place of a process. `begin` tells what for: bots' processes only lower their priority."""
        return Elsewhere(self, BOTS if begin is step_back else JOBS)

    def send(self, executor: Elsewhere, job: bytes) -> Future[Any]:
        number, done = next(self._numbers), Future[Any]()
        done.set_running_or_notify_cancel()
        self._open[number] = executor, done
        executor.numbers.add(number)
        self._post(executor.worker, number, job)
        return done

    def came(self, number: int, good: bool, result: bytes) -> None:
        """Takes a job's result, or its error if not `good`. A job whose worker was ended is not waited for."""
        if number in self._open:
            executor, done = self._open.pop(number)
            executor.numbers.discard(number)
            done.set_result(pickle.loads(result)) if good else done.set_exception(pickle.loads(result))

    def end(self, worker: str) -> None:
        """Ends a worker. Its jobs fail, as those of a killed process do."""
        self._kill(worker)
        for number, (executor, done) in list(self._open.items()):
            if executor.worker == worker:
                del self._open[number]
                executor.numbers.discard(number)
                done.set_exception(BrokenExecutor("the worker was ended"))


def run(job: bytes) -> tuple[bool, bytes]:
    """Runs a job in the other worker. Returns True and its result, or False and its error, pickled."""
    try:
        fn, args, kwargs = pickle.loads(job)
        return True, pickle.dumps(fn(*args, **kwargs))
    except Exception as error:
        return False, _pickled(error)


def _pickled(error: Exception) -> bytes:
    """The error, or another one with its text if it cannot be pickled."""
    try:
        pickle.loads(made := pickle.dumps(error))
    except Exception:
        return pickle.dumps(RuntimeError(repr(error)))
    return made
