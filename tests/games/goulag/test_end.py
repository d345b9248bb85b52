"""Goulag 3: the end."""

from __future__ import annotations

from fractions import Fraction

import pytest

from presidium.core import Outcome
from presidium.games.goulag.game import outcome
from presidium.games.goulag.moves import Ended, Side
from tests.games.goulag.drawn import OWN_CARD, SEATS, do, drawn
from tests.rules import rule

LOYAL = {5: (1, 4), 6: (2, 4), 7: (2, 5), 8: (3, 5), 9: (4, 5), 10: (5, 5)}
EVERY = [
    (seats, loyal, work)
    for seats in SEATS
    for loyal in range(LOYAL[seats][0], LOYAL[seats][1] + 1)
    for work in range(2 * seats + 1)
]


def table(seats: int, loyal: int) -> tuple[Side, ...]:
    """So many loyal players, sitting apart as far as they can."""
    sides: list[Side] = ["disloyal"] * seats
    for card in range(loyal):
        sides[card * seats // loyal] = "loyal"
    return tuple(sides)


def last_round(cards: str, canal: int, own_card: str = "seen") -> Outcome:
    """The outcome when the canal stands so before the last round, which adds one step."""
    g = drawn(cards, round=len(cards), commissar=1, canal=canal, before="2 3 4", own_card=own_card)
    new = len(cards)
    names = {5: "5 2 watch 3", 6: "5 6 watch 2", 7: "5 6 watch 2", 8: "5 6 watch 2"}.get(new, "5 6 watch 7")
    one, other, _, watch = names.split()
    do(g, f"1: name {names}", f"{one}: play work; {other}: play strike", f"{watch}: pass")
    assert g.over
    assert g.public.outcome is not None
    return g.public.outcome


@rule("goulag 3.1")
@pytest.mark.parametrize("own_card", OWN_CARD)
def test_after_the_last_round_all_worker_cards_are_turned_up(own_card: str) -> None:
    g = drawn("LDDLD", round=5, commissar=1, canal=5, before="2 3 4", own_card=own_card)
    do(g, "1: name 2 5 watch 3", "2: play work; 5: play work", "3: pass")
    ended = g.log.heard_by(None)[-1]
    assert isinstance(ended, Ended)
    assert ended.sides == ("loyal", "disloyal", "disloyal", "loyal", "disloyal")
    assert ended.outcome == g.public.outcome
    assert g.asked() == ()
    assert g.question() is None


@rule("goulag 3.1")
def test_the_outcome_tells_the_numbers_behind_it() -> None:
    assert last_round("LDDLD", canal=5).numbers == (("work", 6), ("loyal", 2), ("disloyal", 3))


@rule("goulag 3.2")
@pytest.mark.parametrize(("seats", "loyal", "work"), EVERY)
def test_who_wins_with_so_many_loyal_players_and_work_cards(seats: int, loyal: int, work: int) -> None:
    """The formula over every number of players, loyal cards and Work cards there can be."""
    sides = table(seats, loyal)
    found = outcome(sides, work)
    average = Fraction(work, loyal)
    if average > 2:
        expected = ("loyal", "goulag 3.2")
    elif average < 2:
        expected = ("disloyal", "goulag 3.2")
    else:
        fewer = {-1: "loyal", 0: "nobody", 1: "disloyal"}[(2 * loyal > seats) - (2 * loyal < seats)]
        expected = (fewer, "goulag 3.3")
    assert (found.who, found.rule) == expected
    assert found.winners == tuple(seat for seat in range(1, seats + 1) if sides[seat - 1] == expected[0])
    assert dict(found.numbers) == {"work": work, "loyal": loyal, "disloyal": seats - loyal}


@rule("goulag 3.2")
@pytest.mark.parametrize(
    ("cards", "canal", "who", "winners"),
    [
        ("LDLDD", 4, "loyal", (1, 3)),
        ("LDLDD", 2, "disloyal", (2, 4, 5)),
        ("DDDLLLL", 8, "loyal", (4, 5, 6, 7)),
        ("DDDLLLL", 6, "disloyal", (1, 2, 3)),
        ("LDLDLDLDLD", 10, "loyal", (1, 3, 5, 7, 9)),
        ("LDLDLDLDLD", 8, "disloyal", (2, 4, 6, 8, 10)),
    ],
)
def test_more_work_than_twice_the_loyal_wins_for_them_and_less_for_the_others(
    cards: str, canal: int, who: str, winners: tuple[int, ...]
) -> None:
    found = last_round(cards, canal)
    assert (found.who, found.winners, found.rule) == (who, winners, "goulag 3.2")
    assert found.ending == f"{who} (goulag 3.2)"


@rule("goulag 3.3")
@pytest.mark.parametrize("own_card", OWN_CARD)
@pytest.mark.parametrize(
    ("cards", "canal", "who", "winners"),
    [
        ("LDLDD", 3, "loyal", (1, 3)),
        ("LDLDL", 5, "disloyal", (2, 4)),
        ("LDLDLD", 5, "nobody", ()),
        ("DDDLLLL", 7, "disloyal", (1, 2, 3)),
        ("LDLDLDLD", 7, "nobody", ()),
        ("DDDDDLLLL", 7, "loyal", (6, 7, 8, 9)),
        ("LDLDLDLDLD", 9, "nobody", ()),
    ],
)
def test_exactly_twice_the_loyal_wins_for_the_smaller_side(
    cards: str, canal: int, who: str, winners: tuple[int, ...], own_card: str
) -> None:
    found = last_round(cards, canal, own_card)
    assert (found.who, found.winners, found.rule) == (who, winners, "goulag 3.3")


@rule("goulag 3.4")
@pytest.mark.parametrize(
    ("canal", "who", "rule_number"),
    [(0, "disloyal", "goulag 3.2"), (1, "loyal", "goulag 3.3"), (2, "loyal", "goulag 3.2")],
)
def test_a_single_loyal_player_follows_the_same_formula(canal: int, who: str, rule_number: str) -> None:
    found = last_round("DDDLD", canal)
    assert (found.who, found.rule) == (who, rule_number)
    assert found.winners == ((4,) if who == "loyal" else (1, 2, 3, 5))
