"""The stream is described by AsyncAPI and each game by a JSON Schema: good by their own tools, true of real games."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, get_args

import jsonschema
import jsonschema_rs
import pytest

from presidium.core import view
from presidium.games import GAMES
from presidium.server.domain.prompting import brief_of
from presidium.server.protocol import commands as protocol
from presidium.server.protocol import messages
from presidium.server.protocol.asyncapi import asyncapi
from presidium.server.protocol.schemas import DEFINED, schema
from tests.cli.shell import presidium
from tests.contract.sittings import Sitting, begun, every_sitting, one_at_a_table
from tests.server.wire_table import Line, Wire, over_the_wire, settled

ROOT = Path(__file__).parents[3]
OFFICIAL = ROOT / "web/node_modules/@asyncapi/specs/schemas/3.0.0-without-$id.json"
"""AsyncAPI's own: it comes with `npm ci`, as everything does that the page is checked by."""


@cache
def described(game: str) -> Any:
    """As it travels."""
    return json.loads(protocol.write(schema(game)))


@cache
def stream() -> Any:
    return json.loads(protocol.write(asyncapi()))


@cache
def validator(game: str, of: str = "View") -> Any:
    """Of one of the definitions of a game."""
    whole = described(game)
    return jsonschema_rs.validator_for({"$schema": whole["$schema"], "$ref": DEFINED + of, "$defs": whole["$defs"]})


@cache
def message(name: str) -> Any:
    """Of a message or command of the stream."""
    return jsonschema_rs.validator_for({"$ref": f"#/components/schemas/{name}", "components": stream()["components"]})


def wrong(validator: Any, thing: Any) -> list[str]:
    return [f"{list(error.instance_path)}: {error.message[:200]}" for error in validator.iter_errors(thing)]


def told(game: Any, thing: Any) -> Any:
    return json.loads(json.dumps(game.codec.encode(thing)))


# By their own tools


@pytest.mark.skipif(not OFFICIAL.is_file(), reason="AsyncAPI's schema is not here: `make test` fetches it")
def test_the_description_of_the_stream_is_asyncapi() -> None:
    official = json.loads(OFFICIAL.read_text("utf-8"))
    judge = jsonschema.validators.validator_for(official)(official)
    assert not [error.message for error in judge.iter_errors(stream())]
    broken: list[Callable[[Any], Any]] = [
        lambda it: it["operations"]["tell"].update(action="tells"),
        lambda it: it["info"].pop("title"),
        lambda it: it["channels"]["stream"]["messages"].update(Hello=7),
        lambda it: it["components"]["schemas"]["Hello"].update(type="thing"),
    ]
    for change in broken:
        it = deepcopy(stream())
        change(it)
        assert not judge.is_valid(it)


def test_every_reference_in_it_leads_somewhere() -> None:
    found = set(references(stream()))
    assert len(found) > 50
    for reference in found:
        part = stream()
        for name in reference.removeprefix("#/").split("/"):
            part = part[name]
    assert set(stream()["channels"]["stream"]["messages"]) == {
        each.__name__ for each in (*get_args(messages.AnyMessage), *get_args(protocol.AnyCommand))
    }


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        yield from (value for name, value in part.items() if name == "$ref")
    for inner in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from references(inner)


@pytest.mark.ci
@pytest.mark.parametrize("game", GAMES)
def test_the_schema_of_a_game_is_json_schema(game: str, tmp_path: Path) -> None:
    ran = presidium("schema", game)
    assert json.loads(ran.out) == described(game)
    file = tmp_path / "schema.json"
    file.write_text(ran.out, encoding="utf-8")
    check = [sys.executable, "-m", "check_jsonschema", "--check-metaschema", file]
    done = subprocess.run(check, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    defined = described(game)["$defs"]
    assert {reference.removeprefix(DEFINED) for reference in references(described(game))} <= set(defined)
    assert all(each.get("description") for name, each in defined.items() if not name.endswith("Info")), game


def test_the_doors_are_printed_too_and_what_there_is_not_is_refused() -> None:
    assert json.loads(presidium("schema", "stream").out) == stream()
    assert json.loads(presidium("schema", "http").out)["openapi"]
    assert (presidium("schema", "chess").code, presidium("schema", "chess").out) == (2, "")


@over_the_wire
async def test_they_are_served(wire: Wire) -> None:
    assert (await wire.get("/api/asyncapi.json")).json == stream()
    assert (await wire.get("/api/schemas/goulag")).json == described("goulag")
    assert (await wire.get("/api/schemas/chess")).status == 404


# True of real games


@every_sitting
@pytest.mark.few(12, quick=4)
def test_whatever_is_seen_told_and_asked_is_as_the_schema_says(sitting: Sitting) -> None:
    luck, game, name = Random(1), sitting.game, sitting.game.name
    record = one_at_a_table(sitting, 1)
    last = len(record.moves)
    for cut in {0, last, *luck.sample(range(last), min(last, 8))}:
        g = begun(sitting, record, cut)
        for seat in (luck.choice(sitting.everyone()), None):
            seen = json.loads(json.dumps(game.codec.view(view(g, seat))))
            steps = seen.pop("stack")
            for part in ("asked", "options", "answer"):
                del seen[part]
            assert not wrong(validator(name), seen)
            assert not [trouble for step in steps for trouble in wrong(validator(name, "Step"), step)]
        for options in filter(None, map(g.options, g.asked())):
            assert not wrong(validator(name, "Action"), told(game, options.sample(luck)))


@every_sitting
@pytest.mark.few(12, quick=4)
def test_what_is_not_so_is_not_as_the_schema_says(sitting: Sitting) -> None:
    """A field more, a field less, another type or word: a schema that let these pass would say nothing."""
    game, name, record = sitting.game, sitting.game.name, one_at_a_table(sitting, 1)
    g = begun(sitting, record, len(record.moves))
    events = {type(event): event for event, _ in g.log}.values()
    parts = [("Public", g.public), *(("Event", event) for event in events)]
    for of, thing in parts:
        good, judge = told(game, thing), validator(name, of)
        assert not wrong(judge, good)
        bad = [good | {"extra": 1}, good | {"type": "Nothing"}, 7, [], None]
        bad += [{part: value for part, value in good.items() if part != gone} for gone in good]
        bad += [good | {part: {"type": "Nothing"}} for part in good]
        assert [each for each in bad if not wrong(judge, each)] == [], type(thing).__name__


@pytest.mark.parametrize("game", GAMES)
@over_the_wire
async def test_every_message_of_a_stream_is_as_described(wire: Wire, game: str) -> None:
    ann = await wire.person("Ann")
    seats = GAMES[game].seats[0]
    table = await wire.table(ann, game=game, seats=seats, bots=["random"] * (seats - 1), pace="solo")
    await wire.done(table, ann, "sit", seat=1)
    lines = [await wire.listen(table, ann, "seat=1"), await wire.listen(table, await wire.person("Ben"))]
    await lines[0].do("start", "1")
    room, luck = wire.room(table), Random(1)
    for number in range(60):
        options = room.table.g.options(1) if room.table.running else None
        if options is None:
            break
        action = GAMES[game].notation.print(options.sample(luck))
        await lines[0].do("answer", f"a{number}", seat=1, question=room.table.question, action=action)
        await settled()
    await lines[0].do("answer", "late", seat=1, question=-1, action="pass")
    kinds = {kind for line in lines for kind in as_described(game, line)}
    assert {"Hello", "Update", "Done", "Refused"} <= kinds
    assert brief_of(room.table, None) is None


def as_described(game: str, line: Line) -> Iterator[str]:
    """The kinds of the messages that came, each of them found to be as its schema says."""
    names = {each.__struct_config__.tag: each.__name__ for each in get_args(messages.AnyMessage)}
    for each in line.messages:
        kind = names[each["type"]]
        assert not wrong(message(kind), each), each
        yield kind
        if each.get("view"):
            assert not wrong(validator(game), each["view"])
        if each.get("public"):
            assert not wrong(validator(game, "Change"), each["public"])
        for event in each.get("events") or ():
            assert not wrong(validator(game, "Event"), event)
        if each.get("question"):
            assert not wrong(validator(game, "QuestionInfo"), each["question"])
        for moment in each.get("moments", ()):
            assert not wrong(validator(game, "MomentInfo"), moment)
