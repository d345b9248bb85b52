"""Votes on an absent player at a table without a clock: the caretaker plays for them if all others agree.

A vote is possible only for a seat that is asked, and only after some minutes. The player gets the seat back as soon as
they return or make an open statement.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from presidium.core import Player, Refused, refusal
from presidium.server.domain import journal
from presidium.server.domain.journal import Fact
from presidium.server.domain.table import Table

WAIT_BEFORE_VOTE_S: Final = 300.0
"""Seconds a question must have been open before players can vote."""


def agree(table: Table, seat: Player, person: str, now: float) -> Iterator[Fact]:
    """The facts of a person's vote that the caretaker plays for a seat. Raises Refused if the person may not vote."""
    if seat not in table.seats:
        raise Refused(refusal("no-such-seat", seat=seat))
    if table.tempo.pace in ("live", "mail"):
        raise Refused(refusal("clock-runs"))
    if seat in table.correspondence.holidays:
        raise Refused(refusal("on-holiday"))
    if table.seats[seat].person == person:
        raise Refused(refusal("mind-yourself"))
    others = others_than(table, seat)
    if person not in others:
        raise Refused(refusal("mind-not-playing"))
    if not table.seats[seat].by_hand or seat not in table.asked():
        raise Refused(refusal("not-waited-for", seat=seat))
    if now < table.asked_at + WAIT_BEFORE_VOTE_S:
        raise Refused(refusal("some-patience", minutes=int(WAIT_BEFORE_VOTE_S / 60)))
    wished = table.caretaker_votes.get(seat, frozenset())
    if person not in wished:
        yield journal.Wished(seat, person)
    if others <= wished | {person}:
        yield journal.Minded(seat, True)


def others_than(table: Table, seat: Player) -> frozenset[str]:
    """The people who play other seats by hand; the person in this seat is left out."""
    absent = table.seats[seat].person
    people = (held.person for held in table.seats.values() if held.by_hand and held.person != absent)
    return frozenset(person for person in people if person is not None)
