"""What a question means to one seat: concrete positions and the sentences they give."""

from __future__ import annotations

import pytest

from presidium.core import view
from presidium.politburo import POLITBURO
from presidium.politburo.brief import YourFinger
from presidium.politburo.state import Politburo
from presidium.text import Words
from tests.politburo.drawn import drawn, third
from tests.politburo.test_purge import DEVIANTS
from tests.rules import rule


def stakes(g: Politburo, seat: int, lang: str = "en") -> list[str]:
    assert POLITBURO.brief is not None
    brief = POLITBURO.brief(view(g, seat))
    assert brief is not None
    return [Words(lang, seat).brief("politburo", line) for line in brief.stakes]


@rule("politburo 4.3")
@pytest.mark.parametrize(("ballots", "deviant"), DEVIANTS)
def test_the_deviant_is_told_that_his_finger_costs_nothing_and_nobody_else_is(ballots: str, deviant: int) -> None:
    g = third(drawn(), ballots)
    for voter in (2, 3, 4):
        first, *_ = stakes(g, voter)
        assert ("your finger costs nothing" in first) == (voter == deviant)
        assert ("if you point at the wrong one" in first) == (voter != deviant)


@rule("politburo 4.3")
def test_what_a_finger_costs_says_how_its_seat_voted_so_it_is_for_its_eyes_alone() -> None:
    """As many lines for whoever is the deviant: that there is one more would tell whoever sits beside him."""
    g = third(drawn(), "+-+")
    assert YourFinger.private
    assert len({len(stakes(g, voter)) for voter in (2, 3, 4)}) == 1


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "your finger costs nothing"), ("fr", "votre doigt ne coûte rien"), ("de", "Dein Finger kostet nichts")],
)
def test_it_is_said_in_every_language(lang: str, said: str) -> None:
    assert said in stakes(third(drawn(), "+-+"), 3, lang)[0]
