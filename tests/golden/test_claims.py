"""What has come out of what was said: judged alike by the program and by the page, which reads the same file.

`PRESIDIUM_GOLDEN=write pytest tests/golden` writes it anew; read the difference before you keep it.
"""

from __future__ import annotations

import json
import os
from itertools import product
from random import Random
from typing import Any

import pytest

from presidium.core import CHANCE, State, Statement, view
from presidium.games import find
from presidium.goulag.moves import Claim, ClaimPlay
from presidium.politburo.moves import Accuse, ClaimBallot, Pact, Want
from tests.docs.pages import ROOT

FILE = ROOT / "web" / "test" / "fixtures" / "claims.json"
SEATS = range(1, 6)


def statements(game: str) -> list[Statement]:
    """All that could be claimed at a table of five."""
    if game == "goulag":
        cards = [ClaimPlay(round, card) for round, card in product(range(1, 6), ("work", "strike"))]  # type: ignore[arg-type]
        sides = product(SEATS, ("loyal", "disloyal"), ("passed", "own", "inferred"))
        return [*cards, *(Claim(seat, side, why) for seat, side, why in sides)]  # type: ignore[arg-type]
    votes = product(range(1, 6), range(1, 4), ("repression", "reform"))
    cast: list[Statement] = [ClaimBallot(round, ballot, side) for round, ballot, side in votes]  # type: ignore[arg-type]
    return [*cast, *map(Accuse, SEATS), *map(Pact, SEATS), *(Want("finance", way) for way in ("up", "down"))]  # type: ignore[arg-type]


def talked_over(game: str, seed: int) -> list[State[Any]]:
    """A game in which anybody says anything: in the middle, and at its end."""
    rng, g = Random(seed), find(game).new(5)
    known, middle = statements(game), None
    while not g.over:
        question = g.question()
        assert question is not None
        for seat in g.asked():
            options = question.outcomes if seat == CHANCE else g.options(seat)  # type: ignore[union-attr]
            assert options is not None
            g.apply(seat, options.sample(rng))
        speaker = rng.choice(SEATS)
        said = [each for each in rng.sample(known, 12) if each.why_not(g.rules, g.public, speaker) is None]
        for each in said[:1]:
            g.say(speaker, each)
        if getattr(g.public, "round", 0) == 4 and middle is None:
            middle = g.copy()
    assert middle is not None
    return [middle, g]


def case(game: str, g: State[Any]) -> Any:
    seen = view(g, None)
    parts = find(game).codec.view(seen)
    judge = find(game).claims
    assert judge is not None
    claims = [[each.said.seat, each.about, each.proved] for each in judge(seen)]
    return {**parts, "game": game, "options": dict(g.rules.chosen), "seats": 5, "claims": claims}


def written() -> Any:
    cases = [case(game, g) for game in ("goulag", "politburo") for seed in (1, 2) for g in talked_over(game, seed)]
    kept = ("game", "options", "seats", "public", "secrets", "events", "claims")
    return json.loads(json.dumps([{name: each[name] for name in kept} for each in cases]))


def test_the_page_has_the_judgements_of_today() -> None:
    now = written()
    if os.environ.get("PRESIDIUM_GOLDEN") == "write":
        FILE.write_text("[\n" + ",\n".join(json.dumps(each) for each in now) + "\n]\n")
    assert json.loads(FILE.read_text()) == now


@pytest.mark.parametrize("game", ["goulag", "politburo"])
def test_every_verdict_comes_about(game: str) -> None:
    assert {proved for each in written() if each["game"] == game for _, _, proved in each["claims"]} == {
        *("", "true", "wrong", "lie"),
    }


@pytest.mark.parametrize("game", ["goulag", "politburo"])
@pytest.mark.parametrize("seat", SEATS)
def test_what_one_knows_oneself_decides_nothing(game: str, seat: int) -> None:
    """Whoever looks over a shoulder learns nothing from a cross: it is the same for all."""
    judge = find(game).claims
    assert judge is not None
    for seed in (1, 2):
        for g in talked_over(game, seed):
            assert judge(view(g, seat)) == judge(view(g, None))
