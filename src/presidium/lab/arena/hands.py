"""Plays jobs of the arena in this process or in several worker processes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context

from presidium.lab.arena.contest import Contest, Job
from presidium.lab.arena.play import play_job
from presidium.lab.arena.tally import Tally

Done = Iterator[tuple[Job, Tally]]


def here(contest: Contest, jobs: Iterable[Job], workers: int) -> Done:
    """Plays jobs on this machine; yields each job with its tally. Starts no more jobs if the caller stops."""
    if workers == 1:
        for job in jobs:
            yield job, play_job(contest, job)
        return
    todo = iter(jobs)
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        running: dict[Future[Tally], Job] = {}
        try:
            while True:
                for job in islice(todo, 2 * workers - len(running)):
                    running[pool.submit(play_job, contest, job)] = job
                if not running:
                    return
                for finished in wait(running, return_when=FIRST_COMPLETED).done:
                    yield running.pop(finished), finished.result()
        finally:
            pool.shutdown(cancel_futures=True)
