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

from presidium.server.base.hours import QuietHours
from presidium.server.base.limits import Limits, names, shown
from presidium.server.base.tempo import Tempo
from presidium.server.http.rate_limit import COSTS_MS
from presidium.server.live.registry import Hall
from presidium.server.protocol import commands, messages, models
from presidium.server.protocol.http import games
from presidium.server.runtime.app import build
from presidium.server.runtime.config import HallConfig
from presidium.server.storage.opening import open_store
from presidium.text import pravda
from tests.docs.pages import ROOT, blocks

PAGE = ROOT / "docs" / "api.md"
MESSAGES = get_args(messages.AnyMessage)
OTHERS = (
    commands.NewTable,
    commands.Beginning,
    models.TableInfo,
    models.BeganInfo,
    models.ProposalInfo,
    models.SeatInfo,
    QuietHours,
    models.TakerInfo,
    models.SilentInfo,
    models.QuestionInfo,
    models.OddsInfo,
    models.BriefInfo,
    models.OfferInfo,
    models.ScaleInfo,
    models.MomentInfo,
    models.FilmInfo,
    models.ChatLine,
    models.NoticeInfo,
    messages.Why,
    Tempo,
    games.Beliefs,
    games.BeliefMoment,
    games.BeliefTrack,
    games.OpinionInfo,
    games.WeighedInfo,
    games.GroundInfo,
    pravda.Edition,
    pravda.Item,
    pravda.Portrait,
    pravda.Score,
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
        for command in get_args(commands.AnyCommand)
    ]


def test_every_address_stands_in_the_table(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    routes = {route.path for route in build(Hall(store, time.time)).routes}  # type: ignore[attr-defined]
    store.close()
    told = set(re.findall(r"`[A-Z]+ (/[^`?]*)`", PAGE.read_text(encoding="utf-8")))
    assert told == routes


def test_the_limits_are_those_of_the_server() -> None:
    limits, told = Limits(), section("Limits")
    for rate, words in (
        (limits.work, "A person may use {most} ms in a row and then {rate} ms a second"),
        (limits.address_work, "one address together {most} and then {rate}"),
        (limits.people, "{most} new people from an address"),
        (limits.tables, "{most} new tables a person, then one in five seconds"),
        (limits.chat, "{most} lines of chat or statements, then one in two seconds"),
        (limits.what_ifs, "{most} questions “[what if](#what-if)” from an address, then one in ten seconds"),
    ):
        assert words.format(most=f"{rate.most:,}", rate=rate.a_second) in told
    assert (limits.people.a_second, limits.tables.a_second, limits.chat.a_second) == (0.2, 0.2, 0.5)
    assert limits.what_ifs.a_second == 0.1
    assert f"{limits.sockets} WebSockets and {limits.connections} connections from one address; 64 KiB" in told
    assert f"may have {limits.unfinished} unfinished tables of their own making" in told
    assert "At one table a person may write half a megabyte" in told
    assert limits.person_bytes == 500_000
    assert (limits.body, limits.body_seconds, limits.unsent) == (64 * 1024, 20, 1_000_000)
    for cost, words in {"talk": "line of chat", "command": "answer", "hello": "hello", "stream": "stream"}.items():
        assert f"{words} {COSTS_MS[cost]:g}" in told
    for cost, words in {
        "history": "its history",
        "eyes": "eyes cost",
        "bots": "game of bots",
        "beliefs": "Beliefs cost",
    }.items():
        assert f"{words} {COSTS_MS[cost]:g}" in told
    for cost, words in {"advice": "advice", "why": "the reasons of a bot's answer"}.items():
        assert f"{words} {COSTS_MS[cost]:,.0f}" in told


def test_every_limit_stands_in_the_table_for_hosts() -> None:
    limits, hosting = Limits(), (PAGE.parent / "hosting.md").read_text("utf-8")
    told = re.findall(r"^\| `([a-z-]+)` \| `([0-9.:]+)` \|", hosting, re.MULTILINE)
    assert dict(told) == {name: shown(getattr(limits, name.replace("-", "_"))) for name in names()}
    assert len(told) == len(names())


def test_the_session_can_be_had(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    app = build(Hall(store, time.time), HallConfig(hosts=("testserver",)))
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
