"""Kremlin 13.2 at a table: a quiet window is put to nobody, at any pace; standing orders and bots answer there."""

from __future__ import annotations

from typing import get_args

import pytest

from presidium.server.base.tempo import Pace, Tempo, seconds
from presidium.server.domain.autoplay import wakes_at
from presidium.server.protocol import commands
from tests.games.kremlin.drawn import drawn, volley
from tests.rules import rule
from tests.server.house import At, House
from tests.server.positions import SHEETS

LAPSING = f"edition 1988 | phase 6 | sport - | candidates I J K L | {SHEETS}"
"""Nobody controls anybody, and everybody could fill a place."""

every_pace = pytest.mark.parametrize("pace", ["live", "untimed", "solo"])


def lapses(house: House, pace: str) -> At:
    """The window that opens the phase; after it right upon right lapses."""
    at = house.table("kremlin", people=1 if pace == "solo" else 2, seats=4, pace=pace, bot="careful")
    at.do("Ann", commands.AskMe, seat=1, when="every")
    return at.lay(drawn(LAPSING))


def let_be(house: House, at: At) -> None:
    """Everybody lets the window pass that stands."""
    for seat in at.table.asked():
        if at.table.seats[seat].by_hand:
            at.answer(seat, "pass")
    question = at.table.question
    while at.table.tempo.pace == "live" and at.table.question == question:
        closes = wakes_at(at.table)
        assert closes is not None
        house.tick(closes - house.now)


@rule("kremlin 13.2")
@every_pace
def test_a_quiet_window_is_put_to_nobody(house: House, pace: str) -> None:
    at = lapses(house, pace)
    ear, question = at.listen("Ann", 1), at.table.question
    let_be(house, at)
    assert at.table.question > question + 4
    public = at.table.g.public
    assert (public.year, public.phase, at.asks_window) == (2, 2, True)  # nobody could take the Chief who waved
    asked = [update["question"]["id"] for update in ear.heard if update.get("question")]
    assert set(asked) <= {question, at.table.question}


@rule("kremlin 13.2", "kremlin 13.4")
@every_pace
def test_a_standing_order_takes_in_a_quiet_window_whom_a_lapse_would_lose(house: House, pace: str) -> None:
    at = lapses(house, pace)
    at.do("Ann", commands.Order, seat=1, orders=("seize E 5 when lapse",))
    let_be(house, at)
    assert at.table.g.public.control == {"E": 1}
    assert at.table.asked() == (1,)
    at.answer(1, "pass")
    assert at.asks_window  # what she announces is put to everybody


@rule("kremlin 13.2", "kremlin 13.5")
@pytest.mark.parametrize("pace", get_args(Pace))
def test_a_quiet_window_takes_no_time(pace: Pace) -> None:
    g = volley(volley(drawn(LAPSING)))
    assert seconds(Tempo(pace), g) == 0
