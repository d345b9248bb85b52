"""How a game of Politburo is read by somebody who sits at it: who is which member."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from presidium.bots.politburo.beliefs import beliefs
from presidium.bots.politburo.characters import BEFORE, BELIEVING, SAYING, TRUSTING, Company
from presidium.bots.politburo.reasons import reasons
from presidium.bots.tracks import Belief, Reading
from presidium.core import Event, Line, Said, View
from presidium.core.chart import Thing
from presidium.politburo.moves import Appointed, Counted, Divided, Unmasked, Voted
from presidium.politburo.state import Politburo, Public, member_of


def believed(view: View[Public], before: Company, saying: Company) -> Belief:
    """Of every other seat, which member it is."""
    return {
        ("player", str(seat)): {("member", member): likely for member, likely in members.items()}
        for (_, seat), members in beliefs(view, before, saying).items()
        if seat != view.seat
    }


def true(g: Politburo) -> dict[Thing, Thing]:
    return {("player", str(seat)): ("member", g.secret(member_of(seat))) for seat in g.rules.players}


def because(
    view: View[Public], things: Sequence[Thing], before: Company, saying: Company
) -> dict[Thing, tuple[Line, ...]]:
    told = reasons(view, before=before, saying=saying)
    return {about: told.get(member_of(int(about[1])), ()) for about in things}


def tells(event: Event) -> bool:
    """A proposal is weighed with the thumbs on it, a trio with its ballots."""
    return isinstance(event, Appointed | Voted | Counted | Divided | Unmasked | Said)


def reading(lens: str, before: Company, saying: Company) -> Reading:
    """By whom one expects to sit with, and how honest they are."""
    reads = partial(believed, before=before, saying=saying)
    tells_why = partial(because, before=before, saying=saying)
    return Reading(lens, lambda public: public.round, tells, reads, true, tells_why)


READINGS: Final = (reading("doubting", BEFORE, SAYING), reading("trusting", TRUSTING, BELIEVING))
