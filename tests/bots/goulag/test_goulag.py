"""The naive worker of Goulag."""

from __future__ import annotations

from random import Random

import pytest

from presidium.bots.baseline.goulag import Naive, trusted
from presidium.core import Action, Statement, view
from presidium.games.goulag import GOULAG
from presidium.games.goulag.game import Goulag, worker
from presidium.games.goulag.moves import Card, Claim, Inquire, Name, Side


def position(cards: str, commissar: int = 1, **more: str) -> Goulag:
    text = f"goulag | cards {cards} | round 1 | commissar {commissar} | canal 0"
    return GOULAG.read_position(" | ".join((text, *(f"{name} {value}" for name, value in more.items()))))


def answer(g: Goulag, text: str) -> None:
    """`1: name 2 3 watch 4`"""
    player, action = text.split(": ")
    g.apply(int(player), GOULAG.notation.read(action))


def choices(g: Goulag, seat: int) -> set[str]:
    """What it chooses, over a few moods."""
    return {GOULAG.notation.print(Naive().choose(view(g, seat), Random(mood))) for mood in range(20)}


def words(g: Goulag, seat: int) -> set[Statement | None]:
    return {Naive().speak(view(g, seat), Random(mood)) for mood in range(60)}


def trust(g: Goulag, seat: int, other: int) -> float:
    return trusted(view(g, seat))[other]


# What it does


@pytest.mark.parametrize(("cards", "card"), [("D L D L D", "work"), ("L D L D L", "strike")])
def test_it_plays_the_card_of_its_side(cards: str, card: Card) -> None:
    g = position(cards)
    answer(g, "1: name 2 4 watch 3")
    assert choices(g, 2) == choices(g, 4) == {f"play {card}"}


@pytest.mark.parametrize(
    ("cards", "act"),
    [
        ("L D L L L", {"supervise 2"}),  # 3 is loyal and handed 2 a disloyal card
        ("D L D D D", {"supervise 2"}),  # 3 is disloyal and handed 2 a loyal one
        ("D L L D D", {"supervise 5"}),  # of 2 it knows that all is well, of 5 that more are disloyal than loyal
        ("L D D L L", {"supervise 5"}),
    ],
)
def test_it_supervises_a_builder_it_takes_for_the_other_side(cards: str, act: set[str]) -> None:
    g = position(cards)
    answer(g, "1: name 2 5 watch 3")
    answer(g, "2: play work")
    answer(g, "5: play work")
    assert choices(g, 3) == act


@pytest.mark.parametrize("cards", ["L L D L D", "D D L D L"])
def test_a_commissar_has_the_neighbour_he_knows_for_his_side_build_or_watch(cards: str) -> None:
    g = position(cards, commissar=2)
    named = [GOULAG.notation.read(text) for text in choices(g, 2)]
    assert all(isinstance(name, Name) and 1 in (*name.builders, name.supervisor) for name in named)


@pytest.mark.parametrize("cards", ["D L D L D", "L D L D L"])
def test_a_commissar_leaves_out_the_neighbour_he_knows_for_the_other_side(cards: str) -> None:
    g = position(cards, commissar=2)
    named: list[Action] = [GOULAG.notation.read(text) for text in choices(g, 2)]
    assert all(isinstance(name, Name) and 1 not in (*name.builders, name.supervisor) for name in named)


# What it believes


def test_it_counts_the_cards_it_has_seen() -> None:
    g = position("L L D D D D")
    assert trust(g, 2, 2) == trust(g, 2, 1) == 1.0
    assert trust(g, 2, 4) == pytest.approx(2 / 6)  # 4 of each, and it has seen two loyal
    assert trust(g, 5, 1) == pytest.approx(4 / 6)
    assert trust(g, 3, 1) == pytest.approx(3 / 6)


def play_round(g: Goulag, *moves: str) -> Goulag:
    for move in moves:
        answer(g, move)
    return g


def test_many_work_cards_speak_for_the_builders_and_few_against_them() -> None:
    trio = "1: name 2 3 watch 5"
    both = play_round(position("L D L D L"), trio, "2: play work", "3: play work", "5: pass")
    none = play_round(position("L D L D L"), trio, "2: play strike", "3: play strike", "5: pass")
    before = trust(position("L D L D L"), 1, 3)
    assert trust(none, 1, 3) < 0.2 < before < 0.7 < trust(both, 1, 3)


def test_an_exchanged_card_is_read_the_other_way() -> None:
    moves = ("1: name 2 3 watch 5", "2: play work", "3: play work")
    two = play_round(position("L D L D L"), *moves, "5: pass")
    one = play_round(position("L D L D L"), *moves, "5: supervise 3")  # 2 and 3 had played alike
    striking = ("1: name 2 3 watch 5", "2: play strike", "3: play strike")
    also_one = play_round(position("L D L D L"), *striking, "5: supervise 3")
    assert trust(also_one, 1, 3) == trust(one, 1, 3) < trust(two, 1, 3)


@pytest.mark.parametrize(("card", "low", "high"), [("work", 0.7, 0.8), ("strike", 0.0, 0.1)])
def test_a_builder_knows_what_the_other_played(card: Card, low: float, high: float) -> None:
    g = play_round(position("L L D L D"), "1: name 2 4 watch 5", "2: play work", f"4: play {card}", "5: pass")
    assert low < trust(g, 2, 4) < high


def test_it_believes_a_neighbour_s_word_a_little_and_once() -> None:
    g = position("L D L D L")
    before = trust(g, 1, 3)
    g.say(4, Claim(3, "disloyal", "passed"))
    told = trust(g, 1, 3)
    g.say(4, Claim(3, "disloyal", "passed"))
    assert 0.1 < told < before
    assert trust(g, 1, 3) == told


def test_it_believes_a_guess_less_and_praise_of_oneself_not_at_all() -> None:
    g = position("L D L D L")
    before = trust(g, 1, 3)
    g.say(3, Claim(3, "loyal", "own"))
    assert trust(g, 1, 3) == before
    g.say(2, Claim(3, "disloyal", "inferred"))
    guessed = trust(g, 1, 3)
    h = position("L D L D L")
    h.say(4, Claim(3, "disloyal", "passed"))
    assert trust(h, 1, 3) < guessed < before


@pytest.mark.parametrize(("side", "trusts"), [("loyal", True), ("disloyal", False)])
def test_it_distrusts_who_lies_about_itself(side: Side, trusts: bool) -> None:
    g = position("D L D D L")  # 3 knows the card of 2
    before = trust(g, 2, 3)
    g.say(3, Claim(2, side, "passed"))
    assert (trust(g, 2, 3) > before) is trusts
    assert trust(g, 2, 2) == 1.0


@pytest.mark.parametrize(("side", "card"), [("loyal", "work"), ("disloyal", "strike")])
def test_blind_it_goes_by_the_left_neighbour_s_word(side: Side, card: Card) -> None:
    g = position("D L D D L", own_card="blind")
    assert not view(g, 2).knows(worker(2))
    g.say(3, Claim(2, side, "passed"))
    answer(g, "1: name 2 4 watch 5")
    assert choices(g, 2) == {f"play {card}"}


def test_blind_its_own_card_tells_it_nothing_about_itself() -> None:
    g = position("D L D D L", own_card="blind")
    before = trust(g, 2, 2)
    play_round(g, "1: name 2 4 watch 5", "2: play work", "4: play work", "5: pass")
    assert trust(g, 2, 2) == pytest.approx(before)
    assert trust(g, 2, 4) > 0.8


# What it says


def test_a_loyal_one_tells_now_and_then_which_card_it_passed_and_only_once() -> None:
    g = position("D L D L D")
    told = Claim(1, "disloyal", "passed")
    assert words(g, 2) == {None, told}
    g.say(2, told)
    assert words(g, 2) == {None}


def test_a_disloyal_one_sometimes_blackens_the_loyal() -> None:
    assert words(position("L D L D L"), 2) == {None, Claim(1, "loyal", "passed"), Claim(1, "disloyal", "passed")}


def test_who_is_asked_answers_and_stands_by_it() -> None:
    g = position("L D L D L")
    g.say(5, Inquire(2, 1))
    answers = words(g, 2)
    assert answers == {Claim(1, "loyal", "passed"), Claim(1, "disloyal", "passed")}
    g.say(2, Claim(1, "disloyal", "passed"))
    assert words(g, 2) == {None}
    g.say(4, Inquire(2, 1))
    assert words(g, 2) == {Claim(1, "disloyal", "passed")}


def test_asked_about_itself_it_is_loyal_and_about_others_it_guesses() -> None:
    g = position("L L D D L")
    g.say(5, Inquire(4, 4))
    assert words(g, 4) == {Claim(4, "loyal", "own")}
    h = position("D D L D L")
    h.say(1, Inquire(3, 5))  # 3 has seen one of each; 2 is disloyal
    assert words(h, 3) == {Claim(5, "loyal", "inferred")}


def test_a_commissar_asks_the_neighbour_of_whom_he_knows_least_until_he_has_told() -> None:
    g = position("L L L D D", commissar=2)
    g.say(2, Claim(1, "loyal", "passed"))
    assert words(g, 2) == {None, Inquire(4, 3)}  # 3, 4 and 5 are all unknown to him
    g.say(4, Claim(3, "loyal", "passed"))
    (asked,) = words(g, 2) - {None}
    assert isinstance(asked, Inquire)
    assert asked.about in (4, 5)


def test_only_the_commissar_asks() -> None:
    g = position("L L L D D", commissar=1)
    g.say(2, Claim(1, "loyal", "passed"))
    assert words(g, 2) == {None}
