"""Asking changes nothing, public facts alone decide who is asked, and talk is only talk."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from presidium.core import CHANCE, PASS, Log, Said, State, Statement, view
from presidium.core.record import play
from tests.contract.secrets import OWN
from tests.contract.tables import (
    Table,
    answers_only,
    every_table,
    every_talking_table,
    moments,
    records,
    some_moments,
)


def ask_everything(table: Table, g: State[Any]) -> None:
    g.question()
    g.asked()
    g.waiting_for()
    for seat in (*range(-1, table.seats + 2),):
        g.options(seat)
        g.why_not(seat, PASS)
    for player in table.everyone():
        view(g, player)


@every_table
@given(data=st.data())
def test_asking_changes_nothing(table: Table, data: st.DataObject) -> None:
    save, rng = table.game.codec.save, Random(data.draw(st.integers(0, 1000)))
    for g in some_moments(table, data.draw(records(table)), rng):
        before, saved = g.copy(), json.dumps(save(g))
        fresh = g.copy()
        fresh._question = None  # as if it had never been asked
        for state in (g, fresh):
            ask_everything(table, state)
            ask_everything(table, state)
            assert state == before
            assert json.dumps(save(state)) == saved


@every_table
@given(data=st.data())
def test_public_facts_alone_decide_who_is_asked(table: Table, data: st.DataObject) -> None:
    """A world imagined by a spectator, who knows no secret, asks the same seats the same.

    What a seat is offered may depend on its own secrets, never on those of another.
    """
    rng = Random(data.draw(st.integers(0, 1000)))
    for g in moments(table, data.draw(records(table))):
        other = table.game.imagine(view(g, None), rng)
        assert other.asked() == g.asked()
        fresh = g.copy()
        fresh.answers, fresh._question = {}, None
        for seat in g.asked():
            offered = fresh.options(seat)
            alike = table.game.imagine(view(fresh, seat), rng) if isinstance(offered, OWN) else other
            assert seat == CHANCE or alike.options(seat) == offered


@every_table
@given(data=st.data())
def test_who_is_asked_does_not_change_until_all_have_answered(table: Table, data: st.DataObject) -> None:
    asked: tuple[int, ...] = ()
    for g in data.draw(records(table)).replay(table.game):
        if g.answers:
            assert g.asked() == asked
        asked = g.asked()


@every_talking_table
@given(data=st.data())
def test_statements_change_nothing_but_the_log(table: Table, data: st.DataObject) -> None:
    record = data.draw(records(table))
    silent = answers_only(record).replay(table.game)
    expected = next(silent).copy()
    talked = table.new()
    for player, action in record.moves:
        play(talked, player, action)
        if not isinstance(action, Statement):
            expected = next(silent).copy()
        quiet = talked.copy()
        quiet.log = Log([(event, heard) for event, heard in talked.log if not isinstance(event, Said)])
        assert quiet == expected
    said = [event for event, audience in talked.log if isinstance(event, Said) and audience is None]
    assert said == [Said(seat, action) for seat, action in record.moves if isinstance(action, Statement)]
