"""The page has Kremlin's printed cards from a file; it is made from the engine's own."""

from __future__ import annotations

import json
from pathlib import Path

from presidium.kremlin.printed.people import PEOPLE
from presidium.table.lexicon import PEOPLE_FILE, people_written

HERE = Path(__file__).parents[2]


def test_the_page_has_the_cards_of_the_engine() -> None:
    """If this fails: `python -m presidium.table.lexicon`."""
    assert (HERE / PEOPLE_FILE).read_text(encoding="utf-8") == people_written()


def test_the_cards_are_all_there() -> None:
    cards = json.loads(people_written())
    assert list(cards) == list(PEOPLE)
    assert cards["A"] == {"age": 80, "strength": "kgb", "weakness": "sport"}
