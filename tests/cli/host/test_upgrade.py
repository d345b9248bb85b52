"""Only a server brings an older store up to date, after a copy; the host's other commands refuse it in words."""

from __future__ import annotations

import lzma
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sql

from presidium.core import Refused
from presidium.server.persistence import engine_migration
from presidium.server.storage.migrate import age, migrate, revision
from presidium.server.storage.opening import FILE, open_store
from presidium.server.storage.postgres import PostgreSQL, address_of
from presidium.server.storage.sqlite import SQLite
from presidium.server.storage.tables import PEOPLE
from tests.cli.server import serving, terminal
from tests.cli.shell import presidium
from tests.postgres import running
from tests.server.kept import HERE


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A folder of version 0.1."""
    (tmp_path / "old").mkdir()
    (tmp_path / "old" / FILE).write_bytes(lzma.decompress((HERE / "0.1.db.xz").read_bytes()))
    return tmp_path / "old"


def form(file: Path) -> str | None:
    with closing(SQLite(file)) as store:
        return revision(store)


@pytest.mark.parametrize(
    "words", [("admin", "tables"), ("admin", "people"), ("admin", "verify"), ("reports",), ("invite",)]
)
def test_the_commands_of_a_host_refuse_an_older_store_and_leave_it_alone(old: Path, words: tuple[str, ...]) -> None:
    before = form(old / FILE)
    ran = presidium(*words, "--data", old)
    assert (ran.code, ran.out) == (2, "")
    assert f"{old / FILE} comes from an older version of Presidium" in ran.err
    assert form(old / FILE) == before == "0001"


def test_an_older_store_is_not_moved(old: Path, tmp_path: Path) -> None:
    with pytest.raises(Refused, match="older-data"):
        engine_migration.move(str(old), str(tmp_path / "new"))
    assert form(old / FILE) == "0001"


def test_a_hall_is_not_moved_to_an_older_store_and_leaves_that_alone(old: Path, tmp_path: Path) -> None:
    open_store(tmp_path / "new").close()
    with pytest.raises(Refused, match="older-data"):
        engine_migration.move(str(tmp_path / "new"), str(old))
    assert form(old / FILE) == "0001"


def test_a_backup_of_an_older_store_is_written_as_it_is(old: Path, tmp_path: Path) -> None:
    assert presidium("backup", tmp_path / "copy.db", "--data", old).code == 0
    assert form(tmp_path / "copy.db") == form(old / FILE) == "0001"


def test_a_server_says_so_and_writes_a_copy_before_it_brings_a_store_up_to_date(old: Path) -> None:
    with terminal("serve", "--port", "0", "--data", old) as server:
        told = server.until("Ctrl-C")
    (copy,) = old.glob(f"{FILE}.2*")
    assert f"A copy is in {copy}" in told
    assert form(copy) == "0001"
    assert copy.stat().st_mode & 0o077 == 0
    assert presidium("admin", "verify", "--data", old).code == 0
    with serving(old):
        assert list(old.glob(f"{FILE}.2*")) == [copy]
    ran = presidium("move", old, old.parent / "new")
    assert ran.code == 0
    assert "6 tables checked: all agree with their journals. 4 began under older rules" in ran.out


def test_a_database_is_copied_before_it_is_brought_up_to_date(tmp_path: Path) -> None:
    at, copies = running().empty(), []
    ran = presidium("admin", "people", "--store", at)
    assert (ran.code, "No server has kept anything in postgresql://" in ran.err) == (2, True)
    with closing(PostgreSQL(address_of(at), holding=False)) as store:
        assert age(store) == "none"
        migrate(store, to="0016")
        store.write(sql.insert(PEOPLE).values(id="1", name="Ann", since=0.0)).result()
    ran = presidium("admin", "people", "--store", at)
    assert (ran.code, "comes from an older version" in ran.err) == (2, True)
    with closing(open_store(tmp_path, at=at, upgrading=copies.append)) as store:
        assert age(store) == "current"
    (copy,) = copies
    assert form(copy) == "0016"
    with closing(SQLite(copy)) as kept:
        assert [row.name for row in kept.all(sql.select(PEOPLE))] == ["Ann"]
