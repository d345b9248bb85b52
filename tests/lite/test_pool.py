"""Jobs in a tab: they go to another worker as bytes, and come back as results or errors."""

from __future__ import annotations

from concurrent.futures import BrokenExecutor

import pytest

from presidium.core import Refused, refusal
from presidium.lite.pool import BOTS, JOBS, Workers, here, run
from presidium.server.base.job_pool import nothing, step_back


class Tab:
    """Keeps what would be sent to the other workers."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, int, bytes]] = []
        self.killed: list[str] = []
        self.workers = Workers(lambda *job: self.sent.append(job), self.killed.append)

    def work(self) -> None:
        for _, number, job in self.sent:
            self.workers.came(number, *run(job))
        self.sent.clear()


def divided(a: int, b: int) -> int:
    if b == 1:
        raise Refused(refusal("whatif-too-long"))
    return a // b


class Unpickled(Exception):
    def __init__(self, one: int, two: int) -> None:
        super().__init__("cannot travel")


def cannot_travel() -> None:
    raise Unpickled(1, 2)


def test_results_and_errors_come_back() -> None:
    tab = Tab()
    pool = tab.workers.new_process(step_back)
    good, wrong = pool.submit(divided, 6, 3), pool.submit(divided, 1, 0)
    no, odd = pool.submit(divided, 1, 1), pool.submit(cannot_travel)
    tab.work()
    assert good.result() == 2
    with pytest.raises(ZeroDivisionError):
        wrong.result()
    with pytest.raises(Refused) as why:
        no.result()
    assert why.value.why.id == "whatif-too-long"
    with pytest.raises(RuntimeError, match="cannot travel"):
        odd.result()


def test_bots_think_in_one_worker_and_jobs_run_in_the_other() -> None:
    tab = Tab()
    tab.workers.new_process(step_back).submit(nothing)
    tab.workers.new_process(nothing, 1).submit(nothing)
    assert [worker for worker, _, _ in tab.sent] == [BOTS, JOBS]


def test_who_is_ended_while_at_work_ends_the_worker_and_its_jobs() -> None:
    tab = Tab()
    new = tab.workers.new_process
    busy, idle, bots = new(nothing), new(nothing), new(step_back)
    long, other, thought = (pool.submit(divided, 6, 3) for pool in (busy, busy, bots))
    idle.shutdown()
    assert tab.killed == []
    busy.shutdown(wait=False, cancel_futures=True)
    assert tab.killed == [JOBS]
    for each in (long, other):
        with pytest.raises(BrokenExecutor):
            each.result()
    tab.work()  # what the ended worker had been given comes to nobody
    assert thought.result() == 2


def test_at_once() -> None:
    assert here(step_back).submit(divided, 6, 3).result() == 2
    assert isinstance(here(nothing).submit(divided, 6, 0).exception(), ZeroDivisionError)
