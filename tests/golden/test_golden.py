"""Golden playthroughs: what everybody sees, move by move, as it was when somebody last looked it over.

`PRESIDIUM_GOLDEN=write pytest tests/golden` writes them anew; read the difference before you keep it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from presidium.core import Game
from presidium.games import GAMES
from tests.contract.laws import folder
from tests.contract.sittings import Sitting, sittings
from tests.golden.playthrough import playthrough


def name_of(game: Game, sitting: Sitting) -> Iterator[str]:
    """What is as by default goes unsaid, so that a new option renames nothing."""
    yield from (game.name, str(sitting.seats))
    yield from (f"{name}_{choice}" for name, choice in game.named(sitting.new().rules).items())


def shortest(game: Game) -> dict[Path, Sitting]:
    """Each choice for as few as the game allows, by the file that shows it; of a long game its presets."""
    few = game.seats[0]
    named = {"-".join(name_of(game, sitting)): sitting for sitting in sittings(game) if sitting.seats == few}
    presets = next((option.values for option in game.options if option.name == "preset"), ())
    if presets:
        chosen = {preset: game.rules(few, {"preset": preset}).chosen for preset in presets}
        named = {
            f"{game.name}-{preset.replace(' ', '-')}-{few}": Sitting(game, few, chosen[preset]) for preset in chosen
        }
    return {folder(game) / "golden" / f"{name}.txt": sitting for name, sitting in named.items()}


WRITE: Final = "`PRESIDIUM_GOLDEN=write pytest tests/golden` writes the golden games again; read what has changed"


PLAYTHROUGHS = {path: sitting for game in GAMES.values() for path, sitting in shortest(game).items()}


@pytest.mark.parametrize(("path", "sitting"), PLAYTHROUGHS.items(), ids=[path.stem for path in PLAYTHROUGHS])
def test_everybody_sees_what_he_saw(path: Path, sitting: Sitting) -> None:
    laws = sitting.laws
    text = playthrough(sitting, laws.seeds.get(path.stem, laws.seed), dict(laws.said))
    if os.environ.get("PRESIDIUM_GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.exists(), f"there is no {path.name}: {WRITE}"
    assert path.read_text(encoding="utf-8") == text, WRITE
    assert text.count("\n") < 400


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_with_every_option_has_a_playthrough_and_no_other(game: Game) -> None:
    assert set((folder(game) / "golden").glob("*.txt")) == set(shortest(game)), WRITE
