"""The disk fills up while people play, again and again: they are refused in words, and go on when there is room."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from tests.fire.house import House
from tests.fire.players import Player, promises, until
from tests.fire.test_kill import GAMES, all_go_on, check, same_from_the_beginning
from tests.small_disk import FILLING, filled, mounted

pytestmark = pytest.mark.ci

AGAIN = 0.1


class Patient(Player):
    """He says again what a full disk has refused."""

    refused = 0
    _again = False

    def waits(self) -> bool:
        """It is not for him to say anything: the table cannot go on by itself either."""
        question = self.remote.question
        return self.pending is None and not (question and question.get("options") and self._speaks(question))

    def take_in(self, message: dict[str, Any]) -> None:
        if message["type"] == "refused" and message["why"]["id"] == "disk-full":
            self.refused += 1
            self._again = True
        else:
            super().take_in(message)

    async def _answer(self, socket: ClientConnection) -> None:
        if self._again:
            self._again = False
            await asyncio.sleep(AGAIN)
            await self._send(socket)
        else:
            await super()._answer(socket)

    def _made(self, new: dict[str, Any]) -> dict[str, Any]:
        status, info = self._asked("POST", "/api/tables", new)
        if status == 507:
            self.refused += 1
            raise ConnectionError  # he comes again: who waits here holds a thread that others need
        assert status == 201, info
        return dict(info)


async def fill_and_empty(house: House, players: list[Patient], tasks: list[asyncio.Task[None]], kill: bool) -> None:
    """No room for a while; whether the server lives through it or not, nothing that was promised is lost."""
    await all_go_on(players, tasks)
    before = {player: player.refused for player in players}
    await asyncio.to_thread(filled, house.data)
    await until(lambda: any(player.refused > count for player, count in before.items()))

    def deaf() -> list[Patient]:
        return [player for player, count in before.items() if player.refused == count and not player.waits()]

    await until(lambda: not deaf(), why=lambda: "\n".join(map(str, deaf())))
    assert house.call("GET", "/health", text=True) == (200, "ok\n")
    # what still fits in the log's own file is written, and it is ready again for a moment
    await until(lambda: house.call("GET", "/ready", text=True) == (503, "disk-full\n"))
    if kill:
        house.kill()
    (house.data / FILLING).unlink()
    if kill:
        await asyncio.to_thread(house.start)
    await until(house.ready)


@pytest.mark.parametrize(
    ("tables", "rounds"), [(3, 1), pytest.param(20, 20, marks=pytest.mark.slow)], ids=["smoke", "all"]
)
def test_a_full_disk_is_said_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tables: int, rounds: int
) -> None:
    rng = Random(7)

    async def play(house: House, players: list[Patient]) -> None:
        tasks = [asyncio.create_task(player.play()) for player in players]
        try:
            for number in range(rounds):
                await fill_and_empty(house, players, tasks, kill=number % 3 == 1)
                await asyncio.sleep(rng.uniform(0, 0.5))
            await all_go_on(players, tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    with mounted(tmp_path / "data", "64m"), House(tmp_path) as house:
        tokens = [house.welcome(f"Player {number}") for number in range(3)]
        players = [Patient(house, tokens[at % 3], GAMES[at % 3], Random(rng.random())) for at in range(tables)]
        asyncio.run(play(house, players))
        assert house.stop() == 0
        check(house, players, tmp_path / "copy")
        assert same_from_the_beginning(house, monkeypatch) >= tables
        full = [line for line in house.errors() if "disk-full" in line]
        assert len(full) >= rounds
        assert house.errors() == full
    print(f"{rounds} times full, {sum(p.refused for p in players)} refused, {len(promises(players))} promises kept")
