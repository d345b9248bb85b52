"""A store can be given a writer without a thread, for systems that have none (a browser's tab)."""

from __future__ import annotations

import asyncio
import threading
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sql

from presidium.server.storage.schema import make
from presidium.server.storage.sqlite import SQLite
from presidium.server.storage.statements import put
from presidium.server.storage.tables import PEOPLE
from presidium.server.storage.writer import Job, Unsure, Writer


class AtOnce(Writer):
    """Commits each job when it is given."""

    def _add(self, job: Job) -> None:
        self._commit([job])

    def _find_out(self, unsure: Unsure) -> bool:
        raise AssertionError("a file is never unsure") from unsure

    def close(self) -> None:
        self.line.close()


def test_a_store_keeps_and_tells_without_a_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(_: threading.Thread) -> None:
        raise AssertionError("no thread")

    monkeypatch.setattr(threading.Thread, "start", none)
    with closing(SQLite(tmp_path / "hall.db", new_writer=AtOnce)) as store:
        assert make(store)
        ann = put(PEOPLE).values(id="a", name="Ann", since=1.0)
        assert store.write(ann).done()

        async def go() -> list[str]:
            await store.written(put(PEOPLE).values(id="b", name="Ben", since=2.0))
            settled: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
            store.settle(settled.set_result, put(PEOPLE).values(id="c", name="Cid", since=3.0))
            assert await settled is None
            return [row.name for row in await store.rows(sql.select(PEOPLE.c.name).order_by(PEOPLE.c.id))]

        assert asyncio.run(go()) == ["Ann", "Ben", "Cid"]
        failed = store.write(sql.insert(PEOPLE).values(id="a", name="Ann", since=1.0))
        assert failed.exception() is not None
