"""`docs/api.md` says what the server's models say, and its session can be had."""

from __future__ import annotations

import json
import re
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec.inspect import StructType, type_info
from starlette.testclient import TestClient

from presidium.table import wire
from presidium.table.app import build
from presidium.table.guard import Limits
from presidium.table.hall import Hall
from presidium.table.serve import open_store
from presidium.table.tempo import Tempo
from tests.docs.pages import ROOT, blocks

PAGE = ROOT / "docs" / "api.md"
MESSAGES = get_args(wire.AnyMessage)
OTHERS = (
    wire.NewTable,
    wire.TableInfo,
    wire.SeatInfo,
    wire.TakerInfo,
    wire.SilentInfo,
    wire.QuestionInfo,
    wire.OddsInfo,
    wire.ChatLine,
    wire.NoticeInfo,
    wire.Why,
    Tempo,
)
ROW = re.compile(r"^\| `(\w+)` \| (.*?) \|", re.MULTILINE)


def section(heading: str) -> str:
    text = PAGE.read_text(encoding="utf-8")
    return re.split(r"^#{2,3} ", text.partition(f" {heading}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]


def name_of(model: type) -> str:
    info = type_info(model)
    assert isinstance(info, StructType)
    return model.__name__ if info.tag is None else str(info.tag)


@pytest.mark.parametrize("model", [*MESSAGES, *OTHERS], ids=name_of)
def test_every_field_of_every_message_stands_in_its_table(model: type) -> None:
    told = [name for name, _ in ROW.findall(section(name_of(model)))]
    assert told == [field.encode_name for field in msgspec.structs.fields(model)]


def test_every_command_stands_in_the_table_with_its_fields() -> None:
    told = [(name, re.findall(r"`(.+?)`", fields)) for name, fields in ROW.findall(section("Commands"))]
    assert told == [
        (name_of(command), [f"{f.encode_name}{'' if f.required else '?'}" for f in msgspec.structs.fields(command)])
        for command in get_args(wire.AnyCommand)
    ]


def test_every_address_stands_in_the_table(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    routes = {route.path for route in build(Hall(store, time.time)).routes}  # type: ignore[attr-defined]
    store.close()
    told = set(re.findall(r"`[A-Z]+ (/[^`?]*)`", PAGE.read_text(encoding="utf-8")))
    assert told == routes


def test_the_limits_are_those_of_the_server() -> None:
    limits = Limits()
    assert limits.rates == {
        "people": (20, 0.2),
        "tables": (20, 0.2),
        "commands": (200, 100.0),
        "chat": (6, 0.5),
        "frames": (400, 200.0),
        "history": (20, 1.0),
    }
    assert limits.sockets == 200
    assert "20 new people from an address and 20 new tables a person" in section("Limits")
    assert "200 commands a person, then 100 a second; 6 lines of chat or statements, then one in two" in section(
        "Limits"
    )


def test_the_session_can_be_had(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    app = build(Hall(store, time.time), hosts=["testserver"])
    with TestClient(app) as client, ExitStack() as lines:
        Session(client, lines).play(blocks(PAGE, "wire")[0].text)
    store.close()


class Session:
    """Sends what a page shows as sent, and sees that what comes back is what it shows."""

    def __init__(self, client: TestClient, lines: ExitStack) -> None:
        self.client = client
        self.lines = lines
        self.known: dict[str, Any] = {}
        self.came: list[Any] = []
        self.stream: Any = None

    def play(self, text: str) -> None:
        for line in text.splitlines():
            word, _, rest = line.partition(" ")
            if word != "<":
                for name, value in self.known.items():
                    rest = rest.replace(name, str(value))
            match word:
                case "POST":
                    path, _, body = rest.partition(" ")
                    answer = self.client.post(path, content=body, headers=self.headers())
                    self.came = [answer.json() | {"status code": answer.status_code}]
                case "STREAM":
                    opened = self.client.websocket_connect(rest, headers=self.headers())
                    self.stream = self.lines.enter_context(opened)
                case ">":
                    self.stream.send_text(rest)
                case "<":
                    self.compare(json.loads(rest), self.stream.receive_json(), line)
                case _:
                    self.compare(json.loads(rest) | {"status code": int(word)}, self.came.pop(), line)

    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.known['TOKEN']}"} if "TOKEN" in self.known else {}

    def compare(self, shown: Any, came: Any, line: str) -> None:
        if isinstance(shown, str) and shown.isupper():
            assert self.known.setdefault(shown, came) == came, line
        elif isinstance(shown, dict):
            rest = shown.keys() ^ came.keys()
            assert rest <= {"…"} or "…" in shown, f"{line}\n{sorted(rest)}"
            for name in shown.keys() - {"…"}:
                self.compare(shown[name], came[name], line)
        elif isinstance(shown, list):
            for one, other in zip(shown, came, strict="…" not in shown):
                self.compare(one, other, line)
        elif shown != "…":
            assert shown == came, line
