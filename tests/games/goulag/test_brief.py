"""What a question means to one seat: the first sentence says how it wins, by what it knows."""

from __future__ import annotations

import pytest

from presidium.core import Brief, view
from presidium.games.goulag import GOULAG
from presidium.games.goulag.content.brief import YouWin
from presidium.games.goulag.game import Goulag
from presidium.text import Words
from tests.games.goulag.drawn import do, drawn
from tests.rules import rule


def brief(g: Goulag, seat: int) -> Brief:
    assert GOULAG.brief is not None
    found = GOULAG.brief(view(g, seat))
    assert found is not None
    return found


def stake(g: Goulag, seat: int, lang: str = "en") -> str:
    return " ".join(Words(lang, seat).brief("goulag", line) for line in brief(g, seat).stake)


def building(cards: str, **fields: object) -> Goulag:
    """Seats 2 and 3 build, seat 4 supervises."""
    return do(drawn(cards, **fields), "1: name 2 3 watch 4")


@rule("goulag 3.2")
@pytest.mark.parametrize(
    ("lang", "loyal", "disloyal"),
    [
        ("en", "You are loyal: you win for certain", "You are disloyal: you win for certain with"),
        ("fr", "Vous êtes loyal\u00a0: victoire certaine", "Vous êtes déloyal\u00a0: encore"),
        ("de", "Du bist loyal: Bei höchstens", "Du bist illoyal: Noch"),
    ],
)
def test_either_side_is_told_how_it_wins(lang: str, loyal: str, disloyal: str) -> None:
    g = building("LLDLD")
    assert stake(g, 2, lang).startswith(loyal)
    assert stake(g, 3, lang).startswith(disloyal)


@rule("goulag 3.2")
def test_each_is_told_by_what_it_has_seen() -> None:
    g = drawn("LLDLD", round=5, commissar=1, canal=0, before="2 3 4")
    do(g, "1: name 5 2 watch 3")
    assert stake(g, 2) == "You are loyal: no card changes it any more, you lose."
    assert stake(g, 5) == "You are disloyal: you win for certain with one more Strike.", "he has seen fewer loyal"


@rule("goulag 3.2")
def test_no_disloyal_player_is_told_of_more_strikes_than_can_be_played() -> None:
    g = drawn("LLDLD", round=3, commissar=1, canal=2, before="2 3 4")
    do(g, "1: name 5 2 watch 3")
    assert stake(g, 5).startswith("You are disloyal: no number of Strikes makes your win certain any more")


@rule("goulag 1.4")
def test_who_does_not_know_his_side_is_told_how_the_loyal_win() -> None:
    g = building("LLDLD", own_card="blind")
    assert stake(g, 2).startswith("You do not know your side: ")


@rule("goulag 2.4")
def test_the_supervisor_is_told_what_comes_of_silence() -> None:
    g = do(building("LLDLD"), "2: play work; 3: play strike")
    assert stake(g, 4).startswith("If you let them lie, both cards count as they were played. You are loyal")


def test_ones_side_is_for_ones_own_eyes() -> None:
    assert YouWin.private
