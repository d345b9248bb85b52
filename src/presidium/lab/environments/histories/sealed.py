"""Sealed answers to the current question, for histories: answers of other seats are random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from presidium.core import Action, AskAll, Player, State, View

Moves = list[tuple[Player, Action]]


def answered_before(view: View[Any], world: State[Any], rng: Random) -> Iterator[tuple[Player, Action]]:
    """The sealed answers given so far, in the order of asking. Seats asked before the view's seat get random legal
    answers; the view's seat keeps its own answer if it has given one."""
    question = world.question()
    if not isinstance(question, AskAll):
        return
    for seat in question.asked():
        if seat == view.seat and view.answer is None:
            return
        options = question.options(seat)
        assert options is not None
        yield seat, view.answer if seat == view.seat and view.answer is not None else options.sample(rng)
        if seat == view.seat:
            return
