"""A hall moves from its folder into a database and back, and its games go on."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sql
from click.testing import CliRunner, Result

from presidium.cli.commands import presidium as command
from presidium.core import Refused
from presidium.table import moving, wire
from presidium.table.file import JOURNAL, PEOPLE, REPORTS
from presidium.table.hall import Hall
from presidium.table.people import Person
from presidium.table.serve import hold, open_store
from presidium.table.store import Store
from presidium.table.verify import verify
from tests.postgres import running

GAMES = ("goulag", "politburo", "kremlin")


def moved(here: str | Path, there: str | Path) -> Result:
    return CliRunner().invoke(command, ["move", str(here), str(there), "--lang", "en"])


def journal(store: Store) -> list[tuple[object, ...]]:
    rows = store.all(sql.select(JOURNAL))
    return sorted(tuple(row) for row in rows)


async def played(store: Store, tables: int, steps: int = 20) -> None:
    """People sit down among bots and answer whatever they are asked."""
    hall = Hall(store, lambda: 1_000_000.0)
    for number in range(tables):
        game = GAMES[number % 3]
        person, _ = await hall.people.welcome(f"Ann {number}")
        bots = ("random",) * 4
        room = await hall.make(wire.NewTable(game, 5, pace="solo", bots=bots, sit=True, nonce="n"), person)
        await room.do(wire.Start(id="start"), person)
    await on(hall, steps)
    await hall.close()


async def on(hall: Hall, steps: int) -> int:
    """All tables go on by so many answers."""
    count = 0
    for row in hall.store.all(sql.select(PEOPLE)):
        person = Person(row.id, row.name)
        for id in hall.places_of(person):
            room = hall.room(id)
            for step in range(steps):
                options = room.table.g.options(1) if room.table.running else None
                if options is None:
                    break
                action = room.table.game.notation.print(next(iter(options)))
                answer = wire.Answer(id=f"{room.table.seq}-{step}", seat=1, question=room.table.question, action=action)
                await room.do(answer, person)
                count += 1
    return count


@pytest.mark.parametrize("tables", [3, pytest.param(200, marks=pytest.mark.slow)])
def test_a_hall_moves_into_a_database_and_back_and_plays_on(tmp_path: Path, tables: int) -> None:
    there = running().empty()
    with closing(open_store(tmp_path / "a")) as store:
        asyncio.run(played(store, tables))
        report = {"since": 0.0, "person": "p", "name": "n", "table_id": "t", "question": 1, "said": "", "reason": "r"}
        store.write(sql.insert(REPORTS).values(id=7, words="", **report)).result()
        before = journal(store)
    ran = moved(tmp_path / "a", there)
    assert ran.exit_code == 0, (ran.output, ran.exception)
    with closing(open_store(tmp_path, at=there)) as store:
        assert journal(store) == before
        assert asyncio.run(_goes_on(store)) >= tables
        store.write(sql.insert(REPORTS).values(words="", **report)).result()
        assert [row.id for row in store.all(sql.select(REPORTS.c.id).order_by(REPORTS.c.id))] == [7, 8]
        assert all(each.wrong == "" for each in verify(store))
        later = journal(store)
    assert len(later) > len(before)
    assert moved(there, tmp_path / "b").exit_code == 0
    with closing(open_store(tmp_path / "b")) as store:
        assert journal(store) == later
        assert asyncio.run(_goes_on(store)) >= tables
    with closing(open_store(tmp_path / "a")) as store:
        assert journal(store) == before, "what was there stays"


async def _goes_on(store: Store) -> int:
    hall = Hall(store, lambda: 1_000_100.0)
    count = await on(hall, 3)
    await hall.close()
    return count


def test_it_moves_only_to_where_there_is_nothing_and_from_where_nobody_serves(tmp_path: Path) -> None:
    there = running().fresh()
    with pytest.raises(Refused, match="no-tables-here"):
        moving.move(str(tmp_path / "nowhere"), there)
    with closing(open_store(tmp_path / "a")) as store:
        store.write(sql.insert(PEOPLE).values(id="a", name="Ann", since=0.0)).result()
    with closing(hold(tmp_path / "a")), pytest.raises(Refused, match="data-in-use"):
        moving.move(str(tmp_path / "a"), there)
    moving.move(str(tmp_path / "a"), there)
    with pytest.raises(Refused, match="store-not-empty"):
        moving.move(str(tmp_path / "a"), there)


def test_what_arrives_otherwise_is_not_left_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there = running().fresh()
    with closing(open_store(tmp_path / "a")) as store:
        store.write(sql.insert(PEOPLE).values(id="a", name="Ann", since=0.0)).result()
    carries = moving._carry

    def garbled(read: sql.Connection, write: sql.Connection, table: sql.Table) -> tuple[int, int]:
        seen = carries(read, write, table)
        if table is PEOPLE:
            write.execute(sql.update(PEOPLE).values(name="Anne"))
        return seen

    monkeypatch.setattr(moving, "_carry", garbled)
    with pytest.raises(Refused, match="moved-otherwise"):
        moving.move(str(tmp_path / "a"), there)
    with closing(open_store(tmp_path, at=there)) as store:
        assert store.all(sql.select(PEOPLE)) == []
