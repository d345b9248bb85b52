"""The ladder: a bar is reached only where the whole interval says so, and one for nobody says that."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from presidium.cli.command_line import presidium
from presidium.cli.commands.bars import line
from presidium.core import Refused
from presidium.games.registry import OUR_OWN, find
from presidium.lab.arena import Ledger, hold
from presidium.lab.arena.bars import BARS, Bar, Reached, ladder, reached, verdict
from presidium.lab.arena.contest import Contest
from presidium.lab.arena.measures import points_shown, same_trio, sides_known
from presidium.lab.arena.result import Result
from presidium.lab.statistics.sequential import Test as Sequential
from presidium.lab.training.kremlin import sheets
from presidium.text import Words

FEW = Bar("naive-1", "goulag", 5, "rate", "random", 0.1)


class Broken:
    """Stops the whole run."""

    def choose(self, view: Any, rng: Any) -> Any:
        return 1 // 0


def held(_: Any, asked: Contest, deals: int, test: Sequential | None) -> Result:
    return hold(asked, deals, Ledger(asked, ""), test=test)


def measured(bar: Bar, deals: int = 20) -> Reached:
    return reached(bar, deals, held, {})


@pytest.mark.parametrize(
    ("least", "most", "interval", "came"),
    [
        (0.4, None, (0.41, 0.5), "reached"),
        (0.4, None, (0.39, 0.5), "open"),
        (0.4, None, (0.3, 0.39), "missed"),
        (None, 20, (3, 3), "reached"),
        (None, 20, (21, 21), "missed"),
        (0.6, 0.85, (0.65, 0.8), "reached"),
        (0.6, 0.85, (0.65, 0.9), "open"),
        (0.6, 0.85, (0.86, 0.9), "missed"),
        (None, -0.1, (-0.2, -0.11), "reached"),
        (None, -0.1, (-0.2, 0.0), "open"),
    ],
)
def test_a_bar_is_reached_where_the_whole_interval_is_on_its_side(
    least: float | None, most: float | None, interval: tuple[float, float], came: str
) -> None:
    assert verdict(Bar("a", "goulag", 5, "rate", "b", least, most), interval) == came


def test_each_figure_is_measured_from_games() -> None:
    assert measured(FEW).verdict == "reached"
    assert measured(Bar("random", "goulag", 5, "rate", "naive-1", 0.9)).verdict == "missed"
    weaker = measured(Bar("random", "goulag", 5, "difference", "naive-1", -0.03), 40)
    assert weaker.verdict == "missed"
    assert weaker.value is not None
    assert weaker.value < -0.1
    same = measured(Bar("naive-1", "goulag", 5, "ratio", "naive-1", 0.6, 0.85))
    assert (same.value, same.deals) == (1.0, 20)
    fast = measured(Bar("random", "goulag", 5, "p95", "random", most=1000))
    assert (fast.verdict, fast.interval) == ("reached", None)
    assert measured(Bar("naive-1", "goulag", 5, "sprt", "random"), 400).verdict == "reached"
    assert measured(Bar("random", "goulag", 5, "sprt", "naive-1"), 400).verdict == "missed"
    than = measured(Bar("random", "goulag", 5, "difference", "random", than="naive-1"), 40)
    assert than.value is not None
    assert than.value != 0


def test_who_is_not_there_is_said() -> None:
    nobody = measured(Bar("genius", "goulag", 5, "rate", "naive-1", 0.8))
    assert nobody.verdict == "nobody"
    assert nobody.why is not None
    assert nobody.why.id == "unknown-bot"


@pytest.mark.slow
def test_who_knows_a_master_by_heart_sits_in_its_seat() -> None:
    came = measured(Bar("master?talk=0", "goulag", 5, "best-response", "master?talk=0", most=0.03), 2)
    assert came.interval is not None
    assert came.json()["than"] == "master?talk=0"


@pytest.mark.slow
def test_the_best_sheet_of_the_pool_is_found_by_games_that_are_counted_anew() -> None:
    came = measured(Bar("careful", "kremlin", 4, "pool-of-sheets", "careful", most=0.08, edition="1988 basic"), 2)
    assert came.interval is not None
    assert came.value is not None
    assert came.interval[0] <= came.value <= came.interval[1]


@pytest.mark.slow
def test_a_plan_that_writes_nothing_useful_gains_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pool is held against the mixture: who puts all his points on those who promise least loses."""
    worst = (0,) * 6 + tuple(range(1, 11))
    monkeypatch.setattr(sheets, "pool", lambda _: [worst])
    gained, _ = sheets.gain(4, {"preset": "1988 basic"}, seed=1, games=72)
    assert gained < 0


def test_bars_that_ask_for_the_same_games_share_them() -> None:
    played: dict[tuple[Any, ...], Result] = {}
    for figure in ("rate", "p95", "ratio", "difference"):
        reached(Bar("random", "goulag", 5, figure, "naive-1", 0.1), 5, held, played)
    assert len(played) == 1


def test_the_measures_tell_the_frozen_bots_as_they_were_found() -> None:
    """They never bluff, repeat a trio, and show their points early: what their successors have to mend."""
    known, (low, high) = sides_known("naive-1", 5, {}, 30)
    assert low < known < high
    assert known > 0.8
    again, _ = same_trio("naive-1", 5, {}, 30)
    assert 0.6 < again < 0.95
    _, (low, high) = same_trio("naive-1", 5, {}, 2)
    assert high - low > 0.3  # two games prove next to nothing
    shown, _ = points_shown("careful-1", 4, {"preset": "1988 basic"}, 8)
    assert 15 < shown < 30


def test_every_bar_is_of_a_game_that_is_played_so() -> None:
    assert {bar.game for bar in BARS} == {game.name for game in OUR_OWN}
    for bar in BARS:
        assert find(bar.game).rules(bar.players, bar.options)
        assert bar.least is not None or bar.most is not None or bar.figure == "sprt"
    assert {bar.bot.partition("?")[0] for bar in BARS} == {"recruit", "naive", "careful", "analyst", "master"}


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_every_bar_has_its_line(lang: str) -> None:
    words = Words(lang)
    for bar in BARS:
        text = line(Reached(bar, "missed", 0.5, (0.4, 0.6), 100), words)
        assert bar.figure not in text
        assert "arena" not in text
        assert words("arena-came", verdict="missed") in text
        assert line(Reached(bar, "nobody"), words).endswith(words("arena-came", verdict="nobody"))


def test_the_command_measures_a_game_and_answers_programs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr("presidium.lab.arena.bars.BARS", (FEW, Bar("genius", "kremlin", 4, "rate", "random", 1)))
    run = CliRunner().invoke(presidium, ["arena", "goulag", "--bars", "--short", "--workers", "1", "--json"])
    (row,) = json.loads(run.stdout)
    assert (row["bot"], row["deals"]) == ("naive-1", 5)
    assert row["verdict"] == verdict(FEW, tuple(row["ci95"]))
    assert row["ci95"][0] < row["value"] < row["ci95"][1]
    run = CliRunner().invoke(presidium, ["arena", "--bars", "--short", "--workers", "1", "--lang", "en"])
    first, second, third = run.stdout.splitlines()
    assert first.startswith("naive-1, Goulag with 5, among random: wins ≥")
    assert first.endswith(Words("en")("arena-came", verdict=row["verdict"]))
    assert second.endswith("there is no such bot yet")
    assert third == Words("en")("arena-short")
    assert not list(tmp_path.rglob("*.jsonl"))


def test_a_part_of_the_ladder_may_be_asked_for_and_with_fewer_games(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    settled = Bar("random?", "goulag", 5, "rate", "random", 0.9)
    monkeypatch.setattr("presidium.lab.arena.bars.BARS", (FEW, settled))
    assert [(row.bar, row.deals) for row in ladder(held, bots=["naive-1"], most=4)] == [(FEW, 4)]
    assert [row.bar for row in ladder(held, bots=["random"], most=2)] == [settled]
    with pytest.raises(Refused, match="unknown-bot"):
        list(ladder(held, bots=["genius"]))
    run = CliRunner().invoke(
        presidium, ["arena", "--bars", "--bots", "naive-1", "--games", "3", "--workers", "1", "--json"]
    )
    assert [(row["bot"], row["deals"]) for row in json.loads(run.stdout)] == [("naive-1", 3)]


def test_a_ladder_that_is_killed_goes_on_where_it_was(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    broken = Bar("tests.lab.arena.test_bars:Broken", "goulag", 5, "rate", "random", 0.1)
    monkeypatch.setattr("presidium.lab.arena.bars.BARS", (FEW, broken))
    command = ["arena", "goulag", "--bars", "--short", "--workers", "1"]
    assert isinstance(CliRunner().invoke(presidium, command).exception, ZeroDivisionError)
    played = {file: file.read_text() for file in tmp_path.rglob("*.jsonl")}
    assert max(text.count("\n") for text in played.values()) == 1 + 2
    CliRunner().invoke(presidium, command)
    assert {file: file.read_text() for file in tmp_path.rglob("*.jsonl")} == played


def test_without_a_game_or_bars_there_is_nothing_to_measure() -> None:
    run = CliRunner().invoke(presidium, ["arena"])
    assert run.exit_code == 2
    assert not isinstance(run.exception, Refused)
    assert [row.bar.game for row in ladder(held, True, "nothing")] == []
