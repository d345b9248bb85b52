"""What others may have answered, sealed, before the seat that is asked next."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from presidium.core import Action, AskAll, Player, State, View

Moves = list[tuple[Player, Action]]


def answered_before(view: View[Any], world: State[Any], rng: Random) -> Iterator[tuple[Player, Action]]:
    """Sealed answers are given in the order in which they are asked: those asked before the seat of the view have given
    theirs, anything they may in this world, and so has the seat itself, if it has."""
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
