"""What a table does only if all agree who play by hand: days off, and to go on at another tempo.

Bots agree, and so does the caretaker. One proposal stands at a time; one who objects is enough.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import msgspec

from presidium.core import Player, Refused, refusal
from presidium.table import holidays, journal
from presidium.table.infos import ProposalInfo
from presidium.table.journal import Fact
from presidium.table.notices import What
from presidium.table.post import Proposal
from presidium.table.tempo import DAY, Tempo, waits

if TYPE_CHECKING:
    from presidium.table.table import Table

OFFERED: Final = ("live", "untimed", "mail")
"""The tempos that people play at with each other, between which a table can change."""


def awaited(table: Table) -> tuple[Player, ...]:
    """The seats whose people have still to say something: all who play by hand, but for whoever asks."""
    proposal = table.post.proposal
    assert proposal is not None
    said = {table.seats[seat].person for seat in (proposal.seat, *proposal.agreed)}
    return tuple(seat for seat, held in table.seats.items() if held.by_hand and held.person not in said)


def proposal_info(table: Table) -> ProposalInfo | None:
    """What everybody may know of it."""
    proposal = table.post.proposal if table.running else None
    if proposal is None:
        return None
    agreed = tuple(sorted(proposal.agreed))
    days = round(proposal.holiday / DAY)
    return ProposalInfo(proposal.id, proposal.seat, agreed, awaited(table), days, proposal.tempo)


# What is said about it


def ask_for_holiday(table: Table, seat: Player, days: int) -> Iterator[Fact]:
    if not waits(table.tempo):
        raise Refused(refusal("holiday-where-it-waits"))
    if seat in table.post.holidays:
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
    standing = table.post.proposal
    if standing is not None and table.seats[standing.seat].person != table.seats[fact.seat].person:
        raise Refused(refusal("one-proposal-at-a-time"))
    if standing is None or (standing.holiday, standing.tempo) != (fact.holiday, fact.tempo):
        yield fact


def answer(table: Table, seat: Player, proposal: int, agree: bool) -> Iterator[Fact]:
    """Somebody agrees or objects; who has asked may think better of it."""
    standing = table.post.proposal
    if standing is None or standing.id != proposal:
        raise Refused(refusal("no-such-proposal"))
    if not agree or seat in awaited(table):
        yield journal.ProposalAnswered(seat, agree)


def carried(table: Table, now: float) -> Iterator[Fact]:
    """What comes of it when nobody is left who has to be asked."""
    proposal = table.post.proposal
    if proposal is None or awaited(table):
        return
    if proposal.tempo is None:
        yield journal.HolidayBegan(proposal.seat, now + proposal.holiday)
        return
    yield journal.Adjourned(proposal.tempo)
    if waits(proposal.tempo):  # nobody has to be there any more
        yield from (journal.Minded(seat, False) for seat, held in table.seats.items() if held.person and held.minded)


# What it changes


def proposed(table: Table, fact: journal.Proposed) -> None:
    proposal = Proposal(table.seq, fact.seat, fact.holiday, fact.tempo)
    table.post = table.post.but(proposal=proposal)
    table.tell("holiday-proposed" if fact.tempo is None else "adjourn-proposed", fact.seat, table.seats[fact.seat].name)


def answered(table: Table, seat: Player, agrees: bool) -> None:
    proposal = table.post.proposal
    assert proposal is not None
    if agrees:
        agreed = msgspec.structs.replace(proposal, agreed=proposal.agreed | {seat})
        table.post = table.post.but(proposal=agreed)
        return
    table.post = table.post.but(proposal=None)
    himself = table.seats[seat].person == table.seats[proposal.seat].person
    what: What = "proposal-withdrawn" if himself else "proposal-refused"
    table.tell(what, seat, table.seats[seat].name, table.seats[proposal.seat].name)


def adjourned(table: Table, tempo: Tempo) -> None:
    """All clocks begin anew, and what was asked of the old ones is forgotten."""
    asker = None if table.post.proposal is None else table.post.proposal.seat
    holidays.forgotten(table)
    table.opened = table.opened.at_tempo(tempo)
    table.post = table.post.but(proposal=None, unawaited=False, spent={}, sat_at=0.0)
    table.asked_at, table.telling = table.at, 0.0
    table.moment, table.moment_asked = False, frozenset()
    table.lates.clear()
    table.wishes.clear()
    if asker is not None:
        table.tell("adjourned", asker, table.seats[asker].name)
