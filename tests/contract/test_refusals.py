"""What is not an option is refused with a reason, and changes nothing."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from presidium.core import Record, Refusal, Refused, State
from presidium.core.record import Move
from tests.contract.sittings import (
    Sitting,
    attempts,
    every_sitting,
    every_talking_sitting,
    is_said,
    listed,
    moments,
    records,
    some_moments,
    talk,
)
from tests.rules import games, rules_of


def attempt(g: State[Any], move: Move) -> Refusal | None:
    try:
        g.apply(*move)
    except Refused as refused:
        return refused.why
    return None


def options_of_all_questions(sitting: Sitting, record: Record) -> list[Move]:
    """For each kind of question in this game a few of its options."""
    found: dict[Move, None] = {}
    for g in moments(sitting, record):
        for player in g.waiting_for():
            found |= dict.fromkeys((player, action) for action in listed(g.options(player), Random(1))[:3])
    return list(found)


def offered_of(g: State[Any], tries: list[Move]) -> set[Move]:
    """All that is offered; of what is too much to list, what is tried."""
    asked = {player: g.options(player) for player in g.waiting_for()}
    unlisted = {player: options for player, options in asked.items() if options is not None and not options.listed}
    return {
        *((player, action) for player in asked.keys() - unlisted for action in asked[player] or ()),
        *((player, action) for player, action in tries if action in unlisted.get(player, ())),
    }


@pytest.mark.few(12)
@every_sitting
@given(data=st.data())
def test_anything_else_is_refused_and_changes_nothing(sitting: Sitting, data: st.DataObject) -> None:
    record = data.draw(records(sitting))
    tries = [*data.draw(attempts(sitting)), *options_of_all_questions(sitting, record)]
    rules = {f"{game} {number}" for game in games() for number in rules_of(game)}
    for g in some_moments(sitting, record, Random(len(tries))):
        offered = offered_of(g, tries)
        before, saved = g.copy(), json.dumps(sitting.game.codec.save(g))
        for move in tries:
            if move in offered:
                assert g.why_not(*move) is None
                continue
            why = attempt(g, move)
            assert why is not None, f"{move} was accepted"
            assert why == g.why_not(*move)
            assert why.id
            assert not why.rule or why.rule in rules
        assert g == before
        assert json.dumps(sitting.game.codec.save(g)) == saved


@every_talking_sitting
@given(data=st.data())
def test_a_refused_statement_changes_nothing(sitting: Sitting, data: st.DataObject) -> None:
    record = data.draw(records(sitting))
    tries = [(seat, statement) for _, seat, statement in data.draw(talk(sitting))]
    for g in some_moments(sitting, record, Random(len(tries))):
        for seat, statement in [*tries, *((seat - sitting.seats, statement) for seat, statement in tries)]:
            before = g.copy()
            if not is_said(g, seat, statement):
                assert g == before
            g.log = before.log
