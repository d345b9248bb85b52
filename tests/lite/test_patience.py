"""Bots that think in a slow tab: they answer themselves, as soon as all of them are ready."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from presidium.lite.house import House, hall_in
from presidium.lite.pool import Workers, run
from tests.lite.player import Hasty, Player
from tests.lite.test_house import run as go_on

SLOW = 0.3
"""Seconds that a thought takes: three times as long as an analyst says it takes at most."""


def test_a_bot_that_is_slow_answers_all_the_same(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    asked: list[float] = []

    async def go(loop: Hasty) -> None:
        def post(_: str, number: int, job: bytes) -> None:
            asked.append(loop.now)
            loop.call_later(SLOW, lambda: workers.came(number, *run(job)))

        workers = Workers(post, lambda _: None)
        house = House(hall_in(tmp_path / "hall.db", workers.new_process, wall=loop.time, steady=loop.time))
        await house.open()
        player = Player(house)
        began = loop.now
        await player.play("goulag", "analyst", 2)
        assert loop.now - began < (SLOW + 0.1) * len(asked)  # nobody waits longer than bots think
        await house.close()

    with caplog.at_level(logging.WARNING, "presidium.table"):
        go_on(go)
    assert asked
    assert "a bot was not ready" not in caplog.text
