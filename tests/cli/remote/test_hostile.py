"""A server may be anybody's: what it says is shown in a terminal as words, and never obeyed by it."""

from __future__ import annotations

import http.server
import json
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from presidium.client.remote import read
from presidium.games import find
from presidium.server.base.tempo import Tempo
from presidium.text.plain import plain, printable
from tests.cli.server import PATIENCE, start
from tests.cli.shell import presidium

ESCAPES = "\x1b[2J\x1b]0;owned\x07\x1b]8;;http://elsewhere.example\x07\x9b31m\r\n\b\x7f\x00\u202egnp.exe\u2066\u200e\ufeff\ud800"
NAME = f"Eve{ESCAPES}"
HELLO = {
    "type": "hello",
    "n": 1,
    "at": 0.0,
    "view": None,
    "yours": [1],
    "hosting": True,
    "chat": [{"name": NAME, "text": f"look{ESCAPES}here", "seat": None}],
    "table": {
        "id": "T",
        "game": "goulag",
        "options": {},
        "seats": [{"seat": n, "kind": "person", "name": f"[red]{NAME}[/]", "minded": False} for n in range(1, 6)],
        "tempo": {name: getattr(Tempo("untimed"), name) for name in Tempo.__struct_fields__},
        "title": f"Title{ESCAPES}",
        "listed": True,
        "status": "open",
        "commitment": f"hash{ESCAPES}",
        "host": 1,
        "agreed": [],
        "next_table": "",
    },
}
REFUSED = {"type": "refused", "id": "", "why": {"id": "unreadable-body", "rule": "", "args": {"text": f"no{ESCAPES}"}}}
RULES = {game: find(game).rules_version for game in ("goulag", "kremlin", "politburo")}


def hostile(sign: str) -> bool:
    return sign != "\n" and not sign.isprintable()


class Hostile(http.server.BaseHTTPRequestHandler):
    """It speaks the protocol, and puts into every text what a terminal might obey."""

    def do_GET(self) -> None:
        self.say(HELLO if "/tables/" in self.path else self.listed())

    def listed(self) -> Any:
        if self.path.endswith("/tables"):
            seats = [{"seat": 1, "kind": "open", "name": "", "minded": False}]
            return [{**HELLO["table"], "seats": seats}]  # type: ignore[dict-item]
        return [{"game": game, "rules_version": version} for game, version in RULES.items()]

    def do_POST(self) -> None:
        if self.path == "/api/people":
            self.say({"name": NAME, "token": "token", "table": ""}, 201)
        else:
            self.say(REFUSED, 400)

    def say(self, thing: Any, status: int = 200) -> None:
        body = json.dumps(thing).encode()
        self.send_response(status)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture
def address() -> Iterator[str]:
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Hostile) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.mark.parametrize("how", [("--plain",), ()])
@pytest.mark.parametrize("where", ["/t/T", ""])
def test_nothing_a_server_says_reaches_the_terminal_as_a_command(
    address: str, how: tuple[str, ...], where: str, tmp_path: Path
) -> None:
    joined = start(
        sys.executable, *("-m", "presidium", "join", address + where, "--data", tmp_path, "--name", "Ann", *how)
    )
    try:
        out, _ = joined.communicate(b"1\nfill\nchat hello\nseats\nstart\nquit\n", timeout=PATIENCE)
    finally:
        joined.kill()
    text = out.decode()
    assert [sign for sign in text if hostile(sign)] == []
    assert "Eve" in text
    assert "look" in text
    assert "[red]Eve" in text
    assert ("The server cannot read that: no" if where else "Title") in text


def test_what_a_server_says_is_made_harmless_in_one_place() -> None:
    said = read(
        json.dumps({NAME: [ESCAPES, {"a": (1, None, True, 1.5, ESCAPES)}], "b": "کتاب\u200cها 👩\u200d🚀 déjà"})
    )
    assert not [sign for sign in str(said) if hostile(sign) and sign not in "\u200c\u200d"]
    assert said["b"] == "کتاب\u200cها 👩\u200d🚀 déjà"
    with pytest.raises(ValueError, match="deep"):
        read("[" * 100_000)


def test_names_are_plain_as_before() -> None:
    assert plain(" Ann \n\x1b[1m B.\u202e ") == "Ann [1m B."
    assert printable("a\u00a0b") == "a b"


def test_a_record_of_theirs_is_told_without_it(tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    header = [
        "presidium record 1",
        "game goulag",
        "rules-version 1",
        "players 5",
        "option own_card seen",
        f"seat 1 Eve{chr(27)}[2J",
    ]
    file.write_text("\n".join(header), encoding="utf-8")
    ran = presidium("replay", file)
    assert (ran.code, "Eve [2J" in ran.out) == (0, True)
    file.write_text("\n".join([*header, f"1: build{chr(27)}[2J"]), encoding="utf-8")
    ran = presidium("check", file)
    assert (ran.code, chr(27) in ran.err, "build [2J" in ran.err) == (2, False, True)
