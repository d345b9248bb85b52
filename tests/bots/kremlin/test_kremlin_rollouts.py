"""Games of Kremlin that are played on in machine code, by minds that answer as the careful bot does."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import pytest

pytest.importorskip("numba")

import numpy as np

from presidium.bots.kremlin import analyst
from presidium.bots.kremlin.analyst import Analyst
from presidium.bots.kremlin.belief.beliefs import Particles
from presidium.bots.kremlin.master import Master
from presidium.bots.kremlin.play.careful import Careful
from presidium.bots.kremlin.play.prospects import reigns
from presidium.bots.kremlin.search import machine_code
from presidium.bots.kremlin.search.ahead import worth_a_thought
from presidium.bots.kremlin.search.machine_code import rollouts
from presidium.bots.kremlin.search.rollouts import kernel
from presidium.bots.kremlin.search.rollouts.outlook import MINDS
from presidium.bots.kremlin.search.rollouts.search import Rollouts
from presidium.bots.kremlin.search.rollouts.tables import tables
from presidium.bots.kremlin.search.search import Search, Usual
from presidium.bots.kremlin.temper import Temper
from presidium.core import PASS, Action, Player, refusal, seat_view
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.announcing.right import Right
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.state import Kremlin, edition_of
from presidium.lab.batch import new
from presidium.lab.batch.kremlin import words

pytestmark = pytest.mark.ci

PRESETS = ("1988 basic", "1986 basic")


def in_machine_code(g: Kremlin, seat: Player) -> Action:
    """What the compiled mind of this seat answers, the others' answers to the same window not being in."""
    twin = g.copy()
    twin.answers = {other: PASS for other in g.asked() if other < seat}
    games = new("kremlin", g.rules.seats, **dict(g.rules.chosen)).load([twin])
    kept = tables(reigns(edition_of(g)), Temper()), np.zeros(1, MINDS), np.array([5, 6], np.int64)
    return words.spoken(kernel.best_answer(games, *kept), g.public, seat)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_compiled_mind_answers_as_the_careful_bot(preset: str) -> None:
    """In two games each, with a stray answer now and then, so that they come to odd positions."""
    asked = 0
    for game in range(2):
        rng, g = Random(game), KREMLIN.new(4, preset=preset)
        bots = {seat: Usual() for seat in g.rules.players}
        while not g.over:
            for seat in g.waiting_for():
                options: Any = g.options(seat)
                answer = options.sample(rng)
                if seat and options.listed:
                    seen = seat_view(g, seat)
                    usual = bots[seat].policy(seen)
                    if isinstance(g.stack[-1], Right | Window):
                        assert in_machine_code(g, seat) in bots[seat].policy(replace(seen, events=()))
                        asked += 1
                    answer = answer if rng.random() < 0.02 else rng.choice(list(usual))
                g.apply(seat, answer)
    assert asked > 500


@pytest.mark.parametrize("preset", PRESETS)
def test_what_comes_of_an_answer_is_what_the_engine_finds(preset: str) -> None:
    """The same answers, compared in machine code and by the engine: as good, as far as dice let one see."""
    rng, g = Random(4), KREMLIN.new(4, preset=preset)
    bots = {seat: Usual() for seat in g.rules.players}
    while g.public.year < 2 or not isinstance(g.stack[-1], Right):
        for seat in g.waiting_for():
            options: Any = g.options(seat)
            g.apply(seat, options.sample(rng) if not seat else bots[seat].choose(seat_view(g, seat), rng))
    view = seat_view(g, g.asked()[0])
    answers = list(view.options)[:2]
    slow = Search(view, Particles(view), Random(2)).compare(answers, 100)
    fast = Rollouts(view, Particles(view), Random(2), years=0).compare(answers, 600)
    for answer in answers:
        assert fmean(fast[answer]) == pytest.approx(fmean(slow[answer]), abs=0.08)


def test_cards_are_left_to_the_engine() -> None:
    """So are strengths and growth."""
    for option in ({"preset": "1988 advanced"}, {"strengths": "on"}, {"growth": "on"}):
        assert rollouts(KREMLIN.rules(4, option)) is None


def test_a_master_has_compiled_what_it_plays_on_by_once_and_only_for_games_played_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    compiled: list[str] = []

    class Found:
        Rollouts = "there"

        def compiled_once(self) -> Path:
            return tmp_path / "rollouts"

        def warm(self) -> None:
            compiled.append("once")
            self.compiled_once().touch()

    monkeypatch.setattr(machine_code, "found", Found)
    machine_code.compiled_rollouts.cache_clear()
    basic, cards = KREMLIN.rules(4, {"preset": "1988 basic"}), KREMLIN.rules(4, {"preset": "1988 advanced"})
    assert Master().prepare(cards) is None
    assert (compiled, rollouts(basic)) == ([], None)
    assert (Master().prepare(basic), Analyst().prepare(basic)) == (None, None)
    assert (compiled, rollouts(basic), rollouts(cards)) == (["once"], "there", None)
    machine_code.compiled_rollouts.cache_clear()


def test_it_is_said_what_is_missing_to_look_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of games with cards nothing is missing: they are played in no machine code."""
    monkeypatch.setattr(machine_code, "found", lambda: None)
    basic, cards = KREMLIN.rules(4, {"preset": "1988 basic"}), KREMLIN.rules(4, {"preset": "1988 advanced"})
    assert Master().prepare(basic) == refusal("not-installed", package="numba", extra="batch")
    assert Master().prepare(cards) is None


def test_without_machine_code_a_master_plays_on_in_the_engine_and_an_analyst_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    basic = KREMLIN.rules(4, {"preset": "1988 basic"})
    monkeypatch.setattr(machine_code, "compiled_rollouts", lambda: None)
    assert Analyst().means(basic) is None
    assert Master().means(basic) == (Search, 40, analyst.MIN_STANDARD_ERRORS)
    monkeypatch.setattr(machine_code, "compiled_rollouts", lambda: Rollouts)
    assert Analyst(worlds=7).means(basic) == (Rollouts, 7, analyst.MIN_STANDARD_ERRORS)
    assert Master(worlds=9).means(basic) == (Rollouts, 9, analyst.MIN_STANDARD_ERRORS)
    assert Analyst(worlds=0).means(basic) is None


def test_an_analyst_that_looks_ahead_does_what_came_out_better(monkeypatch: pytest.MonkeyPatch) -> None:
    """And what it would do anyway where nothing did, or where it is not sure of it."""
    rng, g = Random(4), KREMLIN.new(4, preset="1988 basic")
    bots = {seat: Usual() for seat in g.rules.players}
    answers: list[Action] = []
    while len(answers) < 2:
        for seat in g.waiting_for():
            options: Any = g.options(seat)
            g.apply(seat, options.sample(rng) if not seat else bots[seat].choose(seat_view(g, seat), rng))
        if isinstance(g.stack[-1], Right):
            view, mind = seat_view(g, g.asked()[0]), Analyst()
            answers = worth_a_thought(view, mind.outlook(view), Careful.policy(mind, view))
    usual, other = answers[:2]
    for came, does in (((0.2, 0.2), usual), ((0.2, 0.9), other), ((0.9, 0.2), usual)):

        class Told:
            def __init__(self, *_: Any) -> None: ...

            def compare(self, answers: list[Action], worlds: int) -> dict[Action, list[float]]:
                return {answer: [came[answer == other]] * worlds for answer in answers}  # noqa: B023

        monkeypatch.setattr(machine_code, "compiled_rollouts", lambda: Told)
        assert max(policy := Analyst().policy(view), key=lambda action: policy[action]) == does
