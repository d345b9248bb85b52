"""What was committed is carried into the file by somebody who keeps nobody waiting."""

from __future__ import annotations

import shutil
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from presidium.server.domain.journal import Chatted, Entry
from presidium.server.storage import sqlite, wal_checkpoint
from presidium.server.storage.opening import FILE, open_store
from presidium.server.storage.store import Store
from presidium.server.storage.wal_checkpoint import WalCheckpointer


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    monkeypatch.setattr(wal_checkpoint, "COMMITS_PER_CHECKPOINT", 10)
    with closing(open_store(tmp_path)) as store:
        yield store


def write(store: Store, first: int, last: int) -> None:
    for seq in range(first, last + 1):
        store.write(store.append("t", [Entry(seq, 1, 0.0, Chatted("Ann", "x" * 1000), "a", None)])).result()


def carried(tmp_path: Path) -> int:
    """How much of it is in the file itself; nothing, as long as it does not hold together by itself."""
    alone = tmp_path / "alone.db"
    shutil.copy(tmp_path / FILE, alone)
    try:
        with closing(sqlite3.connect(f"file:{alone}?immutable=1", uri=True)) as file:
            return int(file.execute("SELECT count(*) FROM journal NOT INDEXED").fetchone()[0])
    except sqlite3.Error:
        return 0


def soon(so: Callable[[], bool]) -> bool:
    until = time.monotonic() + 10
    while not so() and time.monotonic() < until:
        time.sleep(0.01)
    return so()


def carriers() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "presidium-carrier"]


def test_what_was_committed_gets_into_the_file_while_others_commit(store: Store, tmp_path: Path) -> None:
    write(store, 1, 30)
    assert soon(lambda: carried(tmp_path) > 20)
    write(store, 31, 40)
    assert soon(lambda: carried(tmp_path) > 30)


def test_a_little_is_left_beside_it(store: Store, tmp_path: Path) -> None:
    write(store, 1, 5)
    time.sleep(0.1)
    assert carried(tmp_path) == 0
    assert len(store.journal("t")) == 5


def test_who_reads_for_long_keeps_nobody_waiting(store: Store, tmp_path: Path) -> None:
    write(store, 1, 5)
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM journal").fetchone()
        write(store, 6, 60)
        assert reader.execute("SELECT count(*) FROM journal").fetchone() == (5,)
        reader.execute("COMMIT")
    write(store, 61, 80)
    assert soon(lambda: carried(tmp_path) >= 60)


def test_what_could_not_be_carried_is_the_next_time(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    carry, tried = WalCheckpointer.carry, 0

    def fails(carrier: WalCheckpointer) -> None:
        nonlocal tried
        tried += 1
        if tried == 1:
            raise sqlite3.OperationalError("disk I/O error")
        carry(carrier)

    monkeypatch.setattr(WalCheckpointer, "carry", fails)
    write(store, 1, 10)
    assert soon(lambda: tried == 1)
    assert (carried(tmp_path), len(store.journal("t"))) == (0, 10)
    write(store, 11, 20)
    assert soon(lambda: carried(tmp_path) > 10)


def test_with_the_store_it_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wal_checkpoint, "COMMITS_PER_CHECKPOINT", 10)
    with closing(open_store(tmp_path)) as store:
        assert not carriers(), "nothing to carry yet"
        write(store, 1, 10)
        assert soon(lambda: len(carriers()) == 1)
    assert not carriers()
    assert carried(tmp_path) == 10


def test_its_log_does_not_stay_as_large_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else there would be room in it for long after the disk is full."""
    monkeypatch.setattr(sqlite, "MAX_WAL_PAGES", 50)
    monkeypatch.setattr(sqlite, "MAX_LOG_BYTES", 100_000)
    with closing(open_store(tmp_path)) as store:
        beside = (tmp_path / FILE).with_name(f"{FILE}-wal")
        store.write(
            store.append("t", [Entry(seq, 1, 0.0, Chatted("Ann", "x" * 1000), "a", None) for seq in range(1, 500)])
        ).result()
        assert beside.stat().st_size > 400_000
        write(store, 500, 503)
        assert beside.stat().st_size <= 100_000
