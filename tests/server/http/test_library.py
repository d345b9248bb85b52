"""What anybody may read: the rules, and a table's address as a drawing."""

from __future__ import annotations

import gzip
import json
from typing import Any

import pytest

from presidium.text import languages, rules
from tests.server.wire_table import HOST, Wire, over_the_wire, politburo

# Rules


@pytest.mark.parametrize("game", ["goulag", "politburo", "kremlin"])
@pytest.mark.parametrize("lang", languages())
@over_the_wire
async def test_the_rules_are_those_of_the_book_in_order(wire: Wire, game: str, lang: str) -> None:
    shown = await wire.get(f"/api/rules/{game}?lang={lang}")
    page = rules(game, lang)
    assert shown.json == {"introduction": page.introduction, "rules": [list(text) for text in page.outline]}
    assert shown.headers["cache-control"] == "public, max-age=3600"


@over_the_wire
async def test_rules_there_are_none_of_are_refused(wire: Wire) -> None:
    assert (await wire.get("/api/rules/chess")).why == "unknown-game"
    assert (await wire.get("/api/rules/goulag?lang=ru")).why == "unknown-language"
    assert (await wire.get("/api/rules/goulag")).json == (await wire.get("/api/rules/goulag?lang=en")).json


@over_the_wire
async def test_rules_are_packed_for_whoever_unpacks(wire: Wire) -> None:
    plain = await wire.get("/api/rules/kremlin")
    packed = await wire.http("GET", "/api/rules/kremlin", accept_encoding="gzip")
    assert json.loads(gzip.decompress(packed.body)) == plain.json
    assert len(packed.body) < len(plain.body) / 2


# The code for phones


@over_the_wire
async def test_a_code_is_the_address_as_the_browser_knows_it(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def drawn(address: str) -> bytes:
        made.append(address)
        return b"<svg/>"

    monkeypatch.setattr("presidium.server.http.routes.library.code", drawn)
    table = (await politburo(wire)).table
    await wire.get(f"/api/tables/{table}/code.svg")
    await wire.http("GET", f"/api/tables/{table}/code.svg", host="192.0.2.7:8123")
    assert made == [f"http://{HOST}/t/{table}", f"http://192.0.2.7:8123/t/{table}"]


@over_the_wire
async def test_a_code_is_black_on_white_with_a_margin_and_no_style(wire: Wire) -> None:
    table = (await politburo(wire)).table
    code = await wire.get(f"/api/tables/{table}/code.svg")
    assert (code.status, code.headers["content-type"]) == (200, "image/svg+xml")
    text = code.body.decode()
    assert text.startswith("<svg")
    assert "#fff" in text
    assert "#000" in text
    assert "style" not in text
    assert (await wire.get("/api/tables/nowhere/code.svg")).status == 404
    endless = await wire.http("GET", f"/api/tables/{table}/code.svg", host=f"{'x' * 3000}.localhost")
    assert endless.status == 413


# A sheet


KREMLIN: dict[str, Any] = {"game": "kremlin", "seats": 3, "pace": "untimed"}


@over_the_wire
async def test_a_sheet_is_suggested_to_whoever_has_to_write_one(wire: Wire) -> None:
    ann = await wire.person("Ann")
    table = await wire.table(ann, **KREMLIN, bots=["careful"] * 2, sit=True)
    where = f"/api/tables/{table}/suggestion?seat=1"
    assert (await wire.get(where, ann)).why == "nothing-to-suggest"
    await wire.done(table, ann, "start")
    sheets = {(await wire.get(where, ann)).json["action"] for _ in range(5)}
    assert len(sheets) > 1
    assert all(sheet.startswith("sheet ") for sheet in sheets)
    number = wire.room(table).table.question
    await wire.done(table, ann, "answer", seat=1, question=number, action=sheets.pop())
    assert (await wire.get(where, ann)).why == "nothing-to-suggest"


@over_the_wire
async def test_a_suggestion_is_for_ones_own_seat(wire: Wire) -> None:
    ann, ben = await wire.person("Ann"), await wire.person("Ben")
    table = await wire.table(ann, **KREMLIN, bots=["careful"] * 2, sit=True)
    await wire.done(table, ann, "start")
    where = f"/api/tables/{table}/suggestion"
    assert (await wire.get(f"{where}?seat=1", ben)).why == "not-your-seat"
    assert (await wire.get(f"{where}?seat=2", ann)).why == "not-your-seat"
    assert (await wire.get(f"{where}?seat=1")).why == "who-are-you"
    assert (await wire.get(where, ann)).why == "no-such-seat"


@over_the_wire
async def test_other_games_have_nothing_to_suggest(wire: Wire) -> None:
    party = await politburo(wire)
    refused = await wire.get(f"/api/tables/{party.table}/suggestion?seat=1", party.host)
    assert (refused.status, refused.why) == (422, "nothing-to-suggest")


@over_the_wire
async def test_words_for_a_page_that_has_not_got_them(wire: Wire) -> None:
    told = (await wire.get("/api/words/goulag?lang=fr")).json
    assert told["fluent"].index("goulag-pitch = Des détenus") < told["fluent"].index("goulag-pitch = Prisoners")
    assert ["play {card:card}", "Play"] in told["lexicon"]["actions"]
    assert told["lexicon"]["facts"]["commissar"] == "player"
    assert (await wire.get("/api/words/Goulag?lang=fr")).json == told
    assert (await wire.get("/api/words/chess")).why == "unknown-game"
    assert (await wire.get("/api/words/goulag?lang=ru")).why == "unknown-language"
