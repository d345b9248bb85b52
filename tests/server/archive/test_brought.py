"""A record that somebody brings: shown as its own archives would show it, checked, refused in words, and never kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from presidium.server.http.routes.uploaded_record import shown
from tests.server.archive.test_beliefs import GAMES, over
from tests.server.wire_table import Answered, Wire, over_the_wire

RECORDS = sorted((Path(__file__).parents[2] / "records").glob("*.txt"))
GOULAG = (Path(__file__).parents[2] / "records" / "goulag-loyal.txt").read_text(encoding="utf-8")


async def post(wire: Wire, path: str, text: Any) -> Answered:
    return await wire.http("POST", path, text)


def told(steps: list[Any]) -> list[Any]:
    """What a history tells of the game; who sits where and when is the table's."""
    parts = ("public", "gone", "secrets", "events", "answers")
    found = [{part: step[part] for part in parts if part in step} for step in steps]
    return [step for step in found if step]


@pytest.mark.ci
@pytest.mark.few(1)
@pytest.mark.parametrize("game", GAMES)
@over_the_wire
async def test_it_tells_what_the_archives_of_its_table_tell(wire: Wire, game: str) -> None:
    table = await over(wire, game)
    text = (await wire.get(f"/api/tables/{table}/record")).body.decode()
    found = (await post(wire, "/api/records", text)).json
    there = (await wire.get(f"/api/tables/{table}")).json
    assert found["hello"]["view"] == there["view"]
    assert found["hello"]["table"]["id"] == "record"
    assert found["rolls"] > 0
    for eyes in ("all", "nobody", "2"):
        mine = (await post(wire, f"/api/records/history?eyes={eyes}", text)).json
        theirs = (await wire.get(f"/api/tables/{table}/history?eyes={eyes}")).json
        assert told(mine) == told(theirs)
    charts = (await post(wire, "/api/records/charts", text)).json
    drawn = (await wire.get(f"/api/tables/{table}/charts")).json
    assert [chart["rows"] for chart in charts["charts"]] == [chart["rows"] for chart in drawn["charts"]]
    assert [turn["slots"] for turn in charts["turns"]] == [turn["slots"] for turn in drawn["turns"]]
    believed = (await post(wire, "/api/records/beliefs?seat=2", text)).json
    assert believed["tracks"] == (await wire.get(f"/api/tables/{table}/beliefs?seat=2")).json["tracks"]
    assert (await post(wire, "/api/records/pravda?lang=fr", text)).json
    tables = [name for name in wire.hall.rooms if name != table]
    assert not tables, "nothing is kept"


@pytest.mark.few(6, quick=2)
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_recorded_game_can_be_brought(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for part in ("", "charts"):
        assert isinstance(shown(part, text, {}), bytes)


@over_the_wire
async def test_what_is_wrong_with_it_is_said_with_the_line(wire: Wire) -> None:
    lines = GOULAG.splitlines()
    refused = {
        "hello": ("not-a-record", 1),
        GOULAG.replace("game goulag", "game chess"): ("unknown-game", lines.index("game goulag") + 1),
        GOULAG + "9: pass\n": ("game-over", None),
        GOULAG.replace("rules-version 1", "rules-version 99"): (
            *("unknown-rules-version", lines.index("rules-version 1") + 1),
        ),
        "\n".join(lines[:20]): ("record-unfinished", None),
    }
    for text, (why, line) in refused.items():
        answer = await post(wire, "/api/records", text)
        assert (answer.why, answer.status >= 400) == (why, True)
        if line is not None:
            assert answer.json["why"]["args"]["line"] == line
    assert (await post(wire, "/api/records/secrets", GOULAG)).why == "no-such-address"
    assert (await post(wire, "/api/records/history?eyes=9", GOULAG)).why == "no-such-seat"
    assert (await post(wire, "/api/records/pravda?lang=xx", GOULAG)).why == "unknown-language"
    assert (await post(wire, "/api/records", {"no": "text"})).why == "unreadable-body"
    assert (await post(wire, "/api/records", GOULAG + "#" * 70_000)).why == "too-large"


@over_the_wire
async def test_dice_that_were_helped_along_are_found_out(wire: Wire) -> None:
    table = await over(wire, "goulag")
    text = (await wire.get(f"/api/tables/{table}/record")).body.decode()
    (seed,) = [line for line in text.splitlines() if line.startswith("# seed ")]
    for other in (text.replace(seed, seed[:-1] + ("0" if seed[-1] != "0" else "1")), text.replace(seed, "")):
        assert (await post(wire, "/api/records", other)).why == "record-dice"


def test_anything_else_is_refused_too() -> None:
    for text in ("", "\0", "presidium record 1\ngame kremlin\nrules-version 3\nplayers 3\nposition kremlin | ?"):
        refused = shown("", text, {})
        assert not isinstance(refused, bytes)
