"""The same jobs on the machines of a Ray cluster, each of which has this program installed.

A machine that dies takes only what it was playing with it, and that is played again elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from itertools import islice
from socket import create_connection
from typing import Any

from presidium import games as registry
from presidium.core import Refused, refusal
from presidium.research.arena.contest import Contest, Job, code
from presidium.research.arena.hands import Done
from presidium.research.arena.play import play_job
from presidium.research.arena.tally import Tally


def there(contest: Contest, jobs: Iterable[Job], address: str) -> Done:
    """The jobs as they are finished; Refused where Ray is not installed, or the cluster cannot be reached."""
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
    """OSError where nobody listens: Ray itself would try for minutes."""
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
    """On one of its machines; Refused if another version of the program is installed there."""
    if code(registry.find(contest.rules.game), contest.names()) != program:
        raise Refused(refusal("other-program"))
    return play_job(contest, job)
