"""The disk needs 25 ms to sync: whoever measures all his answers does not learn when somebody else gives one.

`slow_sync.c`, loaded into the server, is that disk. In every trial an observer asks for everything one may ask for;
in half of them, taken at random, a sealed answer of somebody else is being written meanwhile.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.fire.house import House
from tests.fire.shims import needs_compiler, shim
from tests.table.felt import Felt

VOTES = ("vote for", "vote against")
QUIET = 0.06
"""After this the disk is at rest again."""
ASKED = ("refused", "ping", "looks", "answers too", "orders", "chat", "chat elsewhere")

pytestmark = needs_compiler


class Guest:
    """Somebody at a table, with a line of his own: one thing at a time, and its answer."""

    def __init__(self, house: House, table: str, token: str, seat: int | None = None) -> None:
        self.house, self.table, self.token, self.seat = house, table, token, seat
        self.ids = count()
        self.question = -1
        self.answers: asyncio.Queue[Any] = asyncio.Queue()

    async def come(self) -> Guest:
        query = "" if self.seat is None else f"?seat={self.seat}"
        where = f"{self.house.base.replace('http', 'ws', 1)}/api/tables/{self.table}/stream{query}"
        headers = {"authorization": f"Bearer {self.token}"}
        self.line: ClientConnection = await connect(where, additional_headers=headers, max_size=None, compression=None)
        self.listening = asyncio.create_task(self._listen())
        return self

    async def _listen(self) -> None:
        async for text in self.line:
            message = json.loads(text)
            if message["type"] in ("done", "refused"):
                self.answers.put_nowait(message)
            elif message.get("question"):
                self.question = message["question"]["id"]

    async def do(self, do: str, **parts: Any) -> str:
        await self.line.send(json.dumps({"do": do, "id": f"{id(self)}-{next(self.ids)}", **parts}))
        answer = await self.answers.get()
        return str(answer["type"])

    async def votes(self) -> str:
        vote = VOTES[next(self.ids) % 2]
        return await self.do("answer", seat=self.seat, question=self.question, action=vote)

    async def ping(self) -> None:
        await (await self.line.ping())

    async def hang_up(self) -> None:
        self.listening.cancel()
        await self.line.close()


class Reader:
    """Looks at a table by HTTP, again and again by the same connection."""

    def __init__(self, house: House, guest: Guest) -> None:
        self.port = house.port
        lines = (f"GET /api/tables/{guest.table}?seat={guest.seat} HTTP/1.1", "host: 127.0.0.1")
        self.said = "\r\n".join((*lines, f"authorization: Bearer {guest.token}", "", "")).encode()

    async def come(self) -> Reader:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        return self

    async def look(self) -> None:
        self.writer.write(self.said)
        head = (await self.reader.readuntil(b"\r\n\r\n")).lower()
        assert b" 200 " in head
        await self.reader.readexactly(int(head.partition(b"content-length:")[2].split()[0]))


def voting(house: House) -> tuple[str, dict[int, str]]:
    """A live table of five people who are asked to vote, sealed, and have a long time for it."""
    tokens = {seat: house.welcome(f"Player {seat}") for seat in range(1, 6)}
    new = {"game": "politburo", "seats": 5, "pace": "live", "decision": 86400, "poker_face": True}
    table = house.call("POST", "/api/tables", new, tokens[1])[1]["id"]

    def do(who: int, do: str, **parts: Any) -> None:
        status, said = house.call("POST", f"/api/tables/{table}/commands", {"do": do, "id": do, **parts}, tokens[who])
        assert status == 200, said

    for seat in tokens:
        do(seat, "sit", seat=seat)
    do(1, "start")
    question = house.call("GET", f"/api/tables/{table}")[1]["question"]
    do(question["asked"][0], "answer", seat=question["asked"][0], question=question["id"], action="propose finance")
    return table, tokens


class Trials:
    def __init__(self, house: House) -> None:
        self.house = house
        self.felt = {kind: Felt() for kind in ASKED}

    async def __aenter__(self) -> Trials:
        house = self.house
        table, tokens = voting(house)
        own = house.call("POST", "/api/tables", {"game": "goulag", "seats": 5}, tokens[1])[1]["id"]
        guests = [Guest(house, table, token, seat) for seat, token in tokens.items()]  # all: else caretakers come
        guests += [Guest(house, table, tokens[1], 1) for _ in range(2)] + [Guest(house, own, tokens[1])]
        self.guests = [await guest.come() for guest in guests]
        self.ann, self.ben, *_, self.orders, self.talk, self.elsewhere = self.guests
        self.reader = await Reader(house, self.ann).come()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.reader.writer.close()
        for guest in self.guests:
            await guest.hang_up()

    async def one(self, rng: Random) -> None:
        answered = rng.random() < 0.5

        async def timed(kind: str, asks: Callable[[], Awaitable[Any]]) -> None:
            began = time.perf_counter()
            assert await asks() in ("refused" if kind == "refused" else "done", None)
            self.felt[kind].add(answered, time.perf_counter() - began)

        answer = asyncio.create_task(self.ben.votes() if answered else asyncio.sleep(0, "done"))
        await asyncio.sleep(rng.uniform(0, 0.02))
        quick: list[tuple[str, Callable[[], Awaitable[Any]]]] = [
            ("refused", lambda: self.ann.do("answer", seat=1, question=-1, action="vote for")),
            ("ping", self.ann.ping),
            ("looks", self.reader.look),
        ]
        for kind, asks in rng.sample(quick, 3):
            await timed(kind, asks)
        await asyncio.gather(
            timed("answers too", self.ann.votes),
            timed("orders", lambda: self.orders.do("order", seat=1)),
            timed("chat", lambda: self.talk.do("chat", text="hello", seat=1)),
            timed("chat elsewhere", lambda: self.elsewhere.do("chat", text="hello")),
        )
        assert await answer == "done"
        await asyncio.sleep(QUIET)


@pytest.mark.parametrize("trials", [40, pytest.param(500, marks=pytest.mark.slow)], ids=["smoke", "all"])
def test_no_answer_tells_by_its_time_that_somebody_else_has_answered(tmp_path: Path, trials: int) -> None:
    async def go(house: House) -> dict[str, Felt]:
        rng = Random(4)
        async with Trials(house) as all:
            for _ in range(trials):
                await all.one(rng)
        return all.felt

    with House(tmp_path, preload=shim("slow_sync", tmp_path)) as house:
        felt = asyncio.run(go(house))
        assert not house.errors()
    print(*(f"{kind}: {each}" for kind, each in felt.items()), sep="\n")
    assert felt["chat"].took[False][0] > 0.02, "the disk is not slow"
    assert not [f"{kind}: {each}" for kind, each in felt.items() if each.tells]
