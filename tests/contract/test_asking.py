"""Asking changes nothing, public facts alone decide who is asked, and talk is only talk."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from presidium.core import CHANCE, PASS, Log, Said, State, Statement, view
from presidium.core.record import play
from tests.contract.sittings import (
    Sitting,
    answers_only,
    every_sitting,
    every_talking_sitting,
    moments,
    records,
    some_moments,
)


def ask_everything(sitting: Sitting, g: State[Any]) -> None:
    g.question()
    g.asked()
    g.waiting_for()
    for seat in (*range(-1, sitting.seats + 2),):
        g.options(seat)
        g.why_not(seat, PASS)
    for player in sitting.everyone():
        view(g, player)


@every_sitting
@given(data=st.data())
def test_asking_changes_nothing(sitting: Sitting, data: st.DataObject) -> None:
    save, rng = sitting.game.codec.save, Random(data.draw(st.integers(0, 1000)))
    for g in some_moments(sitting, data.draw(records(sitting)), rng):
        before, saved = g.copy(), json.dumps(save(g))
        fresh = g.copy()
        fresh._question = None  # as if it had never been asked
        for state in (g, fresh):
            ask_everything(sitting, state)
            ask_everything(sitting, state)
            assert state == before
            assert json.dumps(save(state)) == saved


def is_quiet(g: State[Any]) -> bool:
    question = g.question()
    return question is not None and question.quiet


@every_sitting
@given(data=st.data())
def test_public_facts_alone_decide_who_is_asked(sitting: Sitting, data: st.DataObject) -> None:
    """A world imagined by a spectator, who knows no secret, asks the same seats the same.

    What a seat is offered may depend on its own secrets, never on those of another.
    """
    rng = Random(data.draw(st.integers(0, 1000)))
    for g in moments(sitting, data.draw(records(sitting))):
        other = sitting.game.imagine(view(g, None), rng)
        assert other.asked() == g.asked()
        assert is_quiet(other) == is_quiet(g)
        fresh = g.copy()
        fresh.answers, fresh._question = {}, None
        for seat in g.asked():
            offered = fresh.options(seat)
            alike = sitting.game.imagine(view(fresh, seat), rng) if offered is not None and offered.secret else other
            assert seat == CHANCE or alike.options(seat) == offered


@every_sitting
@given(data=st.data())
def test_who_is_asked_does_not_change_until_all_have_answered(sitting: Sitting, data: st.DataObject) -> None:
    asked: tuple[int, ...] = ()
    for g in data.draw(records(sitting)).replay(sitting.game):
        if g.answers:
            assert g.asked() == asked
        asked = g.asked()


@pytest.mark.few(12)
@every_talking_sitting
@given(data=st.data())
def test_statements_change_nothing_but_the_log(sitting: Sitting, data: st.DataObject) -> None:
    record = data.draw(records(sitting))
    silent = answers_only(record).replay(sitting.game)
    expected = next(silent).copy()
    talked = sitting.new()
    for player, action in record.moves:
        play(talked, player, action)
        if not isinstance(action, Statement):
            expected = next(silent).copy()
        quiet = talked.copy()
        quiet.log = Log([(event, heard) for event, heard in talked.log if not isinstance(event, Said)])
        assert quiet == expected
    said = [event for event, audience in talked.log if isinstance(event, Said) and audience is None]
    assert said == [Said(seat, action) for seat, action in record.moves if isinstance(action, Statement)]
