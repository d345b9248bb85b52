"""Those who do not read what they are sent, and those who only ping: let go, held in little memory, felt by nobody."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
from asyncio import StreamReader, StreamWriter
from pathlib import Path

import pytest

from tests.fire.house import House
from tests.fire.players import until
from tests.fire.test_nonsense import MB, bystander, few_or_all, table_for_two

pytestmark = pytest.mark.ci

LINES = 8
MORE = 24 * MB
"""What the server may hold more than before: much less than what was thrown at it."""


async def held(house: House) -> int:
    """What the server holds, in KB, at the least of some seconds: the archive of a game that has ended is soon gone."""
    samples = []
    for _ in range(6):
        await asyncio.sleep(0.5)
        samples.append(house.memory())
    return min(samples)


async def line(house: House, table: str, token: str) -> tuple[StreamReader, StreamWriter]:
    """A WebSocket by hand: nothing reads it but the test."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port, limit=2**14)
    key = base64.b64encode(os.urandom(16)).decode()
    asked = (
        f"GET /api/tables/{table}/stream?seat=1 HTTP/1.1",
        f"Host: 127.0.0.1:{house.port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
        f"Authorization: Bearer {token}",
    )
    writer.write(("\r\n".join(asked) + "\r\n\r\n").encode())
    assert b" 101 " in await reader.readline()
    return reader, writer


def frame(kind: int, body: bytes) -> bytes:
    """A short masked frame; a mask of zeros changes nothing."""
    assert len(body) < 126
    return bytes((0x80 | kind, 0x80 | len(body), 0, 0, 0, 0)) + body


PING = frame(0x9, b"p" * 120)
NONSENSE = frame(0x1, b'{"do":"nonsense","id":"1","text":"' + b"x" * 60 + b'"}')


async def throws(reader: StreamReader, writer: StreamWriter, frames: bytes, times: int) -> bool:
    """Send and never read; whether the server has let go, or reads no more, in the end."""
    try:
        for _ in range(times):
            writer.write(frames)
            async with asyncio.timeout(5):
                await writer.drain()
        async with asyncio.timeout(10):
            while await reader.read(2**16):
                pass
    except OSError:
        return True
    except TimeoutError:
        return not reader.at_eof() and writer.transport.get_write_buffer_size() > 0
    return True


@few_or_all
@pytest.mark.parametrize(
    "what", [PING, pytest.param(NONSENSE, marks=pytest.mark.slow)], ids=["ping flood", "slow readers"]
)
def test_whoever_only_sends_is_let_go_and_the_others_play_on(what: bytes, many: int, tmp_path: Path) -> None:
    async def flood(house: House) -> tuple[list[bool], int]:
        table, host, _ = table_for_two(house)
        async with bystander(house) as player:
            await until(lambda: player.games > 0)  # the first brings ten megabytes with it, flood or no flood
            before = await held(house)
            lines = [await line(house, table, host) for _ in range(LINES)]
            try:
                throwing = [throws(*both, what * 500, 400 * many) for both in lines]
                return list(await asyncio.gather(*throwing)), await held(house) - before
            finally:
                for _, writer in lines:
                    writer.close()
                    with contextlib.suppress(OSError):
                        await writer.wait_closed()

    with House(tmp_path, wide=False) as house:
        let_go, grown = asyncio.run(flood(house))
        assert house.ready()
        assert not house.errors()
    thrown = LINES * 400 * many * 500 * len(what) / 1024 / 1024
    print(f"{thrown:.0f} MB thrown at it, {grown / 1024:+.1f} MB held; let go: {sum(let_go)} of {LINES}")
    assert all(let_go)
    assert grown <= MORE
