"""The benchmarks measure what they say; the other libraries need not be there."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


def benchmark(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(BENCHMARKS / "playouts.py"), *arguments], capture_output=True, text=True, check=False
    )


def test_a_game_of_goulag_for_seven_is_eight_chances_and_twenty_eight_decisions() -> None:
    run = benchmark("--only", "goulag", "--rounds", "2", "--slice", "0.02", "--json")
    goulag = json.loads(run.stdout)["sides"]["goulag"]
    assert goulag["actions_per_game"] == 7 + 1 + 7 * 4
    assert goulag["decisions_per_game"] == 7 * 4
    assert goulag["decisions_per_second"] == pytest.approx(goulag["actions_per_second"] * 28 / 36)
    assert 0 < goulag["lowest"] <= goulag["actions_per_second"] <= goulag["highest"]
    assert goulag["copy_us"] > 0


def test_without_the_other_libraries_it_says_how_to_get_them(tmp_path: Path) -> None:
    run = benchmark("--peers", str(tmp_path / "python"))
    assert run.returncode != 0
    assert "make bench" in run.stderr
    assert "Traceback" not in run.stderr


@pytest.mark.ci
def test_the_windows_put_in_a_year_of_kremlin_are_printed_for_programs() -> None:
    command = [sys.executable, str(BENCHMARKS / "windows.py"), "--games", "1", "--json"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)  # one game may miss a bar
    figures = json.loads(run.stdout)
    assert set(figures) == {"1988 basic", "1988 advanced", "1986 basic", "1986 full"}
    for preset in figures.values():
        assert 0 < preset["passers"] < preset["careful"] < 40


@pytest.mark.ci
def test_what_thinking_costs_is_printed_for_programs() -> None:
    command = [sys.executable, str(BENCHMARKS / "minds.py"), "--only", "match", "--slices", "3", "--json"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)  # three slices may miss a bar
    figures = json.loads(run.stdout)
    assert [figure["bar"] for figure in figures] == [1.6, 1.6]
    assert all(0.3 < figure["ratio"] < 5 for figure in figures)


@pytest.mark.slow
def test_a_start_is_over_when_every_table_that_was_due_has_acted() -> None:
    command = [sys.executable, "-m", "benchmarks.start", "--tables", "60", "--due", "12", "--json"]
    run = subprocess.run(command, cwd=BENCHMARKS.parent, capture_output=True, text=True, check=True)
    figures = json.loads(run.stdout)
    assert (figures["tables"], figures["due"]) == (60, 12)
    assert 0 < figures["start_cpu"] < 5
    assert 0 < figures["stop_cpu"] < 5
    assert figures["slowest_answer"] < 2


@pytest.mark.ci
def test_two_commits_are_compared_game_by_game() -> None:
    command = [sys.executable, str(BENCHMARKS / "against.py"), "--only", "goulag", "--rounds", "2", "--slice", "0.05"]
    run = subprocess.run([*command, "HEAD"], capture_output=True, text=True, check=False)
    if "not a git repository" in run.stderr:
        pytest.skip("this is not a checkout")
    assert run.returncode == 0, run.stderr
    ratio = float(run.stdout.splitlines()[-1].split()[3])
    assert 0.2 < ratio < 5
    wrong = subprocess.run([*command, "no-such-commit"], capture_output=True, text=True, check=False)
    assert "There is no commit no-such-commit" in wrong.stderr


def live(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(BENCHMARKS / "live.py"), "--games", "1", "--json", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.ci
def test_how_long_a_live_table_waits_after_the_last_answer_is_printed_for_programs() -> None:
    figures = json.loads(live().stdout)  # one game may miss a bar
    assert set(figures) == {"1988 basic", "1988 advanced", "1986 basic", "1986 full"}
    for by_who in figures.values():
        for by_tempo in by_who.values():
            in_step, fixed = by_tempo["in step"], by_tempo["fixed"]
            assert 0.1 < in_step["waited"] < 0.3 < 0.5 < fixed["waited"] < 0.9
            assert 0 < in_step["windows"] < fixed["windows"] / 2
    careful = figures["1988 advanced"]["careful"]["in step"]
    assert figures["1988 advanced"]["passers"]["in step"]["windows"] < careful["windows"] < careful["asked"]


@pytest.mark.ci
def test_if_all_answer_at_once_only_the_floor_is_left_and_the_bar_is_missed() -> None:
    run = live("--within", "0")
    basic = json.loads(run.stdout)["1988 basic"]["passers"]["in step"]
    assert basic["waited"] == 1
    assert basic["windows"] == basic["asked"]
    assert run.returncode == 1
    assert "bars missed: 1988 basic, passers: 100.0 % waited" in run.stderr
