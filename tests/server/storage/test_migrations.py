"""A file is made, and brought up to date, whole or not at all: wherever the server dies, the next start goes on."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from presidium.core import Refused
from presidium.server.storage import migrate as schema
from presidium.server.storage.migrate import SCRIPTS, migrate
from presidium.server.storage.opening import FILE, open_store
from presidium.server.storage.sqlite import SQLite
from presidium.server.storage.store import Store
from presidium.server.storage.tables import PEOPLE
from tests.server.domain.test_journal import columns

LATER = '''"""A table made new, a column more, and what has been kept brought over."""

import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{head}"


def upgrade() -> None:
    op.create_table("medals", sa.Column("person", sa.String, primary_key=True), sa.Column("name", sa.String))
    op.execute("INSERT INTO medals SELECT id, name FROM people")
    op.add_column("people", sa.Column("medal", sa.String))
    op.execute("UPDATE people SET medal = name")
    op.drop_table("medals")
'''


@contextmanager
def opened(file: Path) -> Iterator[Store]:
    with closing(SQLite(file)) as store:
        yield store


def died(store: Store, folder: Path) -> None:
    """From here on a copy is taken after every statement, of all that a kill at that moment would leave."""
    numbers = count()

    def keep(*_: Any) -> None:
        at = folder / f"{next(numbers):03}"
        at.mkdir(parents=True)
        for part in ("", "-wal"):
            file = store.path.with_name(store.path.name + part)
            if file.exists():
                shutil.copy(file, at / (FILE + part))

    sql.event.listen(store.engine, "after_cursor_execute", keep)
    sql.event.listen(store.engine, "commit", keep)


def shape_of(file: Path) -> dict[str, list[Any]]:
    with opened(file) as store:
        return columns(store)


@pytest.fixture
def later(tmp_path: Path) -> Path:
    """The migrations of a version to come."""
    to = tmp_path / "migrations"
    shutil.copytree(SCRIPTS, to, ignore=shutil.ignore_patterns("__pycache__"))
    (to / "versions" / "9999_later.py").write_text(LATER.format(head=schema.newest(SCRIPTS)))
    return to


@pytest.mark.slow
def test_wherever_a_first_start_dies_the_next_one_goes_on(tmp_path: Path) -> None:
    with opened(tmp_path / "whole.db") as store:
        died(store, tmp_path / "died")
        migrate(store)
        whole = columns(store)
    moments = sorted((tmp_path / "died").iterdir())
    assert len(moments) > len(whole), "after every table at least"
    for moment in moments:
        with closing(open_store(moment)) as store:
            assert columns(store) == whole, moment.name


@pytest.mark.ci
def test_wherever_an_upgrade_dies_the_next_start_goes_on_and_nobody_is_lost(tmp_path: Path, later: Path) -> None:
    with opened(tmp_path / "whole.db") as store:
        migrate(store)
        store.write(sql.insert(PEOPLE).values(id="1", name="Ann", since=0.0)).result()
        died(store, tmp_path / "died")
        migrate(store, later)
        whole = columns(store)
    assert "medal" in {name for name, *_ in whole["people"]}
    moments = sorted((tmp_path / "died").iterdir())
    assert len(moments) > 5
    for moment in moments:
        with opened(moment / FILE) as store:
            migrate(store, later)
            assert columns(store) == whole, moment.name
            assert store.all(sql.text("SELECT name, medal FROM people")) == [("Ann", "Ann")]


@pytest.mark.slow
def test_wherever_an_upgrade_from_version_0_1_dies_the_next_start_goes_on(tmp_path: Path) -> None:
    with opened(tmp_path / "whole.db") as store:
        migrate(store, to="0001")
        store.write(("INSERT INTO people (id, name, since) VALUES ('1', 'Ann', 0)", [()])).result()
        died(store, tmp_path / "died")
        migrate(store)
        whole = columns(store)
    moments = sorted((tmp_path / "died").iterdir())
    assert len(moments) > 5
    for moment in moments:
        with closing(open_store(moment)) as store:
            assert columns(store) == whole, moment.name
            assert [row.name for row in store.all(sql.select(PEOPLE))] == ["Ann"]


def test_what_fails_in_a_migration_leaves_the_file_as_it_was(tmp_path: Path, later: Path) -> None:
    script = later / "versions" / "9999_later.py"
    script.write_text(script.read_text() + '    op.execute("SELECT * FROM nowhere")\n')
    with opened(tmp_path / "a.db") as store:
        migrate(store)
        before = columns(store)
        with pytest.raises(Exception, match="nowhere"):
            migrate(store, later)
        assert columns(store) == before


def test_a_folder_that_an_earlier_version_left_half_made_is_completed(tmp_path: Path) -> None:
    """Version 0.1 made its tables one by one, each for itself."""
    with opened(tmp_path / "whole.db") as store:
        migrate(store, to="0001")
        made = [row.sql for row in store.all(sql.text("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL"))]
        migrate(store)
        whole = columns(store)
    for so_many in range(len(made) + 1):
        with opened(tmp_path / f"{so_many}.db") as store:
            for statement in made[:so_many]:
                store.write((statement, [()])).result()
            migrate(store)
            assert columns(store) == whole


def test_a_file_of_a_newer_version_is_refused_in_words_and_left_alone(tmp_path: Path, later: Path) -> None:
    with opened(tmp_path / FILE) as store:
        migrate(store, later)
        newer = columns(store)
    with pytest.raises(Refused, match="newer-data"):
        open_store(tmp_path)
    assert shape_of(tmp_path / FILE) == newer


def test_a_damaged_file_is_refused_in_words_and_left_alone(tmp_path: Path) -> None:
    open_store(tmp_path).close()
    whole = (tmp_path / FILE).read_bytes()
    for damaged in (b"Dear Comrade" * 500, whole[:16] + b"x" * (len(whole) - 16), whole[:4096] + b"x" * 4096):
        (tmp_path / FILE).write_bytes(damaged)
        with pytest.raises(Refused, match="damaged-data"):
            open_store(tmp_path)
        assert (tmp_path / FILE).read_bytes() == damaged
