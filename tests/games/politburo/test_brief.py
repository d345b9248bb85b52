"""What a question means to one seat: concrete positions and the sentences they give."""

from __future__ import annotations

import pytest

from presidium.core import Brief, view
from presidium.games.politburo import POLITBURO
from presidium.games.politburo.content.brief import FingerCosts, YourFinger
from presidium.games.politburo.state import Politburo
from presidium.text import Words
from tests.games.politburo.drawn import do, drawn, third
from tests.games.politburo.test_purge import DEVIANTS
from tests.rules import rule


def brief(g: Politburo, seat: int) -> Brief:
    assert POLITBURO.brief is not None
    found = POLITBURO.brief(view(g, seat))
    assert found is not None
    return found


def stake(g: Politburo, seat: int, lang: str = "en") -> str:
    return " ".join(Words(lang, seat).brief("politburo", line) for line in brief(g, seat).stake)


@rule("politburo 4.3")
@pytest.mark.parametrize(("ballots", "deviant"), DEVIANTS)
def test_the_deviant_is_told_that_his_finger_costs_nothing_and_nobody_else_is(ballots: str, deviant: int) -> None:
    g = third(drawn(), ballots)
    for voter in (2, 3, 4):
        first = stake(g, voter)
        assert ("your finger costs nothing" in first) == (voter == deviant)
        assert ("if you point at the wrong one" in first) == (voter != deviant)


@rule("politburo 4.3")
def test_what_a_finger_costs_says_how_its_seat_voted_so_it_is_for_its_eyes_alone() -> None:
    """The deviant gets as many lines as the others, because one more would tell a neighbour."""
    g = third(drawn(), "+-+")
    assert YourFinger.private
    assert len({len(brief(g, voter).stake) for voter in (2, 3, 4)}) == 1
    assert len({len(brief(g, voter).stakes) for voter in (2, 3, 4)}) == 1


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "your finger costs nothing"), ("fr", "votre doigt ne coûte rien"), ("de", "Dein Finger kostet nichts")],
)
def test_it_is_said_in_every_language(lang: str, said: str) -> None:
    assert said in stake(third(drawn(), "+-+"), 3, lang)


@rule("politburo 4.3")
def test_every_finger_says_what_it_costs() -> None:
    g = third(drawn(), "+-+")
    said = {
        voter: {Words("en", voter).brief("politburo", offer.leads_to) for offer in brief(g, voter).offers}  # type: ignore[arg-type]
        for voter in (2, 3, 4)
    }
    assert said == {
        2: {"Costs you 1 Influence if wrong"},
        3: {"Costs you nothing"},
        4: {"Costs you 1 Influence if wrong"},
    }
    assert FingerCosts.private


@rule("politburo 5.4")
def test_whoever_proposes_is_told_what_the_end_would_bring() -> None:
    short = "If the game ended now, your goal would not be met, and you could not win."
    met = "If the game ended now, your goal would be met."
    assert [stake(drawn(round=2, gensek=2, security=level), 2) for level in (-2, 2)] == [met, short]


@rule("politburo 3.2")
def test_a_plan_says_what_it_moves_and_which_way_is_good() -> None:
    g = do(drawn(), "1: propose security")
    assert stake(g, 1).startswith("If the plan passes, three comrades move Interior Security by one or two. ")
    assert "Your goal wants more " in stake(g, 1)
