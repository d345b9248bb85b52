"""Heavy jobs: a bounded queue, addresses in turn, and no job that keeps other addresses waiting."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from multiprocessing import get_context
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from presidium.core import Refused
from presidium.server.base import job_pool
from presidium.server.base.background import Background
from presidium.server.base.byte_cache import SingleFlight
from presidium.server.base.fair_queue import WHENCE, FairQueue
from presidium.server.base.job_pool import MAX_WAITING_PER_ADDRESS, JobPool
from presidium.server.base.limits import Limits, Rate
from presidium.server.cluster.claims import Claims
from presidium.server.cluster.shared_limits import made
from presidium.server.http.rate_limit import RateLimiter

pytestmark = pytest.mark.ci


def asked(of: JobPool, address: str, person: str | None, work: Callable[..., Any], *args: Any) -> asyncio.Task[Any]:
    """A visitor at this address asks for a job."""

    async def ask() -> Any:
        WHENCE.set(address)
        async with of.turn(person) as turn:
            return await turn.run(work, *args)

    return asyncio.ensure_future(ask())


def with_jobs(check: Callable[[JobPool], Awaitable[None]]) -> None:
    async def go() -> None:
        of = JobPool()
        try:
            await check(of)
        finally:
            of.close()

    asyncio.run(go())


def why(task: asyncio.Task[Any]) -> str:
    error = task.exception()
    assert isinstance(error, Refused)
    return error.why.id


def test_one_job_of_a_nameless_address_waits_and_the_rest_are_refused_at_once() -> None:
    async def check(of: JobPool) -> None:
        flood = [asked(of, "flood", None, time.sleep, 0.05) for _ in range(30)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        refused = [task for task in flood if task.done()]
        assert len(refused) == 28
        assert {why(task) for task in refused} == {"too-fast"}
        await asyncio.wait(flood)
        assert len([task for task in flood if task.exception() is None]) == 2

    with_jobs(check)


def test_a_person_has_one_job_waiting_wherever_they_are_and_a_household_a_few() -> None:
    async def check(of: JobPool) -> None:
        people = [asked(of, "club", f"p{n}", time.sleep, 0.01) for n in range(MAX_WAITING_PER_ADDRESS + 3)]
        again = asked(of, "elsewhere", "p1", time.sleep, 0.01)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert [why(task) for task in people if task.done()] == ["too-fast"] * 2
        assert why(again) == "too-fast"
        await asyncio.wait(people)

    with_jobs(check)


def test_another_address_runs_beside_a_flood_and_a_third_waiting_one_is_refused() -> None:
    async def check(of: JobPool) -> None:
        flood = asked(of, "flood", None, time.sleep, 60)
        other = asked(of, "other", None, os.getpid)
        assert await asyncio.wait_for(other, 10) != os.getpid()
        assert not flood.done()
        long = [asked(of, f"long{n}", None, time.sleep, 60) for n in range(3)]
        last = asked(of, "last", None, os.getpid)
        await asyncio.sleep(0.01)
        assert why(last) == "queue-full"
        assert not any(task.done() for task in long)

    with_jobs(check)


def test_a_job_that_another_address_waits_for_is_ended_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(job_pool, "KILL_AFTER_S", 0.5)

    async def check(of: JobPool) -> None:
        long = [asked(of, f"long{n}", None, time.sleep, 60) for n in range(2)]
        other = asked(of, "other", None, os.getpid)
        assert await asyncio.wait_for(other, 10) != os.getpid()
        assert why(long[0]) == "took-too-long"
        assert not long[1].done()

    with_jobs(check)


def test_a_process_is_ready_before_a_running_job_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    """To import the games takes a second or more, which the visitor would wait besides."""
    monkeypatch.setattr(job_pool, "HURRY_AFTER_S", 0.1)

    async def check(of: JobPool) -> None:
        long = [asked(of, "long0", None, time.sleep, 60)]
        await asyncio.sleep(0)
        assert len(of.processes) == of.slots, "one for the next visitor"
        long.append(asked(of, "long1", None, time.sleep, 60))
        other = asked(of, "other", None, os.getpid)
        async with asyncio.timeout(job_pool.KILL_AFTER_S):
            while len(of.processes) == of.slots:
                await asyncio.sleep(0.01)
        (spare,) = [each for each in of.processes if each not in {turn.process for turn in of.running}]
        assert not any(task.done() for task in (*long, other))
        (waits,) = of.waiting
        await asyncio.wait_for(other, 20)
        assert waits.process is spare
        assert len(of.processes) == of.slots

    with_jobs(check)


def test_a_flood_ends_no_visitors_only_job(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(job_pool, "KILL_AFTER_S", 0.5)

    async def check(of: JobPool) -> None:
        only = asked(of, "visitor", None, time.sleep, 60)
        await asyncio.sleep(0)
        flood = [asked(of, "flood", None, time.sleep, 60) for _ in range(2)]
        other = asked(of, "other", None, os.getpid)
        await asyncio.wait(flood[:1], timeout=20)
        flood[1].cancel()  # its turn would come next, however long the other visitor's process takes to start
        assert await asyncio.wait_for(other, 20) != os.getpid()
        assert why(flood[0]) == "took-too-long"
        assert not only.done()

    with_jobs(check)


def wait_until_hurried() -> float:
    began = time.monotonic()
    while not job_pool.hurried() and time.monotonic() < began + 30:
        time.sleep(0.01)
    return time.monotonic() - began


def test_a_job_is_asked_to_end_before_it_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(job_pool, "HURRY_AFTER_S", 0.2)
    monkeypatch.setattr(job_pool, "KILL_AFTER_S", 20.0)

    async def check(of: JobPool) -> None:
        long = [asked(of, f"long{n}", None, wait_until_hurried) for n in range(2)]
        await asked(of, "other", None, os.getpid)
        assert 0 < await long[0] < 30
        assert not long[1].done()
        assert await asked(of, "other", None, job_pool.hurried) is False

    with_jobs(check)


def holds(folder: Path, begun: Any, end: Any) -> None:
    claims = Claims(folder, folder / "limits", "jobs")
    assert claims.take("flood")
    begun.set()
    end.wait()
    os._exit(0)  # as one that dies: it gives nothing back by itself


def test_an_address_has_one_job_running_at_all_workers_together(tmp_path: Path) -> None:
    """While it runs one at another worker its job waits here, and no other address's job is ended for it."""
    made(tmp_path)
    context = get_context("spawn")
    begun, end = context.Event(), context.Event()
    other = context.Process(target=holds, args=(tmp_path, begun, end))
    other.start()
    assert begun.wait(30)

    async def check(of: JobPool) -> None:
        of.claims = Claims(tmp_path, tmp_path / "limits", "jobs")
        long = [asked(of, f"long{n}", None, time.sleep, 60) for n in range(2)]
        waits = asked(of, "flood", None, os.getpid)
        await asyncio.sleep(job_pool.KILL_AFTER_S + 1)
        assert not any(task.done() for task in (*long, waits))
        long[0].cancel()
        assert await asyncio.wait_for(asked(of, "other", None, os.getpid), 20) != os.getpid()
        assert not waits.done()
        end.set()
        assert await asyncio.wait_for(waits, 20) != os.getpid()
        assert of.claims.is_free("flood")

    with_jobs(check)
    other.join()


def test_a_job_whose_process_was_ended_before_it_began_is_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(job_pool, "KILL_AFTER_S", 0.2)

    async def check(of: JobPool) -> None:
        async def reads_first(address: str) -> None:
            WHENCE.set(address)
            async with of.turn() as turn:
                await asyncio.sleep(1)
                await turn.run(os.getpid)

        slow = [asyncio.ensure_future(reads_first(f"slow{n}")) for n in range(2)]
        await asyncio.sleep(0)
        assert await asyncio.wait_for(asked(of, "other", None, os.getpid), 20) != os.getpid()
        await asyncio.wait(slow)
        assert why(slow[0]) == "took-too-long"

    with_jobs(check)


def test_who_waits_when_the_server_closes_is_refused_in_words() -> None:
    async def check(of: JobPool) -> None:
        tasks = [asked(of, "here", None, time.sleep, 60) for _ in range(2)]
        await asyncio.sleep(0.5)
        of.close()
        await asyncio.wait(tasks, timeout=10)
        assert [why(task) for task in tasks] == ["took-too-long"] * 2

    with_jobs(check)


def test_a_visitor_who_leaves_gives_the_slot_back() -> None:
    async def check(of: JobPool) -> None:
        gone = asked(of, "here", None, time.sleep, 60)
        waits = asked(of, "here", None, os.getpid)
        await asyncio.sleep(0.1)
        gone.cancel()
        assert await asyncio.wait_for(waits, 10) != os.getpid()
        assert not of.running

    with_jobs(check)


def test_measured_time_is_charged_to_address_and_person() -> None:
    now = 0.0
    guard = RateLimiter(Limits(study=Rate(1_000, 100)), lambda: now)
    guard.must_have_time("here", "ann")
    guard.took("here", "ann", 3.0)
    for address, person in (("here", None), ("there", "ann")):
        with pytest.raises(Refused) as refused:
            guard.must_have_time(address, person)
        assert dict(refused.value.why.args) == {"seconds": 20}
    guard.must_have_time("there", "ben")
    now = 20.0
    guard.must_have_time("here", "ann")


def test_the_queue_charges_what_a_job_took() -> None:
    async def check(of: JobPool) -> None:
        of.ledger = RateLimiter(Limits(study=Rate(100, 1)), time.monotonic)
        await asked(of, "here", "ann", time.sleep, 0.3)
        with pytest.raises(Refused, match="too-fast"):
            await asked(of, "here", "ben", os.getpid)
        with pytest.raises(Refused, match="too-fast"):
            await asked(of, "there", "ann", os.getpid)
        assert await asked(of, "there", "ben", os.getpid)

    with_jobs(check)


def test_no_visitor_waits_for_the_servers_own_work() -> None:
    async def go() -> None:
        work, begun, end = Background(lambda _: False), Event(), Event()

        def archives() -> None:
            begun.set()
            end.wait(30)

        own = asyncio.ensure_future(work.run_chore(archives))
        await asyncio.to_thread(begun.wait)
        assert await asyncio.wait_for(work.run_in_thread(os.getpid), 10) == os.getpid()
        assert not own.done()
        end.set()
        await own

    asyncio.run(go())


def test_one_address_shares_a_job_that_waits_and_all_share_one_that_runs() -> None:
    async def go() -> None:
        once, runs, made = SingleFlight(), asyncio.Event(), list[str]()

        def request(address: str) -> asyncio.Task[bytes]:
            async def make() -> bytes:
                made.append(address)
                if address == "flood":
                    await runs.wait()
                once.begins("key")
                await asyncio.sleep(0.05)
                return address.encode()

            async def ask() -> bytes:
                WHENCE.set(address)
                return await once.made("key", make)

            return asyncio.ensure_future(ask())

        waits = [request("flood"), request("flood")]
        await asyncio.sleep(0)
        assert await request("other") == b"other"
        runs.set()
        await asyncio.sleep(0.01)
        assert await request("third") == b"flood"
        assert [await each for each in waits] == [b"flood", b"flood"]
        assert made == ["flood", "other"]
        assert "key" not in once

    asyncio.run(go())


def test_addresses_take_a_lock_in_turn() -> None:
    async def go() -> list[str]:
        lock, had = FairQueue(), list[str]()

        async def use(address: str) -> None:
            WHENCE.set(address)
            async with lock:
                had.append(address)
                await asyncio.sleep(0)

        flood = [asyncio.ensure_future(use("flood")) for _ in range(20)]
        await asyncio.sleep(0)
        flood[5].cancel()
        await asyncio.wait([*flood, asyncio.ensure_future(use("other"))])
        return had

    had = asyncio.run(go())
    assert had.index("other") <= 3
    assert len(had) == 20
