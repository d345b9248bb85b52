"""What the page knows of the program is what the program is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from presidium.games.kremlin.printed.people import PEOPLE
from tools.made import MADE, ROOT


@pytest.mark.parametrize("file", MADE, ids=str)
def test_it_is_up_to_date(file: Path) -> None:
    """If this fails: `make made`, and commit what it has written."""
    assert (ROOT / file).read_text(encoding="utf-8") == MADE[file]()


def test_nothing_that_is_made_is_left_over() -> None:
    """A file that says it is made, and that nothing makes any more, would never change again."""
    said = {file for file in (ROOT / "web" / "src").rglob("*.ts") if "Made by" in file.read_text(encoding="utf-8")[:20]}
    assert said == {ROOT / file for file in MADE if file.suffix == ".ts"}


def test_the_cards_are_all_there() -> None:
    cards = json.loads((ROOT / "web/src/games/kremlin/people.json").read_text(encoding="utf-8"))
    assert list(cards) == list(PEOPLE)
    assert cards["A"] == {"age": 80, "strength": "kgb", "weakness": "sport"}
