"""Goulag 1: set-up."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from presidium.core import CHANCE, Refused, Roll
from presidium.games.goulag.game import Goulag, NameTrio, worker
from presidium.games.goulag.moves import Appointed, Deal, First, Passed
from tests.games.goulag.drawn import OWN_CARD, SEATS, deal, do, drawn, new, play_out, say
from tests.rules import rule


def deck(g: Goulag) -> Counter[object]:
    question = g.question()
    assert isinstance(question, Roll)
    return Counter(question.outcomes)


@rule("goulag 1.1")
@pytest.mark.parametrize(("seats", "each"), [(5, 4), (6, 4), (7, 5), (8, 5), (9, 5), (10, 5)])
def test_the_deck_holds_as_many_loyal_as_disloyal_cards(seats: int, each: int) -> None:
    g = new(seats)
    assert deck(g) == {Deal("loyal"): each, Deal("disloyal"): each}
    do(g, "chance: deal loyal")
    assert deck(g) == {Deal("loyal"): each - 1, Deal("disloyal"): each}
    do(g, "chance: deal disloyal")
    assert deck(g) == {Deal("loyal"): each - 1, Deal("disloyal"): each - 1}


@rule("goulag 1.1")
@pytest.mark.parametrize("seats", SEATS)
def test_a_card_that_has_left_the_deck_is_not_drawn_again(seats: int) -> None:
    each = 4 if seats < 7 else 5
    g = deal(new(seats), "L" * each)
    if seats > each:
        assert Deal("loyal") not in deck(g)
        assert g.why_not(CHANCE, Deal("loyal")) is not None


@rule("goulag 1.1")
def test_a_position_may_not_hold_more_cards_of_a_side_than_the_deck() -> None:
    with pytest.raises(Refused) as refused:
        drawn("LLLLL")
    assert (refused.value.why.id, refused.value.why.rule) == ("goulag-too-many-cards", "goulag 1.1")
    with pytest.raises(Refused):
        drawn("DDDDDDL")
    assert drawn("LLLLLDD").secret(worker(5)) == "loyal"


@rule("goulag 1.2")
@pytest.mark.parametrize("own_card", OWN_CARD)
def test_in_seat_order_each_draws_a_card_and_hands_it_to_the_right(own_card: str) -> None:
    g = new(5, own_card)
    for drawer, holder, side in ((1, 5, "L"), (2, 1, "D"), (3, 2, "D"), (4, 3, "L"), (5, 4, "D")):
        assert worker(holder) not in g.secrets
        deal(g, side)
        secret = g.secrets[worker(holder)]
        assert secret.value == {"L": "loyal", "D": "disloyal"}[side]
        assert secret.seen_by is not None
        assert drawer in secret.seen_by
    assert [g.secret(worker(seat)) for seat in range(1, 6)] == ["disloyal", "disloyal", "loyal", "disloyal", "loyal"]


@rule("goulag 1.2")
@pytest.mark.parametrize("seats", SEATS)
def test_each_is_known_by_the_left_hand_neighbour_and_told_of_the_right_hand_one(seats: int) -> None:
    g = deal(new(seats, "blind"), ("LD" * 5)[:seats])
    for seat in g.rules.players:
        left = seat % seats + 1
        assert g.secrets[worker(seat)].seen_by == {left}
        assert Passed(seat, g.secret(worker(seat))) in g.log.heard_by(left)


@rule("goulag 1.3")
@pytest.mark.parametrize(
    ("seats", "loyal"), [(5, {1, 2, 3, 4}), (6, {2, 3, 4}), (7, {2, 3, 4, 5}), (8, {3, 4, 5}), (9, {4, 5}), (10, {5})]
)
def test_how_many_may_be_loyal(seats: int, loyal: set[int]) -> None:
    possible = set()
    for wanted in range(seats + 1):
        g = new(seats)
        for drawn_so_far in range(seats):
            sides = deck(g)
            like = Deal("loyal") if drawn_so_far < wanted else Deal("disloyal")
            g.apply(CHANCE, like if like in sides else next(iter(sides)))  # type: ignore[arg-type]
        possible.add([g.secret(worker(seat)) for seat in g.rules.players].count("loyal"))
    assert possible == loyal


@rule("goulag 1.3")
@pytest.mark.parametrize("seats", SEATS)
def test_the_cards_left_over_are_nowhere(seats: int) -> None:
    g = deal(new(seats), ("LD" * 5)[:seats])
    assert list(g.secrets) == [worker((seat - 2) % seats + 1) for seat in range(1, seats + 1)]
    assert g.asked() == (CHANCE,)
    assert all(isinstance(action, First) for action in g.options(CHANCE) or ())


@rule("goulag 1.4")
@pytest.mark.parametrize("seats", SEATS)
def test_a_player_looks_at_the_card_received_unless_the_game_is_blind(seats: int) -> None:
    cards = ("LD" * 5)[:seats]
    seen, blind, default = deal(new(seats, "seen"), cards), deal(new(seats, "blind"), cards), new(seats)
    for seat in seen.rules.players:
        left = seat % seats + 1
        assert seen.secrets[worker(seat)].seen_by == {seat, left}
        assert blind.secrets[worker(seat)].seen_by == {left}
        assert Passed(seat, seen.secret(worker(seat))) in seen.log.heard_by(seat)
        assert [event.holder for event in blind.log.heard_by(seat) if isinstance(event, Passed)] == [
            blind.rules.right(seat)
        ]
    assert default.rules["own_card"] == "seen"


@rule("goulag 1.4")
def test_no_other_value_of_own_card_is_known() -> None:
    with pytest.raises(Refused) as refused:
        new(7, "peek")
    assert (refused.value.why.id, refused.value.why.rule) == ("bad-option", "goulag 1.4")


@rule("goulag 1.5")
@pytest.mark.parametrize("own_card", OWN_CARD)
@pytest.mark.parametrize("seats", SEATS)
def test_worker_cards_are_not_looked_at_again_before_the_end(seats: int, own_card: str) -> None:
    g = deal(new(seats, own_card), ("DL" * 5)[:seats])
    dealt = dict(g.secrets)
    told = [len([event for event in g.log.heard_by(seat) if isinstance(event, Passed)]) for seat in g.rules.players]
    for _ in play_out(g, Random(seats)):
        if not g.over:
            assert {key: g.secrets[key] for key in dealt} == dealt
            passed = [[e for e in g.log.heard_by(seat) if isinstance(e, Passed)] for seat in g.rules.players]
            assert list(map(len, passed)) == told
    assert all(g.secrets[key].seen_by is None for key in dealt)


@rule("goulag 1.5")
def test_talk_is_free_at_all_times_true_or_false() -> None:
    g = new(5)
    say(g, 1, "claim 1 loyal own")  # before any card is dealt
    deal(g, "LDLDL")
    say(g, 1, "claim 1 loyal own")
    say(g, 1, "claim 1 disloyal own")
    for moment in play_out(g, Random(3)):
        say(moment, 4, "claim 3 disloyal passed")
    assert g.over


@rule("goulag 1.6")
@pytest.mark.parametrize("seats", SEATS)
def test_left_is_the_next_seat_and_right_the_previous_one(seats: int) -> None:
    rules = new(seats).rules
    assert [rules.left(seat) for seat in rules.players] == [*range(2, seats + 1), 1]
    assert [rules.right(seat) for seat in rules.players] == [seats, *range(1, seats)]


@rule("goulag 1.6")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_is_equally_likely_to_be_the_first_commissar(seats: int) -> None:
    for first in range(1, seats + 1):
        g = deal(new(seats), ("LD" * 5)[:seats])
        assert deck(g) == {First(seat): 1 for seat in range(1, seats + 1)}
        do(g, f"chance: first {first}")
        assert g.public.commissar == first
        assert g.asked() == (first,)
        assert isinstance(g.stack[-1], NameTrio)
        assert Appointed(first) in g.log.heard_by(None)


@rule("goulag 1.6")
def test_no_seat_that_is_not_there_becomes_commissar() -> None:
    g = deal(new(5), "LDLDL")
    assert g.why_not(CHANCE, First(6)) is not None
    assert g.why_not(1, First(1)) is not None
