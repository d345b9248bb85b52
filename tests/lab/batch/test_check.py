"""Goulag and Politburo over arrays do what the engine does, move by move; what they did otherwise would be found."""

from __future__ import annotations

import sys

import pytest

from presidium.games.goulag.game import SEATS
from presidium.lab.batch import Batch, new
from presidium.lab.batch.check import Disagreement, check
from tests.lab.batch.mutants import GOULAG, POLITBURO, Mutant
from tests.lab.batch.thousands import WAYS, hold_against_the_engine

pytestmark = pytest.mark.ci


@pytest.mark.parametrize(
    ("game", "seats", "way"),
    [("goulag", 5, 0), ("goulag", 8, 1), ("politburo", 5, 0)],
)
def test_two_hundred_games_go_as_the_engine_says(game: str, seats: int, way: int) -> None:
    assert check(new(game, seats, **WAYS[game][way]), 200, seed=1, every=6) > 200 * 4 * seats


@pytest.mark.parametrize(("game", "ahead"), [("goulag", 45), ("politburo", 120)])
def test_games_are_loaded_wherever_they_stand(game: str, ahead: int) -> None:
    """Sealed answers lie there in any order; both play on to the same end."""
    assert check(new(game, 9, **WAYS[game][1]), 30, seed=2, ahead=ahead, every=3) > 0


@pytest.mark.slow
@pytest.mark.parametrize("way", [0, 1])
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("game", WAYS)
def test_ten_thousand_games_go_as_the_engine_says(game: str, seats: int, way: int) -> None:
    """Half of them each way."""
    assert hold_against_the_engine((game, seats, way), 5000) > 5000 * 4 * seats


def caught(batch: Batch[object]) -> None:
    """Three hundred games: of sixty one in four has no case of the rarest, whoever is of 5.2 with equal levels."""
    with pytest.raises(Disagreement) as found:
        check(batch, 300, seed=3, every=10)
    assert "presidium record 1" in found.value.record


@pytest.mark.few(1)
@pytest.mark.parametrize("wrong", GOULAG)
def test_a_wrong_rule_of_goulag_is_found(wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    mutate(monkeypatch, GOULAG[wrong])
    caught(new("goulag", 5))


@pytest.mark.few(1)
@pytest.mark.parametrize("wrong", POLITBURO)
def test_a_wrong_rule_of_politburo_is_found(wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    mutate(monkeypatch, POLITBURO[wrong])
    caught(new("politburo", 6))


def mutate(monkeypatch: pytest.MonkeyPatch, mutant: Mutant) -> None:
    """In its module, and wherever it was imported."""
    module, name, change = mutant
    real = getattr(module, name)
    wrong = change(real)
    package = module.__name__.rpartition(".")[0]
    for known in [each for key, each in sys.modules.items() if key.startswith(package)]:
        if getattr(known, name, None) is real:
            monkeypatch.setattr(known, name, wrong)
