"""Sessions that are in each other's way: a deadlock is tried again, and nobody calls it trouble with the disk."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import closing
from threading import Thread
from typing import Any

import pytest
import sqlalchemy as sql

from presidium.server.cluster.ownership import entered
from presidium.server.people.repository import PeopleRepository, hashed, held
from presidium.server.storage import writer
from presidium.server.storage.postgres import PostgreSQL, address_of, open_as_worker, open_database
from presidium.server.storage.statements import once
from presidium.server.storage.tables import PEOPLE, TOKENS, WORKERS
from tests.postgres import running

pytestmark = pytest.mark.ci

ANN, BEN, CY = "ann", "ben", "cy"


@pytest.fixture
def store() -> Iterator[PostgreSQL]:
    with closing(open_database(address_of(running().fresh()))) as store:
        people = [{"id": id, "name": "?", "since": 0.0} for id in (ANN, BEN, CY)]
        store.write((sql.insert(PEOPLE), [tuple(each.values()) for each in people])).result()
        yield store


def named(person: str, name: str) -> Any:
    return once(sql.update(PEOPLE).where(PEOPLE.c.id == person).values(name=name), "who-are-you")


def names(store: PostgreSQL) -> list[str]:
    return [row.name for row in store.all(sql.select(PEOPLE.c.name).order_by(PEOPLE.c.id))]


class InTheWay:
    """Another session, which holds one row and then wants one that a job of the store holds: a deadlock."""

    def __init__(self, store: PostgreSQL, person: str = BEN) -> None:
        from psycopg import connect

        self.connection = connect(**store.how)
        self.name(person)

    def name(self, person: str) -> None:
        self.connection.execute("UPDATE people SET since = since WHERE id = %s", (person,))

    def close(self) -> None:
        self.connection.commit()
        self.connection.close()


def waits_for_a_lock(store: PostgreSQL) -> None:
    query = sql.text("SELECT count(*) FROM pg_locks WHERE NOT granted")
    until = time.monotonic() + 10
    while not store.one(query)[0]:
        assert time.monotonic() < until, "it does not wait"
        time.sleep(0.01)


def test_a_deadlock_is_tried_again_and_is_no_trouble(store: PostgreSQL, caplog: pytest.LogCaptureFixture) -> None:
    with closing(InTheWay(store)) as other, caplog.at_level(logging.WARNING):
        beside = store.write(named(CY, "Cy"))
        done = store.write(named(ANN, "Ann"), named(BEN, "Ben"))
        waits_for_a_lock(store)  # the store waits first, so the database ends its transaction, not the other's
        other.name(ANN)
        other.connection.commit()
        done.result(20)
        beside.result(20)
    assert names(store) == ["Ann", "Ben", "Cy"]
    assert store.disk.trouble is None
    assert store.disk.errors == {}
    assert not caplog.records


def test_jobs_that_cannot_stand_together_are_done_one_by_one(
    store: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first tries fail all together, each job by itself is done; one that was refused is refused still."""
    line, begun = store.line, list[int]()

    def do(statements: Any, touch: bool, usual: Any = line.do) -> Exception | None:
        begun.append(len(statements))
        if len(begun) <= 2 * writer.MAX_TRIES and len(begun) % 2 == 0:
            raise writer.Conflict
        found: Exception | None = usual(statements, touch)
        return found

    monkeypatch.setattr(line, "do", do)
    with closing(InTheWay(store)) as other:  # so that all three come to the writer together
        first = store.write(named(BEN, "Ben"))
        waits_for_a_lock(store)
        jobs = [store.write(named(person, person.title())) for person in (ANN, CY, "nobody")]
        other.connection.commit()
        first.result(20)
        assert [job.exception(20) is None for job in jobs] == [True, True, False]
    assert names(store) == ["Ann", "Ben", "Cy"]
    assert store.disk.trouble is None


def test_rows_of_people_are_locked_in_one_order(store: PostgreSQL) -> None:
    """Else two workers that write for the same people would wait for each other: a deadlock, which lasts a second."""
    with closing(InTheWay(store)) as first, closing(InTheWay(store, ANN)) as other:
        writes = [store.write(named(BEN, "Ben"))]
        waits_for_a_lock(store)
        writes += [store.write(held(person)) for person in (CY, ANN)]  # come to the writer together
        first.connection.commit()
        writes[0].result(20)
        waits_for_a_lock(store)
        other.connection.execute("SET lock_timeout = '500ms'")  # less than a deadlock lasts
        other.name(CY)  # the writer waits for Ann, and has nobody else's row
        other.connection.commit()
        for each in writes:
            each.result(20)
    assert store.disk.errors == {}


def test_devices_that_were_seen_are_written_apart_from_moves(
    store: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a transaction of their own, in the order of their hashes, whoever was seen first."""
    people, did = PeopleRepository(store), list[str]()
    tokens = sorted((_welcomed(people, name)[1] for name in ("Ann", "Ben", "Cy")), key=hashed, reverse=True)
    begin, do = store.line.begin, store.line.do

    def begins() -> None:
        did.append("begin")
        begin()

    def does(statements: Any, touch: bool) -> Exception | None:
        did.extend(row[1] if "tokens" in text else "move" for text, rows in statements for row in rows)
        return do(statements, touch)

    monkeypatch.setattr(store.line, "begin", begins)
    monkeypatch.setattr(store.line, "do", does)
    with closing(InTheWay(store)):  # so that all of it comes to the writer together
        held = store.write(named(BEN, "?"))
        waits_for_a_lock(store)
        for each in tokens:
            assert asyncio.run(people.who(each)) is not None
        move = store.write(named(ANN, "Ann"))
    held.result(20)
    move.result(20)
    store.write().result(20)
    assert did[:5] == ["begin", "move", "begin", "move", "begin"]
    assert did[5:8] == sorted(map(hashed, tokens))
    assert {row.seen is None for row in store.all(sql.select(TOKENS.c.seen))} == {False}


def _welcomed(people: PeopleRepository, name: str) -> Any:
    return asyncio.run(people.welcome(name))


@pytest.mark.parametrize("turns", [5, pytest.param(50, marks=pytest.mark.slow)])
def test_the_hour_turns_for_many_at_three_workers(turns: int, caplog: pytest.LogCaptureFixture) -> None:
    """Each worker notes the same devices in an order of its own, beside moves that lock them as well."""
    url = address_of(running().fresh())
    with closing(open_database(url)) as first, caplog.at_level(logging.WARNING):
        people = PeopleRepository(first)
        tokens = [_welcomed(people, f"Comrade {number}")[1] for number in range(30)]
        for name in ("w1", "w2", "w3"):
            first.all(entered(name).returning(WORKERS.c.id))
        stores = [open_as_worker(url, name) for name in ("w1", "w2", "w3")]
        clock = [0.0]
        halls = [PeopleRepository(store, lambda: clock[0]) for store in stores]

        def asks(at: int) -> None:
            order = tokens if at == 0 else tokens[::-1] if at == 1 else [*tokens[15:], *tokens[:15]]
            for token in order:
                asyncio.run(halls[at].signed_in(token))
                one = sql.update(TOKENS).where(TOKENS.c.hash == hashed(token)).values(device="x")
                stores[at].write(one)

        for turn in range(1, turns + 1):
            clock[0] = turn * 3600.0
            threads = [Thread(target=asks, args=(at,)) for at in range(3)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            for store in stores:
                store.write().result(60)
        for store in stores:
            store.close()
            assert store.disk.trouble is None
            assert store.disk.errors == {}
        assert {row.seen for row in first.all(sql.select(TOKENS.c.seen))} == {turns * 3600.0}
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
