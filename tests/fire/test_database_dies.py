"""The database is killed at random moments while people play: what was acknowledged is there, once, and all go on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.fire.house import House
from tests.fire.party import Party
from tests.fire.players import Player, at_play, promises
from tests.fire.test_kill import GAMES, all_go_on, check, check_histories
from tests.postgres import running

pytestmark = pytest.mark.ci


class Patient(Player):
    """Whom a server without its database has refused comes again with the same."""

    def take_in(self, message: dict[str, Any]) -> None:
        if message["type"] == "refused" and message["why"]["id"] == "disk-fails":
            raise ConnectionError
        super().take_in(message)

    def _made(self, new: dict[str, Any]) -> dict[str, Any]:
        status, info = self._asked("POST", "/api/tables", new)
        if status == 503:
            raise ConnectionError
        assert status == 201, info
        return dict(info)


@pytest.mark.parametrize(("tables", "kills"), [(3, 1), pytest.param(20, 30, marks=pytest.mark.slow)])
def test_nothing_acknowledged_is_lost_when_the_database_dies(tmp_path: Path, tables: int, kills: int) -> None:
    database, rng = running(), Random(11)
    with House(tmp_path, database.fresh()) as house:
        token = house.welcome("Ann")
        parties = [Party(house, GAMES[at % 3], Random(at)) for at in range(1 + tables // 10)]
        alone = [Patient(house, token, GAMES[at % 3], Random(at)) for at in range(tables - len(parties))]
        players = [*alone, *parties]

        async def go() -> None:
            async with at_play(players) as tasks:
                for _ in range(kills):
                    await all_go_on(players, tasks)
                    await asyncio.sleep(rng.uniform(0, 0.5))
                    await asyncio.to_thread(database.kill)
                    await asyncio.sleep(rng.uniform(0, 0.5))
                    await asyncio.to_thread(database.start)
                await all_go_on(players, tasks)

        asyncio.run(go())
        assert house.stop() == 0
        check(house, players, tmp_path / "copy")
        check_histories(house, players)
    print(f"{kills} kills, {len(promises(players))} promises kept")
