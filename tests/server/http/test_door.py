"""The door: whoever is slow, floods, or takes all the room is not waited for; everybody else does not notice."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import time
from typing import Any, NoReturn

import pytest

from presidium.core import Refused
from presidium.server.base.gc_policy import GcPolicy
from presidium.server.base.limits import Limits, Rate
from presidium.server.http.connections import PARSE_BYTES, ConnectionLimiter, WebSocketProtocol
from presidium.server.runtime.log import JsonLogFormatter
from presidium.server.storage.disk_health import FAILS
from tests.server.doorstep import STRANGER, Doorstep, Visitor, at_the_door, frame, head

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
SOON = 5.0
"""For what takes a fraction of that on a quiet machine."""


async def drip(visitor: Visitor, data: bytes) -> None:
    """A byte now and then, and never the last."""
    for at in range(len(data) - 1):
        visitor.send(data[at : at + 1])
        await asyncio.sleep(0.05)


# Time


@at_the_door(head_seconds=0.3)
async def test_whoever_says_nothing_or_says_it_byte_by_byte_is_let_go(at: Doorstep) -> None:
    silent, slow, quick = [await at.knock() for _ in range(3)]
    dripping = asyncio.create_task(drip(slow, head("GET", "/health", x="y" * 500)))
    assert await silent.gone(SOON)
    assert await slow.gone(SOON)
    dripping.cancel()
    quick_again = await at.knock()
    quick_again.send(head("GET", "/health"))
    assert b"200 OK" in await quick_again.reader.readline()
    assert await quick.gone(SOON)


@at_the_door(head_seconds=0.3)
async def test_nor_does_it_help_to_have_asked_something_properly_before(at: Doorstep) -> None:
    visitor = await at.knock()
    visitor.send(head("GET", "/health"))
    assert b"ok\n" in await visitor.reader.readuntil(b"ok\n")
    began = time.monotonic()
    dripping = asyncio.create_task(drip(visitor, head("GET", "/health", x="y" * 500)))
    assert await visitor.gone(SOON)
    assert time.monotonic() - began < 4.5, "the server's own patience with silent connections is five seconds"
    dripping.cancel()


@at_the_door(body_seconds=0.3)
async def test_a_body_has_its_time(at: Doorstep) -> None:
    visitor = await at.knock()
    visitor.send(head("POST", "/api/people", **{"content-length": "5000"}))
    dripping = asyncio.create_task(drip(visitor, b"x" * 5000))
    assert await visitor.gone(SOON)
    dripping.cancel()


@at_the_door(head_seconds=0.3, body_seconds=0.3)
async def test_a_stream_is_no_late_request(at: Doorstep) -> None:
    line = await at.stream(await at.table(await at.person(), game="goulag", seats=5))
    assert line.status == 101
    assert not await line.gone(1.0)


@at_the_door(answer_seconds=0.5)
async def test_an_answer_has_to_be_taken(at: Doorstep) -> None:
    visitor = await at.knock()
    visitor.writer.transport.pause_reading()  # type: ignore[attr-defined]
    visitor.send(head("GET", "/api/rules/kremlin") * 200)
    until = time.monotonic() + SOON
    while at.connections and time.monotonic() < until:
        await asyncio.sleep(0.05)
    assert not at.connections


@at_the_door()
async def test_what_is_too_large_is_refused_and_the_rest_not_read(at: Doorstep) -> None:
    visitor = await at.knock()
    visitor.send(head("POST", "/api/people", **{"content-length": str(10**9)}), b" " * 100_000)
    assert b" 413 " in await visitor.reader.readline()
    sent = 0
    while not await visitor.gone(0.1) and sent < 100:
        visitor.send(b" " * 100_000)
        sent += 1
    assert sent < 100


@at_the_door()
async def test_a_body_in_pieces_is_refused_in_words(at: Doorstep) -> None:
    visitor = await at.knock()
    visitor.send(head("POST", "/api/people", **{"transfer-encoding": "chunked"}), b"1\r\nx\r\n" * 10_000)
    said = await visitor.rest()
    assert said.startswith(b"HTTP/1.1 400 ")
    assert b"with its length" in said


# Room


@at_the_door(connections=3)
async def test_one_address_has_so_many_connections(at: Doorstep) -> None:
    inside = [await at.knock() for _ in range(3)]
    assert await (await at.knock()).gone(SOON)
    elsewhere = await at.ask("GET", "/health", whence="127.0.0.3")
    assert elsewhere[0] == 200
    assert not await inside[0].gone(0.1)
    inside[0].leave()
    await asyncio.sleep(0.1)
    assert (await at.ask("GET", "/health"))[0] == 200


@at_the_door(connections=3)
async def test_a_stream_counts_as_long_as_it_lasts(at: Doorstep) -> None:
    table = await at.table(await at.person(), game="goulag", seats=5)
    lines = [await at.stream(table) for _ in range(3)]
    assert [line.status for line in lines] == [101] * 3
    assert await (await at.knock()).gone(SOON)
    for line in lines:
        line.leave()
    await asyncio.sleep(0.1)
    assert (await at.ask("GET", "/health"))[0] == 200


@at_the_door(connections=3)
async def test_a_proxy_brings_as_many_as_there_are(at: Doorstep) -> None:
    brought = [await at.knock("127.0.0.1") for _ in range(10)]
    assert not any([await each.gone(0.05) for each in brought])


def test_there_is_room_for_our_own_files() -> None:
    door = ConnectionLimiter(Limits.lifted(), "127.0.0.1", 2, GcPolicy())
    assert [door.enter(host) for host in ("192.0.2.1", "192.0.2.2", "127.0.0.1")] == [True, True, False]
    door.leave("192.0.2.1")
    assert door.enter("127.0.0.1")


# Lines


@at_the_door(frames=Rate(100, 1))
async def test_pings_are_answered_and_a_flood_of_them_is_not(at: Doorstep) -> None:
    table = await at.table(await at.person(), game="goulag", seats=5)
    polite, flood = await at.stream(table), await at.stream(table)
    polite.send(frame(PING, b"here?"))
    assert b"here?" in await polite.reader.readuntil(b"here?")
    flood.send(frame(PING, b"x" * 125) * 10_000)
    assert await flood.gone(SOON)
    assert not await polite.gone(0.1)


@at_the_door(frames=Rate(100, 1))
async def test_nor_is_a_message_in_countless_pieces(at: Doorstep) -> None:
    table = await at.table(await at.person(), game="goulag", seats=5)
    for flood in (frame(TEXT, b"{", fin=False) + frame(0, b"", fin=False) * 1000, frame(PONG) * 1000):
        line = await at.stream(table)
        line.send(flood)
        assert await line.gone(SOON)


@at_the_door(frames=Rate(100, 1))
async def test_whoever_is_sent_away_with_something_to_say_is_let_go_at_once(at: Doorstep) -> None:
    """He says farewell last, behind what nobody hears any more; until we hang up then he tries nowhere else."""
    ann = await at.person()
    table = await at.table(ann, game="goulag", seats=5)

    def fails(_: str) -> NoReturn:
        raise Refused(FAILS)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(at.server.hall, "room", fails)
        for heard in (False, True):
            line = await at.stream(table)
            if heard:
                await line.reader.readuntil(b"disk-fails")
            line.send(frame(TEXT, b"x"))
            await asyncio.sleep(0.1)
            line.send(frame(CLOSE, (1000).to_bytes(2, "big")))
            assert await line.gone(SOON)
        flood = await at.stream(table)
        flood.send(frame(TEXT, b"x") * 10_000)
        assert await flood.gone(SOON)
    assert at.connections == 0


@at_the_door(unsent=100_000)
async def test_whoever_does_not_read_is_let_go_and_the_others_hear_on(at: Doorstep) -> None:
    ann = await at.person()
    table = await at.table(ann, game="goulag", seats=5)
    slow, quick = await at.stream(table), await at.stream(table)
    slow.writer.transport.pause_reading()  # type: ignore[attr-defined]
    listeners = at.server.hall.rooms[table].listeners
    most, read = 0, asyncio.create_task(quick.rest())
    for _ in range(2_000):
        for listener in list(listeners):
            listener.hear(b'"' + b"x" * 10_000 + b'"')
        most = max(most, *(listener._unsent for listener in listeners), 0)  # type: ignore[attr-defined]
        await asyncio.sleep(0)
        if len(listeners) == 1:
            break
        await asyncio.sleep(0.002)
    assert len(listeners) == 1
    assert most < 120_000
    assert not read.done()
    read.cancel()


@at_the_door()
async def test_what_is_said_in_one_turn_is_sent_as_one_and_before_the_farewell(at: Doorstep) -> None:
    visitor = await at.stream(await at.table(await at.person(), game="goulag", seats=5))
    (line,) = [each for each in at.running.server_state.connections if isinstance(each, WebSocketProtocol)]
    (socket,) = at.server.sockets
    while not line.writable.is_set() or len(await visitor.reader.read(1 << 16)) == 1 << 16:
        pass
    write, sent = line.transport.write, list[bytes]()

    class Counted:
        def __getattr__(self, name: str) -> Any:
            return getattr(transport, name)

        def write(self, data: bytes) -> None:
            sent.append(data)
            write(data)

    transport, line.transport = line.transport, Counted()  # type: ignore[assignment]
    assert line.say(b"one")
    assert line.say(b"two")
    assert not sent
    await asyncio.sleep(0)
    assert sent == [b"\x81\x03one\x81\x03two"]
    socket.hear(b"three")
    socket.close(1000)
    assert (await visitor.reader.read()).startswith(b"\x81\x03one\x81\x03two\x81\x05three\x88")


@at_the_door(address_work=Rate(100, 1))
async def test_a_flood_of_messages_waits_outside(at: Doorstep) -> None:
    """What has not been heard yet stays in bytes, and whoever says too much is listened to no faster than he may."""
    flood = await at.stream(await at.table(await at.person(), game="goulag", seats=5))
    (line,) = [each for each in at.running.server_state.connections if isinstance(each, WebSocketProtocol)]
    put, waiting, said = line.queue.put_nowait, 0, b""

    def counted(message: Any) -> None:
        nonlocal waiting
        put(message)
        waiting = max(waiting, line.queue.qsize())

    line.queue.put_nowait = counted  # type: ignore[method-assign]
    flood.send(frame(TEXT, b"x") * 20_000)
    while b"too-fast" not in said:
        said += await flood.reader.read(1000)
    assert PARSE_BYTES // 14 < waiting <= PARSE_BYTES // 7 + 1
    assert said.count(b"refused") < 600
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(flood.reader.readuntil(b"refused"), 0.5)


# Who is who


@at_the_door(people=Rate(2, 0.01))
async def test_behind_a_proxy_everybody_has_an_address_of_his_own(at: Doorstep) -> None:
    async def comes(forwarded: str, whence: str = "127.0.0.1") -> int:
        told = {"x-forwarded-for": forwarded}
        status: int = (await at.ask("POST", "/api/people", {"name": "Ann"}, whence, **told))[0]
        return status

    assert [await comes("192.0.2.1") for _ in range(3)] == [201, 201, 429]
    assert [await comes("192.0.2.2") for _ in range(3)] == [201, 201, 429]
    forged = [await comes(f"203.0.113.{n}, 192.0.2.3") for n in range(3)]
    assert forged == [201, 201, 429], "what the visitor has written himself comes before what the proxy adds"
    network = [await comes(f"2001:db8::{n}") for n in range(1, 4)]
    assert network == [201, 201, 429], "of IPv6 a whole /64 is one address"
    assert await comes("2001:db8:0:1::1") == 201


@at_the_door(people=Rate(2, 0.01))
async def test_without_one_nobody_can_say_he_is_somebody_else(at: Doorstep) -> None:
    told = [{"x-forwarded-for": f"192.0.2.{n}"} for n in range(3)]
    came = [await at.ask("POST", "/api/people", {"name": "Ann"}, "127.0.0.2", **each) for each in told]
    assert [status for status, _, _ in came] == [201, 201, 429]


@at_the_door(sockets=2)
async def test_too_many_lines_are_refused_with_the_time_to_come_back(at: Doorstep) -> None:
    table = await at.table(await at.person(), game="goulag", seats=5)
    lines = [await at.stream(table) for _ in range(3)]
    assert [line.status for line in lines] == [101, 101, 429]
    assert json.loads(await lines[2].rest())["why"]["id"] == "too-fast"


# The log


@at_the_door()
async def test_the_log_names_no_visitor_no_table_and_no_seat(at: Doorstep) -> None:
    said, root = io.StringIO(), logging.getLogger()
    writes, before = logging.StreamHandler(said), root.level
    writes.setFormatter(JsonLogFormatter())
    root.addHandler(writes)
    root.setLevel(logging.INFO)
    try:
        token = await at.person()
        table = await at.table(token, game="goulag", seats=5, sit=True)
        accepted = await at.stream(table, token, "seat=1")
        refused = await at.stream("nosuchtable", token, "seat=2")
        logging.getLogger("presidium.server").info("the log is written")
    finally:
        root.removeHandler(writes)
        root.setLevel(before)
    assert accepted.status == 101
    assert refused.status != 101
    assert "the log is written" in said.getvalue()
    for told in (STRANGER, table, "nosuchtable", "seat="):
        assert told not in said.getvalue()
