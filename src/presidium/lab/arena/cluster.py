"""Plays jobs on a Ray cluster whose machines have this program installed.

When a machine dies, only its running jobs are lost, and other machines play these jobs again.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from itertools import islice
from socket import create_connection
from typing import Any

from presidium.core import Refused, refusal
from presidium.games import registry
from presidium.lab.arena.contest import Contest, Job, code
from presidium.lab.arena.hands import Done
from presidium.lab.arena.play import play_job
from presidium.lab.arena.tally import Tally


def there(contest: Contest, jobs: Iterable[Job], address: str) -> Done:
    """Yields jobs with their tallies as the cluster finishes them. Raises Refused if it cannot use Ray."""
    try:
        ray: Any = import_module("ray")
    except ModuleNotFoundError:
        raise Refused(refusal("no-ray")) from None
    ours = not ray.is_initialized()
    try:
        if ours:
            knock(address)
            ray.init(address=address, log_to_driver=False, logging_level="error")
    except (OSError, RuntimeError, ValueError) as error:
        raise Refused(refusal("no-cluster", address=address, why=str(error).splitlines()[0])) from error
    try:
        yield from _played(ray, contest, jobs)
    finally:
        if ours:
            ray.shutdown()


def knock(address: str) -> None:
    """Raises OSError if nothing listens at the address, because Ray itself would retry for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        create_connection((host, int(port)), timeout=10).close()


def _played(ray: Any, contest: Contest, jobs: Iterable[Job]) -> Done:
    played = ray.remote(max_retries=-1, num_cpus=1)(play_with)
    program = code(registry.find(contest.rules.game), contest.names())
    todo = iter(jobs)
    running: dict[Any, Job] = {}
    while True:
        room = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        for job in islice(todo, max(0, room - len(running))):
            running[played.remote(contest, job, program)] = job
        if not running:
            return
        for finished in ray.wait(list(running), timeout=5)[0]:
            job = running.pop(finished)
            try:
                tally = ray.get(finished)
            except ray.exceptions.RayTaskError as error:
                raise error.cause from error
            yield job, tally


def play_with(contest: Contest, job: Job, program: str) -> Tally:
    """Plays a job on a machine of the cluster. Raises Refused if another version of the program is installed there."""
    if code(registry.find(contest.rules.game), contest.names()) != program:
        raise Refused(refusal("other-program"))
    return play_job(contest, job)
