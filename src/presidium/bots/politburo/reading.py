"""Reads a game of Politburo from one seat's view: which player probably has which member."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from presidium.bots.analysis.tracks import Belief, Reading
from presidium.bots.politburo.beliefs import beliefs
from presidium.bots.politburo.characters import BEFORE, BOTS, BOTS_SAYING, SAYING, Company
from presidium.bots.politburo.reasons import reasons
from presidium.core import Event, Line, Said, View
from presidium.core.content.chart import Thing
from presidium.games.politburo.moves import Appointed, Counted, Divided, Unmasked, Voted
from presidium.games.politburo.state import Politburo, Public, member_of


def believed(view: View[Public], before: Company, saying: Company) -> Belief:
    """For every other seat: the probability of each of the ten members of the Politburo."""
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
    """True after events that change the beliefs: appointments, votes, counted or revealed ballots, and statements."""
    return isinstance(event, Appointed | Voted | Counted | Divided | Unmasked | Said)


def reading(lens: str, before: Company, saying: Company) -> Reading:
    """Returns a reading of Politburo for a lens, with these prior shares of player types and of honesty."""
    reads = partial(believed, before=before, saying=saying)
    tells_why = partial(because, before=before, saying=saying)
    return Reading(lens, lambda public: public.round, tells, reads, true, tells_why)


READINGS: Final = (reading("doubting", BEFORE, SAYING), reading("trusting", BOTS, BOTS_SAYING))
