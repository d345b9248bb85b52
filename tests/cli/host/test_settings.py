"""What a host sets, by option, environment or file; what is wrong with it is one sentence, and nothing starts."""

from __future__ import annotations

import socket as sockets
from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from presidium.cli.command_line import presidium as command
from presidium.cli.errors import sentence_of
from presidium.cli.host import serve as hosting
from presidium.cli.host.settings import SETTINGS
from presidium.core import Refused
from presidium.server.base.limits import Rate, names
from presidium.server.persistence.retention import DAY_S, Keeps
from presidium.server.runtime import log, serve
from tests.cli.server import terminal
from tests.cli.shell import presidium


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What would be served, by name."""
    said: dict[str, Any] = {}
    words = (
        "host",
        "port",
        "data",
        "limits",
        "greet",
        "allow",
        "settings",
        "closed",
        "socket",
        "proxies",
        "keeps",
        "metrics",
        "admin",
        "path",
        "store",
        "workers",
        "upgrading",
    )

    def serves(*args: Any, **named: Any) -> None:
        said.update(zip(words, (*args, *named.values()), strict=True))

    monkeypatch.setattr(serve, "serve", serves)
    monkeypatch.setattr(log, "set_up_log", lambda level: said.update(level=level))
    return said


def run(*args: str | Path, **env: str) -> None:
    ran = CliRunner().invoke(command, ["serve", *map(str, args)], env={"LC_ALL": "C", **env})
    assert ran.exit_code == 0, (ran.output, ran.exception)


@pytest.fixture
def file(tmp_path: Path) -> Callable[[str], Path]:
    def written(text: str) -> Path:
        (tmp_path / "hall.toml").write_text(text, encoding="utf-8")
        return tmp_path / "hall.toml"

    return written


def test_an_option_counts_before_the_environment_and_that_before_the_file(
    served: dict[str, Any], file: Callable[[str], Path]
) -> None:
    hall = file('port = 7001\nhost = "0.0.0.0"\nlog-level = "error"\nclosed = true\n')
    run("--settings", hall, "--port", "7003", "--no-closed", PRESIDIUM_PORT="7002", PRESIDIUM_LOG_LEVEL="debug")
    assert (served["port"], served["host"], served["level"], served["closed"]) == (7003, "0.0.0.0", "DEBUG", False)
    run(PRESIDIUM_SETTINGS=str(hall), PRESIDIUM_PORT="7002")
    assert (served["port"], served["level"], served["closed"]) == (7002, "ERROR", True)
    run("--settings", hall)
    assert served["port"] == 7001
    run()
    assert (served["port"], served["host"], served["closed"]) == (None, "127.0.0.1", False)


def test_a_file_can_set_everything(served: dict[str, Any], file: Callable[[str], Path], tmp_path: Path) -> None:
    run(
        "--settings",
        file(
            f'data = "{tmp_path}"\nsocket = "/tmp/x"\nallow-host = ["a.example", "b.example"]\nproxies = "10.0.0.0/8"\n'
            'public-address = "https://c.example"\nwebhooks = true\npath = "/club/"\n'
            'keep-unstarted = 0.5\nkeep-unstarted-mail = "none"\nkeep-idle = 30\nkeep-finished = 365\n'
            '[limits]\nchat = "10:1"\nsockets = "none"\nunfinished = 7\n'
        ),
    )
    assert (served["data"], served["socket"]) == (tmp_path, Path("/tmp/x"))
    assert (served["allow"], served["proxies"]) == (("a.example", "b.example"), "10.0.0.0/8")
    assert (served["settings"].address, served["settings"].webhooks) == ("https://c.example/club", True)
    assert served["path"] == "/club"
    assert served["keeps"] == Keeps(0.5 * DAY_S, None, 30 * DAY_S, 365 * DAY_S)
    limits = served["limits"]
    assert (limits.chat, limits.sockets, limits.unfinished) == (Rate(10, 1), inf, 7)


def test_limits_of_all_three_are_added_up(served: dict[str, Any], file: Callable[[str], Path]) -> None:
    hall = file('[limits]\nchat = "1:1"\ntables = "1:1"\npeople = "1:1"\n')
    run("--settings", hall, "--limit", "chat=3:1", PRESIDIUM_LIMIT="chat=2:1 tables=2:1")
    limits = served["limits"]
    assert [limits.chat.most, limits.tables.most, limits.people.most] == [3, 2, 1]


def test_without_a_command_the_environment_counts_too(served: dict[str, Any]) -> None:
    ran = CliRunner().invoke(command, [], env={"LC_ALL": "C", "PRESIDIUM_CLOSED": "1", "PRESIDIUM_HOST": "0.0.0.0"})
    assert (ran.exit_code, served["closed"], served["host"]) == (0, True, "0.0.0.0")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("prot = 8000", "sets “prot”, and there is no such setting. Did you mean port?"),
        ("speed = 8000", "sets “speed”, and there is no such setting. There are: host, port, socket"),
        ('port = "many"', "“port” is to be a number from 0 to 65535"),
        ("port = 70000", "“port” is to be a number from 0 to 65535"),
        ("port = true", "“port” is to be a number from 0 to 65535"),
        ('closed = "maybe"', "“closed” is to be true or false"),
        ('log-level = "loud"', "one of these, in quotation marks: debug, info, warning, error"),
        ("keep-idle = -1", "“keep-idle” is to be a number of days above zero, or the word none"),
        ('allow-host = "a.example"', "“allow-host” is to be a list of texts"),
        ("host = 7", "“host” is to be a text in quotation marks"),
        ("limits = 7", "“limits” is to be a part of its own"),
        ("[limits]\nspeed = 1", "There is no limit called speed. There are: work"),
        ("[limits]\nchat = 7", "A limit of chat is written as chat=6:0.5"),
        ("port = ", "cannot be read: Invalid value (at"),
        ('proxies = "*"', "“*” is no proxy that could be believed"),
        ('path = "/a b"', "“/a b” cannot be the path of a server"),
        ('public-address = "here"', "“here” is not the public address of a server"),
    ],
)
def test_what_is_wrong_is_one_sentence_and_nothing_starts(
    text: str, told: str, file: Callable[[str], Path], tmp_path: Path
) -> None:
    ran = CliRunner().invoke(command, ["serve", "--settings", str(file(text)), "--data", str(tmp_path / "data")])
    assert isinstance(ran.exception, Refused)
    assert told in (sentence_of(ran.exception, ["--lang=en"]) or "")
    assert not (tmp_path / "data").exists()


def test_a_file_that_is_not_there_is_said_to_be() -> None:
    ran = presidium("serve", "--settings", "/nowhere/hall.toml")
    assert ran.err == "presidium: The settings in /nowhere/hall.toml cannot be read: No such file or directory.\n"


@pytest.mark.parametrize(
    ("name", "words"),
    [
        (
            "PRESIDIUM_CLOSE",
            "The environment sets PRESIDIUM_CLOSE, and there is no such setting. Did you mean PRESIDIUM_CLO",
        ),
        ("PRESIDIUM_XYZ", "no such setting. There are: PRESIDIUM_HOST, PRESIDIUM_PORT, "),
    ],
)
def test_an_unknown_variable_is_refused_like_an_unknown_key(
    served: dict[str, Any], file: Callable[[str], Path], name: str, words: str
) -> None:
    for args in ([], ["serve"], ["serve", "--settings", str(file("port = 7000"))], ["admin", "tables"], ["invite"]):
        ran = CliRunner().invoke(command, args, env={"LC_ALL": "C", name: "1"})
        assert isinstance(ran.exception, Refused)
        assert words in (sentence_of(ran.exception, ["--lang=en"]) or "")
    assert not served


def test_variables_of_the_containers_and_the_tests_are_no_settings(served: dict[str, Any]) -> None:
    run(PRESIDIUM_NAME="table.example.org", PRESIDIUM_PASSWORD="x", PRESIDIUM_TEST_STORE="")
    assert served


def test_help_lists_every_setting_and_every_limit() -> None:
    told = " ".join(presidium("serve", "--help").out.split())
    for setting in SETTINGS:
        assert f"--{setting.name} " in told
        assert setting.variable in told
    assert all(f" {name} " in told for name in names())
    options = {param.name for param in hosting.serve.params}
    assert options == {setting.key for setting in SETTINGS} | {"settings", "limits", "show", "lang"}


# Listening


def ask(file: Path, *headers: str) -> str:
    with sockets.socket(sockets.AF_UNIX) as caller:
        caller.connect(str(file))
        lines = ("GET /ready HTTP/1.1", "host: localhost", "connection: close", *headers)
        caller.sendall("".join(f"{line}\r\n" for line in (*lines, "")).encode())
        return "".join(iter(lambda: caller.recv(4096).decode(), ""))


def test_a_server_listens_at_a_unix_socket(tmp_path: Path) -> None:
    file = tmp_path / "http"
    with terminal("serve", "--socket", file, "--data", tmp_path / "data", "--limit", "connections=1") as server:
        assert f"The server is open for a proxy on this machine, at {file}" in server.until("Ctrl-C")
        assert "200 OK" in ask(file)
        with terminal("serve", "--socket", file, "--data", tmp_path / "other") as second:
            assert f"Somebody else listens at {file} already" in second.until("--socket.")
        assert "200 OK" in ask(file, "x-forwarded-for: 192.0.2.1")
        assert server.stop()[0] == 0
    assert not file.exists()


def test_a_socket_left_by_a_server_that_died_is_in_nobodys_way(tmp_path: Path) -> None:
    with sockets.socket(sockets.AF_UNIX) as dead:
        dead.bind(str(tmp_path / "http"))
    serve.listen_at(tmp_path / "http").close()
    letter = tmp_path / "letter"
    letter.write_text("Dear Comrade")
    with pytest.raises(Refused, match="socket-taken"):
        serve.listen_at(letter)
    assert letter.read_text() == "Dear Comrade"
    with pytest.raises(Refused, match="no-socket"):
        serve.listen_at(tmp_path / "no" / "where")
