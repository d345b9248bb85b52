"""A whole game by mail: four people in four zones and a bot, over a fortnight in which the clocks are changed."""

from __future__ import annotations

from collections import Counter
from datetime import datetime
from random import Random
from zoneinfo import ZoneInfo

import pytest

from presidium.bots import find
from presidium.bots.driver import answer_for
from presidium.table import journal, wire
from presidium.table.clock import STEADY
from presidium.table.sparing import called
from presidium.table.tempo import DAY, HOUR
from tests.table.house import NAMES, At, House

pytestmark = pytest.mark.usefixtures("hasty")

ZONES = ("Europe/Paris", "America/New_York", "Asia/Tokyo", "America/Sao_Paulo")
LOOKS = (8, 13, 19)
"""At which hours of his day everybody looks in."""
SITTINGS = tuple(range(0, 1440, 180))
BEGINS = datetime(2026, 3, 24, 9, tzinfo=ZoneInfo("Europe/Paris")).timestamp()
"""Five days later Paris puts its clocks forward."""
PATIENCE = 60


def look_in(at: At, asked: Counter[int]) -> None:
    """Whoever has his hour now answers what he is called to."""
    for seat, zone in enumerate(ZONES, start=1):
        here = datetime.fromtimestamp(at.house.now, ZoneInfo(zone))
        if here.hour not in LOOKS:
            continue
        for _ in range(20):  # one answer may lead to the next
            if not at.table.running or not called(at.table, seat):
                break
            asked[seat] += 1
            chosen = answer_for(at.table.g, seat, find("careful", "kremlin"), Random(asked[seat]))
            at.answer(seat, at.table.game.notation.print(chosen))


def test_it_ends_and_nobody_is_asked_too_often(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    house.now = BEGINS
    house.call(house.hall.wake)
    options = {"preset": "1988 basic"}
    at = house.table(
        "kremlin", people=4, seats=5, bot="careful", pace="mail", sittings=SITTINGS, zone=ZONES[0], options=options
    )
    for seat, zone in enumerate(ZONES, start=1):
        at.do(NAMES[seat - 1], wire.Hours, seat=seat, zone=zone, starts=1320, ends=420)
    asked: Counter[int] = Counter()
    hours = 0
    while at.table.running and house.now < BEGINS + 14 * DAY:
        look_in(at, asked)
        house.tick(HOUR)
        hours += 1
        if hours % 6 == 0:
            house.run(house.hall.tidy())
        if hours % 41 == 0:
            house.restart(graceful=hours % 2 == 0)
        house.wall_ahead = HOUR if 100 <= hours < 101 else 0.0
    table = at.table
    with capsys.disabled():
        facts = Counter(type(entry.fact).__name__ for entry in house.store.journal(at.id))
        print(
            f"\nby mail: {(house.now - BEGINS) / DAY:.1f} days, {table.question} questions, "
            f"year {table.g.public.year}, "
            f"asked {dict(sorted(asked.items()))}, {facts['Moved']} answers, {facts['Late']} late"
        )
    assert table.g.over, "the game has come to its end"
    assert max(asked.values()) <= PATIENCE
    assert at.facts(journal.Late) == []
    assert len(at.facts(journal.Compared)) == 1, "the hour in which the wall was wrong has moved nothing"
    assert STEADY > HOUR
