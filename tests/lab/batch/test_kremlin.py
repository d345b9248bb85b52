"""Kremlin in batches plays by the engine's rules: every game is played in both, and compared move by move."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from random import Random
from typing import Any

import pytest

pytest.importorskip("numba")

from presidium.core import Refused
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.actions import Write
from presidium.games.kremlin.printed.people import INDEX
from presidium.lab.batch import new, places
from presidium.lab.batch.check import check
from presidium.lab.batch.kremlin import kernel, np, numbers, seeds, words
from presidium.lab.environments.actions.kremlin import actions

pytestmark = pytest.mark.ci

PRESETS = ("1988 basic", "1986 basic")
SIZES = (3, 4, 5, 6)
VARIANTS = (
    {"edition": "1988", "strengths": "on", "growth": "on", "influence_nestor": "on", "purge_limit": "none"},
    {"edition": "1986", "strengths": "on", "growth": "on", "president": "on", "joint_win": "on"},
)


@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("preset", PRESETS)
def test_fifty_games_of_each_size_are_the_engines(preset: str, players: int) -> None:
    """Two hundred of each preset."""
    assert check(new("kremlin", players, preset=preset), 50, seed=players, every=100) > 50 * 200


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("preset", PRESETS)
def test_ten_thousand_games_of_each_size_are_the_engines(preset: str, players: int, part: int) -> None:
    """In parts, so that they can be shared out."""
    assert check(new("kremlin", players, preset=preset), 500, seed=1000 + part, every=100) > 500 * 200


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant["edition"])
def test_options_are_the_engines(variant: dict[str, str]) -> None:
    """Strengths, growth and the rest, without cards."""
    assert check(new("kremlin", 4, **variant), 8, seed=1, every=5) > 8 * 200


@pytest.mark.parametrize("preset", PRESETS)
def test_what_the_engine_has_begun_is_loaded_and_played_on(preset: str) -> None:
    """Wherever it stands: within a window, a trial, an election, between two dice."""
    assert check(new("kremlin", 5, preset=preset), 30, seed=2, ahead=500, every=100) > 30 * 20


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant["edition"])
def test_numbers_are_those_of_the_list_that_other_programs_use(variant: dict[str, str]) -> None:
    """`research.actions` has cards and tie breakers besides, and a list of its own for chance."""
    g, rng = KREMLIN.new(4, **variant), Random(1)
    listed, compared = actions(g.rules), 0
    while not g.over:
        seat = rng.choice(g.waiting_for())
        options: Any = g.options(seat)
        answer = options.sample(rng)
        if isinstance(answer, Write):
            assert listed.spell(seat, answer, g.public) == tuple(numbers.PICK + INDEX[who] for who in answer.sheet)
        elif seat:
            for option in options:
                assert listed.number(seat, option, g.public) == words.number(option, g.public, seat), option
                compared += 1
        g.apply(seat, answer)
    assert compared > 1000


@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_drawn_without_being_listed_is_what_the_list_says(preset: str) -> None:
    """Random games count the answers in a window, and go by the same list as the mask."""
    batch, many = new("kremlin", 4, preset=preset), np.arange(20)
    dice, listed, drawn = seeds(20, 1), batch.init(20, 1), batch.init(20, 1)
    kernel.play_at_random(drawn, dice.copy())
    while (batch.asked(listed) >= 0).any():
        batch.legal(listed)
        dice = (dice * 25214903917 + 11) & 0xFFFFFFFFFFFF
        batch.step(listed, listed["options"][many, (dice >> 17) * listed["count"] >> 31])
    for name, part in batch.parts(drawn).items():
        assert (part == batch.parts(listed)[name]).all(), name


def test_stress_has_no_end_in_1986() -> None:
    """Nobody retires there, and 130 points are more than a number of eight bits holds; 127 of them are observed."""
    g, batch = KREMLIN.new(4, preset="1986 basic"), new("kremlin", 4, preset="1986 basic")
    g.public.men["B"] = replace(g.public.men["B"], stress=130)
    games = batch.load([g])
    assert batch.parts(games)["stress"][0].tolist() == [0, 130, *[0] * 24]
    assert batch.observe(games, 1)[0, places(batch)["stress"]].tolist() == [0, 127, *[0] * 24]


@pytest.mark.parametrize(
    "option", [{"preset": "1988 advanced"}, {"preset": "1986 full"}, {"tie_arbiter": "on"}], ids=str
)
def test_what_is_not_played_in_batches_is_refused(option: dict[str, str]) -> None:
    """Cards, and the arbiter of ties: when the batch is opened, and when such a game is loaded."""
    with pytest.raises(Refused, match="batch-without"):
        new("kremlin", 4, **option)
    with pytest.raises(Refused, match="batch-without"):
        new("kremlin", 4).load([KREMLIN.new(4, **option)])


def test_a_game_by_other_rules_is_refused() -> None:
    """A batch has one set of rules: a table of five is none of four."""
    with pytest.raises(Refused, match="batch-other-rules"):
        new("kremlin", 4).load([KREMLIN.new(5)])


@pytest.mark.parametrize("step", [2, pytest.param(1, marks=pytest.mark.slow)])
def test_wrong_rules_are_caught(step: int) -> None:
    """Of the mutants every second; where there is time, all."""
    command = [sys.executable, "-m", "tests.lab.batch.kremlin_mutants", str(step)]
    done = subprocess.run(command, env=os.environ | {"NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
