"""The machine's clock jumps by hours and years while people play: nothing is lost or deleted, and games end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.fire.house import House
from tests.fire.players import BOTS, promises, until
from tests.fire.test_kill import check, people, same_from_the_beginning, under_fire

pytestmark = pytest.mark.ci


def live_table(house: House, host: str, game: str, sit: bool) -> str:
    """A table that goes by its clock alone, because its player never comes."""
    bots = [BOTS[game]] * (5 - sit)
    new = {"game": game, "seats": 5, "pace": "live", "decision": 5, "sheet": 5, "bots": bots, "sit": sit}
    status, info = house.call("POST", "/api/tables", new, host)
    assert status == 201, info
    start = {"do": "start", "id": f"start {info['id']}"}
    assert house.call("POST", f"/api/tables/{info['id']}/commands", start, host)[0] == 200
    id: str = info["id"]
    return id


def state_of(house: House, table: str) -> str:
    status, hello = house.call("GET", f"/api/tables/{table}")
    assert status == 200, hello
    return str(hello["table"]["status"])


ALL = [("goulag", False), ("politburo", False), ("kremlin", False), ("goulag", True), ("kremlin", True)]


@pytest.mark.parametrize(
    ("tables", "kills", "lives"),
    [(3, 1, ALL[:2]), pytest.param(20, 15, ALL, marks=pytest.mark.slow)],
    ids=["smoke", "all"],
)
def test_a_jumping_clock_loses_nothing_and_stops_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tables: int, kills: int, lives: list[tuple[str, bool]]
) -> None:
    rng = Random(7)
    with House(tmp_path, "jumping") as house:
        host = house.welcome("Host")
        live = [live_table(house, host, game, sit) for game, sit in lives]
        _, waiting = house.call("POST", "/api/tables", {"game": "goulag", "seats": 5}, host)
        players = people(house, tables, rng)
        asyncio.run(under_fire(house, players, kills, rng, tmp_path / "copy", house.kill))
        asyncio.run(until(lambda: all(state_of(house, table) == "over" for table in live), seconds=400))
        assert state_of(house, waiting["id"]) == "open"
        check(house, players, tmp_path / "copy")
        assert house.stop() == 0
        assert same_from_the_beginning(house, monkeypatch) >= tables
        assert not house.errors()
    print(f"{kills} kills, {len(promises(players))} promises kept, {len(live)} live games ended by their clocks")
