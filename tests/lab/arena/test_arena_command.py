"""`presidium arena` as people and programs call it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from presidium.cli.command_line import presidium
from presidium.core import Refused


def invoke(*arguments: str) -> Any:
    return CliRunner().invoke(presidium, ["arena", *arguments])


def test_a_bot_that_has_to_is_prepared_before_the_first_game(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(
        "from pathlib import Path\n"
        "class Bot:\n"
        "    def choose(self, view, rng):\n"
        f"        assert Path({str(tmp_path)!r}, 'goulag 5').exists()\n"
        "        return view.options.sample(rng)\n"
        "    def prepare(self, rules):\n"
        f"        Path({str(tmp_path)!r}, f'{{rules.game}} {{rules.seats}}').touch()\n"
    )
    run = invoke("goulag", "--bots", f"{bot}:Bot,random", "--games", "2", "--workers", "1", "--json")
    assert [arm["refusals"] for arm in json.loads(run.stdout)["arms"]] == [0, 0, 0, 0]


def test_who_cannot_play_as_well_as_he_could_is_named_once(tmp_path: Path) -> None:
    """And his games are not mixed with those of one who can."""
    bot, games, abacus = (tmp_path / name for name in ("bot.py", "games", "abacus"))
    bot.write_text(
        "from pathlib import Path\n"
        "from presidium.core import refusal\n"
        "class Bot:\n"
        "    def choose(self, view, rng):\n"
        "        return view.options.sample(rng)\n"
        "    def prepare(self, rules):\n"
        f"        there = Path({str(abacus)!r}).exists()\n"
        "        return None if there else refusal('not-installed', package='abacus', extra='sums')\n"
    )
    asked = ("goulag", "--bots", f"{bot}:Bot,random", "--games", "2", "--workers", "1", "--jobs", str(games))
    assert invoke(*asked).stderr.count("plays less well here than it could. This needs abacus") == 1
    abacus.touch()
    assert isinstance(invoke(*asked).exception, Refused)
    games.unlink()
    assert "abacus" not in invoke(*asked).stderr


def test_the_command_for_programs() -> None:
    run = invoke("goulag", "--bots", "naive,random", "--games", "10", "--workers", "1", "--json")
    found = json.loads(run.stdout)
    assert [(arm["bot"], arm["among"], arm["games"]) for arm in found["arms"]] == [
        ("naive", "random", 10),
        ("random", "random", 10),
        ("random", "naive", 10),
        ("naive", "naive", 10),
    ]


@pytest.mark.parametrize(("lang", "says"), [("en", "No single number ranks"), ("fr", "Aucun nombre ne classe")])
def test_the_command_for_people(lang: str, says: str) -> None:
    run = invoke("goulag", "--bots", "naive,random", "--sprt", "--games", "10", "--workers", "1", "--lang", lang)
    assert run.exit_code == 0, run.output
    assert says in run.stdout
    assert "10 d" in run.stdout


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("goulag", "--bots", "a,b"), "unknown-bot"),
        (("goulag", "--bots", "random", "--sprt"), "two-bots"),
        (("chess",), "unknown-game"),
        (("goulag", "--players", "4"), "wrong-players"),
    ],
)
def test_what_cannot_be_measured_is_refused(arguments: tuple[str, ...], why: str) -> None:
    error = invoke(*arguments).exception
    assert isinstance(error, Refused)
    assert error.why.id == why


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    yield
    assert not list((tmp_path / "cache").rglob("*.jsonl")), "a contest that is finished leaves nothing"
