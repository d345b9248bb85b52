"""What a store promises, whichever engine keeps it."""

from __future__ import annotations

import sqlite3
import sys
import threading
import traceback
from collections.abc import Iterator
from contextlib import closing
from itertools import count, islice
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError

from presidium.core import Refused
from presidium.server.domain.journal import Chatted, Entry
from presidium.server.persistence.restore import restore
from presidium.server.storage import pg_session, sqlite, writer
from presidium.server.storage.migrate import migrate, newest
from presidium.server.storage.opening import open_store
from presidium.server.storage.pg_session import Taken
from presidium.server.storage.postgres import PostgreSQL, address_of, open_database
from presidium.server.storage.sqlite import SQLite
from presidium.server.storage.statements import put, put_once, told_in
from presidium.server.storage.store import Store
from presidium.server.storage.tables import ARCHIVES, JOURNAL, OTHERS, PASSKEYS, PEOPLE, PLACES, TABLES, metadata
from presidium.server.storage.writer import Chain
from tests.postgres import running
from tests.server.domain.test_journal import columns

ANN = {"id": "a", "name": "Ann", "since": 1.5}


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    address = running().fresh() if request.param == "postgresql" else ""
    with closing(open_store(tmp_path / "data", at=address)) as store:
        yield store


@pytest.fixture
def database() -> Iterator[PostgreSQL]:
    with closing(open_database(address_of(running().fresh()), serves=True)) as store:
        yield store


def chatted(seq: int, text: str = "x") -> Entry:
    return Entry(seq, 1, 0.25, Chatted("Ann", text), "a", None)


def names(store: Store) -> list[str]:
    return [row.name for row in store.all(sql.select(PEOPLE.c.name).order_by(PEOPLE.c.id))]


def test_what_is_done_can_be_read(store: Store) -> None:
    entries = [chatted(1, "Привет 🐻 %s ? \\ \0"), chatted(2)]
    store.write(sql.insert(PEOPLE).values(ANN), store.append("t", entries), store.wakes("t", None)).result()
    assert store.journal("t") == entries
    assert store.journal("t", 1) == entries[1:]
    assert names(store) == ["Ann"]


def test_nothing_is_written_over_and_others_in_the_same_commit_stand(store: Store) -> None:
    store.write(store.append("t", [chatted(1)])).result()
    chain = Chain()
    given = [
        store.write(sql.insert(PEOPLE).values(ANN)),
        store.write(store.append("t", [chatted(2, "mine")]), store.append("t", [chatted(1, "again")]), chain=chain),
        store.write(store.append("t", [chatted(2, "built on it")]), chain=chain),
        store.write(store.append("t", [chatted(2, "theirs")])),
    ]
    failed = [type(each.exception(10)).__name__ for each in given]
    assert failed in (
        ["NoneType", "IntegrityError", "IntegrityError", "NoneType"],
        ["NoneType", "UniqueViolation", "UniqueViolation", "NoneType"],
    )
    assert [(each.seq, each.fact.text) for each in store.journal("t")] == [(1, "x"), (2, "theirs")]  # type: ignore[union-attr]
    assert names(store) == ["Ann"]


def test_what_failed_before_is_in_nobodys_way(store: Store) -> None:
    """However much was written between two failures. PostgreSQL is given what was said some times to prepare, and if
    that comes behind an error just then it is taken for prepared, and is not."""
    again, seqs = store.append("t", [chatted(1)]), count(2)
    store.write(again).result(10)
    for between in range(7):
        if isinstance(store, PostgreSQL):
            store.line.close()  # nothing has been said yet in the session that comes
        for well in (between, 1):
            assert type(store.write(again).exception(10)).__name__ in ("IntegrityError", "UniqueViolation")
            for seq in islice(seqs, well):
                store.write(store.append("t", [chatted(seq)])).result(10)
    assert len(store.journal("t")) == next(seqs) - 1


def test_a_row_takes_the_place_of_another_wholly_or_not_at_all(store: Store) -> None:
    key = {"table_id": "t", "seq": 1, "rules_version": 1}
    store.write(put(ARCHIVES).values(**key, body=b"a", told=b"\0b", record="c")).result()
    store.write(put(ARCHIVES).values(**key, body=b"d")).result()
    assert [tuple(row) for row in store.all(sql.select(ARCHIVES))] == [("t", 1, 1, b"d", None, None)]
    store.write(sql.insert(PEOPLE).values(ANN), put_once(PEOPLE).values(ANN | {"name": "Ben"})).result()
    assert names(store) == ["Ann"]
    other = {"person": "a", "other": "b", "name": "Ben", "blocked": 1, "muted": 0, "since": 0.0}
    for id in ("1", "2"):
        store.write(put(OTHERS, "person", "other").values(id=id, **other)).result()
    assert [row.id for row in store.all(sql.select(OTHERS))] == ["2"]


def test_what_a_fact_says_can_be_asked_for(store: Store) -> None:
    store.write(store.append("t", [chatted(1, "one"), chatted(2, "two")])).result()
    said = sql.select(JOURNAL.c.seq).where(told_in(JOURNAL.c.fact, "text") == "two")
    assert [row.seq for row in store.all(said)] == [2]
    store.write(store.append("t", [chatted(3, "\0"), chatted(4, r"\u0000 \0")])).result()  # as journals of 0.2 may hold
    assert [row.seq for row in store.all(said)] == [2]
    nothing = sql.select(JOURNAL.c.seq).where(told_in(JOURNAL.c.fact, "tempo", "pace") == "mail")
    assert store.all(nothing) == []


def test_numbers_are_as_large_as_they_come(store: Store) -> None:
    store.write(sql.insert(PEOPLE).values(ANN)).result()
    key = {"id": "k", "person": "a", "public_key": b"", "times": 2**32 - 1, "device": "", "since": 1e9 + 0.1}
    store.write(sql.insert(PASSKEYS).values(**key, seen=None)).result()
    row = store.one(sql.select(PASSKEYS))
    assert (row.times, row.since) == (2**32 - 1, 1e9 + 0.1)


def test_an_error_does_not_name_what_was_looked_for(store: Store) -> None:
    """Errors are in the log, and mail addresses and hashes of tokens are looked for."""
    query = sql.select(PEOPLE.c.id).where(PEOPLE.c.id == "ann@letters.example", sql.text("nowhere = 1"))
    with pytest.raises(Exception, match="nowhere") as error:
        store.all(query)
    assert "ann@letters.example" not in "".join(traceback.format_exception(error.value))


def test_text_that_nothing_can_be_called_finds_nothing(store: Store) -> None:
    assert store.row("a\0b") is None


def test_who_is_not_there_has_no_place_at_a_table(store: Store) -> None:
    failed = store.write(sql.insert(PLACES).values(table_id="nowhere", person="a")).exception(10)
    assert type(failed).__name__ in ("IntegrityError", "ForeignKeyViolation")
    store.touch()


def test_it_is_made_as_the_program_knows_it(store: Store) -> None:
    made = columns(store)
    assert set(made) == set(metadata.tables)
    migrate(store)
    assert columns(store) == made
    assert store.one(sql.text("SELECT version_num FROM alembic_version"))[0] == newest()
    store.check()


def test_the_scripts_make_the_tables_that_the_program_speaks_of(database: PostgreSQL) -> None:
    with closing(PostgreSQL(address_of(running().empty()), holding=False)) as said:
        metadata.create_all(said.engine)
        assert columns(said) == columns(database)
        assert indexes(said) == indexes(database)


def indexes(store: Store) -> list[str]:
    found = store.all(sql.text("SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'"))
    return sorted(row.indexdef for row in found if "alembic" not in row.indexdef)


def test_a_file_is_looked_through_in_words_that_every_version_of_its_engine_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Newer ones take a number in quotes for the name of a table, and a house without one for damaged."""
    with closing(SQLite(tmp_path / "hall.db")) as store:
        migrate(store)
        asked: list[str] = []
        one = store.one
        monkeypatch.setattr(store, "one", lambda query: asked.append(str(query)) or one(query))
        store.check()
        assert asked == ["PRAGMA quick_check(1)"]
        monkeypatch.setattr(sqlite, "LARGE_FILE_BYTES", 0)
        store.check()
    assert 'PRAGMA quick_check("people")' in asked


def test_it_can_be_swept_packed_and_copied_into_a_file_that_is_a_backup(store: Store, tmp_path: Path) -> None:
    store.write(sql.insert(PEOPLE).values(ANN), store.append("t", [chatted(1)])).result()
    store.sweep()
    store.pack()
    assert store.size() > 1000
    (tmp_path / "copy.db").touch()
    store.backup(tmp_path / "copy.db")
    assert restore(tmp_path / "copy.db", tmp_path / "restored") is None
    with closing(open_store(tmp_path / "restored")) as again:
        assert isinstance(again, SQLite)
        assert names(again) == ["Ann"]
        assert again.journal("t") == [chatted(1)]


# PostgreSQL alone


def test_there_is_one_server_and_others_may_look(database: PostgreSQL) -> None:
    with pytest.raises(Refused, match="data-in-use"):
        open_database(database.url)
    with closing(PostgreSQL(database.url, holding=False)) as looking:
        looking.write(sql.insert(PEOPLE).values(ANN)).result()
    assert names(database) == ["Ann"]


def test_two_that_start_at_once_do_not_make_the_tables_twice() -> None:
    url = address_of(running().empty())
    failed: list[BaseException] = []

    def start() -> None:
        with closing(PostgreSQL(url, holding=False)) as store:
            try:
                migrate(store)
            except Exception as error:
                failed.append(error)

    starts = [threading.Thread(target=start) for _ in range(3)]
    for each in starts:
        each.start()
    for each in starts:
        each.join()
    assert failed == []


def cut_off(store: PostgreSQL) -> None:
    """Every session that it has is ended."""
    with closing(PostgreSQL(store.url, holding=False)) as other:
        ends = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
        other.all(sql.text(f"{ends} WHERE datname = current_database() AND pid != pg_backend_pid()"))


def test_whoever_is_cut_off_while_the_tables_are_made_is_told_of_that_and_nothing_else(database: PostgreSQL) -> None:
    def makes() -> None:
        with database.migrating() as connection:
            cut_off(database)
            connection.execute(sql.text("SELECT 1"))

    with pytest.raises(DBAPIError, match="terminating connection"):
        makes()


def test_a_server_that_was_cut_off_goes_on(database: PostgreSQL) -> None:
    assert names(database) == []
    cut_off(database)
    assert names(database) == []
    failed = database.write(sql.insert(PEOPLE).values(ANN)).exception(10)
    assert failed is None or (isinstance(failed, Refused) and failed.why.id == "disk-fails")
    database.write(put(PEOPLE).values(ANN)).result()
    assert names(database) == ["Ann"]
    assert database.disk.trouble is None


def test_a_server_that_was_cut_off_and_replaced_writes_nothing_more(database: PostgreSQL) -> None:
    cut_off(database)
    with closing(open_database(database.url)) as other:
        failed = [database.write(sql.insert(PEOPLE).values(ANN)).exception(10) for _ in range(3)]
        assert {isinstance(each, Refused) and each.why.id for each in failed} == {"disk-fails"}
        assert database.disk.trouble == "disk-fails"
        other.write(sql.insert(PEOPLE).values(ANN | {"name": "Ben"})).result()
    assert database.write(sql.delete(PEOPLE)).exception(10) is not None, "nor when that one has gone"
    assert isinstance(failed[0].__cause__, Taken) or isinstance(failed[1].__cause__, Taken)


def test_nor_when_another_has_had_it_meanwhile(database: PostgreSQL) -> None:
    cut_off(database)
    open_database(database.url, serves=True).close()
    failed = [database.write(sql.insert(PEOPLE).values(ANN)).exception(10) for _ in range(2)]
    assert all(isinstance(each, Refused) for each in failed)
    assert names(database) == []


def test_whoever_only_looked_meanwhile_is_in_nobodys_way(database: PostgreSQL) -> None:
    cut_off(database)
    open_database(database.url).close()
    database.write(put(PEOPLE).values(ANN)).exception(10)
    database.write(put(PEOPLE).values(ANN)).result()
    assert names(database) == ["Ann"]


@pytest.mark.parametrize("happened", ["reached", "lost", "lost, and its number is another's"])
def test_what_became_of_a_commit_in_which_the_line_broke_is_found_out(
    database: PostgreSQL, happened: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where a standby has taken over, to which that number was still to come: it has given it to another."""
    from psycopg import OperationalError

    reached = happened == "reached"

    monkeypatch.setattr(writer, "DISK_RETRY_S", 0.05)
    monkeypatch.setattr(pg_session, "OPENING", "BEGIN; SELECT pg_current_xact_id(), 'standby'")
    connection = database.line.connection
    executes, opens, away = connection.execute, database.line._connect, iter(range(3))

    def breaks(text: str, *given: Any) -> Any:
        if text != "COMMIT":
            return executes(text, *given)
        if reached:
            executes(text)
        connection.close()
        if "another's" in happened:
            (database.line._number,) = database.one(sql.text("SELECT pg_current_xact_id()::text"))
        raise OperationalError("the line broke")

    def opened() -> Any:
        if next(away, None) is not None:
            raise OperationalError("nobody there")
        return opens()

    monkeypatch.setattr(connection, "execute", breaks)
    monkeypatch.setattr(database.line, "_connect", opened)
    first = database.write(sql.insert(PEOPLE).values(ANN))
    assert (first.exception(10) is None) == reached, "whoever waits is told the truth"
    assert names(database) == ["Ann"] * reached
    database.write(put(PEOPLE).values(ANN)).result(10)
    assert names(database) == ["Ann"]


def test_what_is_no_address_is_refused_and_not_repeated() -> None:
    for text in (
        "mysql://me:secret@there/hall",
        "postgresql://me:secret@there",
        "secret",
        "postgresql://a:secret@b:x/c",
    ):
        with pytest.raises(Refused, match="not-a-store") as refused:
            address_of(text)
        assert "secret" not in str(refused.value)


def test_a_database_that_is_not_there_is_said_in_a_sentence_without_the_password() -> None:
    url = address_of("postgresql://me:secret@/hall?host=/nowhere")
    with pytest.raises(Refused, match="data-fails") as refused:
        open_database(url)
    assert "secret" not in str(refused.value.why)


def test_where_nothing_speaks_to_it_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(Refused, match="not-installed") as refused:
        address_of("postgresql://me@there/hall")
    assert dict(refused.value.why.args) == {"package": "psycopg", "extra": "postgresql"}


def test_a_database_that_must_not_be_written_is_one_that_fails_for_all(database: PostgreSQL) -> None:
    database.line.connection.execute("SET default_transaction_read_only = on")
    failed = [database.write(sql.insert(PEOPLE).values(ANN)).exception(10) for _ in range(2)]
    assert {isinstance(each, Refused) and each.why.id for each in failed} == {"disk-read-only"}
    assert database.disk.trouble == "disk-read-only"
    assert names(database) == [], "one may look"


def test_other_errors_are_not_blamed_on_the_database(database: PostgreSQL) -> None:
    with pytest.raises(Exception, match="nowhere"):
        database.all(sql.text("SELECT * FROM nowhere"))
    assert database.disk.trouble is None
    assert database.all(sql.select(TABLES)) == []
    with pytest.raises(sqlite3.Error), closing(sqlite3.connect(":memory:")) as file:
        file.execute("SELECT * FROM nowhere")


def test_many_jobs_are_done_as_one_and_one_that_cannot_be_keeps_none_of_the_others_out(tmp_path: Path) -> None:
    with closing(open_store(tmp_path / "data")) as store:
        assert isinstance(store, SQLite)
        held, freed = threading.Event(), threading.Event()
        commit = store._writer._sync

        def wait() -> None:
            held.set()
            freed.wait()
            commit()

        store._writer._sync = wait  # type: ignore[method-assign]
        first = store.write(store.append("t", [chatted(1)]))
        held.wait()  # meanwhile the others gather
        rows = [[chatted(seq) for seq in range(start, start + 30)] for start in (2, 32, 62)]
        good = [store.write(store.append("t", entries)) for entries in rows]
        twice = store.write(store.append("t", [chatted(500), chatted(1)]))
        last = store.write(store.append("u", [chatted(1)]))
        freed.set()
        for done in (first, *good, last):
            done.result()
        assert isinstance(twice.exception(), sqlite3.IntegrityError)
        assert [entry.seq for entry in store.journal("t")] == [*range(1, 92)]
        assert [entry.seq for entry in store.journal("u")] == [1]


def test_a_statement_for_several_rows_is_the_same_statement() -> None:
    text = "INSERT INTO journal (seq, fact) VALUES (?, ?)"
    assert sqlite.several(text, 3) == "INSERT OR ROLLBACK INTO journal (seq, fact) VALUES (?, ?), (?, ?), (?, ?)"
    assert sqlite.is_insert(text)
    for other in (
        f"{text} ON CONFLICT DO NOTHING",
        "DELETE FROM journal WHERE seq = ?",
        "UPDATE t SET a=? WHERE b = ?",
    ):
        assert not sqlite.is_insert(other)
