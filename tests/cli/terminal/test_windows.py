"""Windows of Kremlin in the terminal: quiet ones ask nobody, and one's own can be answered with the announcement."""

from __future__ import annotations

from typing import Any

import pytest

from presidium.cli.commands.play import Sitting
from presidium.cli.terminal.screen import Screen
from presidium.core import CHANCE, Record, State
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.state import FACTIONS
from presidium.text import Words
from tests.games.kremlin.drawn import alike, drawn, quiet, volley, window
from tests.rules import rule
from tests.server.positions import NOBODIES, SHEETS

PURGING = f"edition 1988 | phase 2 | {alike(4, **dict.fromkeys(FACTIONS[1:4], NOBODIES))} | declared B stalinists 3"
LAPSING = f"edition 1988 | phase 6 | sport - | candidates I J K L | {SHEETS}"


def sitting(g: State[Any], monkeypatch: pytest.MonkeyPatch, *lines: str) -> Sitting:
    """Seat 1 in the terminal, who types these lines and no more."""
    at = Sitting.new(Screen(Words("en"), plain=True), KREMLIN, Record.of(KREMLIN, KREMLIN.new(4)), 1, ["careful"], "1")
    typed = iter(lines)
    monkeypatch.setattr(at, "_line", lambda _="": next(typed))
    at.state = g
    return at


@rule("kremlin 13.2")
def test_in_a_quiet_window_nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    g = volley(volley(drawn(LAPSING)))  # nobody reacts to the first right that lapses
    at, phase = sitting(g, monkeypatch), g.public.phase
    while window(g) and g.public.phase == phase:
        at._turn()
    assert g.public.phase != phase


@rule("kremlin 13.2", "kremlin 13.4")
def test_a_standing_order_takes_whom_a_lapse_would_lose(monkeypatch: pytest.MonkeyPatch) -> None:
    g = volley(volley(drawn(LAPSING)))  # nobody reacts to the first right that lapses
    at = sitting(g, monkeypatch)
    at.aid.take_up(("seize E 5 when lapse",))
    while window(g):
        at._turn()
    assert g.public.control == {"E": 1}
    assert g.asked() == (1,)


@rule("kremlin 13.4")
def test_the_window_on_ones_own_announcement_can_be_answered_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    g = quiet(drawn(PURGING))
    at = sitting(g, monkeypatch, "purge C then pass")
    at._turn()
    assert window(g)
    at._turn()
    assert g.asked() == (CHANCE,)
