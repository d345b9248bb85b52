"""A hall moves from its folder into a database and back, and its games go on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from itertools import count
from pathlib import Path

import pytest
import sqlalchemy as sql
from click.testing import CliRunner, Result

from presidium.cli.command_line import presidium as command
from presidium.core import Refused
from presidium.server.domain.dice import Seed
from presidium.server.live.registry import Hall
from presidium.server.live.room import Room
from presidium.server.people.repository import Person
from presidium.server.persistence import engine_migration
from presidium.server.protocol import commands
from presidium.server.storage import copying
from presidium.server.storage.opening import hold, open_store
from presidium.server.storage.store import Store
from presidium.server.storage.tables import JOURNAL, PEOPLE, REPORTS, TABLES
from tests.postgres import running
from tests.server.house import alike

pytestmark = pytest.mark.ci

GAMES = {"goulag": 2, "politburo": 6, "kremlin": 10}
"""How many answers of one player lead into the midst of it."""
SEEDS = (Seed(f"{n:064x}", f"{n:064x}") for n in count(1))


def moved(here: str | Path, there: str | Path) -> tuple[Result, str]:
    """What came of it, and how long it took: by the clock, and of ours."""
    wall, own = time.monotonic(), time.process_time()
    ran = CliRunner().invoke(command, ["move", str(here), str(there), "--lang", "en"])
    return ran, f"{time.monotonic() - wall:.1f} s ({time.process_time() - own:.1f} CPU-s)"


def journal(store: Store) -> list[tuple[object, ...]]:
    rows = store.all(sql.select(JOURNAL))
    return sorted(tuple(row) for row in rows)


async def played(store: Store, tables: int) -> None:
    """People sit down among bots and answer whatever they are asked, until so many are in the midst of it."""
    async with opened(store, 1_000_000.0) as hall:
        live = 0
        for number in count():
            game = (*GAMES,)[number % 3]
            person, _ = await hall.people.welcome(f"Ann {number}")
            bots = ("random",) * 4
            room = await hall.table_factory.new(
                commands.NewTable(game, 5, pace="solo", bots=bots, sit=True, nonce="n"), person
            )
            await room.do(commands.Start(id="start"), person)
            await room.do(commands.Chat(id="chat", text=f"Comrades! {number}", seat=1), person)
            await answered(room, person, GAMES[game])
            live += room.table.running
            if live == tables:
                break


@asynccontextmanager
async def opened(store: Store, now: float) -> AsyncIterator[Hall]:
    hall = Hall(store, lambda: now, lambda: next(SEEDS))
    yield hall
    await hall.close()


async def answered(room: Room, person: Person, most: int) -> int:
    """The players answer so often, or until the game is over; returns how often."""
    for step in range(most):
        await room.settled()
        options = room.table.g.options(1) if room.table.running else None
        if options is None:
            return step
        action = room.table.game.notation.print(next(iter(options)))
        answer = commands.Answer(id=f"{room.table.seq}-{step}", seat=1, question=room.table.question, action=action)
        await room.do(answer, person)
    return most


async def told(store: Store) -> dict[str, list[bytes]]:
    """Of every table, what whoever watches or plays has been told from the beginning, and would be told now."""
    found = {}
    async with opened(store, 1_000_050.0) as hall:
        for row in store.all(sql.select(TABLES.c.id)):
            room = await hall.room(row.id)
            hellos = [room.hello(key, room.table.seats[1].person if key else None) for key in (None, 1)]
            streams = [await room.history(key, 0) or [] for key in (None, 1)]
            assert all(streams)
            found[row.id] = [*hellos, *streams[0], *streams[1]]
    return found


async def go_on(store: Store) -> list[int]:
    """All tables that are not over do; how often each was answered at."""
    async with opened(store, 1_000_100.0) as hall:
        rooms = [
            await hall.room(row.id) for row in store.all(sql.select(TABLES.c.id).where(TABLES.c.status == "running"))
        ]
        people = {row.id: Person(row.id, row.name) for row in store.all(sql.select(PEOPLE))}
        return [await answered(room, people[room.table.seats[1].person or ""], 1) for room in rooms]


@pytest.mark.parametrize("tables", [3, pytest.param(200, marks=pytest.mark.slow)])
def test_a_hall_moves_into_a_database_and_back_and_plays_on(tmp_path: Path, tables: int) -> None:
    there = running().empty()
    with alike(), closing(open_store(tmp_path / "a")) as store:
        asyncio.run(played(store, tables))
        report = {"since": 0.0, "person": "p", "name": "n", "table_id": "t", "question": 1, "said": "", "reason": "r"}
        store.write(sql.insert(REPORTS).values(id=7, words="", **report)).result()
        before, known = journal(store), asyncio.run(told(store))
    ran, went = moved(tmp_path / "a", there)
    assert ran.exit_code == 0, (ran.output, ran.exception)
    with closing(open_store(tmp_path, at=there)) as store:
        assert journal(store) == before
        assert asyncio.run(told(store)) == known
        assert asyncio.run(go_on(store)) == [1] * tables
        store.write(sql.insert(REPORTS).values(words="", **report)).result()
        assert [row.id for row in store.all(sql.select(REPORTS.c.id).order_by(REPORTS.c.id))] == [7, 8]
        later, known = journal(store), asyncio.run(told(store))
    assert len(later) > len(before)
    ran, came = moved(there, tmp_path / "b")
    assert ran.exit_code == 0, (ran.output, ran.exception)
    with closing(open_store(tmp_path / "b")) as store:
        assert journal(store) == later
        assert asyncio.run(told(store)) == known
        assert set(asyncio.run(go_on(store))) == {1}
    with closing(open_store(tmp_path / "a")) as store:
        assert journal(store) == before, "what was there stays"
    print(f"{tables} tables, {len(later)} facts: there in {went}, back in {came}")


def test_it_moves_only_to_where_there_is_nothing_and_from_where_nobody_serves(tmp_path: Path) -> None:
    there = running().fresh()
    with pytest.raises(Refused, match="no-tables-here"):
        engine_migration.move(str(tmp_path / "nowhere"), there)
    with closing(open_store(tmp_path / "a")) as store:
        store.write(sql.insert(PEOPLE).values(id="a", name="Ann", since=0.0)).result()
    with closing(hold(tmp_path / "a")), pytest.raises(Refused, match="data-in-use"):
        engine_migration.move(str(tmp_path / "a"), there)
    engine_migration.move(str(tmp_path / "a"), there)
    with pytest.raises(Refused, match="store-not-empty"):
        engine_migration.move(str(tmp_path / "a"), there)


def test_what_arrives_otherwise_is_not_left_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there = running().fresh()
    with closing(open_store(tmp_path / "a")) as store:
        store.write(sql.insert(PEOPLE).values(id="a", name="Ann", since=0.0)).result()
    carries = copying._carry

    def garbled(read: sql.Connection, write: sql.Connection, table: sql.Table) -> tuple[int, int]:
        seen = carries(read, write, table)
        if table is PEOPLE:
            write.execute(sql.update(PEOPLE).values(name="Anne"))
        return seen

    monkeypatch.setattr(copying, "_carry", garbled)
    with pytest.raises(Refused, match="moved-otherwise"):
        engine_migration.move(str(tmp_path / "a"), there)
    with closing(open_store(tmp_path, at=there)) as store:
        assert store.all(sql.select(PEOPLE)) == []
