"""What a link says to who has not opened it: of a finished game that anybody may find a little, else nothing."""

from __future__ import annotations

import asyncio
import re
from html import unescape
from pathlib import Path

import pytest

from presidium.server.http.routes import page
from presidium.server.http.routes.unfurl import poster, said
from presidium.server.notifications.settings import Settings
from presidium.server.runtime.app import build
from presidium.server.runtime.config import HallConfig
from presidium.text import Words
from tests.server.archive.test_beliefs import over
from tests.server.wire_table import HOST, Wire, over_the_wire, politburo

INDEX = "<!doctype html><html><head><title>Presidium</title></head><body></body></html>"


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text(INDEX)
    monkeypatch.setattr(page, "PAGE_FOLDER", tmp_path)


def tags_of(html: str) -> dict[str, str]:
    return {name: unescape(value) for name, value in re.findall(r'<meta property="(.+?)" content="(.*?)" />', html)}


async def finished(wire: Wire, **how: object) -> str:
    ann = await wire.person("Ann")
    table = await wire.table(ann, game="goulag", seats=5, pace="bots", bots=["naive"] * 5, **how)
    await wire.done(table, ann, "start")
    while wire.room(table).table.running:
        await asyncio.sleep(0.01)
    return table


@over_the_wire
async def test_a_finished_game_that_anybody_may_find_tells_how_it_ended(wire: Wire) -> None:
    table = await finished(wire, listed=True, title='Club "<b>" & co')
    answer = await wire.get(f"/archive/{table}")
    tags = tags_of(answer.body.decode())
    title, sentence = said(wire.room(table).table, "en")
    assert (tags["og:title"], tags["og:description"]) == (title, sentence)
    assert "Club" in title
    assert "goulag" not in sentence, "nobody can look up a rule there"
    assert "<b>" not in answer.body.decode()
    assert tags["og:url"].endswith(f"/archive/{table}")
    assert ("og:image" in tags) == poster.can_be_drawn()
    french = await wire.http("GET", f"/archive/{table}", **{"accept-language": "fr-CH, en;q=0.5"})
    assert tags_of(french.body.decode())["og:description"] == said(wire.room(table).table, "fr")[1]


@over_the_wire
async def test_under_a_path_of_a_site_what_is_told_of_is_there(wire: Wire) -> None:
    table = await finished(wire, listed=True)
    wire.app = build(wire.hall, HallConfig(limits=wire.limits, hosts=(HOST,), path="/club"))
    tags = tags_of((await wire.get(f"/club/archive/{table}")).body.decode())
    assert tags["og:url"] == f"http://{HOST}/club/archive/{table}"
    assert tags.get("og:image", f"http://{HOST}/club/").startswith(f"http://{HOST}/club/")


@over_the_wire
async def test_every_other_table_has_the_same_general_tags(wire: Wire) -> None:
    private, party = await over(wire, "goulag"), await politburo(wire)
    told = []
    for table in (private, party.table, "nowhere"):
        html = (await wire.get(f"/archive/{table}")).body.decode()
        assert tags_of(html)["og:description"] == Words("en")("unfurl-any")
        assert table not in html
        told.append(html)
        assert (await wire.get(f"/archive/{table}/poster.png")).status == 404
    assert told[0] == told[1] == told[2], "nobody learns which of them is a finished game, or a table at all"
    assert "oulag" not in told[0].replace("Goulag, games", "")


@over_the_wire
async def test_the_tags_name_the_public_address_where_one_is_set(wire: Wire) -> None:
    table = await finished(wire, listed=True)
    wire.hall.settings = Settings(address="https://table.example.org/club")
    tags = tags_of((await wire.get(f"/archive/{table}")).body.decode())
    assert tags["og:url"] == f"https://table.example.org/club/archive/{table}"
    assert tags.get("og:image", "https://table.example.org/").startswith("https://table.example.org/")


@over_the_wire
async def test_a_poster_forgets_the_title_of_whoever_is_forgotten(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(poster, "can_be_drawn", lambda: True)
    monkeypatch.setattr(poster, "drawn", lambda title, _: title.encode())
    ann = await wire.person("Ann")
    table = await wire.table(
        ann, game="goulag", seats=5, pace="bots", bots=["naive"] * 5, listed=True, title="Ann's winter table"
    )
    await wire.done(table, ann, "start")
    while wire.room(table).table.running:
        await asyncio.sleep(0.01)
    await wire.hall.archivist.close()
    assert b"winter" in (await wire.get(f"/archive/{table}/poster.png")).body
    assert (await wire.http("DELETE", "/api/me?sure=yes", None, ann)).status == 200
    picture = await wire.get(f"/archive/{table}/poster.png")
    assert picture.status == 200
    assert b"winter" not in picture.body


@over_the_wire
async def test_a_poster_is_drawn_where_it_can_be(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await finished(wire, listed=True)
    picture = await wire.get(f"/archive/{table}/poster.png")
    if poster.can_be_drawn():
        assert picture.body.startswith(b"\x89PNG")
    monkeypatch.setattr(poster, "can_be_drawn", lambda: False)
    assert (await wire.get(f"/archive/{table}/poster.png")).status == 404
    assert "og:image" not in tags_of((await wire.get(f"/archive/{table}")).body.decode())


def test_long_titles_and_sentences_keep_within_the_poster() -> None:
    svg = poster.as_svg("W" * 200, "so on and so forth " * 60)
    assert svg.count("<text") == 1 + 2 + poster.MAX_SENTENCE_LINES
    assert max(int(y) for y in re.findall(r'<text y="(\d+)"', svg)) <= 620


def test_whatever_the_font_does_not_have_is_set_otherwise() -> None:
    """How a game of Politburo ended has a minus in it, and where the font had none there was a hole."""
    assert "Finance –2" in poster.as_svg("Politburo", "Finance −2")
