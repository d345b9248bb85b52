"""A window lasts longer when there was something to tell: by what everybody was told, and by nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.cards.events import Held
from presidium.games.kremlin.content.telling import telling
from presidium.games.kremlin.events import Died, Judged, Placed, Rolled, Waved
from presidium.server.base.tempo import GRACE, TELLING, is_window, seconds
from presidium.server.domain.table import Table
from tests.games.kremlin.drawn import acts, alike, drawn
from tests.server.house import At, House
from tests.server.positions import SHEETS, laid


def rolled(house: House, **parts: object) -> At:
    """B purges C, and the die lies on the table: there are cards, so the window on it is put."""
    at = house.table("kremlin", people=4, seats=4, options={"preset": "1988 advanced"}, **parts)
    position = f"edition 1988 | intrigue on | phase 2 | {SHEETS} | declared B stalinists 3"
    at.lay(acts(drawn(position), "B", "purge C"))
    at.until(lambda table: bool(at.told(Rolled)) and not table.rests)
    return at


def a_year(at: At, look: Callable[[Table], None]) -> None:
    """Everybody passes what can be passed, until the parade is over and the next year has begun."""
    asked = -1

    def over(table: Table) -> bool:
        nonlocal asked
        if table.question != asked and table.running:
            look(table)
        asked = table.question
        return table.over or table.g.public.year > 2

    at.until(over)


def test_what_weighs_much_and_what_nothing() -> None:
    patient, victim = (Rolled(why, "A", 7, 0, 12) for why in ("health", "purge"))
    weights = [telling(event) for event in (Waved("A", "no"), Judged("A", "guilty"), Died("A"), patient, victim)]
    assert weights == [5, 4, 2, 1.5, 4]
    assert telling(Placed("A", "chief")) == telling(Held(1, "I.1")) == 0


@pytest.mark.parametrize("poker_face", [False, True])
def test_each_window_lasts_longer_by_what_was_told_since_the_last_question(house: House, poker_face: bool) -> None:
    at = laid(house, "year 2 | phase 2", pace="live", poker_face=poker_face, bot="careful")
    told, longer = len(at.table.g.log), list[float]()

    def look(table: Table) -> None:
        nonlocal told
        if not is_window(table.g):
            return
        weight = sum(map(telling, table.g.log.heard_by(None)[told:]))
        assert table.telling <= min(weight, TELLING)  # an open decision in between has taken its time
        assert table.deadline() == table.asked_at + seconds(table.tempo, table.g) + table.telling
        told = len(table.g.log.heard_by(None))
        longer.append(table.telling)

    a_year(at, look)
    assert 0 in longer
    assert TELLING in longer  # all the health of the Politburo


def test_time_that_has_passed_meanwhile_is_not_given_again(house: House) -> None:
    at = house.table("kremlin", people=4, seats=4, pace="live")
    table = at.lay(drawn(f"edition 1988 | phase 2 | {alike()} | declared B stalinists 3")).table
    table.telling = 10.0
    deadline = table.deadline()
    assert deadline == house.now + 4 + 10
    house.tick(14 + GRACE)
    assert at.table.question > table.question
    assert at.table.telling == 0
    table = at.table
    table.telling = 10.0
    (seat,) = table.asked()
    assert table.deadline() == house.now + 60  # a decision has time enough
    house.tick(7.0)
    at.answer(seat, "pass")
    assert is_window(at.table.g)
    assert at.table.telling == pytest.approx(3.0)


def test_it_survives_a_restart(house: House) -> None:
    at = rolled(house, pace="live")
    deadline, longer = at.table.deadline(), at.table.telling
    assert longer >= 4
    house.restart(graceful=True)
    assert (at.table.deadline(), at.table.telling) == (deadline, longer)


def test_what_is_whispered_has_no_weight(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards are dealt in secret: everybody hears that one was, and one alone which it is."""
    alike = replace(KREMLIN, telling=lambda _: 0.001)
    monkeypatch.setattr("presidium.server.domain.reducer.find", lambda _: alike)
    table = house.table("kremlin", people=4, seats=4, options={"preset": "1988 advanced"}, pace="live").table
    assert any(isinstance(event, Held) for event in table.g.log.everything())
    assert not any(isinstance(event, Held) for event in table.g.log.heard_by(None))
    assert table.telling == pytest.approx(0.001 * len(table.g.log.heard_by(None)))


def test_a_table_without_a_clock_waits_no_longer(house: House) -> None:
    at = laid(house, "year 2 | phase 2", pace="untimed", deadline=86400.0)
    at.table.telling = 5.0
    assert at.table.deadline() == house.now + 86400
