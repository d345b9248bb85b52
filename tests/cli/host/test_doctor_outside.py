"""`presidium doctor` looks at the public address as a browser does: name, TLS, the proxy's headers, WebSockets."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from presidium.server.http.routes.seen import Sight
from presidium.server.notifications.settings import Settings
from presidium.server.runtime.config import PROXIES
from presidium.server.runtime.doctor import outside
from tests.cli.server import serving, terminal
from tests.server.tls import GOOD, certificate, proxy, trusting

HOME = "https://localhost"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


@contextmanager
def hall_behind(folder: Path, adds: tuple[str, ...] = GOOD, *more: str, **how: Any) -> Iterator[tuple[int, Path]]:
    file = certificate(folder)
    with (
        serving(folder / "hall", *more) as (_, address),
        proxy(int(address.rpartition(":")[2]), file, adds, **how) as port,
    ):
        yield port, file


def found(port: int, file: Path, path: str = "") -> dict[str, str]:
    """The ids of what was found at the proxy's address, with their levels."""
    settings = Settings(f"{HOME}:{port}{path}")
    return {each.id: each.level for each in outside.address(settings, PROXIES, True, trusting(file))}


def test_a_good_proxy_is_good(tmp_path: Path) -> None:
    with hall_behind(tmp_path) as (port, file):
        assert found(port, file) == dict.fromkeys(
            ("doctor-address", "doctor-tls", "doctor-proxy", "doctor-websocket"), "good"
        )


def test_a_hall_under_a_path_is_found_there_and_nowhere_else(tmp_path: Path) -> None:
    file = certificate(tmp_path)
    with terminal("serve", "--port", "0", "--data", tmp_path / "hall", "--path", "/hall") as server:
        address = re.search(r"http://127\.0\.0\.1:(\d+)/hall/", server.until("Ctrl-C"))
        assert address is not None
        with proxy(int(address[1]), file) as port:
            assert set(found(port, file, "/hall").values()) == {"good"}
            assert found(port, file)["doctor-elsewhere"] == "mend"


def test_a_proxy_without_headers_and_websockets_is_to_be_mended(tmp_path: Path) -> None:
    with hall_behind(tmp_path, (), drops=("upgrade", "connection"), host="127.0.0.1") as (port, file):
        told = found(port, file)
    bad = {id for id, level in told.items() if level == "mend"}
    assert bad == {"doctor-header-host", "doctor-header-missing", "doctor-no-websocket"}


def test_a_proxy_that_is_not_trusted_is_to_be_mended(tmp_path: Path) -> None:
    with hall_behind(tmp_path, GOOD, "--proxies", "192.0.2.1") as (port, file):
        assert found(port, file)["doctor-not-believed"] == "mend"


def test_a_host_that_the_server_does_not_know_is_to_be_mended(tmp_path: Path) -> None:
    with hall_behind(tmp_path, host="other.example.org") as (port, file):
        assert found(port, file)["doctor-misdirected"] == "mend"


def test_a_certificate_that_nobody_vouches_for_is_to_be_mended(tmp_path: Path) -> None:
    with hall_behind(tmp_path) as (port, _):
        (told,) = [each for each in outside.address(Settings(f"{HOME}:{port}"), PROXIES, True) if each.level == "mend"]
    assert told.id == "doctor-certificate"


@pytest.mark.parametrize(("days", "level"), [(2.0, "note"), (30.0, "good")])
def test_a_certificate_that_ends_soon_is_told(tmp_path: Path, days: float, level: str) -> None:
    file = certificate(tmp_path, days)
    with proxy(free_port(), file) as port:
        told = found(port, file)
    assert (told["doctor-tls"], told["doctor-proxy-alone"]) == (level, "mend")


def test_an_address_where_nothing_is_is_to_be_mended_while_a_server_is_at_work() -> None:
    settings = Settings(f"{HOME}:{free_port()}")
    for at_work, level in ((True, "mend"), (False, "note")):
        assert list(outside.address(settings, PROXIES, at_work))[-1][:2] == (level, "doctor-unreached")
    nowhere = Settings("https://no-such-name.invalid")
    assert [each.id for each in outside.address(nowhere, PROXIES, True)] == ["doctor-address-unknown"]


def test_a_hall_that_shows_itself_without_tls_too_is_to_be_mended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts = outside.urlsplit(HOME)
    with serving(tmp_path / "hall") as (_, address):
        monkeypatch.setattr(outside, "HTTP_PORT", int(address.rpartition(":")[2]))
        assert [each.id for each in outside._without_tls(parts)] == ["doctor-both"]
    monkeypatch.setattr(outside, "HTTP_PORT", free_port())
    assert list(outside._without_tls(parts)) == []


@pytest.mark.parametrize(
    ("address", "level"),
    [("http://table.example.org", "mend"), ("http://192.168.1.20:8000", "note"), ("http://localhost", "")],
)
def test_an_address_without_tls_is_to_be_mended_where_it_leads_through_the_internet(
    address: str, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outside.socket, "getaddrinfo", lambda *_, **__: [(0, 0, 0, "", ("127.0.0.1", 1))])
    monkeypatch.setattr(outside, "_asked", lambda *_: (404, b"", None))
    told = {each.id: each.level for each in outside.address(Settings(address), PROXIES, True)}
    assert told.get("doctor-http", "") == level
    assert told["doctor-elsewhere"] == "mend"


@pytest.mark.parametrize(
    ("sight", "ids"),
    [
        (Sight("https", "localhost", "192.0.2.7", "192.0.2.7", "https"), ["doctor-proxy"]),
        (Sight("https", "localhost", "192.0.2.7", "192.0.2.7:5123", "https"), ["doctor-proxy"]),
        (Sight("https", "localhost:443", "192.0.2.7", "10.0.0.9, 192.0.2.7", "https"), ["doctor-proxy"]),
        (Sight("http", "localhost", "10.0.0.3", "192.0.2.7", "https"), ["doctor-not-believed"]),
        (Sight("http", "localhost", "127.0.0.1", "", ""), ["doctor-header-missing"] * 2),
        (Sight("https", "localhost", "127.0.0.1", "", "https"), ["doctor-header-missing"]),
        (Sight("http", "localhost", "192.0.2.7", "192.0.2.7", "http"), ["doctor-header-proto"]),
        (Sight("https", "127.0.0.1:8000", "192.0.2.7", "192.0.2.7", "https"), ["doctor-header-host"]),
    ],
)
def test_what_the_server_saw_tells_what_the_proxy_does(sight: Sight, ids: list[str]) -> None:
    assert [each.id for each in outside.headers(sight, Settings(HOME), PROXIES)] == ids
