"""Taking a seat by a link of the host's, or from a sofa. A running game's holds secrets: nobody learns those of two.

A seat passes only from somebody who is away or gone, before the eyes of the whole table. Who gave it away himself has
nothing more to say; anybody else has time to refuse, and until it is over the taker sees nothing. Whoever comes back
to a seat that is still his keeps it. A refusal holds for all who may come after; only its own person can have the seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from presidium.core import Player, Refused, refusal
from presidium.table import journal, seats
from presidium.table.journal import Fact
from presidium.table.table import Table

DAY: Final = 24 * 3600.0
TO_REFUSE: Final = {"live": 120.0}
"""How long whoever held a seat can refuse; a day at tables without a clock."""
ON_THE_SOFA: Final = 20.0
"""The same where all sit in one room: it is said aloud before everybody."""

NOBODY: Final[frozenset[Player]] = frozenset()


def take(
    table: Table, seat: Player, person: str, name: str, now: float, unattended: frozenset[Player] = NOBODY
) -> Fact:
    """What comes of a link in this person's hand, or of a seat taken from a sofa, where somebody else's phone may be
    gone; Refused says why nothing does."""
    may_take(table, seat, person, unattended)
    held, before = table.seats[seat], seats.last(table.holders, seat)
    if table.started and held.person == person and held.minded:
        return journal.Minded(seat, False)  # he is back, by whatever door: whoever was to have the seat is not
    if not table.started or before is None or before.gone == "gave" or before.person == person:
        return journal.Sat(seat, person, name)
    return journal.Claimed(seat, person, name, now + to_refuse(table))


def to_refuse(table: Table) -> float:
    return ON_THE_SOFA if table.opened.sofa else TO_REFUSE.get(table.tempo.pace, DAY)


def may_take(table: Table, seat: Player, person: str, unattended: frozenset[Player] = NOBODY) -> None:
    """Refused if this person may not have this seat. A bot's is taken from a sofa only: what it knows nobody does."""
    if seat not in table.seats or (table.seats[seat].bot is not None and not table.opened.sofa):
        raise Refused(refusal("no-such-seat", seat=seat))
    if table.over:
        raise Refused(refusal("table-over"))
    if table.started:
        _may_take_over(table, seat, person, unattended)


def _may_take_over(table: Table, seat: Player, person: str, unattended: frozenset[Player]) -> None:
    held, before = table.seats[seat], seats.last(table.holders, seat)
    mine = before is not None and before.person == person
    if not _as_one(table, table.known_to(person) - {seat}, before):
        raise Refused(refusal("knows-another-seat", seat=seat))
    if mine:
        return
    if table.tempo.pace == "solo":
        raise Refused(refusal("solo-is-for-one"))
    if held.by_hand and seat not in unattended:
        raise Refused(refusal("seat-held", seat=seat))
    if before is not None and before.refuses:
        raise Refused(refusal("seat-refused", seat=seat, name=before.name))
    if seat in table.claims or person in {claim.person for claim in table.claims.values()}:
        raise Refused(refusal("claimed-already"))


def _as_one(table: Table, known: frozenset[Player], before: seats.Holder | None) -> bool:
    """Whether one may know this seat too: of those he knows none is another's. Round a sofa two may have shared a phone
    that is gone, and so they may share the next."""
    shared = frozenset() if before is None or not table.opened.sofa else table.known_to(before.person)
    return known <= shared


def due(table: Table) -> float | None:
    """When the next seat passes, if nobody refuses."""
    if not table.running or table.paused_at is not None:
        return None
    return min((claim.until for claim in table.claims.values()), default=None)


def taken(table: Table, now: float) -> Iterator[Fact]:
    """The seats that pass now."""
    for seat, claim in table.claims.items():
        if now >= claim.until:
            yield journal.Sat(seat, claim.person, claim.name)


# What is said about it


def refuse(table: Table, seat: Player, person: str) -> Iterator[Fact]:
    """Whoever held the seat says no; or who would have it, or the host, takes that back."""
    claim, before = table.claims.get(seat), _lost_by(table, seat, person)
    if before is not None and claim is None and before.refuses:
        return  # it stands
    if before is not None and (claim is not None or before.gone):
        yield journal.Unclaimed(seat, "refused")
    elif claim is not None and person in (claim.person, table.host):
        yield journal.Unclaimed(seat, "withdrawn")
    else:
        raise Refused(refusal("nobody-claims" if claim is None else "not-your-seat", seat=seat))


def allow(table: Table, seat: Player, person: str) -> Iterator[Fact]:
    """Whoever was removed from the seat lets the other have it at once."""
    claim, before = table.claims.get(seat), _lost_by(table, seat, person)
    if claim is None or before is None:
        raise Refused(refusal("nobody-claims" if claim is None else "not-your-seat", seat=seat))
    if not before.gone:
        raise Refused(refusal("seat-is-yours", seat=seat))  # to come back is to keep it; who would not, leaves
    yield journal.Sat(seat, claim.person, claim.name, given=True)


def _lost_by(table: Table, seat: Player, person: str) -> seats.Holder | None:
    """Who held the seat last, if he is this person and has not given it away."""
    if seat not in table.seats:
        raise Refused(refusal("no-such-seat", seat=seat))
    if table.over:
        raise Refused(refusal("table-over"))
    before = seats.last(table.holders, seat)
    return before if before is not None and before.person == person and before.gone != "gave" else None
