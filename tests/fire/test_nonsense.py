"""Bad input is refused clearly, never with a 5xx; the server stays small, and the other tables do not notice."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import secrets
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from presidium.server.base.gc_policy import LEAKY_CLOSES_PER_RUN
from tests.fire.house import House
from tests.fire.nonsense import bodies, paths
from tests.fire.players import Player, until

pytestmark = pytest.mark.ci

CLEAR_CLOSES = {1002, 1003, 1007, 1008, 1009, 1013}
"""Bad frames, not text, not UTF-8, not allowed, too big, too slow: never 1011, the server's own fault."""
MB = 1024
REST = 15.0
AT_ONCE = 500
ELSEWHERE = "192.0.2.1"

few_or_all = pytest.mark.parametrize("many", [1, pytest.param(20, marks=pytest.mark.slow)], ids=["smoke", "all"])


@contextlib.asynccontextmanager
async def bystander(house: House) -> AsyncIterator[Player]:
    """Somebody who plays at another table all the while, and does not stand still for it."""
    player = Player(house, house.welcome("Bystander", ELSEWHERE), "kremlin", Random(1), 0.03, ELSEWHERE)
    task = asyncio.create_task(player.play())
    await until(lambda: len(player.acknowledged) > 3)
    before = len(player.acknowledged)
    try:
        yield player
        await until(lambda: len(player.acknowledged) > before + 3 or task.done())
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


def table_for_two(house: House) -> tuple[str, str, str]:
    """A running table, its host's token, and somebody else's who sits there too."""
    host, other = house.welcome("Host"), house.welcome("Other")
    new = {"game": "goulag", "seats": 5, "bots": ["naive"] * 3, "sit": True}
    table = house.call("POST", "/api/tables", new, host)[1]["id"]
    for token, command in ((other, "sit"), (host, "start")):
        status, said = house.call("POST", f"/api/tables/{table}/commands", {"do": command, "id": command}, token)
        assert status == 200, said
    return table, host, other


async def raw(house: House, method: str, path: str, body: bytes, token: str) -> int:
    """The status of a request sent as it is; 400 if the server hangs up on something too large to be read."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    try:
        head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{house.port}\r\nconnection: close\r\n"
        head += f"authorization: Bearer {token}\r\ncontent-length: {len(body)}\r\n\r\n"
        writer.write(head.encode() + body)
        line = await asyncio.wait_for(reader.readline(), 20)
        return int(line.split()[1])
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


@few_or_all
def test_nonsense_by_http_is_refused(tmp_path: Path, many: int) -> None:
    async def fuzz(house: House) -> None:
        table, host, _ = await asyncio.to_thread(table_for_two, house)
        rng = Random(7)
        roads = paths(rng, table)
        statuses: Counter[int] = Counter()
        async with bystander(house):
            await send(house, roads, bodies(rng, 200 * many), host, statuses)
            before = house.memory()
            await send(house, roads, bodies(rng, 200 * many), host, statuses)
            huge = [await raw(house, "POST", "/api/tables", b" " * (1 << 20), host) for _ in range(10 * many)]
            grown = house.memory() - before
        print(f"\nHTTP: {dict(sorted(statuses.items()))}, memory grew by {grown} KB over the second half")
        assert max(statuses) < 500
        assert statuses.total() == 400 * many
        assert set(huge) == {413}
        assert grown < 20 * MB
        assert house.ready()

    with House(tmp_path) as house:
        asyncio.run(fuzz(house))
        assert not house.errors()


async def send(house: House, roads: Any, nonsense: Any, token: str, statuses: Counter[int]) -> None:
    for body in nonsense:
        method, path = next(roads)
        statuses[await raw(house, method, path, body, token)] += 1


@few_or_all
def test_nonsense_by_websocket_is_refused(tmp_path: Path, many: int) -> None:
    async def fuzz(house: House) -> None:
        table, host, _ = await asyncio.to_thread(table_for_two, house)
        rng = Random(8)
        ends: Counter[Any] = Counter()
        async with bystander(house):
            before = 0
            for _ in range(2):
                for body in bodies(rng, 200 * many):
                    ends[await say(house, table, host, body, rng)] += 1
                before, grown = house.memory(), house.memory() - before
        print(f"\nWebSocket: {dict(ends)}, memory grew by {grown} KB over the second half")
        assert set(ends) <= {"refused", "done", *CLEAR_CLOSES}
        assert ends["refused"] > 100 * many
        assert grown < 20 * MB

    with House(tmp_path) as house:
        asyncio.run(fuzz(house))
        assert not house.errors()


async def say(house: House, table: str, token: str, body: bytes, rng: Random) -> Any:
    """How a socket answers to this: a message, or the code with which it closes."""
    where = f"ws://127.0.0.1:{house.port}/api/tables/{table}/stream?seat=1"
    async with connect(where, additional_headers={"authorization": f"Bearer {token}"}, max_size=None) as socket:
        try:
            binary = rng.random() < 0.3
            await socket.send(body if binary else body.decode("utf-8", "replace"))
            while True:
                message = json.loads(await asyncio.wait_for(socket.recv(), 20))
                if message["type"] in ("done", "refused"):
                    return message["type"]
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else "no code"


def test_what_is_somebody_elses_is_refused(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        table, host, other = table_for_two(house)
        stranger = house.welcome("Stranger")

        def do(token: str | None, at: str = table, **command: Any) -> tuple[int, str]:
            status, said = house.call("POST", f"/api/tables/{at}/commands", command, token)
            return status, said.get("why", {}).get("id", said["type"])

        now = house.call("GET", f"/api/tables/{table}?seat=1", None, host)[1]["question"]["id"]

        def answer(seat: int = 1, question: int = now) -> dict[str, Any]:
            return {"do": "answer", "id": "1", "seat": seat, "question": question, "action": "draw"}

        assert do(None, **answer()) == (401, "who-are-you")
        assert do("no such token", **answer()) == (401, "who-are-you")
        assert do(stranger, **answer()) == (403, "not-your-seat")
        assert do(other, **answer()) == (403, "not-your-seat")
        assert do(host, **answer(seat=9)) == (404, "no-such-seat")
        assert do(host, "nowhere", **answer()) == (404, "no-such-table")
        assert do(host, **answer(question=10**6)) == (409, "stale-question")
        assert do(other, do="pause", id="1") == (403, "only-host")
        assert do(host, do="start", id="1") == (422, "started-already")
        for path in (f"/api/tables/{table}?seat=2", f"/api/tables/{table}/history?seat=2"):
            assert house.call("GET", path, None, host)[0] == 403


def test_an_answer_out_of_turn_is_refused(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        table, *tokens = table_for_two(house)
        seats = dict(enumerate(tokens, 1))

        def question(seat: int) -> Any:
            return house.call("GET", f"/api/tables/{table}?seat={seat}", None, seats[seat])[1]["question"]

        def answer(seat: int, action: str) -> tuple[int, Any]:
            parts = {"id": secrets.token_hex(4), "seat": seat, "question": question(seat)["id"], "action": action}
            return house.call("POST", f"/api/tables/{table}/commands", {"do": "answer", **parts}, seats[seat])

        while len(asked := question(1)["asked"]) > 1:
            for seat in seats.keys() & set(asked):
                assert answer(seat, question(seat)["options"][0])[0] == 200
        turn, other = asked[0], 3 - asked[0]
        status, said = answer(other, question(turn)["options"][0])
        assert (status, said["why"]["id"]) == (422, "not-asked")
        assert said["question"]["asked"] == asked


def test_a_command_sent_twice_is_done_once_and_ids_are_everybodys_own(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        table, host, other = table_for_two(house)
        chat = {"do": "chat", "id": "same", "text": "hello"}
        for token, seat in ((host, 1), (host, 1), (other, 2), (other, 2)):
            assert house.call("POST", f"/api/tables/{table}/commands", {**chat, "seat": seat}, token)[0] == 200
        lines = house.call("GET", f"/api/tables/{table}?seat=1", None, host)[1]["chat"]
        assert [line["seat"] for line in lines] == [1, 2]


# Connections opened and dropped


async def drop(house: House, table: str, rng: Random) -> str:
    """Open a connection in one of many ways and go away in one of many."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    kind = rng.choice(("silent", "half", "unread", "upgrade", "frames"))
    try:
        if kind == "half":
            writer.write(b"GET /api/tables HT")
        elif kind == "unread":
            writer.write(f"GET /api/tables/{table} HTTP/1.1\r\nhost: localhost\r\n\r\n".encode() * rng.randint(1, 5))
        elif kind in ("upgrade", "frames"):
            key = base64.b64encode(secrets.token_bytes(16)).decode()
            head = f"GET /api/tables/{table}/stream HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\n"
            head += f"connection: upgrade\r\nsec-websocket-key: {key}\r\nsec-websocket-version: 13\r\n\r\n"
            writer.write(head.encode())
            status = (await asyncio.wait_for(reader.readline(), 30)).split()[1]
            assert status in (b"101", b"403", b"429"), status
            if kind == "frames":
                writer.write(rng.randbytes(rng.randint(1, 300)))
            kind = f"{kind} {status.decode()}"
        await asyncio.sleep(rng.random() * 0.2)
    except OSError:
        kind = "hung up"
    if rng.random() < 0.5:
        writer.transport.abort()
    else:
        writer.close()
    return kind


@pytest.mark.slow
@pytest.mark.parametrize("count", [1_000, 10_000], ids=["smoke", "all"])
def test_connections_opened_and_dropped_leave_nothing_behind(tmp_path: Path, count: int) -> None:
    async def storm(house: House) -> None:
        table, _, _ = await asyncio.to_thread(table_for_two, house)
        rng = Random(9)
        kinds: Counter[str] = Counter()
        async with bystander(house):
            files = house.open_files()

            async def some(many: int) -> None:
                for _ in range(many // AT_ONCE):
                    kinds.update(await asyncio.gather(*(drop(house, table, rng) for _ in range(AT_ONCE))))
                    await until(lambda: house.open_files() <= files + 5)

            async def half() -> int:
                """What is held after it, when what lies about has had its time to be collected."""
                await some(count // 2)
                await asyncio.sleep(REST)
                await some(LEAKY_CLOSES_PER_RUN)
                return house.memory()

            before = await half()
            grown = await half() - before
        print(f"\nconnections: {dict(kinds)}, memory grew by {grown} KB over the second half")
        assert grown < 20 * MB
        assert house.ready()

    with House(tmp_path, wide=False) as house:
        asyncio.run(storm(house))
        assert not house.errors()


def test_one_address_may_not_hold_all_sockets(tmp_path: Path) -> None:
    async def hold(house: House) -> None:
        table, _, _ = await asyncio.to_thread(table_for_two, house)
        where = f"ws://127.0.0.1:{house.port}/api/tables/{table}/stream"
        async with contextlib.AsyncExitStack() as all_of_them:
            for _ in range(200):
                await all_of_them.enter_async_context(connect(where))
            with pytest.raises(InvalidHandshake, match="429"):
                await all_of_them.enter_async_context(connect(where))
        async with connect(where) as socket:
            assert json.loads(await socket.recv())["type"] == "hello"

    with House(tmp_path, wide=False) as house:
        asyncio.run(hold(house))
        assert not house.errors()
