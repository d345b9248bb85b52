"""How a game of Goulag is read by somebody who sits at it: who is loyal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from presidium.bots.goulag.beliefs import beliefs
from presidium.bots.goulag.lenses import ALL_AT_RANDOM, IDLE
from presidium.bots.goulag.reasons import reasons
from presidium.bots.tracks import Belief, Reading
from presidium.core import Event, Line, Said, View
from presidium.core.chart import Thing
from presidium.goulag.game import Goulag, Public, worker
from presidium.goulag.moves import Appointed, Named, Shown


def believed(view: View[Public], idle: float) -> Belief:
    """Of every worker card but one's own, which side it is; of that too where nobody sees his own."""
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
    """By how likely it is to whoever reads that nobody at the table cares."""
    reads, tells_why = partial(believed, idle=idle), partial(because, idle=idle)
    return Reading(lens, lambda public: public.round, tells, reads, true, tells_why)


READINGS: Final = (reading("doubting", ALL_AT_RANDOM), reading("trusting", IDLE))
