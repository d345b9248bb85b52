"""Wherever a restore dies, the backup or what was there before is in place, and neither is lost."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from presidium.server.persistence.restore import restore
from presidium.server.storage.opening import FILE, open_store

pytestmark = pytest.mark.ci

KNOWN = "INSERT INTO people (id, name, since) VALUES ('1', ?, 0)"


class Died(BaseException):
    pass


def hall(folder: Path, name: str) -> Path:
    """A folder of a server where somebody is known."""
    with closing(open_store(folder)) as store:
        store.write((KNOWN, [(name,)])).result()
    return folder


def names(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as disk:
        return [name for (name,) in disk.execute("SELECT name FROM people")]


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    file = tmp_path / "backup.db"
    with closing(open_store(hall(tmp_path / "old", "Ann"))) as store:
        store.backup(file)
    return file


def test_wherever_it_dies_one_of_the_two_is_in_place(
    tmp_path: Path, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moments = 0
    for dies_at in range(1, 40):
        data, calls = hall(tmp_path / str(dies_at), "Ben"), 0

        def dying(real: Any, dies_at: int = dies_at) -> Any:
            def call(*args: Any, **more: Any) -> Any:
                nonlocal calls
                calls += 1
                if calls >= dies_at:
                    raise Died
                return real(*args, **more)

            return call

        with monkeypatch.context() as death:
            for name in ("link", "replace", "fsync", "open", "close"):
                death.setattr(os, name, dying(getattr(os, name)))
            try:
                restore(backup, data)
                break
            except Died:
                moments += 1
        open_store(data).close()
        (now,) = names(data / FILE)
        assert now == "Ben" or [names(each) for each in data.glob(f"{FILE}.2*")] == [["Ben"]]
        restore(backup, data)
        assert names(data / FILE) == ["Ann"]
    assert moments > 5


def test_what_a_killed_server_had_not_folded_in_is_kept_and_the_backup_is_left_alone(
    tmp_path: Path, backup: Path
) -> None:
    data = tmp_path / "data"
    with closing(open_store(data)) as store:
        store.write((KNOWN, [("Ben",)])).result()
        killed = {end: (data / f"{FILE}{end}").read_bytes() for end in ("", "-wal")}
    for end, body in killed.items():
        (data / f"{FILE}{end}").write_bytes(body)
    whole = backup.read_bytes()
    before = restore(backup, data)
    assert before is not None
    assert (names(data / FILE), names(before)) == (["Ann"], ["Ben"])
    assert backup.read_bytes() == whole
    assert [each.name for each in tmp_path.glob("backup*")] == ["backup.db"]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root gives files away")
def test_the_file_belongs_to_whom_the_folder_belongs_to(tmp_path: Path, backup: Path) -> None:
    data = hall(tmp_path / "data", "Ben")
    os.chown(data, 12345, 12345)
    restore(backup, data)
    assert (data / FILE).stat().st_uid == 12345
