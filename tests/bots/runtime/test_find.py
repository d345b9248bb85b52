"""Our own bots by name, those of others by where they are; and one reason where there is none."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from presidium.bots import BotError, comrades, find, names, play_out
from presidium.bots.goulag import Naive
from presidium.bots.runtime.at_random import AtRandom
from presidium.core import Refused, refusal
from presidium.games import GAMES

ROOT = Path(__file__).parents[3]


def why(name: str, game: str = "goulag") -> str:
    with pytest.raises(Refused) as refused:
        find(name, game)
    return str(refused.value.why)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_random_bot_and_finds_all_it_names(game: str) -> None:
    assert "random" in names(game)
    assert [hasattr(find(name, game), "choose") for name in names(game)] == [True] * len(names(game))


@pytest.mark.parametrize("game", ["goulag", "politburo", "kremlin"])
def test_the_ladder_goes_from_the_weakest_to_the_best(game: str) -> None:
    usual = "careful" if game == "kremlin" else "naive"
    assert names(game)[:6] == ("random", "mild", "recruit", usual, "analyst", "master")


def test_each_game_has_a_naive_bot_of_its_own() -> None:
    assert isinstance(find("naive", "goulag"), Naive)
    assert not isinstance(find("naive", "politburo"), Naive)
    assert isinstance(find("random", "a game not yet invented"), AtRandom)


def test_a_new_bot_is_made_each_time() -> None:
    assert find("naive", "goulag") is not find("naive", "goulag")


def test_an_unknown_name_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(Refused) as refused:
        find("clever", "goulag")
    known = ", ".join((*names("goulag"), *comrades("goulag"), "naive-1", "trained", "net"))
    assert refused.value.why == refusal("unknown-bot", bot="clever", game="goulag", known=known)


def test_a_bot_in_a_file() -> None:
    name = f"{ROOT / 'examples' / 'stubborn.py'}:Stubborn"
    assert type(find(name, "goulag")).__name__ == "Stubborn"
    assert type(find(name, "goulag")) is type(find(name, "politburo"))


@pytest.mark.parametrize(
    ("game", "bot"), [("goulag", "Striker?zeal=0.9"), ("politburo", "Sitter"), ("kremlin", "Watcher")]
)
def test_a_bot_written_from_the_docs_alone_plays(game: str, bot: str) -> None:
    g = GAMES[game].new(5)
    bots = {seat: find(f"tests.bots.from_the_docs:{bot}", game) for seat in g.rules.players}
    play_out(g, bots, Random(1), {seat: Random(seat) for seat in bots})
    assert g.over


def test_a_bot_in_a_module() -> None:
    assert isinstance(find("presidium.bots.goulag:Naive", "goulag"), Naive)


def test_a_bot_may_be_a_dataclass(tmp_path: Path) -> None:
    file = tmp_path / "kept.py"
    file.write_text(
        "from __future__ import annotations\nfrom dataclasses import dataclass\n\n"
        "@dataclass\nclass Kept:\n    asked: int = 0\n    def choose(self, view, rng):\n        pass\n"
    )
    assert find(f"{file}:Kept", "goulag").asked == 0  # type: ignore[attr-defined]


def test_a_bot_may_be_told_something_beforehand(tmp_path: Path) -> None:
    file = tmp_path / "deep.py"
    file.write_text(
        "class Deep:\n    def __init__(self, worlds: int = 5, zeal: float = 0.5, mood: str = ''):\n"
        "        self.told = (worlds, zeal, mood)\n    def choose(self, view, rng):\n        pass\n"
    )
    name = f"{file}:Deep"
    assert find(f"{name}?worlds=60&zeal=0.25&mood=grim", "goulag").told == (60, 0.25, "grim")  # type: ignore[attr-defined]
    assert find(name, "goulag").told == (5, 0.5, "")  # type: ignore[attr-defined]
    assert "fault=no-setting detail=depth" in why(f"{name}?depth=3")
    assert "fault=bad-setting detail=worlds=many" in why(f"{name}?worlds=many")


def test_a_file_that_is_not_there() -> None:
    assert why("bots/nowhere.py:Bot") == "bad-bot bot=bots/nowhere.py:Bot fault=no-file detail=bots/nowhere.py"


@pytest.mark.parametrize("module", ["nowhere", "nowhere.inside", "presidium.nowhere"])
def test_a_module_that_is_not_there(module: str) -> None:
    assert why(f"{module}:Bot") == f"bad-bot bot={module}:Bot fault=no-module detail={module}"


def test_a_class_that_is_not_there() -> None:
    assert "fault=no-class detail=Clever" in why("presidium.bots.goulag:Clever")


def test_something_that_cannot_choose() -> None:
    assert "fault=no-choose detail=dict" in why("builtins:dict")


def test_something_that_cannot_be_made() -> None:
    assert "fault=broken detail=TypeError" in why("presidium.core:Refusal")


def test_a_file_that_breaks(tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text("import a_package_nobody_has\n")
    assert "fault=broken detail=ModuleNotFoundError: No module named 'a_package_nobody_has'" in why(f"{file}:Bot")
    file.write_text("def choose(:\n")
    assert "fault=broken detail=SyntaxError" in why(f"{file}:Bot")


def test_a_bot_error_is_a_refusal() -> None:
    assert issubclass(BotError, Refused)
