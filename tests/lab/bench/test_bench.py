"""The benchmark: what is frozen stays as it is, and every figure is what its name says."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from presidium.bots import find
from presidium.cli.command_line import presidium
from presidium.core import Refused, SeatView, seat_view
from presidium.games.goulag import GOULAG
from presidium.games.goulag.moves import Play
from presidium.lab.arena.result import calibration
from presidium.lab.bench import (
    SETTINGS,
    TASKS,
    Setting,
    Task,
    average,
    exploit,
    fingerprint,
    run,
    setting,
    specification,
    task,
)
from presidium.lab.bench.exploiter import Exploiter, coder, load, save
from presidium.lab.bench.inference import believer, brier, figures, hidden, infer, moments, truth
from presidium.lab.bench.mute import Mute, muted
from presidium.lab.bench.strangers import HABITS, Stranger, by_the_seat, from_the_third, iron, mellow
from presidium.lab.bench.table import page
from presidium.text import Words
from tests.cli.bench.endpoint import KEY

GOULAG_5, POLITBURO_5 = setting("goulag-5"), setting("politburo-5")
KREMLIN = setting("kremlin-4-1988")

NAMING = "goulag | cards L D L D L | round 2 | commissar 2 | canal 1 | before 3 4 5"
FROZEN = "918d19c428b1d5c8"
"""Hash of the benchmark, version 1. If this test fails, the benchmark needs a new version: the old figures stay."""
GAMES = {
    "goulag-5": "9ad262afe10a",
    "goulag-7": "cfad09a9cd38",
    "goulag-10": "f64d3d91dfc6",
    "politburo-5": "92807bc4c7ca",
    "politburo-7": "cfcca9174666",
    "kremlin-4-1988": "9c65889fa7bb",
    "kremlin-4-1986": "305385b3a4d0",
}
"""Fingerprints of the frozen games, version 1. They change if the rules or the frozen bots play otherwise."""


def test_the_benchmark_is_frozen() -> None:
    assert sha256(json.dumps(specification(), sort_keys=True).encode()).hexdigest()[:16] == FROZEN


@pytest.mark.parametrize("where", SETTINGS, ids=lambda where: where.name)
def test_the_frozen_bots_play_the_frozen_games(where: Setting) -> None:
    assert fingerprint(where) == GAMES[where.name]


# Playing


def test_the_frozen_bot_gains_nothing_on_itself() -> None:
    for name in ("win", "cooperate", "talk"):
        result = run(task(name), "naive-1", ["goulag-5"], 6)
        (table,) = result["tables"]
        assert table["figures"]["gain"]["value"] == 0
        assert table["deals"] == 6
        assert not result["whole"]
        if name != "talk":
            assert result["score"]["value"] == 0
        else:
            assert table["figures"]["gain_without_statements"]["value"] == 0
            assert result["score"]["value"] == table["figures"]["voice"]["value"]


def test_a_run_is_repeatable_and_can_be_continued(tmp_path: Path) -> None:
    def told(result: dict[str, Any]) -> list[Any]:
        return [
            {name: figure for name, figure in table["figures"].items() if name != "p95_ms"}
            for table in result["tables"]
        ]

    once = run(task("win"), "random", ["goulag-5"], 15)
    run(task("win"), "random", ["goulag-5"], 5, folder=tmp_path)
    played: list[int] = []
    more = run(task("win"), "random", ["goulag-5"], 15, folder=tmp_path, progress=played.append)
    assert told(once) == told(more)
    assert once["score"] == more["score"]
    assert sum(played) == 30
    assert once["tables"][0]["figures"]["gain"]["value"] < 0


def test_a_score_is_the_mean_over_independent_tables() -> None:
    found = average([{"value": 0.1, "ci95": [0.07, 0.14]}, {"value": 0.3, "ci95": [0.26, 0.33]}])
    assert found == {"value": 0.2, "ci95": [0.175, 0.225]}


def test_each_game_takes_the_first_bot_that_plays_it() -> None:
    result = run(task("cooperate"), "naive-1,random", ["goulag-5", "kremlin-4-1988"], 1)
    assert [table["bot"] for table in result["tables"]] == ["naive-1", "random"]
    for wrong in ("nobody", "naive,nobody"):
        with pytest.raises(Refused, match="unknown-bot"):
            run(task("cooperate"), wrong, ["kremlin-4-1988"], 1)
    with pytest.raises(Refused, match="no-bench-table"):
        run(task("cooperate"), "random", ["goulag-7"], 1)


def test_a_muted_bot_answers_as_before_and_has_no_voice() -> None:
    name = muted("fox?level=naive", "goulag")
    bot = find(name, "goulag")
    assert isinstance(bot, Mute)
    assert not hasattr(bot, "speak")
    view = seat_view(
        GOULAG.read_position("goulag | cards L D L D L | round 2 | commissar 2 | canal 1 | before 3 4 5"), 2
    )
    plain = find("naive-1", "goulag")
    assert Mute("naive-1", "goulag").choose(view, Random(3)) == plain.choose(view, Random(3))


# Strangers


def building(round: int, seat: int) -> SeatView[Any]:
    text = f"goulag | cards L D L D L | round {round} | commissar 2 | canal 1 | before 3 4 5 | since name 3 5 watch 1"
    return seat_view(GOULAG.read_position(text), seat)


def test_strangers_keep_their_habits() -> None:
    assert by_the_seat(building(2, 3)) == Play("work")
    naming = seat_view(
        GOULAG.read_position("goulag | cards L D L D L | round 2 | commissar 2 | canal 1 | before 3 4 5"), 2
    )
    nearest = by_the_seat(naming)
    assert GOULAG.notation.print(nearest) == "name 3 4 watch 1"  # type: ignore[arg-type]
    assert nearest in naming.options
    dark = "goulag | cards L L D D L | round 2 | commissar 2 | canal 1 | before 3 4 5 | since name 3 5 watch 1"
    assert by_the_seat(seat_view(GOULAG.read_position(dark), 3)) == Play("strike")
    assert from_the_third(seat_view(GOULAG.read_position(dark), 3)) == Play("work")
    assert from_the_third(naming) is None


def test_strangers_draw_every_habit_and_keep_it() -> None:
    for game, habits in HABITS.items():
        drawn = []
        for number in range(40):
            stranger = Stranger(game)
            rng = Random(number)
            drawn.append(stranger._habit(rng))
            assert stranger._habit(rng) is drawn[-1]
        assert set(drawn) == {None, *habits}
    assert {iron, mellow} == set(HABITS["politburo"])


# Beliefs


def test_a_brier_score_is_half_the_squared_distance() -> None:
    assert brier({"a": 1.0, "b": 0.0}, "a") == 0
    assert brier({"a": 0.0, "b": 1.0}, "a") == 1
    assert brier({"a": 0.5, "b": 0.5}, "a") == 0.25
    assert brier({"b": 1.0}, "a") == 1


@pytest.mark.parametrize("where", [GOULAG_5, POLITBURO_5, pytest.param(KREMLIN, marks=pytest.mark.ci)], ids=str)
def test_beliefs_are_asked_about_what_the_seat_has_not_seen(where: Setting) -> None:
    found = 0
    for deal, g, seat in moments(task("infer"), where, range(1)):
        assert (deal, seat) == (0, 1)
        asked = hidden(seat_view(g, seat))
        for key, prior in asked.items():
            assert sum(prior.values()) == pytest.approx(1)
            assert prior[truth(g, key)] > 0
            assert key not in g.secrets or not seat_view(g, seat).knows(key)
        found += len(asked)
    assert found > 0


def test_who_knows_the_truth_has_the_best_score_and_silence_has_that_of_the_beginning() -> None:
    where, asked = GOULAG_5, task("infer")
    at: list[Any] = []

    def all_knowing(_: SeatView[Any]) -> Any:
        g = at.pop(0)
        return {key: {value: 1.0} for key, value in g.items()}

    at += [{key: truth(g, key) for key in hidden(seat_view(g, seat))} for _, g, seat in moments(asked, where, range(3))]
    best = figures([infer(asked, where, all_knowing, range(3))])
    silent = figures([infer(asked, where, lambda _: {}, range(1)), infer(asked, where, lambda _: {}, range(1, 3))])
    assert best["brier"]["value"] == 0
    assert best["learnt"]["value"] == best["brier_before"]["value"] == silent["brier"]["value"] > 0
    assert silent["learnt"]["value"] == 0
    assert best["asked"] == silent["asked"] == 36
    assert best["calibration"][-1]["was"] == 1
    analyst = figures([infer(asked, where, "analyst", range(3))])
    assert 0 < analyst["learnt"]["value"] < best["learnt"]["value"]


def test_a_bot_without_beliefs_cannot_infer() -> None:
    with pytest.raises(Refused, match="bench-no-beliefs"):
        believer("random", "goulag")


def test_calibration_counts_each_bin() -> None:
    empty = [0.0] * 12
    assert calibration([*empty[:-1], 1.96], [*[0] * 11, 1], [*[0] * 11, 2]) == [
        {"from": 0.97, "to": 1.0, "times": 2, "said": 0.98, "was": 0.5}
    ]


# Learning to exploit


def test_an_exploiter_that_has_learnt_nothing_is_the_bot() -> None:
    view = building(2, 3)
    for seed in range(5):
        assert Exploiter("naive-1", "goulag").choose(view, Random(seed)) == find("naive-1", "goulag").choose(
            view, Random(seed)
        )


def test_a_lesson_changes_the_answer_where_the_gain_is_above_the_margin(tmp_path: Path) -> None:
    view = building(2, 3)
    table = coder(view.rules)
    weights = np.zeros((table.actions, len(table.seen(view))))
    strike = table.number(view, Play("strike"))
    weights[strike, 0] = 0.5
    for margin, card in ((0.4, "strike"), (0.6, "work")):
        save(tmp_path / "lesson.npz", [(weights, margin)])
        assert load(tmp_path / "lesson.npz")[0][1] == margin
        player = Exploiter("naive-1", "goulag", str(tmp_path / "lesson.npz"))
        assert player.choose(view, Random(1)) == Play(card)


@pytest.mark.parametrize("where", [GOULAG_5, POLITBURO_5], ids=str)
def test_every_input_is_a_number_between_minus_one_and_one(where: Setting) -> None:
    table = coder(where.rules)
    for _, g, seat in moments(task("infer"), where, range(1)):
        seen = table.seen(seat_view(g, seat))
        assert np.isfinite(seen).all()
        assert (np.abs(seen) <= 1).all()


def test_regression_finds_what_pays() -> None:
    dice = np.random.default_rng(1)
    rows = [np.array([1.0, *dice.integers(0, 2, 4)]) for _ in range(400)]
    samples = [(at % 2, row, float(0.5 * row[2] if at % 2 else -0.3)) for at, row in enumerate(rows)]
    weights = exploit.fitted(samples, 3)
    for row in rows[:20]:
        gains = weights @ row
        assert gains[0] == pytest.approx(-0.3, abs=0.03)
        assert gains[1] == pytest.approx(0.5 * row[2], abs=0.05)
    assert (weights[2] @ rows[0]) == -1, "an action that was never tried is never chosen"


@pytest.mark.ci
def test_random_play_is_found_out(tmp_path: Path) -> None:
    """It does not play the card of its own side. The player learns to, and its gain is measured on other deals."""
    result = run(task("exploit"), "random", ["goulag-5"], 2000, 12000, folder=tmp_path)
    assert result["tables"][0]["figures"]["exploited"]["ci95"][0] > 0
    assert result["training"] == 12000
    assert not result["whole"]
    assert list(tmp_path.glob("exploiter-goulag-5-*.npz"))


# The commands


def test_the_commands(tmp_path: Path) -> None:
    def asked(*args: str) -> Any:
        return CliRunner().invoke(presidium, ["bench", *args])

    assert json.loads(asked("tasks").output) == specification()
    file = tmp_path / "win.json"
    done = asked(
        "run", "win", "--bot", "random", "--table", "goulag-5", "--games", "4", "--workers", "1", "--to", str(file)
    )
    assert done.exit_code == 0, done.output
    assert "random, win goulag-5: " in done.output
    (result,) = json.loads(file.read_text("utf-8"))
    assert (result["task"], result["tables"][0]["deals"]) == ("win", 4)
    infer_file = tmp_path / "infer.json"
    asked(
        "run",
        "infer",
        "--bot",
        "analyst",
        "--table",
        "goulag-5",
        "--games",
        "2",
        "--workers",
        "1",
        "--to",
        str(infer_file),
    )
    assert asked("table", str(file), str(infer_file), "--to", str(tmp_path / "t.html")).exit_code == 0
    told = (tmp_path / "t.html").read_text("utf-8")
    assert "presidium-bench-1" in told
    assert "partial" in told
    assert "<svg" in told
    (tmp_path / "no.json").write_text("{}", "utf-8")
    assert (
        asked("table", str(tmp_path / "no.json"), "--to", str(tmp_path / "u.html")).exception.why.id
        == "bench-no-result"
    )


def test_the_table_puts_the_best_first_and_escapes_names() -> None:
    def result(bot: str, name: str, value: float) -> dict[str, Any]:
        figure = {"value": value, "ci95": [value - 0.01, value + 0.01]}
        score = {"figure": task(name).figure, **figure}
        table = {"table": "goulag-5", "deals": 5, "figures": {task(name).figure: figure}}
        low = task(name).lower_is_better
        return {
            "task": name, "bot": bot, "whole": True, "score": score, "lower_is_better": low, "tables": [table],
        }  # fmt: skip

    some = [
        result("<b>", "win", 0.1),
        result("better", "win", 0.2),
        result("b", "exploit", 0.3),
        result("a", "exploit", 0),
    ]
    told = page(some, Words("de"))
    assert "&lt;b&gt;" in told
    assert "<b></th>" not in told
    assert told.index(">better<") < told.index("&lt;b&gt;")
    assert told.index(">a<") < told.index(">b<")
    assert KEY not in told
    for each in TASKS:
        assert isinstance(each, Task)
