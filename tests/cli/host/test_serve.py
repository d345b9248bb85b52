"""Hosting from the command line: the server, its stop, and backups."""

from __future__ import annotations

import signal
import socket
import sqlite3
import threading
import webbrowser
from collections.abc import Callable
from contextlib import closing
from http.client import HTTPConnection
from math import inf
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from presidium.cli.choices import default_data
from presidium.cli.command_line import presidium as command
from presidium.core import Refused
from presidium.server.base.limits import Limits, Rate
from presidium.server.runtime import log, serve
from presidium.server.storage.opening import hold, open_store
from tests.cli.server import host, serving, wait_for
from tests.cli.shell import presidium


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """What would be served; nothing listens, and no browser opens."""
    calls: list[tuple[Any, ...]] = []

    def serves(
        host: str,
        port: int | None,
        data: Path,
        limits: Limits,
        greet: Callable[[str], None],
        allow: tuple[str, ...],
        **_: Any,
    ) -> None:
        calls.append((host, port, data, limits, *allow))
        greet(serve.address(host, port or serve.DEFAULT_PORT))

    monkeypatch.setattr(serve, "serve", serves)
    monkeypatch.setattr(log, "set_up_log", lambda *_: None)
    monkeypatch.setattr(serve, "network_address", lambda: "192.0.2.7")
    return calls


@pytest.mark.parametrize("args", [[], ["serve"]])
def test_without_a_command_the_hall_opens_on_this_machine_alone(served: list[tuple[Any, ...]], args: list[str]) -> None:
    ran = CliRunner().invoke(command, args, env={"XDG_DATA_HOME": "/tmp/xdg", "LC_ALL": "C"})
    assert ran.exit_code == 0, ran.output
    assert served == [("127.0.0.1", None, Path("/tmp/xdg/presidium"), Limits())]
    assert "http://127.0.0.1:8000/" in ran.output
    assert "/tmp/xdg/presidium" in ran.output
    assert "█" not in ran.output


@pytest.mark.usefixtures("served")
@pytest.mark.parametrize(("screen", "told"), [("", True), (":0", False)])
def test_over_ssh_a_newcomer_is_told_how_to_reach_the_table(
    monkeypatch: pytest.MonkeyPatch, screen: str, told: bool
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(threading, "Thread", AtOnce)
    monkeypatch.setattr("sys.platform", "linux")
    env = {"DISPLAY": screen, "WAYLAND_DISPLAY": "", "BROWSER": "", "LC_ALL": "C"}
    ran = CliRunner().invoke(command, ["serve", "--open", "--port", "8123"], env=env)
    assert ran.exit_code == 0, ran.output
    assert ("ssh -L 8123:127.0.0.1:8123" in ran.output) is told
    assert bool(opened) is not told


@pytest.mark.usefixtures("served")
def test_a_host_is_told_which_database_keeps_everything_and_no_password() -> None:
    at = "postgresql://presidium:secret@db.example.org/presidium"
    ran = CliRunner().invoke(command, ["serve", "--store", at], env={"XDG_DATA_HOME": "/tmp/xdg", "LC_ALL": "C"})
    assert "kept in postgresql://presidium:***@db.example.org/presidium." in ran.output
    assert "secret" not in ran.output


@pytest.mark.usefixtures("served")
def test_phones_find_a_server_that_listens_on_the_network_by_a_code() -> None:
    ran = CliRunner().invoke(command, ["serve", "--host", "0.0.0.0", "--port", "9", "--lang", "fr"])
    assert "http://192.0.2.7:9/" in ran.output
    assert "█▀▀" in ran.output or "█▄▄" in ran.output
    assert "téléphones" in ran.output


def test_other_names_are_allowed_one_by_one(served: list[tuple[Any, ...]]) -> None:
    allow = ("--allow-host", "table.example.org", "--allow-host", "table.example.net")
    assert CliRunner().invoke(command, ["serve", "--data", "/tmp/x", *allow]).exit_code == 0
    assert served == [("127.0.0.1", None, Path("/tmp/x"), Limits(), "table.example.org", "table.example.net")]


def test_a_server_answers_to_the_names_it_is_allowed_and_to_no_other(tmp_path: Path) -> None:
    def status(address: str, name: str, path: str, **headers: str) -> tuple[int, bytes]:
        there = HTTPConnection(address.removeprefix("http://"), timeout=30)
        with closing(there):
            there.request("GET", path, headers={"host": name, **headers})
            answered = there.getresponse()
            return answered.status, answered.read()

    upgrade = {"connection": "Upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
    with serving(tmp_path, "--allow-host", "table.example.org") as (_, address):
        table = host(address, game="goulag", seats=5).table
        stream, key = f"/api/tables/{table}/stream", {**upgrade, "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ=="}
        for name in ("table.example.org", "table.example.org:443", "127.0.0.1"):
            assert status(address, name, "/api/tables")[0] == 200
            assert status(address, name, stream, **key)[0] == 101
        assert status(address, "elsewhere.example", "/api/tables")[0] == 421
        code, told = status(address, "elsewhere.example", stream, **key)
        assert (code, b"misdirected" in told) == (421, True)


def test_what_is_no_name_is_not_allowed(tmp_path: Path) -> None:
    ran = presidium("serve", "--port", "0", "--data", tmp_path, "--allow-host", "https://x.example/")
    assert (ran.code, ran.out) == (2, "")
    assert "“https://x.example/” is not the name of a server" in ran.err


def test_a_host_sets_limits(served: list[tuple[Any, ...]]) -> None:
    ran = CliRunner().invoke(command, ["serve", "--limit", "chat=3:1", "--limit", "sockets=none"])
    assert ran.exit_code == 0, ran.output
    assert served[0][3] == replace(Limits(), chat=Rate(3, 1), sockets=inf)


@pytest.mark.parametrize(
    ("limit", "words"),
    [
        ("speed=1", "There are: work, address-work, study, people"),
        ("chat=6", "chat=6:0.5"),
        ("sockets=x", "sockets=200"),
    ],
)
def test_what_is_no_limit_is_refused_before_anything_listens(limit: str, words: str, tmp_path: Path) -> None:
    ran = presidium("serve", "--limit", limit, "--data", str(tmp_path / "data"), "--port", "0")
    assert ran.code != 0
    assert words in ran.err
    assert not (tmp_path / "data").exists()


def test_help_still_helps() -> None:
    assert "serve" in presidium("--help").out


@pytest.mark.parametrize(
    ("xdg", "there"), [("/data", "/data/presidium"), ("", ".local/share/presidium"), ("x", "share")]
)
def test_the_data_lies_where_the_system_wants_it(xdg: str, there: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", xdg)
    assert there in str(default_data())
    assert default_data().is_absolute()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_server_stops_when_told_to_and_its_tables_go_on(tmp_path: Path, how: signal.Signals) -> None:
    table = {"game": "goulag", "seats": 5, "pace": "solo", "bots": ["random"] * 4, "sit": True}
    with serving(tmp_path) as (server, address):
        remote = host(address, **table)
        remote.sit()
        remote.do("start")
        before = remote.look()
        code, told = server.stop(how)
    assert code == 0
    assert "Traceback" not in told
    assert "uvicorn" not in told  # an ordinary line is no error
    with serving(tmp_path, port=int(address.rpartition(":")[2])):
        assert {**remote.look(), "at": before["at"]} == before
        remote.do("answer", seat=1, question=before["question"]["id"], action=before["question"]["options"][0])


def test_a_port_that_is_taken_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        ran = presidium("serve", "--port", port, "--data", tmp_path)
    assert ran.code == 2
    assert ran.err == f"presidium: Somebody else listens on port {port} already; choose another with --port.\n"


def test_without_a_port_another_is_found_where_the_usual_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setattr(serve, "DEFAULT_PORT", taken.getsockname()[1])
        with serve.listen_at_home("127.0.0.1") as found:
            assert found.getsockname()[1] not in (0, serve.DEFAULT_PORT)
    with serve.listen_at_home("127.0.0.1") as found:
        assert found.getsockname()[1] == serve.DEFAULT_PORT
    with pytest.raises(Refused, match="cannot-listen"):
        serve.listen_at_home("192.0.2.1")


def test_a_folder_that_is_in_use_is_refused_before_anybody_is_greeted(tmp_path: Path) -> None:
    with closing(hold(tmp_path)):
        ran = presidium("serve", "--port", "0", "--data", tmp_path)
    assert (ran.code, ran.out) == (2, "")
    assert "A server is at work with" in ran.err


@pytest.mark.parametrize(
    ("made", "told"),
    [
        ("CREATE TABLE alembic_version (version_num); INSERT INTO alembic_version VALUES ('9999')", "a newer version"),
        ("", "is damaged"),
    ],
)
def test_a_folder_that_cannot_be_served_is_told_in_a_sentence(tmp_path: Path, made: str, told: str) -> None:
    with closing(sqlite3.connect(tmp_path / "presidium.db")) as file:
        file.executescript(made)
    if not made:
        (tmp_path / "presidium.db").write_text("Dear Comrade")
    ran = presidium("serve", "--port", "0", "--data", tmp_path)
    assert (ran.code, ran.out) == (2, "")
    assert told in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.usefixtures("served")
@pytest.mark.parametrize("fails", [True, False])
def test_the_page_opens_in_the_browser_if_asked_and_if_there_is_one(
    monkeypatch: pytest.MonkeyPatch, fails: bool
) -> None:
    opened: list[str] = []

    def opens(address: str) -> None:
        opened.append(address)
        if fails:
            raise webbrowser.Error

    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(webbrowser, "open", opens)
    monkeypatch.setattr(threading, "Thread", AtOnce)
    assert CliRunner().invoke(command, ["serve"]).exit_code == 0
    assert opened == []
    ran = CliRunner().invoke(command, ["serve", "--open"])
    assert (ran.exit_code, opened) == (0, ["http://127.0.0.1:8000/"])


class AtOnce:
    """A thread that has run when it has started."""

    def __init__(self, target: Callable[..., None], args: tuple[Any, ...], daemon: bool) -> None:
        self.start = lambda: target(*args)


def test_a_backup_is_taken_while_the_server_runs_and_can_be_served(tmp_path: Path) -> None:
    copy = tmp_path / "copy" / "presidium.db"
    copy.parent.mkdir()
    with serving(tmp_path / "data") as (_, address):
        remote = host(address, game="goulag", seats=5)
        for _ in range(2):  # also over the last one
            ran = presidium("backup", copy, "--data", tmp_path / "data")
            assert (ran.code, ran.err) == (0, "")
    assert [file.name for file in copy.parent.iterdir()] == ["presidium.db"]
    assert copy.stat().st_mode & 0o077 == 0
    with serving(copy.parent) as (_, elsewhere):
        remote.base = elsewhere
        assert wait_for(remote, status="open")["id"] == remote.table


def test_a_backup_that_cannot_be_written_is_told_without_the_name_of_a_file_in_between(tmp_path: Path) -> None:
    open_store(tmp_path).close()
    ran = presidium("backup", "/nowhere/copy.db", "--data", tmp_path)
    assert ran.err == "presidium: “/nowhere/copy.db” cannot be written: No such file or directory.\n"


def test_a_backup_harms_no_other_file_and_makes_up_no_server(tmp_path: Path) -> None:
    def refused(file: Path, data: Path) -> str:
        ran = CliRunner().invoke(command, ["backup", str(file), "--data", str(data)])
        assert isinstance(ran.exception, Refused)
        return ran.exception.why.id

    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Comrade")
    assert refused(tmp_path / "copy", tmp_path / "none") == "no-tables-here"
    assert not (tmp_path / "none").exists()
    sqlite3.connect(tmp_path / "presidium.db").execute("CREATE TABLE one (n)").connection.close()
    assert refused(letter, tmp_path) == "not-a-backup"
    assert letter.read_text() == "Dear Comrade"
    assert refused(tmp_path / "no" / "where", tmp_path) == "cannot-write"


def test_several_workers_need_a_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Refused, match="workers-need-a-database"):
        serve.serve("127.0.0.1", 0, tmp_path, workers=2)
    monkeypatch.delattr("socket.send_fds")
    with pytest.raises(Refused, match="workers-need-unix"):
        serve.serve("127.0.0.1", 0, tmp_path, workers=2, kept_at="postgresql://nobody@/hall")
    assert not list(tmp_path.iterdir())
