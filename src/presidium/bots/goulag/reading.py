"""Reads a finished game of Goulag from one seat's view: which players are probably loyal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from presidium.bots.analysis.tracks import Belief, Reading
from presidium.bots.goulag.beliefs import beliefs
from presidium.bots.goulag.lenses import ALL_AT_RANDOM, IDLE
from presidium.bots.goulag.reasons import reasons
from presidium.core import Event, Line, Said, View
from presidium.core.content.chart import Thing
from presidium.games.goulag.game import Goulag, Public, worker
from presidium.games.goulag.moves import Appointed, Named, Shown


def believed(view: View[Public], idle: float) -> Belief:
    """For each hidden worker card: the probability of each side. A seat's own card is hidden in `blind` games."""
    return {
        ("player", str(seat)): {("worker", side): likely for side, likely in sides.items()}
        for (_, seat), sides in beliefs(view, idle).items()
        if seat != view.seat or not view.knows(worker(seat))
    }


def true(g: Goulag) -> dict[Thing, Thing]:
    return {("player", str(seat)): ("worker", g.secret(worker(seat))) for seat in g.rules.players}


def because(view: View[Public], things: Sequence[Thing], idle: float) -> dict[Thing, tuple[Line, ...]]:
    told = reasons(view, idle=idle)
    return {about: told.get(worker(int(about[1])), ()) for about in things}


def tells(event: Event) -> bool:
    return isinstance(event, Appointed | Named | Shown | Said)


def reading(lens: str, idle: float) -> Reading:
    """Returns a reading of Goulag for a lens; `idle` is the prior probability that all players play at random."""
    reads, tells_why = partial(believed, idle=idle), partial(because, idle=idle)
    return Reading(lens, lambda public: public.round, tells, reads, true, tells_why)


READINGS: Final = (reading("doubting", ALL_AT_RANDOM), reading("trusting", IDLE))
