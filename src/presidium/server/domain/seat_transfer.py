"""Takes over seats of a running game, by a link of the host or at a sofa table. Nobody may learn two seats' secrets.

A seat passes only from a player who is away or gone, and the whole table is told. A player who gave the seat away has
no further say. Any other player has time to refuse, and until then the claimant sees nothing. Players who come back to
their own seat keep it. A refusal holds against all later claimants; after it only the player themselves can return.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from presidium.core import Player, Refused, refusal
from presidium.server.domain import journal, seats
from presidium.server.domain.journal import Fact
from presidium.server.domain.table import Table

DAY_S: Final = 24 * 3600.0
TO_REFUSE: Final = {"live": 120.0}
"""Seconds a seat's former holder has to refuse a claim, by tempo; at tables of any other tempo it is a day."""
ON_THE_SOFA: Final = 20.0
"""Seconds a seat's former holder has to refuse a claim at a sofa table, where everybody sees who claims it."""

NOBODY: Final[frozenset[Player]] = frozenset()


def take(
    table: Table, seat: Player, person: str, name: str, now: float, unattended: frozenset[Player] = NOBODY
) -> Fact:
    """The fact that follows if this person opens the host's link to a seat, or takes a seat at a sofa table. Raises
    Refused if the person may not have the seat."""
    may_take(table, seat, person, unattended)
    held, before = table.seats[seat], seats.last(table.holders, seat)
    if table.started and held.person == person and held.minded:
        return journal.Minded(seat, False)  # the player is back, so any pending claim ends
    if not table.started or before is None or before.gone == "gave" or before.person == person:
        return journal.Sat(seat, person, name)
    return journal.Claimed(seat, person, name, now + to_refuse(table))


def to_refuse(table: Table) -> float:
    """Seconds the former holder has to refuse a claim."""
    return ON_THE_SOFA if table.opened.sofa else TO_REFUSE.get(table.tempo.pace, DAY_S)


def may_take(table: Table, seat: Player, person: str, unattended: frozenset[Player] = NOBODY) -> None:
    """Raises Refused if this person may not have this seat. A bot's seat can be taken only at a sofa table; no person
    knows its secrets yet."""
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
    """Whether a person who knows the secrets of these seats may learn those of one more. At a sofa table they may if
    its former holder knew them all, because two players may share a phone; elsewhere only if there are none."""
    shared = frozenset() if before is None or not table.opened.sofa else table.known_to(before.person)
    return known <= shared


def due(table: Table) -> float | None:
    """Time at which the next claim to a seat takes effect, if nobody refuses it; None if there is no claim."""
    if not table.running or table.paused_at is not None:
        return None
    return min((claim.until for claim in table.claims.values()), default=None)


def taken(table: Table, now: float) -> Iterator[Fact]:
    """One `Sat` fact for every claim that takes effect now."""
    for seat, claim in table.claims.items():
        if now >= claim.until:
            yield journal.Sat(seat, claim.person, claim.name)


# Commands about claims


def refuse(table: Table, seat: Player, person: str) -> Iterator[Fact]:
    """The former holder of a seat refuses a claim to it; or the claimant or the host withdraws the claim."""
    claim, before = table.claims.get(seat), _lost_by(table, seat, person)
    if before is not None and claim is None and before.refuses:
        return  # the earlier refusal stands
    if before is not None and (claim is not None or before.gone):
        yield journal.Unclaimed(seat, "refused")
    elif claim is not None and person in (claim.person, table.host):
        yield journal.Unclaimed(seat, "withdrawn")
    else:
        raise Refused(refusal("nobody-claims" if claim is None else "not-your-seat", seat=seat))


def allow(table: Table, seat: Player, person: str) -> Iterator[Fact]:
    """The former holder of a seat, if removed, lets the claimant have the seat at once."""
    claim, before = table.claims.get(seat), _lost_by(table, seat, person)
    if claim is None or before is None:
        raise Refused(refusal("nobody-claims" if claim is None else "not-your-seat", seat=seat))
    if not before.gone:
        # a player who is only away keeps the seat by coming back, or leaves
        raise Refused(refusal("seat-is-yours", seat=seat))
    yield journal.Sat(seat, claim.person, claim.name, given=True)


def _lost_by(table: Table, seat: Player, person: str) -> seats.Holder | None:
    """The last holder of this seat, if it was this person and they have not given the seat away; else None."""
    if seat not in table.seats:
        raise Refused(refusal("no-such-seat", seat=seat))
    if table.over:
        raise Refused(refusal("table-over"))
    before = seats.last(table.holders, seat)
    return before if before is not None and before.person == person and before.gone != "gave" else None
