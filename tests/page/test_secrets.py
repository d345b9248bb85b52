"""Nothing comes to a page that its seat may not know: all it was sent, keeps and shows is looked through."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from presidium.core import Key
from presidium.core.record import read
from presidium.games import find
from tests.page.conftest import Visit
from tests.page.person import Person
from tests.page.play import play

LONG = 20
"""A secret that is written so long is found nowhere by chance."""
KEPT = "() => JSON.stringify([{...localStorage}, {...sessionStorage}]) + document.documentElement.outerHTML"


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("goulag", 5),
        pytest.param("politburo", 5, marks=pytest.mark.slow),
        pytest.param("kremlin", 3, marks=pytest.mark.slow),
    ],
)
def test_a_page_is_told_what_its_seat_may_know(visit: Visit, tmp_path: Path, game: str, seats: int) -> None:
    ann, ben = (visit(traffic=tmp_path / name).called(name) for name in ("Ann", "Ben"))
    options = {"preset": "1988 advanced"} if game == "kremlin" else {}
    table = ann.makes(game, seats, pace="untimed", options=options, bots=["random"] * (seats - 2))
    ben.does(table, "sit", seat=2, nonce="the nonce of Ben")
    ann.does(table, "start")
    for person in (ann, ben):
        person.goes(f"/t/{table}")
    kept: list[str] = []
    play(ann, ben, each=lambda _: kept.append(ann.page.evaluate(KEPT)) if not ann.over else None)
    ends = json.loads(ann.over)["at"]
    tokens = [cookie["value"] for cookie in ben.context.cookies()]
    record = ben.context.request.get(f"{ben.base}/api/tables/{table}/record").text()
    for person in (ann, ben):
        person.context.close()

    # What is long enough to be looked for.
    told = [*messages(ann), *bodies(tmp_path / "Ann", ends), *kept]
    his = [*written(ben, 2), *tokens, "the nonce of Ben"]
    assert [text for text in his if any(text in each for each in told)] == []
    assert all(any(text in each for each in messages(ben)) for text in written(ben, 2))
    assert all("seat=1" in stream or "seat=" not in stream for stream in ann.streams)

    # And what is not: held against the record of the game.
    may_see, may_hear = allowed(record, 1)
    assert [(key, value) for key, value in secrets(ann) if tuple(key) not in may_see] == []
    assert [event for event in events(ann) if event not in may_hear] == []


def allowed(record: str, seat: int | None) -> tuple[set[Key], list[Any]]:
    """The secrets the seat, or a spectator, has ever seen and the events it has heard, before the archives opened."""
    played = read(record, find)
    game = find(played.rules.game)
    seen: set[Key] = set()
    for g in replace(played, moves=played.moves[:-1]).replay(game):
        seen |= {key for key, kept in g.secrets.items() if kept.seen_by is None or seat in kept.seen_by}
    return seen, [game.codec.encode(event) for event in g.log.heard_by(seat)]


def messages(person: Person) -> list[str]:
    """What came by socket before the end."""
    return person.heard[: person.heard.index(person.over)]


def bodies(traffic: Path, ends: float) -> Iterator[str]:
    """What came by HTTP before the end."""
    for entry in json.loads(traffic.read_text())["log"]["entries"]:
        if datetime.fromisoformat(entry["startedDateTime"]).timestamp() < ends - 1:
            yield entry["response"]["content"].get("text", "")


def secrets(person: Person) -> Iterator[tuple[list[Any], Any]]:
    """Every secret the page was told the value of."""
    for text in messages(person):
        message = json.loads(text)
        told = (message.get("view") or {}).get("secrets", []) + message.get("secrets", {}).get("set", [])
        yield from ((key, value) for key, value, _ in told if value != {"type": "Unseen"})


def events(person: Person) -> Iterator[Any]:
    for text in messages(person):
        message = json.loads(text)
        yield from (message.get("view") or {}).get("events", []) + message.get("events", [])


def written(person: Person, seat: int) -> list[str]:
    """The long secrets that this seat alone has seen, as they stand in messages."""
    told = [part for text in messages(person) for part in json.loads(text).get("secrets", {}).get("set", [])]
    own = [json.dumps(value, separators=(",", ":")) for _, value, seen_by in told if seen_by == [seat]]
    return [text for text in own if len(text) > LONG]
