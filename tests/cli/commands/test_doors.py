"""Ways in that jammed once: odd folders, users without a home, addresses that are no table of ours."""

from __future__ import annotations

import http.server
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from presidium.cli.choices import default_data
from presidium.cli.command_line import presidium as command
from presidium.cli.commands import join
from presidium.cli.files import keep
from presidium.core import Refused
from presidium.server.storage import migrate
from presidium.server.storage.opening import open_store
from presidium.text import Words
from tests.cli.server import host, serving, terminal
from tests.cli.shell import presidium


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server")) as (_, there):
        yield there


def refused(*args: str | Path) -> Refused:
    ran = CliRunner().invoke(command, [str(arg) for arg in args])
    assert isinstance(ran.exception, Refused), ran.output
    return ran.exception


# Folders


@pytest.mark.parametrize("name", ["a?b", "100%", "%(here)s", "with space", "Кремль", "a#b&c=d", "C:\\Users\\Ann"])
def test_any_folder_can_hold_a_hall(name: str, tmp_path: Path) -> None:
    store = open_store(tmp_path / name)
    store.close()
    assert [file.name for file in (tmp_path / name).iterdir()] == ["presidium.db"]


@pytest.mark.parametrize("name", ["100%", "%(here)s", "a?b"])
def test_it_may_be_installed_in_any_folder(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = tmp_path / name
    installed.mkdir()
    (installed / "migrations").symlink_to(Path(migrate.__file__).with_name("migrations"))
    monkeypatch.setattr(migrate, "__file__", str(installed / "schema.py"))
    open_store(tmp_path / "data").close()


def test_a_user_without_a_home_is_asked_for_a_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    with pytest.raises(Refused, match="no-home"):
        default_data()


def test_a_user_nobody_knows_has_a_name_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown() -> str:
        raise KeyError("getpwuid(): uid not found: 54321")

    monkeypatch.setattr(join.getpass, "getuser", unknown)
    assert join.user(Words("fr")) == "Camarade"


# Reasons


def test_what_cannot_be_opened_or_written_says_why(tmp_path: Path) -> None:
    assert "No such file or directory" in presidium("check", tmp_path / "none").err
    (tmp_path / "file").touch()
    said = presidium(
        "match", "goulag", "--players", "5", "--games", "1", "--bots", "random", "--records", "/dev/null/x"
    )
    assert "/dev/null/x" in said.err
    assert "Not a directory" in said.err


# People


@pytest.mark.parametrize("text", ["{", "[]", '{"http://x": 3}', '{"http://x": {"Ann": 3}}', "\x00"])
def test_a_broken_list_of_who_one_is_is_refused_and_left_alone(text: str, address: str, tmp_path: Path) -> None:
    file = tmp_path / join.PEOPLE
    file.write_text(text)
    why = refused("join", address, "--new", "goulag", "--data", tmp_path).why
    assert (why.id, file.read_text()) == ("broken-people", text)


def test_the_list_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / join.PEOPLE
    keep(file, "{}")
    assert file.stat().st_mode & 0o077 == 0

    def fails(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fails)
    with pytest.raises(Refused, match="cannot-write"):
        keep(file, '{"half": ')
    assert file.read_text() == "{}"


# Tables


def test_the_address_of_a_server_alone_lists_its_open_tables_and_asks(address: str, tmp_path: Path) -> None:
    host(address, game="politburo", seats=5, bots=["random"] * 5, listed=True)
    wanted = host(address, game="goulag", seats=5, bots=["random"] * 4, listed=True, title="Canal club")
    where = (address, "--plain", "--data", tmp_path, "--name", "Ann")
    with terminal("join", *where) as ann:
        assert "Politburo" not in ann.until("Canal club; 1 of 5 seats free")
        ann.type("7")
        ann.until("Type a number from 1 to 1.")
        ann.type("1")
        ann.until("Seat 1 is yours")
    assert refused("join", address, "--name", "Bob", "--data", tmp_path).why.id == "no-open-tables"
    assert wanted.look()["table"]["seats"][0]["name"] == "Ann"


def test_a_server_with_a_slash_behind_it_is_the_same_server(address: str, tmp_path: Path) -> None:
    assert refused("join", f"{address}/", "--name", "Bob", "--data", tmp_path).why.id == "no-open-tables"


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (("--bot", "nosuch"), "unknown-bot"),
        (("--players", "55"), "wrong-players"),
        (("--option", "own_card=perhaps"), "bad-option"),
    ],
)
def test_a_table_that_could_not_be_played_is_not_made(args: tuple[str, ...], why: str, tmp_path: Path) -> None:
    nobody = "http://127.0.0.1:9"  # refused before anybody is asked
    assert refused("join", nobody, "--new", "goulag", "--data", tmp_path, *args).why.id == why
    assert list(tmp_path.iterdir()) == []


class Elsewhere(http.server.BaseHTTPRequestHandler):
    """A server that is not ours."""

    answer = (200, b"<!doctype html><title>Welcome</title>")

    def do_POST(self) -> None:
        status, body = self.answer
        self.send_response(status)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


@pytest.mark.parametrize(
    ("status", "body", "why"),
    [
        (200, b"<!doctype html>", "not-presidium"),
        (200, b"[]", "not-presidium"),
        (200, b'{"token": 3}', "not-presidium"),
        (404, b"<h1>Not Found</h1>", "not-presidium"),
        (405, b"", "not-presidium"),
        (502, b"<h1>Bad Gateway</h1>", "no-answer"),
    ],
)
def test_what_is_no_presidium_is_called_so(status: int, body: bytes, why: str, tmp_path: Path) -> None:
    Elsewhere.answer = (status, body)
    with http.server.HTTPServer(("127.0.0.1", 0), Elsewhere) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{server.server_port}/t/x"
        found = refused("join", url, "--data", tmp_path, "--name", "Ann").why
        server.shutdown()
    assert found.id == why
