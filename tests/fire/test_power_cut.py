"""The power fails: whatever was written and not yet synced is gone, in whole or in part. No promise was built on it.

`power_cut.c`, loaded into the server, keeps what unsynced writes have replaced; after the kill it is written back.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import struct
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from presidium.server.storage.opening import FILE
from tests.fire.correspondents import Correspondent
from tests.fire.house import House
from tests.fire.players import promises
from tests.fire.shims import needs_compiler, shim
from tests.fire.test_kill import check, people, same_from_the_beginning, under_fire
from tests.server.notifications.test_kills import mailbox

HEAD = struct.Struct("=3q")

pytestmark = [pytest.mark.ci, needs_compiler]


def lose_unsynced(data: Path, rng: Random) -> int:
    """Write back what unsynced writes had replaced, all of it or, as a disk may, any part; how many were lost."""
    lost = 0
    torn = rng.random() < 0.5
    for undo in data.glob("*.undo"):
        file = undo.with_suffix("")
        for offset, before, size in reversed(list(writes(undo.read_bytes()))):
            if file.exists() and not (torn and rng.random() < 0.5):
                lost += 1
                with file.open("r+b") as disk:
                    disk.seek(offset)
                    disk.write(before)
                    if not torn:
                        disk.truncate(size)
        undo.unlink()
    for shared in data.glob("*-shm"):
        shared.unlink()
    return lost


def writes(log: bytes) -> list[tuple[int, bytes, int]]:
    found, at = [], 0
    while at + HEAD.size <= len(log):
        offset, length, size = HEAD.unpack_from(log, at)
        at += HEAD.size + length
        if at <= len(log):  # the last one may have been cut off itself: then its write has not happened
            found.append((offset, log[at - length : at], size))
    return found


@pytest.mark.parametrize(
    ("tables", "cuts"), [(4, 1), pytest.param(30, 30, marks=pytest.mark.slow)], ids=["smoke", "all"]
)
def test_what_was_acknowledged_had_been_synced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tables: int, cuts: int
) -> None:
    rng = Random(6)
    lost: list[int] = []
    disk = shim("power_cut", tmp_path)
    with mailbox() as box, House(tmp_path, f"smtp://127.0.0.1:{box.server_address[1]}", preload=disk) as house:
        by_mail = Correspondent(house, box, Random(7))
        players = [*people(house, tables - 1, rng), by_mail]

        def cut() -> None:
            house.kill()
            lost.append(lose_unsynced(house.data, rng))
            by_mail.check(tmp_path / "calls")

        asyncio.run(under_fire(house, players, cuts, rng, tmp_path / "copy", cut))
        by_mail.check_letters(tmp_path / "calls")
        assert house.stop() == 0
        check(house, players, tmp_path / "copy")
        assert same_from_the_beginning(house, monkeypatch) >= tables
        assert not house.errors()
    print(f"{len(lost)} cuts lost {sum(lost)} unsynced writes; {len(promises(players))} promises kept")


def test_a_server_that_does_not_sync_would_be_caught(tmp_path: Path) -> None:
    """The shim itself is tested: what nobody has synced does get lost."""
    program = (
        "import sqlite3, sys, os, signal\n"
        "db = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
        "db.execute('PRAGMA journal_mode=WAL')\n"
        "db.execute('CREATE TABLE t(x)')\n"
        "for how in ('FULL', 'OFF'):\n"
        "    db.execute(f'PRAGMA synchronous={how}')\n"
        "    db.execute('INSERT INTO t VALUES (?)', (how,))\n"
        "os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    preload = {"LD_PRELOAD": str(shim("power_cut", tmp_path))}
    data = tmp_path / "data"
    data.mkdir()
    subprocess.run([sys.executable, "-c", program, str(data / FILE)], env=os.environ | preload, check=False)
    assert lose_unsynced(data, Random(2)) > 0
    assert sqlite3.connect(data / FILE).execute("SELECT x FROM t").fetchall() == [("FULL",)]
