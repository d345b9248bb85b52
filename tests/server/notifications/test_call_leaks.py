"""No call tells what those who watch could not read: not in what it says, nor in the logs."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from presidium.core import view
from presidium.games import find
from presidium.server.notifications.content import line_of
from presidium.text import Words, languages
from tests.server.house import FEWEST
from tests.server.notifications.called import Called, called


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Called]:
    with called(tmp_path) as house:
        yield house


@pytest.mark.parametrize("game", ["goulag", "politburo", "kremlin"])
def test_in_a_world_that_differs_in_what_is_hidden_the_same_is_said(house: Called, game: str) -> None:
    at, rng, differed = house.table(game, people=2, pace="untimed"), Random(1), 0
    for turn in range(60):
        table = at.table
        if table.over:
            break
        if turn % 3 == 0:
            twin = table.fork()
            twin.g = find(game).imagine(view(table.g, FEWEST[game]), rng)
            differed += twin.g.secrets != table.g.secrets
            for lang in languages():
                assert line_of(twin, "asked", Words(lang)) == line_of(table, "asked", Words(lang))
        at.go_along()
    assert differed, "the worlds were the same"


def test_nothing_secret_leaves_the_house(house: Called, caplog: pytest.LogCaptureFixture) -> None:
    """Ann is called at every question of a year of Kremlin: neither sheets nor answers are in what is sent."""
    caplog.set_level(logging.DEBUG)
    for add in (house.by_mail, house.by_push, house.by_hook):
        add("Ann")
    at = house.table("kremlin", people=2, pace="untimed", title="Canary")
    secrets: set[str] = set()
    for _ in range(25):
        if at.table.over:
            break
        house.look(400)
        for seat in at.table.g.waiting_for():
            if at.table.seats[seat].by_hand and len(answer := at.plain(seat)) > 12:
                secrets.add(answer)
        at.go_along()
    assert secrets
    told = [house.letters.heard, *(each.body for each in house.hooks.taken), caplog.text.encode()]
    told += [house.browser.opened(each.body) for each in house.pushes.taken]
    assert len(house.letters.taken) > 5
    everything = b"\n".join(told).decode("utf-8", "replace")
    assert "Canary" in everything
    for secret in secrets:
        assert secret not in everything
    assert at.table.seed.seed not in everything
    for name in ("Ann", "Ben"):
        assert house.person(name).id not in everything
    assert "ann@example.com" not in caplog.text
