"""Runs jobs in worker processes and yields their results in the order of the jobs."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from typing import Final, TypeVar

Job = TypeVar("Job")
Done = TypeVar("Done")

AHEAD: Final = 4
"""Jobs per worker that may be waiting or finished but not yet yielded, so that memory stays small."""


def in_order(work: Callable[[Job], Done], jobs: Iterable[Job], workers: int) -> Iterator[Done]:
    """Yields `work(job)` for each job. With one worker this process does the work. Takes jobs only as it needs them."""
    if workers == 1:
        yield from map(work, jobs)
        return
    todo = iter(jobs)
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        running: deque[Future[Done]] = deque()
        try:
            while True:
                running += [pool.submit(work, job) for job in islice(todo, AHEAD * workers - len(running))]
                if not running:
                    return
                yield running.popleft().result()
        finally:
            pool.shutdown(cancel_futures=True)
