"""Golden playthroughs: what everybody sees, move by move, as it was when somebody last looked it over.

`PRESIDIUM_GOLDEN=write pytest tests/golden` writes them anew; read the difference before you keep it.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from presidium.games import GAMES
from presidium.kremlin import KREMLIN
from tests.contract.tables import TABLES, Table
from tests.golden.playthrough import playthrough

HERE = Path(__file__).parent
PRESETS = {"1986": "1986 basic", "1988": "1988 basic", "1986-full": "1986 full", "1988-advanced": "1988 advanced"}
EDITIONS = {KREMLIN.rules(3, {"preset": preset}).chosen: name for name, preset in PRESETS.items()}
SHORTEST = [table for table in TABLES if table.seats == table.game.seats[0] and not table.long]
SHORTEST += [Table(KREMLIN, 3, chosen) for chosen in EDITIONS]
SEEDS = {"goulag": 1, "politburo": 3847, "kremlin": 1}
EVENTFUL = {"kremlin-1986-full-3": 2, "kremlin-1988-advanced-3": 6}
"""Seeds of games in which cards are played, and one is given, before the playthrough breaks off."""

SAID = {
    "goulag": {6: [(2, "claim 1 loyal passed")], 12: [(1, "ask 3 about 2"), (3, "claim 2 disloyal passed")]},
    "politburo": {7: [(2, "want finance down"), (4, "pact 2")], 30: [(1, "deviant 3")]},
    "kremlin": {},
}


def golden(table: Table) -> Path:
    """Of a long game there is one for each preset."""
    name = f"{table.game.name}-{EDITIONS[table.chosen]}-{table.seats}" if table.long else str(table)
    return HERE / f"{name}.txt"


@pytest.mark.parametrize("table", SHORTEST, ids=lambda table: golden(table).stem)
def test_everybody_sees_what_he_saw(table: Table) -> None:
    name = table.game.name
    text = playthrough(table, EVENTFUL.get(golden(table).stem, SEEDS[name]), dict(SAID[name]))
    if os.environ.get("PRESIDIUM_GOLDEN") == "write":
        golden(table).write_text(text, encoding="utf-8")
    assert golden(table).read_text(encoding="utf-8") == text
    assert text.count("\n") < 400


def test_every_game_with_every_option_has_a_playthrough_and_no_other() -> None:
    assert {table.game.name for table in SHORTEST} == set(SEEDS) == set(GAMES)
    assert {path.name for path in HERE.glob("*.txt")} == {golden(table).name for table in SHORTEST}
