"""Uses the program once, in Pyodide: so the build learns which modules a first game needs, and the first answers."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from presidium.bots import find, names, thinks
from presidium.lite.house import House
from presidium.lite.store import open_tab_store
from presidium.lite.tab import opened
from presidium.server.domain.table import Table

SEATS: Final = {"goulag": 5, "kremlin": 3, "politburo": 5}
ANSWERS: Final = 3
LOOK_S: Final = 0.1
PATIENCE_S: Final = 60.0
FIRST: Final = ("/api/hall", "/api/games", "/api/bots")
"""What the page asks before anybody has played."""


async def first_answers(folder: str) -> dict[str, Any]:
    """The answers of a new house, by path, with status and body."""
    house = await opened(f"{folder}/new.db")
    found: dict[str, Any] = {}
    for path in FIRST:
        status, _, body = await house.ask("GET", path)
        found[path] = {"status": status, "body": body.decode()}
    await house.close()
    return found


def blank(file: str) -> None:
    """Makes a new file, with all tables and nothing in them."""
    open_tab_store(Path(file)).close()


async def trial(folder: str) -> None:
    """Begins a game of each kind, and asks what the page asks."""
    house = await opened(f"{folder}/trial.db")
    await _ask(house, "POST", "/people", {"name": "Vera"})
    for number, game in enumerate(SEATS):
        await _begin(house, number, game)
    await house.close()


async def _begin(house: House, number: int, game: str) -> None:
    ids = (f"{number}-{n}" for n in count(1))
    quick = [name for name in names(game) if find(name, game) and not thinks(name, game)]  # `find` imports the others
    bots = (quick * SEATS[game])[: SEATS[game] - 1]
    new = {"game": game, "seats": SEATS[game], "pace": "solo", "sit": True, "bots": bots}
    id = (await _ask(house, "POST", "/tables", new))["id"]
    await _ask(house, "POST", f"/tables/{id}/commands", {"do": "start", "id": next(ids)})
    for lang in ("en", "fr", "de"):
        await _ask(house, "GET", f"/words/{game}?lang={lang}")
        await _ask(house, "GET", f"/rules/{game}?lang={lang}")
    heard: asyncio.Queue[str] = asyncio.Queue()
    house.connect(number, f"/api/tables/{id}/stream?seat=1&done=within&question=once&floors=ready", _into(heard))
    rng = Random(7)
    for _ in range(ANSWERS):
        table = await _asked(house, id)
        options = table.g.options(1)
        assert options is not None
        action = table.game.notation.print(options.sample(rng))
        say = {"do": "answer", "id": next(ids), "seat": 1, "question": table.question, "action": action}
        house.say(number, msgspec.json.encode(say).decode())
        await asyncio.sleep(LOOK_S)
    assert not heard.empty()
    house.hang_up(number)


async def _asked(house: House, id: str) -> Table:
    """Waits until seat 1 is asked."""
    for _ in range(round(PATIENCE_S / LOOK_S)):
        table = house.hall.rooms[id].newest
        if 1 in table.g.asked() and table.g.options(1) is not None:
            return table
        await asyncio.sleep(LOOK_S)
    raise AssertionError(f"{table.game.name}: nothing is asked")


async def _ask(house: House, method: str, path: str, body: Any = None) -> Any:
    data = b"" if body is None else msgspec.json.encode(body)
    status, _, told = await house.ask(method, f"/api{path}", {"content-type": "application/json"}, data)
    if status >= 300:
        raise AssertionError((path, status, told))
    return msgspec.json.decode(told)


def _into(heard: asyncio.Queue[str]) -> Any:
    return lambda kind, what: heard.put_nowait(what) if kind == "text" else None
