"""A backup takes the place of what a server has kept."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

from presidium.cli.command_line import presidium as command
from presidium.core import Refused
from presidium.server.persistence import restore as restoring
from presidium.server.storage.opening import FILE, hold, open_store
from tests.cli.server import host, serving, wait_for
from tests.cli.shell import presidium

pytestmark = pytest.mark.ci


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    """A hall as it was."""
    store = open_store(tmp_path / "then")
    store.backup(tmp_path / "backup.db")
    store.close()
    return tmp_path / "backup.db"


def refused(file: Path, data: Path) -> str:
    ran = CliRunner().invoke(command, ["restore", str(file), "--data", str(data)])
    assert isinstance(ran.exception, Refused), ran.output
    return ran.exception.why.id


def test_what_was_copied_is_served_again_and_what_came_later_is_kept_aside(tmp_path: Path) -> None:
    copy, data = tmp_path / "copy.db", tmp_path / "data"
    with serving(data) as (_, address):
        old = host(address, game="goulag", seats=5)
        assert presidium("backup", copy, "--data", data).code == 0
        new = host(address, game="goulag", seats=5)
        assert refused(copy, data) == "data-in-use"
    ran = presidium("restore", copy, "--data", data)
    assert (ran.code, ran.err) == (0, "")
    (aside,) = data.glob(f"{FILE}.2*")
    assert str(aside) in ran.out
    assert all(file.stat().st_mode & 0o077 == 0 for file in (aside, data / FILE))
    with serving(data) as (_, address):
        old.base = new.base = address
        assert wait_for(old, status="open")["id"] == old.table
        with pytest.raises(Refused):
            new.look()
    (tmp_path / "later").mkdir()
    aside.rename(tmp_path / "later" / FILE)
    with serving(tmp_path / "later") as (_, address):
        new.base = address
        assert wait_for(new, status="open")["id"] == new.table


def test_a_new_folder_is_made_for_it(backup: Path, tmp_path: Path) -> None:
    assert presidium("restore", backup, "--data", tmp_path / "new").code == 0
    open_store(tmp_path / "new").close()
    assert not list((tmp_path / "new").glob(f"{FILE}.*"))


def test_what_is_no_whole_backup_of_a_version_we_know_is_refused_and_harms_nothing(
    backup: Path, tmp_path: Path
) -> None:
    letter, other = tmp_path / "letter.txt", tmp_path / "other.db"
    letter.write_text("Dear Comrade, " * 100)
    with closing(sqlite3.connect(other)) as elsewhere:
        elsewhere.execute("CREATE TABLE one (n)")
    assert refused(tmp_path / "none", tmp_path) == "no-such-file"
    assert refused(letter, tmp_path) == "no-backup"
    assert refused(other, tmp_path) == "no-backup"
    damaged = tmp_path / "damaged.db"
    body = backup.read_bytes()
    damaged.write_bytes(body[:4096] + b"\xff" * 8192 + body[12288:])
    assert refused(damaged, tmp_path) in ("damaged-data", "no-backup")
    with closing(sqlite3.connect(backup)) as newer, newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    assert refused(backup, tmp_path) == "newer-data"
    assert not list(tmp_path.glob(f"{FILE}*"))


def test_whoever_fails_in_the_midst_leaves_what_was_there(
    backup: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "data"
    open_store(data).close()
    before = (data / FILE).read_bytes()

    def fails(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(restoring.os, "fsync", fails)
    assert refused(backup, data) == "cannot-write"
    assert (data / FILE).read_bytes() == before
    hold(data).close()  # and nothing holds the folder
