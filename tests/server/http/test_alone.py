"""A server for the one person of its device says so, and offers no way to sign in; all the rest is as ever."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from presidium.server.runtime.config import HallConfig
from tests.server.wire_table import Wire


@pytest.mark.parametrize("alone", [False, True])
def test_the_hall_says_whether_others_can_come(tmp_path: Path, alone: bool) -> None:
    async def hall() -> None:
        async with Wire(tmp_path, closed=alone, alone=alone).up() as wire:
            said = (await wire.http("GET", "/api/hall", host="localhost")).json
            assert said == {"closed": False, "mail": False, "passkeys": not alone, "alone": alone}

    asyncio.run(hall())


def test_others_can_come_unless_it_is_said_otherwise() -> None:
    assert HallConfig().alone is False


def test_alone_one_plays_as_everywhere(tmp_path: Path) -> None:
    async def play() -> None:
        async with Wire(tmp_path, alone=True).up() as wire:
            ann = await wire.person("Ann")
            table = await wire.table(ann, game="goulag", seats=5, pace="solo", sit=True)
            await wire.done(table, ann, "fill")
            await wire.done(table, ann, "start")
            told = (await wire.get(f"/api/tables/{table}?seat=1", ann)).json
            assert told["table"]["status"] == "running"
            assert told["yours"] == [1]

    asyncio.run(play())
