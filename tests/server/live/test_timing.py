"""Nobody feels when somebody else has answered: no reply takes longer for it, however slow the disk is."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import Future
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

from presidium.core import Refused
from presidium.server.domain import autoplay
from presidium.server.live.room import Room
from presidium.server.people.notes import Notebooks
from presidium.server.protocol import commands as wire
from presidium.server.protocol import messages
from presidium.server.protocol.http.people import Note
from presidium.server.storage import write_latency
from presidium.server.storage.commit_result import CommitResult
from presidium.server.storage.write_latency import WriteLatency
from presidium.server.storage.writer import Chain, Statements, Writer
from tests.server.felt import Felt
from tests.server.house import At, House
from tests.server.wire_table import Party, Wire, politburo, settled, to_the_vote

T = TypeVar("T")

SLOW = 0.025
"""A disk that needs so long for a commit."""
EVEN = 0.075938
"""As long takes every write to it."""


# By the house's clock, to the microsecond


class SlowDisk:
    """In place of a store's own writing: a commit takes its time by the house's clock; meanwhile others gather."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.give = house.store._writer.give
        self.begins = self.ends = 0.0

    def settle(self, landing: CommitResult, statements: Statements, chain: Chain | None = None) -> None:
        self(statements, chain).add_done_callback(landing.written)

    def __call__(self, statements: Statements, chain: Chain | None = None, apart: str = "") -> Future[None]:
        self.give(statements, chain, apart).result()
        now, done = self.house.now, Future[None]()
        if now >= self.ends:
            self.begins, self.ends = now, now + SLOW
        elif now > self.begins:
            self.begins, self.ends = self.ends, self.ends + SLOW
        self.house.loop.call_at(self.ends, done.set_result, None)
        return done


@pytest.fixture
def slow(house: House, monkeypatch: pytest.MonkeyPatch) -> Callable[[], House]:
    """From now on the disk is slow, and only `tick` lets anything come to its end."""

    def slow_down() -> House:
        house.store.latency = steady = WriteLatency()
        steady.record(SLOW)
        monkeypatch.setattr(steady, "record", lambda *_: None)
        disk = SlowDisk(house)
        monkeypatch.setattr(house.store._writer, "give", disk)
        monkeypatch.setattr(house.store._writer, "settle", disk.settle)
        return house

    return slow_down


def voting(house: House, pace: str = "live") -> At:
    """Five people who are asked to vote, sealed."""
    at = house.table("politburo", people=5, pace=pace, poker_face=True)
    at.until(lambda table: len(table.asked()) == 5)
    return at


def at_once(house: House, work: Coroutine[Any, Any, T]) -> T:
    """Do this while a second goes by."""
    task = house.loop.create_task(work)
    goes_by(house, 1.0)
    return task.result()


def goes_by(house: House, seconds: float) -> None:
    """Time goes on, from one thing that comes to its end to the next."""
    until = house.now + seconds
    while house.now < until:
        house.run(settled())
        due = house.loop.next_timer()
        house.now = until if due is None else max(house.now, min(due, until))
    house.run(settled())


async def feel(at: At, after: float, answers: bool, asks: Callable[[], Awaitable[Any]]) -> float:
    """How long the observer waits who asks so long after Ben's answer, or after nothing."""
    room, house = at.room_now(), at.house
    if answers:
        answer = wire.Answer(id=next(house.ids), seat=2, question=room.table.question, action="vote for")
        house.loop.create_task(room.do(answer, house.people["Ben"]))
    await asyncio.sleep(after)
    began = house.now
    with suppress(Refused):
        await asks()
    return round(house.now - began, 6)


COMMANDS: dict[str, tuple[str, Callable[[str, int], Any]]] = {
    "refusal": ("Ann", lambda id, _: wire.Answer(id=id, seat=1, question=0, action="vote for")),
    "chat": ("Ann", lambda id, _: wire.Chat(id=id, text="hello", seat=1)),
    "own answer": ("Ann", lambda id, question: wire.Answer(id=id, seat=1, question=question, action="vote for")),
    "ahead": ("Ann", lambda id, _: wire.Ahead(id=id, seat=1, action="propose finance")),
    "orders": ("Ann", lambda id, _: wire.Order(id=id, seat=1)),
    "watching": ("Kim", lambda id, _: wire.Chat(id=id, text="hello")),
}


@pytest.mark.parametrize("after", [0.0, 0.001, 0.012, 0.024, 0.026, 0.04])
@pytest.mark.parametrize("kind", COMMANDS)
def test_every_reply_takes_exactly_as_long_as_if_nobody_had_answered(
    house: House, slow: Callable[[], House], kind: str, after: float
) -> None:
    at, (who, command) = voting(house), COMMANDS[kind]
    person, question = house.person(who), at.table.question
    slow()

    def asks() -> Awaitable[Any]:
        return at.room_now().do(command(next(house.ids), question), person)

    idle, answered = (at_once(house, feel(at, after, answers, asks)) for answers in (False, True))
    assert answered == idle
    assert idle == pytest.approx(0.0 if kind == "refusal" else EVEN, abs=1e-5)


@pytest.mark.parametrize("answers", [False, True])
def test_a_question_closes_at_its_time_also_if_somebody_answers_at_the_last_moment(
    house: House, slow: Callable[[], House], answers: bool
) -> None:
    at = voting(house)
    ear, *_ = [at.listen(at.holder(seat), seat) for seat in at.table.seats]  # else caretakers come
    question, closes = at.table.question, autoplay.wakes_at(at.table)
    assert closes is not None
    house.tick(closes - 0.001 - house.now)
    slow()
    answer = wire.Answer(id="b", seat=2, question=question, action="vote for")
    if answers:
        task = house.loop.create_task(at.room.do(answer, house.people["Ben"]))
    goes_by(house, EVEN + 0.0005)
    assert not ear.heard
    goes_by(house, 0.001)
    assert [update["question"]["id"] for update in ear.heard] == [question + 1]
    assert not answers or task.result().id == "b"


def test_another_table_feels_nothing_either(house: House, slow: Callable[[], House]) -> None:
    here, there, ann = voting(house), house.table("goulag", people=5), house.person("Ann")
    slow()

    def asks() -> Awaitable[Any]:
        return there.room_now().do(wire.Chat(id=next(house.ids), text="hello", seat=1), ann)

    idle, answered = (at_once(house, feel(here, 0.01, answers, asks)) for answers in (False, True))
    assert idle == answered


@pytest.mark.parametrize("after", [0.0, 0.012, 0.026])
def test_notes_take_as_long_as_any_write_and_make_nobody_wait(
    house: House, slow: Callable[[], House], after: float
) -> None:
    at, ann, notebooks = voting(house), house.person("Ann"), Notebooks(house.store)
    slow()

    def notes() -> Awaitable[Any]:
        return notebooks.put(ann.id, at.id, 1, [Note("note 2", "suspect")])

    async def beside(written: bool) -> float:
        task = house.loop.create_task(wait(notes())) if written else None
        took = await feel(at, after, False, chats)
        assert task is None or await task is None
        return took

    async def wait(work: Awaitable[Any]) -> None:
        await work

    def chats() -> Awaitable[Any]:
        return at.room_now().do(wire.Chat(id=next(house.ids), text="hello", seat=3), house.person("Cid"))

    for answers in (False, True):
        assert at_once(house, feel(at, after, answers, notes)) == pytest.approx(EVEN, abs=1e-5)
    assert at_once(house, beside(True)) == at_once(house, beside(False)) == pytest.approx(EVEN, abs=1e-5)


# What overtakes whom


def test_private_matters_keep_their_order_on_their_way_and_are_told_once(
    house: House, slow: Callable[[], House]
) -> None:
    at = voting(house)
    ears = {seat: at.listen(at.holder(seat), seat) for seat in (1, 2, 3)}
    before, question = at.table.seq, at.table.question
    said: list[tuple[str, Any]] = [
        ("Ben", wire.Answer(id="b1", seat=2, question=question, action="vote for")),
        ("Cid", wire.Answer(id="c1", seat=3, question=question, action="vote against")),
        ("Ben", wire.Answer(id="b2", seat=2, question=question, action="vote against")),
        ("Ann", wire.Chat(id="a1", text="hello", seat=1)),
        ("Ben", wire.Answer(id="b2", seat=2, question=question, action="vote against")),
        ("Cid", wire.Answer(id="c2", seat=3, question=question, action="vote for")),
    ]

    async def together() -> None:
        await asyncio.gather(*(at.room_now().do(command, house.people[who]) for who, command in said))

    slow()
    at_once(house, together())
    held = {2: "vote against", 3: "vote for"}
    assert [entry.command for entry in house.store.journal(at.id, before)] == ["b1", "c1", "b2", "a1", "c2"]
    assert {seat: at.table.game.notation.print(answer) for seat, answer in at.table.held.items()} == held
    assert [update.get("question", {}).get("answer") for update in ears[2].heard] == ["vote for", "vote against", None]
    assert [list(update) for update in ears[1].heard] == [["type", "n", "at", "chat"]]
    numbers = dict(at.room.numbers)
    house.restart(graceful=False)
    assert {seat: at.table.game.notation.print(answer) for seat, answer in at.table.held.items()} == held
    assert at.room.numbers == numbers


def test_a_command_sent_again_is_done_when_the_first_one_is(house: House, slow: Callable[[], House]) -> None:
    at, ben = voting(house), house.person("Ben")
    command = wire.Answer(id="b1", seat=2, question=at.table.question, action="vote for")

    async def timed(after: float) -> float:
        await asyncio.sleep(after)
        await at.room_now().do(command, ben)
        return house.now

    async def twice() -> list[float]:
        return await asyncio.gather(timed(0.0), timed(0.005))

    slow()
    first, again = at_once(house, twice())
    assert first == again > house.now - 1.0


def test_what_is_so_already_is_done_when_the_disk_has_it(house: House, slow: Callable[[], House]) -> None:
    at, ben = voting(house), house.person("Ben")
    before, question = at.table.seq, at.table.question

    async def timed(after: float) -> float:
        await asyncio.sleep(after)
        command = wire.Answer(id=str(after), seat=2, question=question, action="vote for")
        await at.room_now().do(command, ben)
        return house.now

    async def twice() -> list[float]:
        return await asyncio.gather(timed(0.0), timed(0.005))

    slow()
    first, again = at_once(house, twice())
    assert again >= first
    assert at.table.seq == before + 1


def test_what_follows_a_failed_write_fails_with_it(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    at = voting(house)
    before, ear = at.table, at.listen("Ann", 1)

    def full(*_: Any) -> None:
        time.sleep(0.02)
        raise sqlite3.OperationalError("disk full")

    async def both() -> list[Any]:
        room = at.room_now()
        answer = room.do(wire.Answer(id="b1", seat=2, question=before.question, action="vote for"), house.people["Ben"])
        chat = room.do(wire.Chat(id="a1", text="hello", seat=1), house.people["Ann"])
        return await asyncio.gather(answer, chat, return_exceptions=True)

    with monkeypatch.context() as patch:
        patch.setattr(Writer, "_sync", full)
        assert all(isinstance(each, Exception) for each in house.run(both()))
    assert at.table is before
    assert not ear.heard
    assert [type(each) for each in house.run(both())] == [messages.Done, messages.Done]
    assert [entry.seq for entry in house.store.journal(at.id)] == list(range(1, at.table.seq + 1))


def test_a_table_does_not_leave_memory_while_something_is_on_its_way(house: House, slow: Callable[[], House]) -> None:
    at, ben = voting(house, "untimed"), house.person("Ben")
    house.now += 61
    at.room.used = house.now - 61
    room, answer = house.hall.rooms[at.id], wire.Answer(id="b1", seat=2, question=at.table.question, action="vote for")

    async def left() -> bool:
        room.used = house.now - 61
        return room.idle(house.now)

    assert house.run(left())
    slow()
    task = house.loop.create_task(room.do(answer, ben))
    house.call(lambda: None)
    assert not house.run(left())
    goes_by(house, 1.0)
    assert task.done()
    assert house.run(left())


# How long is as long as anybody


def test_writing_takes_as_long_as_two_commits_of_this_disk_in_few_steps() -> None:
    steady = WriteLatency()
    assert steady.seconds == write_latency.MIN_LATENCY_S
    steady.record(0.025)
    assert round(steady.seconds, 6) == EVEN
    for _ in range(write_latency.COMMITS_MEASURED - 1):
        steady.record(0.0004)
        assert round(steady.seconds, 6) == EVEN
    steady.record(0.0004)
    assert steady.seconds == write_latency.MIN_LATENCY_S


def test_a_commit_that_is_slow_now_and_then_slows_nobody_down() -> None:
    steady = WriteLatency()
    for number in range(5 * write_latency.COMMITS_MEASURED):
        steady.record(5.0 if number % 15 == 14 else 0.0004)
    assert steady.seconds == write_latency.MIN_LATENCY_S
    for _ in range(write_latency.COMMITS_MEASURED // 5):
        steady.record(5.0)
    assert steady.seconds == write_latency.MAX_LATENCY_S


def test_where_there_is_a_crowd_commits_wait_longer_for_others() -> None:
    steady = WriteLatency()
    for together in (write_latency.LARGE_COMMIT_WRITES,) * 20 + (
        1000,
        1,
        1000,
        1,
        1000,
        1,
    ):  # that is none, and a burst is none
        steady.record(0.0004, together)
        assert steady.batch_delay == write_latency.BATCH_DELAY_S
    for _ in range(write_latency.LOAD_BEGINS_COMMITS):
        steady.record(0.0004, 2 * write_latency.LARGE_COMMIT_WRITES)
    for together in (1, 2 * write_latency.LARGE_COMMIT_WRITES, write_latency.LARGE_COMMIT_WRITES):
        steady.record(0.0004, together)
        assert steady.batch_delay == write_latency.LARGE_BATCH_DELAY_S
        assert steady.seconds == write_latency.MIN_LATENCY_S
    steady.record(0.0004, write_latency.LARGE_COMMIT_WRITES)
    assert steady.batch_delay == write_latency.BATCH_DELAY_S, "nobody waits for a crowd that has gone"


# By a real clock


def slow_sync(writer: Writer) -> None:
    time.sleep(SLOW)
    writer.line.commit()


def felt_at(path: Path, trials: int, latency: WriteLatency | None) -> dict[str, Felt]:
    """What Ann feels, by kind: in half of the trials, taken at random, Ben has just answered.

    In the other half a command of Ben's was just refused. Any command warms the processor's caches, which saves the
    next one a tenth of a millisecond; the test is about answers.
    """
    felt = {kind: Felt() for kind in ("refusal", "hello", "health", "ahead", "chat")}

    votes, meant = (
        cycle(("vote for", "vote against")),
        cycle(("propose finance", "")),
    )  # what is so is not written again

    async def one(wire: Wire, party: Party, rng: Random) -> None:
        answered = rng.random() < 0.5
        table, ann = party.table, party.tokens[1]
        question = wire.room(table).table.question if answered else -1
        said = wire.do(table, party.tokens[2], "answer", seat=2, question=question, action=next(votes))
        answering = asyncio.create_task(said)
        await asyncio.sleep(rng.uniform(0.002, 0.012))

        async def timed(kind: str, asking: Awaitable[Any]) -> None:
            began = time.perf_counter()
            await asking
            felt[kind].add(answered, time.perf_counter() - began)

        await timed("refusal", wire.do(table, ann, "answer", seat=1, question=-1, action="vote for"))
        await timed("hello", wire.get(f"/api/tables/{table}?seat=1", ann))
        await timed("health", wire.get("/health"))
        ahead = timed("ahead", wire.do(table, ann, "ahead", seat=1, action=next(meant)))
        await asyncio.gather(ahead, timed("chat", wire.do(table, ann, "chat", text="hello", seat=1)))
        await answering
        await asyncio.sleep(SLOW)

    async def all() -> None:
        async with Wire(path, latency=latency).up() as wire:
            party, rng = await politburo(wire, poker_face=True), Random(11)
            await to_the_vote(wire, party)
            for _ in range(trials):
                await one(wire, party, rng)

    asyncio.run(all())
    print(*(f"{kind}: {each}" for kind, each in felt.items()), sep="\n")
    return felt


@pytest.mark.parametrize("trials", [40, pytest.param(400, marks=pytest.mark.slow)])
def test_an_observer_cannot_tell_by_the_time_that_somebody_has_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trials: int
) -> None:
    """Up to three times, as long as the same seems to tell something: whatever else the machine does meanwhile is felt
    too, and what somebody's answer does is felt every time."""
    monkeypatch.setattr(Writer, "_sync", slow_sync)
    telling = felt_at(tmp_path / "first", trials, WriteLatency())
    for again in ("second", "third"):
        if telling := {kind: each for kind, each in telling.items() if each.tells}:
            felt = felt_at(tmp_path / again, trials, WriteLatency())
            telling = {kind: felt[kind] for kind in telling}
    assert not [f"{kind}: {each}" for kind, each in telling.items() if each.tells]


@pytest.mark.ci
def test_a_server_that_keeps_all_waiting_while_it_writes_would_be_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def keeps_all_waiting(room: Room, facts: Any, by: str = "", command: str = "", _: Any = None) -> None:
        async with room.lock:
            step = room._happen(facts(now := room.hall.clock()), now, by or None, command or None)
            if step is not None:
                await step.landed()

    monkeypatch.setattr(Writer, "_sync", slow_sync)
    monkeypatch.setattr(Room, "change", keeps_all_waiting)
    felt = felt_at(tmp_path, 40, None)
    assert felt["refusal"].auc > 0.7
    assert felt["refusal"].longer > SLOW / 5 > felt["health"].longer
