"""A folder that cannot be served is refused at the start, with the true reason."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from presidium.server.storage import sqlite
from presidium.server.storage.opening import FILE, hold, open_store
from presidium.server.storage.sqlite import FileConnection
from presidium.server.storage.writer import Writer
from tests.server.troubles import error_of, refusal_of
from tests.small_disk import FILLING, filled


@pytest.mark.parametrize("opens", [hold, open_store])
def test_where_there_is_a_file_there_is_no_folder(tmp_path: Path, opens: Callable[[Path], Any]) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert refusal_of(lambda: opens(file)) == ("data-no-folder", str(file))
    assert refusal_of(lambda: opens(file / "within")) == ("data-no-folder", str(file / "within"))


@pytest.mark.parametrize("opens", [hold, open_store])
def test_a_folder_one_may_not_write_in(opens: Callable[[Path], Any]) -> None:
    with powerless() as public:
        folder = public / "folder"
        folder.mkdir(mode=0o755)
        with nobody():
            assert refusal_of(lambda: opens(folder)) == ("data-forbidden", str(folder))
            assert refusal_of(lambda: opens(folder / "new")) == ("data-forbidden", str(folder / "new"))


def test_a_file_one_may_not_write() -> None:
    with powerless() as public:
        open_store(public).close()
        (public / FILE).chmod(0o444)
        public.chmod(0o777)
        with nobody():
            assert refusal_of(lambda: open_store(public)) == ("data-read-only", str(public))


def test_a_file_one_may_not_even_read() -> None:
    with powerless() as public:
        open_store(public).close()
        with nobody():
            assert refusal_of(lambda: open_store(public)) == ("data-forbidden", str(public))


@contextmanager
def powerless() -> Iterator[Path]:
    """A folder of ours that everybody can look into."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


@contextmanager
def nobody() -> Iterator[None]:
    """Runs the block as the user nobody if the tests run as root, because root may do everything."""
    was = os.geteuid()
    if was == 0:
        os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(was)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("SQLITE_FULL", "data-full"),
        ("SQLITE_READONLY_DBMOVED", "data-read-only"),
        ("SQLITE_IOERR_FSYNC", "data-fails"),
        ("SQLITE_CORRUPT", "damaged-data"),
    ],
)
@pytest.mark.parametrize("where", [(Writer, "_sync"), (FileConnection, "_touch")], ids=["sync", "touch"])
def test_a_disk_that_cannot_be_written_is_noticed_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, why: str, where: tuple[type, str]
) -> None:
    def fails(_: object) -> None:
        raise error_of(name)

    monkeypatch.setattr(*where, fails)
    assert refusal_of(lambda: open_store(tmp_path))[0] == why


def test_only_another_server_is_called_another_server(tmp_path: Path) -> None:
    with closing(hold(tmp_path)):
        assert refusal_of(lambda: hold(tmp_path)) == ("data-in-use", str(tmp_path))
    (tmp_path / "lock.db").write_text("Dear Comrade, this is no lock")
    assert refusal_of(lambda: hold(tmp_path)) == ("damaged-data", str(tmp_path / "lock.db"))


def test_a_full_disk_on_start(small_disk: Path) -> None:
    filled(small_disk)
    assert refusal_of(lambda: open_store(small_disk)) == ("data-full", str(small_disk))
    (small_disk / FILLING).unlink()
    open_store(small_disk).close()


@pytest.mark.parametrize(("part", "at_once"), [("people", True), ("journal", False)])
def test_a_large_file_is_checked_at_once_where_all_need_it_and_later_where_it_is_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str, at_once: bool
) -> None:
    monkeypatch.setattr(sqlite, "LARGE_FILE_BYTES", 0)
    store = open_store(tmp_path)
    store.look_through()
    assert store.disk.trouble is None
    (root,) = store.one(sql.text(f"SELECT rootpage FROM sqlite_schema WHERE name = '{part}'"))
    (page,) = store.one(sql.text("PRAGMA page_size"))
    store.close()
    with (tmp_path / FILE).open("r+b") as file:
        file.seek((root - 1) * page)
        file.write(b"\xff" * page)
    if at_once:
        assert refusal_of(lambda: open_store(tmp_path)) == ("damaged-data", str(tmp_path / FILE))
        return
    store = open_store(tmp_path)
    assert (store.looks_later, store.disk.trouble) == (True, None)
    store.look_through()
    assert store.disk.trouble == "disk-damaged"
    store.close()
