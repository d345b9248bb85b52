"""Between a stop and the next start snapshots are damaged: the journal makes up for them, and no table is lost."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from presidium.server.storage.opening import FILE
from tests.fire.house import House
from tests.fire.test_kill import check, people, same_from_the_beginning, under_fire

pytestmark = pytest.mark.ci


def damaged(body: bytes, rng: Random) -> bytes:
    """A byte flipped, the end cut off, zeros where something was, or nothing at all."""
    at = rng.randrange(len(body))
    flipped = bytes([body[at] ^ 1 << rng.randrange(8)])
    zeros = bytes(min(512, len(body) - at))
    return rng.choice(
        [body[:at] + flipped + body[at + 1 :], body[:at], body[:at] + zeros + body[at + len(zeros) :], b""]
    )


def damage(data: Path, rng: Random) -> int:
    """Damage most of the snapshots; how many."""
    with closing(sqlite3.connect(data / FILE)) as disk, disk:
        chosen = [
            row for row in disk.execute("SELECT table_id, body FROM snapshots WHERE body != x''") if rng.random() < 0.7
        ]
        disk.executemany(
            "UPDATE snapshots SET body = ? WHERE table_id = ?", [(damaged(body, rng), id) for id, body in chosen]
        )
    return len(chosen)


@pytest.mark.parametrize(
    ("tables", "times"), [(4, 1), pytest.param(30, 30, marks=pytest.mark.slow)], ids=["smoke", "all"]
)
def test_no_table_is_lost_with_its_snapshot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tables: int, times: int
) -> None:
    rng, spoilt = Random(9), 0
    with House(tmp_path) as house:

        def crash() -> None:
            nonlocal spoilt
            if rng.random() < 0.7:
                house.stop()
            else:
                house.kill()
            spoilt += damage(house.data, rng)

        players = people(house, tables, rng)
        asyncio.run(under_fire(house, players, times, rng, tmp_path / "copy", crash))
        check(house, players, tmp_path / "copy")
        assert house.stop() == 0
        assert same_from_the_beginning(house, monkeypatch) >= tables
        assert not house.errors()
    assert spoilt >= times
    print(f"{spoilt} snapshots spoilt in {times} restarts, {sum(player.games for player in players)} games ended")
