"""An answer that has nothing to wait for is done where it is read, before its line is listened to."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from presidium.server.base.limits import Rate
from presidium.server.domain import journal
from presidium.server.domain.dice import Seed
from presidium.server.http.socket import CLOSE_ERROR, Socket
from presidium.server.live.room import Room
from presidium.server.render.outbox import Outbox
from tests.server.doorstep import Doorstep, Visitor, at_the_door, frame
from tests.server.storage.test_disk import failing

SEED = Seed("1" * 64, "2" * 64)
SEATS = range(1, 6)
TEXT, CLOSE = 1, 8
VOTES = "vote for", "vote against"


class Party:
    """Five people at a table of Politburo's, each with a line; they are asked to vote."""

    def __init__(self, at: Doorstep, table: str, tokens: list[str], lines: dict[int, Visitor]) -> None:
        self.at, self.table, self.tokens, self.lines = at, table, tokens, lines
        self.ids = map(str, count(100))
        self.taken = 0
        """How often something was done at once."""
        self.takes: dict[int, Callable[[bytes], bool]] = {}
        """What does so, for each seat."""

    @property
    def room(self) -> Room:
        return self.at.server.hall.rooms[self.table]

    def says(self, do: str, **parts: Any) -> dict[str, Any]:
        return {"do": do, "id": next(self.ids), **parts}

    def answer(self, seat: int, action: str) -> dict[str, Any]:
        return self.says("answer", seat=seat, question=self.room.table.question, action=action)

    def send(self, seat: int, *said: dict[str, Any]) -> None:
        """All of it in one piece."""
        self.lines[seat].send(*(frame(TEXT, json.dumps(each).encode()) for each in said))

    async def hear(self, seat: int) -> dict[str, Any]:
        """The next thing this line is told; the code it is closed with."""
        reader = self.lines[seat].reader
        async with asyncio.timeout(20):
            first, size = await reader.readexactly(2)
            if size > 125:
                size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
            data = await reader.readexactly(size)
        if first & 15 == CLOSE:
            return {"closed": int.from_bytes(data[:2], "big")}
        told: dict[str, Any] = json.loads(data)
        return told

    async def until(self, seat: int, *ids: str) -> list[dict[str, Any]]:
        """What the line is told until each of these is done or refused."""
        heard, waiting = list[dict[str, Any]](), set(ids)
        while waiting:
            heard.append(await self.hear(seat))
            waiting -= {heard[-1].get("id", ""), heard[-1].get("done", "")}
        return heard

    async def do(self, seat: int, said: dict[str, Any]) -> dict[str, Any]:
        """What came of it."""
        self.send(seat, said)
        return (await self.until(seat, said["id"]))[-1]


async def party(at: Doorstep, query: str = "&done=within&question=once") -> Party:
    at.server.hall.new_seed = lambda: SEED
    tokens = [await at.person() for _ in SEATS]
    table = await at.table(tokens[0], game="politburo", seats=5, pace="untimed")
    for seat, token in enumerate(tokens, 1):
        sits = {"do": "sit", "id": f"sit{seat}", "seat": seat, "nonce": str(seat)}
        await at.ask("POST", f"/api/tables/{table}/commands", sits, authorization=f"Bearer {token}")
    begins = {"do": "start", "id": "start"}
    await at.ask("POST", f"/api/tables/{table}/commands", begins, authorization=f"Bearer {tokens[0]}")
    lines = {seat: await at.stream(table, token, f"seat={seat}{query}") for seat, token in enumerate(tokens, 1)}
    met = Party(at, table, tokens, lines)
    for seat in SEATS:
        while (await met.hear(seat))["type"] != "hello":
            pass
    while len(taking := [each for each in at.running.server_state.connections if getattr(each, "takes", None)]) < 5:
        await asyncio.sleep(0.01)
    for line in taking:
        _count(met, line)
    (leader,) = met.room.table.asked()
    assert (await met.do(leader, met.answer(leader, "propose finance")))["type"] in ("update", "done")
    return met


def _count(met: Party, line: Any) -> None:
    takes = line.takes
    met.takes[takes.func.__self__.key] = takes

    def counted(said: bytes) -> bool:
        taken: bool = takes(said)
        met.taken += taken
        return taken

    line.takes = counted


async def a_round(met: Party) -> list[dict[str, Any]]:
    """All vote, one of them first otherwise; what seats 1 and 2 hear of it."""
    heard = [await met.do(2, met.answer(2, VOTES[1]))]
    for seat in SEATS:
        heard.append(await met.do(seat, met.answer(seat, VOTES[0])))
    told = await met.hear(1)
    while "events" not in told:
        told = await met.hear(1)
    return [*heard, told]


def plain(told: dict[str, Any]) -> dict[str, Any]:
    """Without what is another each time."""
    return {name: part for name, part in told.items() if name not in ("at", "table")}


def test_it_is_told_as_if_it_had_waited(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    heard, taken = list[Any](), list[int]()

    @at_the_door()
    async def plays(at: Doorstep) -> None:
        met = await party(at)
        heard.append([plain(told) for told in await a_round(met)])
        taken.append(met.taken)

    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    plays(tmp_path / "a")
    monkeypatch.setattr(Socket, "_at_once", lambda *_: False)
    plays(tmp_path / "b")
    assert taken == [7, 0]
    assert heard[0] == heard[1]
    assert heard[0][0]["answer"] == VOTES[1]


@at_the_door()
async def test_who_does_not_hear_it_within_hears_it_after(at: Doorstep) -> None:
    met = await party(at, "")
    said = met.answer(3, VOTES[0])
    met.send(3, said)
    heard = await met.until(3, said["id"])
    assert met.taken == 2
    assert heard[-1] == {"type": "done", "id": said["id"]}
    assert heard[-2]["question"]["answer"] == VOTES[0]


@at_the_door()
async def test_what_comes_behind_it_waits_its_turn(at: Doorstep) -> None:
    met = await party(at)
    said = [met.answer(4, VOTES[1]), met.answer(4, VOTES[0]), met.says("chat", text="So be it.", seat=4)]
    met.send(4, *said)
    heard = await met.until(4, *(each["id"] for each in said))
    done = [told.get("done") or told["id"] for told in heard if "done" in told or told["type"] == "done"]
    assert done == [each["id"] for each in said]
    assert [told["answer"] for told in heard if "answer" in told] == [VOTES[1], VOTES[0]]
    assert met.taken == 2, "the leader's, and the first of these"


@at_the_door()
async def test_said_twice_it_is_done_once(at: Doorstep) -> None:
    met = await party(at)
    said = met.answer(4, VOTES[1])
    met.send(4, said, said)
    await met.until(4, said["id"])
    assert (await met.hear(4)) == {"type": "done", "id": said["id"]}
    again = await met.do(4, said)
    assert again == {"type": "done", "id": said["id"]}
    entries = at.server.hall.store.journal(met.table)
    assert [entry.command for entry in entries if isinstance(entry.fact, journal.Held)] == [said["id"]]


@at_the_door()
async def test_behind_the_last_answer_another_comes_too_late(at: Doorstep) -> None:
    """The question closes with the last, whose way to the disk it waits for; none slips in meanwhile."""
    met = await party(at)
    for seat in (1, 2, 3, 4):
        await met.do(seat, met.answer(seat, VOTES[0]))
    last, late = met.answer(5, VOTES[0]), met.answer(1, VOTES[1])
    assert met.takes[5](json.dumps(last).encode())
    assert not met.takes[1](json.dumps(late).encode())
    refused = await met.do(1, late)
    assert (refused["type"], refused["why"]["id"]) == ("refused", "stale-question")
    assert refused["question"]["id"] == last["question"] + 1
    votes = [entry.fact for entry in at.server.hall.store.journal(met.table) if isinstance(entry.fact, journal.Held)]
    assert [vote.seat for vote in votes] == [1, 2, 3, 4, 5]


@at_the_door(work=Rate(1_000, 1e-9))
async def test_what_is_refused_is_refused_in_words_and_paid_for_once(at: Doorstep) -> None:
    met = await party(at)
    person = met.room.table.seats[3].person

    def left() -> float:
        return at.server.limiter._left.get(("work", str(person)), (0.0, 0.0))[0]

    before, taken = left(), met.taken
    told = await met.do(3, met.answer(3, "vote perhaps"))
    assert (told["type"], bool(told["question"])) == ("refused", True)
    assert (met.taken, before - left()) == (taken, pytest.approx(2.0, abs=1e-3))
    await met.do(3, met.answer(3, VOTES[0]))
    assert (met.taken, before - left()) == (taken + 1, pytest.approx(4.0, abs=1e-3))


@at_the_door()
async def test_what_the_disk_does_not_take_is_refused_and_was_never_so(at: Doorstep) -> None:
    met = await party(at)
    store, taken = at.server.hall.store, met.taken
    with failing(store, "disk-full"):
        told = await met.do(3, met.answer(3, VOTES[0]))
    assert (told["type"], told["why"]["id"], met.taken) == ("refused", "disk-full", taken + 1)
    assert 3 not in met.room.newest.held
    while not store.disk.writable:
        await asyncio.sleep(0.05)
    assert (await met.do(3, met.answer(3, VOTES[0])))["answer"] == VOTES[0]


@at_the_door()
async def test_what_cannot_be_told_ends_the_line_and_no_other(at: Doorstep) -> None:
    met = await party(at)
    with pytest.MonkeyPatch.context() as patch:

        def fails(*_: Any, **__: Any) -> Any:
            raise ValueError("something nobody has thought of")

        patch.setattr(Outbox, "messages", fails)
        met.send(3, met.answer(3, VOTES[0]))
        told = await met.hear(3)
        while "closed" not in told:
            told = await met.hear(3)
    assert told["closed"] == CLOSE_ERROR
    assert met.room.table.held.get(3) is not None, "the disk has it"
    assert (await met.do(4, met.answer(4, VOTES[0])))["answer"] == VOTES[0]


@at_the_door()
async def test_a_line_that_has_ended_takes_nothing_more(at: Doorstep) -> None:
    met = await party(at)
    lines = [each for each in at.running.server_state.connections if getattr(each, "takes", None)]
    assert len(lines) == len(SEATS)
    for visitor in met.lines.values():
        visitor.leave()
    while at.connections:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.1)
    assert not any(line.takes for line in lines)
