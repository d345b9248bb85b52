"""Whole games by hand: all three with the mouse, and with the keyboard alone."""

from __future__ import annotations

import pytest

from tests.page.conftest import Visit
from tests.page.hands import by_hand
from tests.page.person import Person, Typist
from tests.page.play import play

pytestmark = pytest.mark.slow
GAMES = [
    pytest.param("goulag", 6, {"own_card": "blind"}, id="goulag"),
    pytest.param("politburo", 6, {"track": "open"}, id="politburo"),
    pytest.param("kremlin", 3, {"preset": "1988 advanced"}, id="kremlin-1988"),
    pytest.param("kremlin", 4, {"preset": "1986 full"}, id="kremlin-1986"),
]


def sit_down(ann: Person, game: str, seats: int, options: dict[str, str]) -> Person:
    table = ann.called("Ann").makes(game, seats, options=options, pace="solo", bots=["random"] * (seats - 1))
    ann.does(table, "start")
    return ann.goes(f"/t/{table}")


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_by_mouse(visit: Visit, game: str, seats: int, options: dict[str, str]) -> None:
    ann = sit_down(visit(), game, seats, options)
    play(ann, answer=by_hand)
    assert ann.status == "over"


@pytest.mark.parametrize(("game", "seats", "options"), GAMES[:2])
def test_by_keyboard(visit: Visit, game: str, seats: int, options: dict[str, str]) -> None:
    ann = sit_down(visit(who=Typist), game, seats, options)
    play(ann, answer=by_hand)
    assert ann.status == "over"


def test_kremlin_by_keyboard(visit: Visit) -> None:
    """A good way into it: the sheet, windows, declarations, whatever is asked."""
    ann = sit_down(visit(who=Typist), "kremlin", 3, {"preset": "1988 advanced"})
    play(ann, answer=by_hand, answers=60)
    assert {"sheet", "pass", "declare"} <= {answer.split()[0] for answer in ann.said}
