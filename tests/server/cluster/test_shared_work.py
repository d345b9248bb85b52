"""What one worker does for all others: at tables that may be another's, and with questions that take long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from presidium.server.base.peers import OwnedElsewhere
from presidium.server.cluster.fd_passing import ANSWER_TIMEOUT_S, FdPassing
from presidium.server.cluster.rpc import LONG, WorkerRpc
from presidium.server.storage.tables import ARCHIVES, ENDINGS, RESULTS
from tests.server.http.test_mine import finished, goulag
from tests.server.wire_table import Wire, over_the_wire


class Share:
    """In place of the list of owners: which tables are another worker's."""

    first = surely = True

    def __init__(self) -> None:
        self.others: set[str] = set()
        self.ours: set[str] = set()

    def must_be_sure(self) -> None: ...

    async def take(self, table: str) -> None:
        if table in self.others:
            raise OwnedElsewhere(table)
        self.ours.add(table)

    async def release(self, tables: Iterable[str]) -> None:
        self.ours -= set(tables)


@over_the_wire
async def test_the_first_worker_leaves_a_finished_table_to_the_worker_that_has_it(wire: Wire) -> None:
    """That one may be erasing somebody from it: what the first has read before would be kept with the name."""
    ann, hall, share = await wire.person("Ann"), wire.hall, Share()
    table = await goulag(wire, ann)
    await finished(wire, table, ann)
    await hall.archivist.close()
    await hall.store.written(sql.delete(RESULTS), sql.delete(ENDINGS), sql.delete(ARCHIVES))
    await hall._put_away(table)
    hall.ownership = share  # type: ignore[assignment]

    def kept() -> int:
        return sum(len(hall.store.all(sql.select(each))) for each in (ENDINGS, ARCHIVES))

    share.others = {table}
    for _ in range(2):
        await hall.archivist.catch_up()
        await hall.stats.catch_up()
    assert kept() == 0
    share.others = set()
    await hall.archivist.catch_up()
    assert share.ours == set()
    await hall.stats.catch_up()
    assert kept() == 2
    assert share.ours == set()


@over_the_wire
async def test_a_table_that_was_removed_meanwhile_is_not_archived(wire: Wire, caplog: pytest.LogCaptureFixture) -> None:
    ann, hall = await wire.person("Ann"), wire.hall
    table = await goulag(wire, ann)
    await finished(wire, table, ann)
    await hall.archivist.close()
    hall.archivist._owed = [table]
    await hall.retention.remove(table)
    hall.gone.clear()  # another worker has removed it
    await hall.archivist.catch_up()
    assert not hall.store.all(sql.select(ARCHIVES))
    assert not [each for each in caplog.records if each.levelname == "ERROR"]


@pytest.mark.ci
def test_to_rewrite_a_table_another_worker_may_take_its_time(tmp_path: Path) -> None:
    async def go() -> None:
        one, other = FdPassing(tmp_path, "one"), FdPassing(tmp_path, "other")

        async def slowly(_: bytes) -> bytes:
            await asyncio.sleep(ANSWER_TIMEOUT_S + 0.2)
            return b"true"

        async def welcomes(*_: Any) -> None: ...

        other.start(welcomes, slowly)
        rpc = WorkerRpc.__new__(WorkerRpc)
        rpc.handing = one
        try:
            assert await rpc.ask("other", "well") is None
            for what in LONG:
                began = time.monotonic()
                assert await rpc.ask("other", what, "table") is True
                assert time.monotonic() - began > ANSWER_TIMEOUT_S
        finally:
            one.close()
            other.close()

    asyncio.run(go())
