"""The floor: a pause for talk before a question, the same for all seats. The table, not the rules, holds it.

When it closes depends on public facts alone: the clock, who has said that they are ready, and the host.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import msgspec

from presidium.core import Player, Refused, Roll, refusal
from presidium.core.content.floor import Talk
from presidium.server.base.tempo import pauses_to_talk
from presidium.server.domain import journal
from presidium.server.domain.journal import Fact
from presidium.server.protocol.models import FloorInfo

if TYPE_CHECKING:
    from presidium.server.domain.table import Table

BRIEF: Final = 0.5
"""Length of a floor at a table with brief talk, as a share of the usual length."""
ROLES_S: Final = 40.0
"""Seconds for which people round one screen look at what they were dealt, before the first question."""
CLOSING_S: Final = 1.0
"""Seconds between the moment when all are ready and the closing at a live table: time to take it back."""
ANSWER_S: Final = 12.0
"""Seconds that a person who is addressed has at least, once in each floor."""
MORE: Final = {"fingers": 10.0}
USUALLY_MORE_S: Final = 15.0
"""Seconds by which a request for more time extends a floor of a kind that is not in `MORE`."""
EXTENSIONS: Final = 2
"""How many times a floor can be extended."""
FIRST_WORD_S: Final = 1.0
NEXT_WORD_S: Final = 2.5
"""At live tables bots speak in turn: the first after `FIRST_WORD_S`, each of the others `NEXT_WORD_S` later, whether or
not the bot before has said something."""
REPLY_S: Final = 1.5
"""Seconds after which bots reply to a person at a live table."""


class Floor(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open floor. Times are in seconds of the server's clock, moved forward by every pause.

    Field names are stored in snapshots and never change.
    """

    kind: str
    number: int
    begins: float
    """Time at which the film before the floor is over."""
    asked_at: float
    """Time at which the question after the floor was put, since when bots think about it."""
    until: float | None = None
    """Time at which the floor closes by the clock; None if it has none."""
    ready: frozenset[int] = frozenset()
    """The seats that have nothing more to say."""
    ready_at: float = 0.0
    """Time at which a seat last became ready."""
    held: bool = False
    """Whether the host keeps the floor open."""
    extended: int = 0
    answering: frozenset[int] = frozenset()
    """The seats for which the floor was prolonged, because somebody addressed them shortly before its end."""

    def shifted(self, seconds: float) -> Floor:
        """Returns a copy with all times moved forward, after a pause."""
        until = None if self.until is None else self.until + seconds
        moved = self.begins + seconds, self.ready_at + seconds
        return msgspec.structs.replace(self, until=until, begins=moved[0], ready_at=moved[1])


# When it opens


def before_question(table: Table) -> Floor | None:
    """The floor that opens before the question that has just been put; None if there is none."""
    question = table.g.question()
    if not pauses_to_talk(table.tempo) or question is None or isinstance(question, Roll) or question.quiet:
        return None
    due = _due(table)
    if due is None or table.floors.get(due.kind) == due.number or not people(table):
        return None
    table.floors[due.kind] = due.number
    live = table.tempo.pace == "live"
    film = None if table.tempo.pace == "solo" else table.film  # people alone watch it as fast as they like
    begins = table.asked_at if film is None else max(table.asked_at, film.ends)
    timed = live and table.tempo.talk != "call"
    seconds = due.seconds * (BRIEF if table.tempo.talk == "brief" else 1.0)
    return Floor(due.kind, due.number, begins, table.asked_at, begins + seconds if timed else None)


def _due(table: Table) -> Talk | None:
    if table.opened.sofa and not table.floors:
        return Talk("role", 0, ROLES_S)
    return None if table.game.floor is None else table.game.floor(table.g)


def people(table: Table) -> tuple[Player, ...]:
    """The seats whose readiness counts: those that people play by hand."""
    return tuple(seat for seat, held in table.seats.items() if held.by_hand)


# When it closes


def closes_at(table: Table) -> float | None:
    """Time at which the open floor closes; None if it waits for people."""
    floor = table.floor
    assert floor is not None
    awaited = people(table)
    if not awaited:
        return floor.begins
    if floor.held:
        return None
    if not floor.ready.issuperset(awaited):
        return floor.until
    if table.tempo.pace != "live":  # people who look at one screen have seen the film when it is over
        return max(floor.ready_at, floor.begins) if table.tempo.in_step else floor.ready_at
    ready = max(floor.ready_at, floor.begins) + CLOSING_S
    return ready if floor.until is None else min(ready, floor.until)


def closes(table: Table, now: float) -> bool:
    at = None if table.floor is None else closes_at(table)
    return at is not None and now >= at


# Its changes


def got_ready(table: Table, seat: Player, ready: bool) -> None:
    floor = table.floor
    if floor is not None:
        seats = floor.ready | {seat} if ready else floor.ready - {seat}
        table.floor = msgspec.structs.replace(floor, ready=seats, ready_at=table.at)


def addressed(table: Table, seats: tuple[Player, ...]) -> None:
    """Wakes the people who were addressed: they are no longer ready, and have time to answer."""
    floor = table.floor
    woken = frozenset(seats).intersection(people(table))
    if floor is None or not woken:
        return
    until, answering = floor.until, floor.answering
    if until is not None and until - table.at < ANSWER_S and not woken <= answering:
        until, answering = table.at + ANSWER_S, answering | woken
    table.floor = msgspec.structs.replace(floor, ready=floor.ready - woken, until=until, answering=answering)


def extended(table: Table) -> None:
    floor = table.floor
    if floor is not None and floor.until is not None:
        until = floor.until + MORE.get(floor.kind, USUALLY_MORE_S)
        table.floor = msgspec.structs.replace(floor, until=until, extended=floor.extended + 1)


def hold(table: Table, held: bool) -> None:
    """The host keeps the floor open, or lets it go on: its clock then ends no earlier than in some seconds."""
    floor = table.floor
    if floor is not None:
        until = None if floor.until is None else max(floor.until, table.at + ANSWER_S)
        table.floor = msgspec.structs.replace(floor, held=held, until=floor.until if held else until)


def closed(table: Table) -> None:
    """The floor is over: the clock of the question begins, and bots say nothing more before it."""
    if table.floor is not None:
        table.thought_since = table.floor.asked_at
        table.floor, table.asked_at, table.opens, table.telling = None, table.at, table.at, 0.0
        table.talked = table.spoke = table.question


# Commands


def ready(table: Table, seat: Player, is_ready: bool) -> Iterator[Fact]:
    floor = _open(table)
    if is_ready != (seat in floor.ready):
        yield journal.Ready(seat, is_ready)


def ready_by_answer(table: Table, seat: Player) -> Iterator[Fact]:
    """Answering the question after the floor means that the seat has nothing more to say."""
    if table.floor is not None and seat not in table.floor.ready:
        yield journal.Ready(seat, True)


def more_time(table: Table, seat: Player) -> Iterator[Fact]:
    floor = _open(table)
    if floor.until is None:
        raise Refused(refusal("floor-without-clock"))
    if floor.extended >= EXTENSIONS:
        raise Refused(refusal("floor-extended"))
    yield journal.FloorExtended(seat)


def by_host(table: Table, held: bool | None, close: bool) -> Iterator[Fact]:
    floor = _open(table)
    if close:
        yield journal.FloorClosed()
    elif held is not None and held != floor.held:
        yield journal.FloorHeld(held)


def _open(table: Table) -> Floor:
    if table.floor is None:
        raise Refused(refusal("no-floor"))
    return table.floor


# What everybody is told


def floor_info(table: Table) -> FloorInfo | None:
    """The open floor as everybody may see it; None if none is open."""
    floor = table.floor
    if floor is None or not table.running:
        return None
    waits = tuple(seat for seat in people(table) if seat not in floor.ready)
    more = 0 if floor.until is None else EXTENSIONS - floor.extended
    told = floor.kind, floor.number, floor.begins, floor.until
    return FloorInfo(*told, tuple(sorted(floor.ready)), waits, floor.held, more)
