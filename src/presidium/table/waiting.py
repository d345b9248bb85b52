"""Whom a table without a clock waits for: the others may let the caretaker play for him, when all of them say so.

Only after a while, and only for a seat that is asked. He has it back as soon as he comes, or says something openly.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from presidium.core import Player, Refused, refusal
from presidium.table import journal
from presidium.table.journal import Fact
from presidium.table.table import Table

PATIENCE: Final = 300.0
"""How long a question must have stood."""


def agree(table: Table, seat: Player, person: str, now: float) -> Iterator[Fact]:
    """Somebody would have the caretaker play for that seat."""
    if seat not in table.seats:
        raise Refused(refusal("no-such-seat", seat=seat))
    if table.tempo.pace in ("live", "mail"):
        raise Refused(refusal("clock-runs"))
    if seat in table.post.holidays:
        raise Refused(refusal("on-holiday"))
    if table.seats[seat].person == person:
        raise Refused(refusal("mind-yourself"))
    others = others_than(table, seat)
    if person not in others:
        raise Refused(refusal("mind-not-playing"))
    if not table.seats[seat].by_hand or seat not in table.asked():
        raise Refused(refusal("not-waited-for", seat=seat))
    if now < table.asked_at + PATIENCE:
        raise Refused(refusal("some-patience", minutes=int(PATIENCE / 60)))
    wished = table.wishes.get(seat, frozenset())
    if person not in wished:
        yield journal.Wished(seat, person)
    if others <= wished | {person}:
        yield journal.Minded(seat, True)


def others_than(table: Table, seat: Player) -> frozenset[str]:
    """The people who play by hand in other seats than this one's person."""
    absent = table.seats[seat].person
    people = (held.person for held in table.seats.values() if held.by_hand and held.person != absent)
    return frozenset(person for person in people if person is not None)
