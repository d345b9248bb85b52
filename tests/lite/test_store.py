"""The file of a tab: made, migrated when it is older, refused when it is newer or no file of ours."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sql

from presidium.core import Refused
from presidium.lite.store import open_tab_store
from presidium.lite.upgrade import upgrade
from presidium.server.storage.disk_health import DAMAGED
from presidium.server.storage.migrate import migrate
from presidium.server.storage.opening import open_store
from presidium.server.storage.schema import newest
from presidium.server.storage.sqlite import SQLite
from presidium.server.storage.tables import PEOPLE


def refused(file: Path) -> str:
    with pytest.raises(Refused) as why:
        open_tab_store(file)
    return why.value.why.id


def test_there_is_nothing_beside_the_file(tmp_path: Path) -> None:
    commits = []
    with closing(open_tab_store(tmp_path / "hall.db", lambda: commits.append(1))) as store:
        store.write(sql.insert(PEOPLE).values(id="a", name="Ann", since=1.0)).result()
        assert len(commits) == 1
        assert [file.name for file in tmp_path.iterdir()] == ["hall.db"]
        with closing(sqlite3.connect(tmp_path / "hall.db")) as file:
            assert file.execute("SELECT name FROM people").fetchall() == [("Ann",)]
        store.pack()
        store.sweep()


def test_an_older_file_is_migrated_and_a_newer_one_refused(tmp_path: Path) -> None:
    file = tmp_path / "hall.db"
    with closing(SQLite(file)) as store:
        migrate(store, to="0017")
    assert refused(file) == "older-data"
    upgrade(file)
    open_tab_store(file).close()
    with closing(sqlite3.connect(file)) as there:
        there.execute("UPDATE alembic_version SET version_num = ?", (f"{int(newest()) + 1:04}",))
        there.commit()
    assert refused(file) == "newer-data"


def test_what_is_no_file_of_ours_is_refused(tmp_path: Path) -> None:
    (tmp_path / "noise.db").write_bytes(b"no database " * 100)
    assert refused(tmp_path / "noise.db") == DAMAGED.id
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE songs (name)")
        other.commit()
    assert refused(tmp_path / "other.db") == "no-tables-here"


def test_a_server_opens_the_file_of_a_tab_and_a_tab_the_file_of_a_server(tmp_path: Path) -> None:
    (tmp_path / "hall").mkdir()
    with closing(open_tab_store(tmp_path / "hall" / "presidium.db")) as store:
        store.write(sql.insert(PEOPLE).values(id="a", name="Ann", since=1.0)).result()
    with closing(open_store(tmp_path / "hall")) as server:
        server.write(sql.insert(PEOPLE).values(id="b", name="Ben", since=1.0)).result()
    with closing(open_tab_store(tmp_path / "hall" / "presidium.db")) as store:
        assert [row.name for row in store.all(sql.select(PEOPLE.c.name).order_by(PEOPLE.c.id))] == ["Ann", "Ben"]
