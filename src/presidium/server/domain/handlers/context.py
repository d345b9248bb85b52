"""Shared by all command handlers: the context of a command, the registry of handlers, and common checks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import singledispatch
from typing import Any, NamedTuple

from presidium.core import Player, Refused, refusal
from presidium.server.domain import journal
from presidium.server.domain.journal import Fact
from presidium.server.domain.table import Table


class CommandContext(NamedTuple):
    """The sender of a command, the time of the command, and what the handlers must know about the sender."""

    person: str
    name: str
    now: float
    unattended: frozenset[Player] = frozenset()
    """The seats whose players are not connected at the moment."""
    unwelcome: bool = False
    """Whether the host has blocked this person. Every seat then seems taken, as if others had been quicker."""
    ahead: float = 0.0
    """Wall clock minus server clock, in seconds."""


def facts_of(table: Table, command: Any, caller: CommandContext) -> list[Fact]:
    """The facts this command causes. Raises Refused with the reason if the command is not allowed."""
    return list(handles.registry[type(command)](command, table, caller))


@singledispatch
def handles(do: Any, table: Table, caller: CommandContext) -> Iterator[Fact]:
    """The facts a command causes; one registered handler for each kind of command."""
    raise NotImplementedError


def own(table: Table, seat: Player, caller: CommandContext) -> None:
    """Raises Refused unless the seat exists and belongs to the sender."""
    if seat not in table.seats:
        raise Refused(refusal("no-such-seat", seat=seat))
    if table.seats[seat].person != caller.person:
        raise Refused(refusal("not-your-seat", seat=seat))


def hosting(table: Table, caller: CommandContext) -> None:
    if table.host != caller.person:
        raise Refused(refusal("only-host"))


def must(holds: bool, why: str, **args: int) -> None:
    if not holds:
        raise Refused(refusal(why, "", **args))


def running(table: Table) -> None:
    must(table.started, "not-started")
    must(not table.over, "table-over")
    must(table.paused_at is None, "paused")


def compare_clocks(table: Table, caller: CommandContext) -> Iterator[Fact]:
    """Stores the difference between wall clock and server clock, unless the table has it already."""
    if table.correspondence.ahead is None:
        yield journal.Compared(caller.ahead)
