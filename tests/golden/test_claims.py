"""What has come out of what was said, and what the page is sent of it.

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
from presidium.games.goulag import talk as goulag
from presidium.games.goulag.moves import Claim, ClaimPlay
from presidium.games.politburo import talk as politburo
from presidium.games.politburo.moves import Accuse, ClaimBallot, Pact, Want
from presidium.server.render.view_cache import objections, verdicts
from tests.docs.pages import ROOT

FILE = ROOT / "web" / "test" / "fixtures" / "claims.json"
SEATS = range(1, 6)
RETRACTED = 0.2
"""How often a speaker takes back what they have just said."""
TAKEN_BACK: dict[str, Statement] = {"goulag": goulag.Retract(), "politburo": politburo.Retract()}


def statements(game: str) -> list[Statement]:
    """All that could be claimed at a table of five."""
    if game == "goulag":
        cards = [ClaimPlay(round, card) for round, card in product(range(1, 6), ("work", "strike"))]  # type: ignore[arg-type]
        sides = product(SEATS, ("loyal", "disloyal"), ("passed", "own", "inferred"))
        claims: list[Statement] = [Claim(seat, side, why) for seat, side, why in sides]  # type: ignore[arg-type]
        blames = product(SEATS, range(1, 6), ("work", "strike"))
        answers = [goulag.Exchanged(seat, round, card) for seat, round, card in blames]  # type: ignore[arg-type]
        objections = [goulag.Contradict(seat, round) for seat, round in product(SEATS, range(1, 6))]
        words = [goulag.Promise(seat, deed) for seat, deed in product(SEATS, ("name", "trust"))]  # type: ignore[arg-type]
        threats = [goulag.Threaten(seat, deed) for seat, deed in product(SEATS, ("skip", "exchange"))]  # type: ignore[arg-type]
        denials = map(goulag.Deny, SEATS)
        reasons = product(range(1, 6), ("loyal", "disloyal", "test", "new"), SEATS)
        words += [goulag.Explain(round, reason, seat) for round, reason, seat in reasons]  # type: ignore[arg-type]
        return [*cards, *claims, *answers, *objections, *words, *threats, *denials, goulag.Retract()]
    votes = product(range(1, 6), range(1, 4), ("repression", "reform"))
    cast: list[Statement] = [ClaimBallot(round, ballot, side) for round, ballot, side in votes]  # type: ignore[arg-type]
    wishes = [
        Want("finance", "up"),
        Want("finance", "down"),
        *(politburo.Ascribe(seat, "defence", "up") for seat in SEATS),
    ]
    words = [politburo.Promise(seat, deed) for seat, deed in product(SEATS, ("vote", "spare"))]  # type: ignore[arg-type]
    threats = [politburo.Threaten(seat, deed) for seat, deed in product(SEATS, ("oppose", "point"))]  # type: ignore[arg-type]
    objections = [politburo.Contradict(seat, round) for seat, round in product(SEATS, range(1, 6))]
    reasons = product(range(1, 6), ("wish", "word", "trust", "doubt", "agree", "test"))
    words += [politburo.Explain(round, reason) for round, reason in reasons]  # type: ignore[arg-type]
    answers = [*map(politburo.Deny, SEATS), *map(politburo.Believe, SEATS), *map(politburo.NotLooked, range(1, 6))]
    return [*cast, *map(Accuse, SEATS), *map(Pact, SEATS), *wishes, *words, *threats, *objections, *answers]


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
        said = [each for each in rng.sample(known, 12) if g.why_not_say(speaker, each) is None]
        for each in said[:1]:
            g.say(speaker, each)
        if rng.random() < RETRACTED and g.why_not_say(speaker, taken := TAKEN_BACK[game]) is None:
            g.say(speaker, taken)
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
    return {
        **parts,
        "game": game,
        "options": dict(g.rules.chosen),
        "seats": 5,
        "claims": claims,
        "judged": verdicts(find(game), seen),
        "contradictions": objections(find(game), seen),
    }


def written() -> Any:
    cases = [case(game, g) for game in ("goulag", "politburo") for seed in (1, 2) for g in talked_over(game, seed)]
    kept = ("game", "options", "seats", "public", "secrets", "events", "claims", "judged", "contradictions")
    return json.loads(json.dumps([{name: each[name] for name in kept} for each in cases]))


def test_the_page_is_tested_with_the_judgements_of_today() -> None:
    now = written()
    if os.environ.get("PRESIDIUM_GOLDEN") == "write":
        FILE.write_text("[\n" + ",\n".join(json.dumps(each) for each in now) + "\n]\n")
    assert json.loads(FILE.read_text()) == now, "`PRESIDIUM_GOLDEN=write pytest tests/golden` writes it again"


@pytest.mark.parametrize("game", ["goulag", "politburo"])
def test_every_verdict_comes_about(game: str) -> None:
    assert {proved for each in written() if each["game"] == game for _, _, proved in each["claims"]} == {
        *("", "true", "wrong", "lie", "kept", "broken", "withdrawn"),
    }


@pytest.mark.parametrize("game", ["goulag", "politburo"])
@pytest.mark.parametrize("seat", SEATS)
def test_what_one_knows_oneself_decides_nothing(game: str, seat: int) -> None:
    """A cross tells nothing to a neighbour who looks over a shoulder: it is the same for all."""
    judge = find(game).claims
    assert judge is not None
    for seed in (1, 2):
        for g in talked_over(game, seed):
            assert judge(view(g, seat)) == judge(view(g, None))
