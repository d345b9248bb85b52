"""The server is killed at random moments while people play: what was acknowledged is there, once, and all go on."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from presidium.server.live.registry import Hall
from tests.fire.checker import faults
from tests.fire.correspondents import Correspondent
from tests.fire.house import House
from tests.fire.kept import kept_by
from tests.fire.party import Party
from tests.fire.players import Player, Playing, at_play, promises, until
from tests.postgres import running
from tests.server.notifications.test_kills import mailbox
from tests.stores import without_waiting

GAMES = ("kremlin", "goulag", "politburo")
GOES_ON = 180.0
"""How long everybody may need for one answer, fifty tables on a machine that others want too."""


def people(house: House, count: int, rng: Random) -> list[Player]:
    tokens = [house.welcome(f"Player {number}") for number in range(3)]
    return [Player(house, tokens[at % 3], GAMES[at % 3], Random(rng.random())) for at in range(count)]


def check(house: House, players: Sequence[Playing], scratch: Path) -> None:
    """Every promise is kept, nothing was done twice, and the journals have no gap."""
    journal = house.journal(scratch)
    done = Counter(command for _, _, _, command in journal if command is not None)
    missing = promises(players) - done.keys()
    assert not missing, f"acknowledged and lost: {missing}"
    assert set(done.values()) <= {1}, f"done twice: {[each for each, times in done.items() if times > 1]}"
    lengths = Counter(table for table, _, _, _ in journal)
    assert [(table, seq) for table, seq, _, _ in journal] == [
        (table, seq + 1) for table in sorted(lengths) for seq in range(lengths[table])
    ]


def check_histories(house: House, players: Sequence[Playing]) -> None:
    """All that anybody was told is what the journals tell, and no seat could have known less. The server is down."""
    histories = [history for player in players for history in player.histories]
    with closing(house.open()) as store:
        assert faults(histories, kept_by(store, histories)) == []


async def under_fire(
    house: House, players: Sequence[Playing], kills: int, rng: Random, scratch: Path, crash: Callable[[], None]
) -> None:
    async with at_play(players) as tasks:
        for _ in range(kills):
            await all_go_on(players, tasks)
            await asyncio.sleep(rng.uniform(0, 0.5))
            crash()
            await asyncio.sleep(0.05)  # what had left the server still arrives
            check(house, players, scratch)
            await asyncio.to_thread(house.start)
            if rng.random() < 0.2:  # and once more, while it is still waking up
                crash()
                await asyncio.to_thread(house.start)
        await all_go_on(players, tasks)


async def all_go_on(players: Sequence[Playing], tasks: list[asyncio.Task[None]]) -> None:
    before = {player: len(player.acknowledged) for player in players}

    def moved() -> bool:
        for task in tasks:
            if task.done():
                task.result()
        return all(len(player.acknowledged) > count for player, count in before.items())

    def stuck() -> str:
        return "\n".join(str(player) for player, count in before.items() if len(player.acknowledged) <= count)

    await until(moved, GOES_ON, stuck)


def same_from_the_beginning(house: House, monkeypatch: pytest.MonkeyPatch) -> int:
    """A table brought back from its snapshot is the one its whole journal makes; how many have one."""

    async def compare() -> int:
        quick, whole = (Hall(house.open(), lambda: 0.0) for _ in range(2))
        monkeypatch.setattr(whole.store, "snapshot", lambda _: None)
        monkeypatch.setattr(whole.store, "archives", lambda _: [])
        tables = {table for table, _, _, _ in house.journal(house.data / "scratch")}
        snapshots = 0
        for table in tables:
            one, other = without_waiting(quick.room(table)), without_waiting(whole.room(table))
            snapshots += one.snapshot_at > other.snapshot_at == 0
            assert one.table.g == other.table.g
            assert one.table.commands == other.table.commands
            assert one.numbers == other.numbers
        quick.store.close()
        whole.store.close()
        return snapshots

    return asyncio.run(compare())


@pytest.mark.parametrize(
    ("engine", "tables", "kills"),
    [
        ("sqlite", 4, 1),
        pytest.param("postgresql", 3, 1, marks=pytest.mark.slow),
        pytest.param("sqlite", 50, 100, marks=pytest.mark.slow),
        pytest.param("postgresql", 20, 40, marks=pytest.mark.slow),
    ],
    ids=["smoke", "smoke, PostgreSQL", "all", "all, PostgreSQL"],
)
def test_no_acknowledged_move_is_lost_or_done_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, engine: str, tables: int, kills: int
) -> None:
    rng = Random(5)
    kept_at = running().fresh() if engine == "postgresql" else ""
    with mailbox() as box, House(tmp_path, f"smtp://127.0.0.1:{box.server_address[1]}", kept_at) as house:
        by_mail = Correspondent(house, box, Random(7))
        parties = [Party(house, GAMES[at % 3], Random(at)) for at in range(1 + tables // 10)]
        players = [*people(house, tables - 1 - len(parties), rng), *parties, by_mail]

        def kill() -> None:
            house.kill()
            by_mail.check(tmp_path / "calls")

        asyncio.run(under_fire(house, players, kills, rng, tmp_path / "copy", kill))
        check(house, players, tmp_path / "copy")
        by_mail.check_letters(tmp_path / "calls")
        assert house.stop() == 0
        check(house, players, tmp_path / "copy")
        check_histories(house, players)
        assert same_from_the_beginning(house, monkeypatch) >= tables
        assert not house.errors()
    print(f"{kills} kills, {len(promises(players))} promises kept, {sum(p.games for p in players)} games ended")
