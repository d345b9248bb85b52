"""A graceful stop, and the next start: nothing is lost, and everybody goes on where he was."""

from __future__ import annotations

import asyncio
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from presidium.client.remote import Remote
from presidium.core import Refused
from tests.server.render.test_stream import chatter, same_again
from tests.server.wire_table import Line, Party, Wire, answers, politburo, settled, to_the_vote


def twice(first: Callable[[Wire], Awaitable[Any]], then: Callable[[Wire, Any], Awaitable[None]], data: Path) -> None:
    """A server that is stopped and started again, with a clock that has gone on."""

    async def go() -> None:
        wire = Wire(data)
        async with wire.up():
            kept = await first(wire)
        wire.clock.goes_on(3600)
        async with wire.up():
            await then(wire, kept)

    asyncio.run(go())


def test_a_graceful_stop_closes_the_lines_and_forgets_nothing(tmp_path: Path) -> None:
    async def first(wire: Wire) -> tuple[Party, Line]:
        party = await politburo(wire, "untimed")
        line = await wire.listen(party.table, party.tokens[2], "seat=2")
        await to_the_vote(wire, party)
        await answers(wire, party, 2, "vote for", id="before")
        await chatter(wire, party, 3)
        await settled()
        return party, line

    async def then(wire: Wire, kept: tuple[Party, Line]) -> None:
        party, line = kept
        assert line.code == 1012
        for missed in (0, 1, 4, len(line.updates)):
            await same_again(wire, party, line, missed)
        mine = (await wire.get(f"/api/tables/{party.table}?seat=2", party.tokens[2])).json
        assert mine["question"]["answer"] == "vote for"
        await wire.done(party.table, party.tokens[2], "answer", seat=2, question=0, action="x", id="before")
        for seat in (1, 3, 4, 5):
            assert (await answers(wire, party, seat, "vote for")).status == 200
        assert wire.room(party.table).table.question == mine["question"]["id"] + 1

    twice(first, then, tmp_path)


def test_a_stopped_server_is_not_ready(tmp_path: Path) -> None:
    async def go() -> None:
        wire = Wire(tmp_path)
        async with wire.up():
            assert (await wire.get("/ready")).status == 200
        assert (await wire.get("/ready")).status == 503
        assert (await wire.get("/health")).status == 200

    asyncio.run(go())


# A process on loopback


SERVE = """
from pathlib import Path
from presidium.server.runtime.serve import serve
serve('127.0.0.1', {}, Path({!r}))
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


@contextmanager
def running(port: int, data: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A server that has come up; stopped at the end if it still runs."""
    process = subprocess.Popen([sys.executable, "-c", SERVE.format(port, str(data))])
    try:
        for _ in range(400):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        yield process
    finally:
        process.terminate()
        process.wait(20)


@pytest.mark.ci
def test_a_stop_closes_lines_with_1012_and_the_next_start_goes_on(tmp_path: Path) -> None:
    port = free_port()
    with running(port, tmp_path) as process:
        ann = Remote(f"http://127.0.0.1:{port}/t/x", name="Ann")
        ann.table = ann.call("POST", "/api/tables", {"game": "goulag", "seats": 5, "sit": True, "pace": "solo"})["id"]
        ann.do("fill")
        ann.do("start")
        ann.sit()
        first = ann.call("GET", f"/api/tables/{ann.table}?seat=1")
        stream = f"ws://127.0.0.1:{port}/api/tables/{ann.table}/stream?seat=1"
        with connect(stream, additional_headers={"authorization": f"Bearer {ann.token}"}) as line:
            assert '"type":"hello"' in str(line.recv(5))
            assert '"type":"here"' in str(line.recv(5))
            process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                line.recv(10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        assert process.wait(20) in (0, -signal.SIGTERM)
    with running(port, tmp_path):
        again = ann.call("GET", f"/api/tables/{ann.table}?seat=1")
        assert again | {"at": 0} == first | {"at": 0}
        with pytest.raises(Refused, match="not-over"):
            ann.call("GET", f"/api/tables/{ann.table}/record")
