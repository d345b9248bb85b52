"""Proposals that need everybody's consent: a holiday, or another tempo.

All people who play by hand must agree; bots and the caretaker always agree. One proposal is open at a time, and one
objection rejects it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import msgspec

from presidium.core import Player, Refused, refusal
from presidium.server.base.notices import What
from presidium.server.base.tempo import DAY, Tempo, waits
from presidium.server.domain import holidays, journal
from presidium.server.domain.correspondence import Proposal
from presidium.server.domain.journal import Fact
from presidium.server.protocol.models import ProposalInfo

if TYPE_CHECKING:
    from presidium.server.domain.table import Table

OFFERED: Final = ("live", "untimed", "mail")
"""The tempos between which players can change a table by a proposal."""


def awaited(table: Table) -> tuple[Player, ...]:
    """The seats played by hand whose player has not replied to the proposal."""
    proposal = table.correspondence.proposal
    assert proposal is not None
    said = {table.seats[seat].person for seat in (proposal.seat, *proposal.agreed)}
    return tuple(seat for seat, held in table.seats.items() if held.by_hand and held.person not in said)


def proposal_info(table: Table) -> ProposalInfo | None:
    """The proposal as everybody may see it; None if there is none."""
    proposal = table.correspondence.proposal if table.running else None
    if proposal is None:
        return None
    agreed = tuple(sorted(proposal.agreed))
    days = round(proposal.holiday / DAY)
    return ProposalInfo(proposal.id, proposal.seat, agreed, awaited(table), days, proposal.tempo)


# Commands


def ask_for_holiday(table: Table, seat: Player, days: int) -> Iterator[Fact]:
    if not waits(table.tempo):
        raise Refused(refusal("holiday-where-it-waits"))
    if seat in table.correspondence.holidays:
        raise Refused(refusal("on-holiday-already"))
    yield from _propose(table, journal.Proposed(seat, holiday=days * DAY))


def ask_to_adjourn(table: Table, seat: Player, tempo: Tempo) -> Iterator[Fact]:
    if table.opened.sofa:
        raise Refused(refusal("sofa-stays"))
    if table.tempo.pace not in OFFERED:
        raise Refused(refusal("adjourn-is-for-people"))
    if tempo == table.tempo:
        raise Refused(refusal("same-tempo"))
    yield from _propose(table, journal.Proposed(seat, tempo=tempo))


def _propose(table: Table, fact: journal.Proposed) -> Iterator[Fact]:
    standing = table.correspondence.proposal
    if standing is not None and table.seats[standing.seat].person != table.seats[fact.seat].person:
        raise Refused(refusal("one-proposal-at-a-time"))
    if standing is None or (standing.holiday, standing.tempo) != (fact.holiday, fact.tempo):
        yield fact


def answer(table: Table, seat: Player, proposal: int, agree: bool) -> Iterator[Fact]:
    """Agree or object to the proposal; the player who made it withdraws it by objecting."""
    standing = table.correspondence.proposal
    if standing is None or standing.id != proposal:
        raise Refused(refusal("no-such-proposal"))
    if not agree or seat in awaited(table):
        yield journal.ProposalAnswered(seat, agree)


def carried(table: Table, now: float) -> Iterator[Fact]:
    """The facts that put the open proposal into effect; none while somebody has not replied."""
    proposal = table.correspondence.proposal
    if proposal is None or awaited(table):
        return
    if proposal.tempo is None:
        yield journal.HolidayBegan(proposal.seat, now + proposal.holiday)
        return
    yield journal.Adjourned(proposal.tempo)
    if waits(proposal.tempo):  # without a clock nobody needs to be present, so all get their seats back
        yield from (journal.Minded(seat, False) for seat, held in table.seats.items() if held.person and held.minded)


# Effects on the table


def proposed(table: Table, fact: journal.Proposed) -> None:
    proposal = Proposal(table.seq, fact.seat, fact.holiday, fact.tempo)
    table.correspondence = table.correspondence.but(proposal=proposal)
    table.tell("holiday-proposed" if fact.tempo is None else "adjourn-proposed", fact.seat, table.seats[fact.seat].name)


def answered(table: Table, seat: Player, agrees: bool) -> None:
    proposal = table.correspondence.proposal
    assert proposal is not None
    if agrees:
        agreed = msgspec.structs.replace(proposal, agreed=proposal.agreed | {seat})
        table.correspondence = table.correspondence.but(proposal=agreed)
        return
    table.correspondence = table.correspondence.but(proposal=None)
    himself = table.seats[seat].person == table.seats[proposal.seat].person
    what: What = "proposal-withdrawn" if himself else "proposal-refused"
    table.tell(what, seat, table.seats[seat].name, table.seats[proposal.seat].name)


def adjourned(table: Table, tempo: Tempo) -> None:
    """Changes to this tempo. All clocks restart, and everything that belonged to the old clocks is dropped."""
    asker = None if table.correspondence.proposal is None else table.correspondence.proposal.seat
    holidays.forgotten(table)
    table.opened = table.opened.at_tempo(tempo)
    table.correspondence = table.correspondence.but(proposal=None, unawaited=False, spent={}, sat_at=0.0)
    table.asked_at, table.telling = table.at, 0.0
    table.opens, table.film, table.floor = table.at, None, None
    table.moment, table.moment_asked = False, frozenset()
    table.lates.clear()
    table.caretaker_votes.clear()
    if asker is not None:
        table.tell("adjourned", asker, table.seats[asker].name)
