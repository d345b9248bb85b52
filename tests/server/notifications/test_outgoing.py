"""What the house asks of servers that people have named goes where anybody could go, and nowhere else."""

from __future__ import annotations

import asyncio
from threading import Event
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from presidium.core import Refused
from presidium.server.base.fair_queue import WHENCE
from presidium.server.notifications.channels import http_client
from presidium.server.notifications.channels.http_client import HttpClient, is_own, is_public
from presidium.server.notifications.channels.outgoing import Reply
from presidium.server.notifications.channels.push import must_be_keys, sealed
from presidium.server.notifications.channels.smtp import Unsent
from tests.server.notifications.browser import Browser, data, text
from tests.server.notifications.sinks import Requests

PRIVATE = [
    *("127.0.0.1", "127.8.8.8", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1"),
    *("224.0.0.1", "240.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1", "::1", "::", "fe80::1", "fc00::1"),
    *("fe80::1%eth0", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "::7f00:1"),
    "168.63.129.16",  # the host's agent, seen from a virtual machine in Azure
    *("192.0.0.8", "192.0.0.9", "192.0.0.170", "192.88.99.1", "2001:1::1", "2001:20::1", "2001:4:112::1"),
    *("64:ff9b:1::1", "::ffff:a9fe:a9fe", "::ffff:0:127.0.0.1", "100::1"),
    *("2001:db8::1", "2001:0:1::1", "fec0::1", "feff::1", "3fff::1", "3fff:fff::1", "5f00::1", "nonsense", ""),
]
PUBLIC = ["93.184.216.34", "1.1.1.1", "2606:4700:4700::1111", "::ffff:1.1.1.1"]


def to(*addresses: str) -> Any:
    async def found(*_: Any) -> list[str]:
        return list(addresses)

    return found


@pytest.mark.parametrize("address", PRIVATE)
def test_an_address_that_not_everybody_reaches_is_none(address: str) -> None:
    assert not is_public(address)
    with pytest.raises(Unsent, match="not a public address"):
        asyncio.run(HttpClient(to(address)).post("https://hook.example/x", {}, b""))
    with pytest.raises(Refused, match="not-a-public-hook"):
        asyncio.run(HttpClient(to(address)).must_be_public("https://hook.example/x"))


@pytest.mark.parametrize("address", PUBLIC)
def test_any_other_is_one(address: str) -> None:
    assert is_public(address)
    asyncio.run(HttpClient(to(address)).must_be_public("https://hook.example/x"))


def test_one_private_address_among_public_ones_is_enough_to_send_nothing() -> None:
    with pytest.raises(Unsent, match="not a public address"):
        asyncio.run(HttpClient(to("1.1.1.1", "127.0.0.1")).post("https://hook.example/x", {}, b""))


@pytest.mark.parametrize("name", ["localhost", "127.0.0.1", "127.1", "0x7f000001", "2130706433", "[::1]"])
def test_however_this_machine_is_written_nothing_is_sent_there(name: str) -> None:
    async def run() -> Requests:
        async with Requests().open() as sink:
            with pytest.raises(Unsent):
                await HttpClient().post(f"http://{name}:{sink.port}/x", {}, b"secret", plain=True)
            return sink

    assert not asyncio.run(run()).taken


def test_a_name_is_looked_up_once_and_the_connection_goes_where_it_was_checked() -> None:
    answers = iter([["127.0.0.1"], ["10.0.0.1"]])

    async def changes(*_: Any) -> list[str]:
        return next(answers)

    async def run() -> Requests:
        async with Requests().open() as sink:
            url = f"http://hook.example:{sink.port}/x?y=1"
            reply = await HttpClient(changes, lambda each: each == "127.0.0.1").post(
                url, {"X-A": "b"}, b"told", plain=True
            )
            assert reply == Reply(201)
            return sink

    (taken,) = asyncio.run(run()).taken
    assert (taken.target, taken.body, taken.headers["x-a"]) == ("/x?y=1", b"told", "b")
    assert taken.headers["host"].startswith("hook.example:")


def test_an_address_of_this_machine_is_refused_though_it_is_public(monkeypatch: pytest.MonkeyPatch) -> None:
    assert is_own("127.0.0.1")
    assert not is_own("1.1.1.1")
    monkeypatch.setattr(http_client, "is_public", lambda _: True)  # as if the machine had its address in the internet

    async def go() -> None:
        async with Requests().open() as sink:
            url = f"http://hook.example:{sink.port}/x"
            for address in ("127.0.0.1", "::ffff:127.0.0.1"):
                with pytest.raises(Unsent, match="not a public address"):
                    await HttpClient(to(address)).post(url, {}, b"secret", plain=True)
            assert sink.taken == []

    asyncio.run(go())


def test_an_own_address_is_found_where_a_socket_can_be_bound_to_any(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_client, "can_bind", lambda *_: True)  # as with ip_nonlocal_bind
    assert is_own("127.0.0.1")
    assert not is_own("1.1.1.1")


@pytest.mark.parametrize("checks", [1, 20])
def test_a_name_that_takes_long_delays_neither_a_table_nor_another_visitor(
    checks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person who enters a host name may run its DNS server, and delay every query."""
    answered = Event()

    def slow(name: str, port: int, **_: Any) -> list[Any]:
        if name == "slow.example":
            answered.wait(10)
        return [(0, 0, 0, "", ("1.1.1.1", port))]

    monkeypatch.setattr(http_client.socket, "getaddrinfo", slow)

    async def go() -> None:
        client = HttpClient()
        WHENCE.set("10.0.0.1")
        flood = [asyncio.create_task(client.must_be_public("https://slow.example/x")) for _ in range(checks)]
        await asyncio.sleep(0.05)
        assert sum(each.done() for each in flood) == checks - 1  # one at a time, the others are refused at once
        calls = [asyncio.create_task(client.post("https://slow.example/x", {}, b"")) for _ in range(4)]
        WHENCE.set("10.0.0.2")
        try:
            async with asyncio.timeout(2):
                await client.must_be_public("https://quick.example/x")
                await asyncio.gather(*(asyncio.to_thread(str) for _ in range(40)))  # as all tables share them
        finally:
            answered.set()
        told = await asyncio.gather(*flood, return_exceptions=True)
        assert [each.why.id for each in told if isinstance(each, Refused)] == ["too-fast"] * (checks - 1)
        for each in calls:
            each.cancel()
        WHENCE.set("10.0.0.1")
        await client.must_be_public("https://slow.example/x")  # its turn is over

    asyncio.run(go())


def test_the_peer_of_the_connection_is_checked_before_anything_is_sent() -> None:
    async def go() -> None:
        asked: list[str] = []

        def allows(address: str) -> bool:
            asked.append(address)
            return len(asked) == 1

        async with Requests().open() as sink:
            url = f"http://hook.example:{sink.port}/x"
            with pytest.raises(Unsent, match="not a public address"):
                await HttpClient(to("127.0.0.1"), allows).post(url, {}, b"secret", plain=True)
            assert (asked, sink.taken) == (["127.0.0.1"] * 2, [])

    asyncio.run(go())


def test_no_redirect_is_followed() -> None:
    async def run() -> tuple[Reply, int]:
        async with Requests(302).open() as sink:
            sink.more = f"Location: http://hook.example:{sink.port}/elsewhere\r\n"
            url = f"http://hook.example:{sink.port}/x"
            return await HttpClient(to("127.0.0.1"), lambda _: True).post(url, {}, b"", plain=True), len(sink.taken)

    reply, asked = asyncio.run(run())
    assert (reply.taken, asked) == (False, 1)


def test_who_does_not_answer_or_talks_without_end_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("presidium.server.notifications.channels.http_client.REQUEST_TIMEOUT_S", 0.3)

    async def silent(reader: asyncio.StreamReader, _: Any) -> None:
        await reader.read()

    async def endless(_: Any, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\n")
        for _ in range(10_000):
            writer.write(b"X-A: " + b"a" * 1000 + b"\r\n")

    async def run(server: Any) -> None:
        listening = await asyncio.start_server(server, "127.0.0.1", 0)
        port = listening.sockets[0].getsockname()[1]
        url = f"http://hook.example:{port}/x"
        with pytest.raises(Unsent):
            await HttpClient(to("127.0.0.1"), lambda _: True).post(url, {}, b"", plain=True)
        listening.close()

    for server in (silent, endless):
        asyncio.run(run(server))


@pytest.mark.parametrize(
    "url",
    [
        *("", "hook", "ftp://hook.example/x", "file:///etc/passwd", "https://", "https://user:pass@hook.example/"),
        *("https://hook.example:22/", "https://hook.example:25/", "https://hook.example:99999/", "https://h\r\nX: y/"),
        *("http://hook.example/x", "https://hook.example/" + "x" * 3000),
    ],
)
def test_what_is_no_address_for_a_hook_is_refused(url: str) -> None:
    with pytest.raises(Refused, match="not-a-hook"):
        HttpClient().parts(url)


# Sealed for a browser: the example of RFC 8291, appendix A


def test_a_push_is_sealed_as_the_rfc_does_it() -> None:
    browser = Browser(data("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), data("BTBZMqHH6r4Tts7J_aSIgg"))
    ours = int.from_bytes(data("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    key = ec.derive_private_key(ours, ec.SECP256R1())
    plain = b"When I grow up, I want to be a watermelon"
    body = sealed(plain, browser.keys, key, data("DGv6ra1nlYgDCS1FRnbzlw"))
    assert text(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
        "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.opened(body) == plain
    assert sealed(plain, browser.keys) != sealed(plain, browser.keys)


@pytest.mark.parametrize(
    "keys", [{"p256dh": "", "auth": ""}, {"p256dh": "AAAA", "auth": text(bytes(16))}, {"auth": "x"}]
)
def test_keys_that_seal_nothing_are_refused(keys: dict[str, str]) -> None:
    with pytest.raises(Refused, match="not-a-push"):
        must_be_keys(keys)
    must_be_keys(Browser().keys)
