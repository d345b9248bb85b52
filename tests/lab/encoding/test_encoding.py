"""One list of actions and one observation for each game and size, whoever uses them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from presidium.core import CHANCE, Refused, Rules, State, view
from presidium.games import find
from presidium.lab.encoding import Encoding, encoding, encoding_of, from_id
from presidium.lab.environments.doors import door

TABLES = (("goulag", 5, {}), ("goulag", 8, {"own_card": "blind"}), ("politburo", 5, {}), ("politburo", 9, {}))
at_every_table = pytest.mark.parametrize("table", TABLES, ids=[f"{game} {seats}" for game, seats, _ in TABLES])


def played(rules: Rules, rng: Random, talk: Encoding | None = None) -> Iterator[State[Any]]:
    """A random game before each question, with random statements if `talk`; one state that changes."""
    g: State[Any] = find(rules.game).begin(rules)
    while not g.over:
        yield g
        seat = g.waiting_for()[0]
        if talk is not None and seat:
            mask = talk.mask(view(g, seat))
            said = [number for number in range(talk.moves, len(talk.actions)) if mask[number]]
            if said and rng.random() < 0.5:
                g.say(seat, talk.statement(seat, rng.choice(said)))
                yield g
        options: Any = g.options(seat)
        g.apply(seat, options.sample(rng))
    yield g


@at_every_table
def test_every_option_has_a_number_and_every_number_in_the_mask_is_an_option(table: Any) -> None:
    code = encoding(table[0], table[1], **table[2])
    for g in played(code.rules, Random(1)):
        for seat in g.waiting_for():
            options: Any = g.options(seat)
            numbers = {code.number(seat, action) for action in options}
            assert {code.action(seat, number) for number in numbers} == set(options)
            if seat != CHANCE:
                assert {number for number, is_open in enumerate(code.mask(view(g, seat))) if is_open} == numbers


@at_every_table
def test_an_id_names_the_encoding(table: Any) -> None:
    code = encoding(table[0], table[1], **table[2])
    assert from_id(code.id) is code
    assert code.id.startswith(f"presidium/{table[0]}-v1?players={table[1]}")
    assert all(f"{name}={value}" in code.id for name, value in table[2].items())
    talk = encoding_of(code.rules, talk=True)
    assert from_id(talk.id) is talk
    assert talk.id == f"{code.id}&talk=on"


@pytest.mark.parametrize("id", ["goulag-v1", "presidium/goulag-v2", "presidium/goulag-v1?players=many"])
def test_an_id_that_names_no_encoding_is_refused(id: str) -> None:
    with pytest.raises(Refused, match="bad-encoding-id"):
        from_id(id)


def test_a_game_without_an_encoding_is_refused() -> None:
    with pytest.raises(Refused, match="no-encoding game=kremlin"):
        from_id("presidium/kremlin-v1")


@at_every_table
def test_statements_follow_the_moves_and_are_told_with_what_was_there_before(table: Any) -> None:
    plain, talk = (encoding(table[0], table[1], on, **table[2]) for on in (False, True))
    assert talk.actions[: plain.moves] == plain.actions
    assert talk.fields[: len(plain.fields)] == plain.fields
    assert talk.fields[len(plain.fields)].name == "spoken"
    heard = 0
    for g in played(talk.rules, Random(2), talk):
        for seat in (None, *g.rules.players):
            seen = view(g, seat)
            numbers = talk.observe(seen)
            assert numbers[: plain.size] == plain.observe(seen)
            assert len(numbers) == talk.size
            bounds = [field for field in talk.fields for _ in range(field.size)]
            assert all(field.least <= number <= field.most for field, number in zip(bounds, numbers, strict=True))
            heard += any(numbers[plain.size + 1 :])
    assert heard


def test_a_seat_makes_one_statement_at_each_question() -> None:
    talk = encoding("goulag", 5, talk=True)
    g: State[Any] = next(g for g in played(talk.rules, Random(3)) if g.public.commissar)
    seat = g.waiting_for()[0]
    mask = talk.mask(view(g, seat))
    number = talk.actions.index("claim 3 disloyal inferred")
    assert mask[number]
    g.say(seat, talk.statement(seat, number))
    assert not any(talk.mask(view(g, seat))[talk.moves :])
    told = talk.observe(view(g, seat))
    assert told[talk.places["spoken"]] == [1]
    assert told[talk.places["claims"]][2] == 2
    other = g.rules.left(seat)
    assert talk.observe(view(g, other))[talk.places["claims"]][5 * 4 + 1] == 2


@at_every_table
def test_the_doors_and_the_batch_use_the_same_numbers(table: Any) -> None:
    batches = pytest.importorskip("presidium.lab.batch")
    code = encoding(table[0], table[1], **table[2])
    batch, through = batches.new(table[0], table[1], **table[2]), door(code.rules)
    assert batch.actions == (*code.actions, *code.chance)
    assert batch.fields == code.fields == through.observer.fields
    assert [through.actions.words(number) for number in range(through.actions.size)] == [*code.actions]
