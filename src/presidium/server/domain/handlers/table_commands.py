"""Handlers of commands about the table: start, pause, tempo, holidays and its end."""

from __future__ import annotations

from collections.abc import Iterator

from presidium.server.base import hours
from presidium.server.domain import holidays, journal, proposals, seats
from presidium.server.domain.autoplay import ended_by_consent
from presidium.server.domain.handlers.context import (
    CommandContext,
    compare_clocks,
    handles,
    hosting,
    must,
    own,
    running,
)
from presidium.server.domain.journal import Fact
from presidium.server.domain.reducer import apply_facts
from presidium.server.domain.table import Table
from presidium.server.protocol import commands
from presidium.server.protocol.requested_tempo import tempo_of


@handles.register(commands.Start)
def start(_: commands.Start, table: Table, caller: CommandContext) -> Iterator[Fact]:
    hosting(table, caller)
    must(not table.over, "table-over")
    must(not table.started, "started-already")
    must(not any(held.open for held in table.seats.values()), "seats-open")
    people = sum(held.person is not None for held in table.seats.values())
    must(table.tempo.pace != "solo" or people == 1, "solo-is-for-one")
    must(table.tempo.pace != "bots" or people == 0, "bots-among-themselves")
    version = table.game.rules_version
    if table.tempo.pace == "mail":
        yield from compare_clocks(table, caller)
    yield journal.Started(0 if version == table.opened.rules_version else version)


@handles.register(commands.Hours)
def keep_hours(do: commands.Hours, table: Table, caller: CommandContext) -> Iterator[Fact]:
    own(table, do.seat, caller)
    must(not table.over, "table-over")
    kept = None if do.starts == do.ends else hours.kept(do.zone or hours.UTC, do.starts, do.ends)
    if kept != table.correspondence.hours.get(do.seat):
        yield from compare_clocks(table, caller)
        yield journal.HoursKept(do.seat, kept)


@handles.register(commands.Holiday)
def holiday(do: commands.Holiday, table: Table, caller: CommandContext) -> Iterator[Fact]:
    own(table, do.seat, caller)
    running(table)
    yield from proposals.ask_for_holiday(table, do.seat, do.days)


@handles.register(commands.EndHoliday)
def come_back(do: commands.EndHoliday, table: Table, caller: CommandContext) -> Iterator[Fact]:
    own(table, do.seat, caller)
    running(table)
    yield from holidays.come_back(table, do.seat)


@handles.register(commands.Adjourn)
def adjourn(do: commands.Adjourn, table: Table, caller: CommandContext) -> Iterator[Fact]:
    own(table, do.seat, caller)
    running(table)
    asked = list(proposals.ask_to_adjourn(table, do.seat, tempo_of(do)))
    if asked:
        yield from compare_clocks(table, caller)
    yield from asked


@handles.register(commands.Assent)
def assent(do: commands.Assent, table: Table, caller: CommandContext) -> Iterator[Fact]:
    own(table, do.seat, caller)
    running(table)
    yield from proposals.answer(table, do.seat, do.proposal, do.agree)


@handles.register(commands.Pause)
def pause(_: commands.Pause, table: Table, caller: CommandContext) -> Iterator[Fact]:
    hosting(table, caller)
    running(table)
    yield journal.Paused()


@handles.register(commands.Resume)
def resume(_: commands.Resume, table: Table, caller: CommandContext) -> Iterator[Fact]:
    hosting(table, caller)
    must(not table.over, "table-over")
    must(table.paused_at is not None, "not-paused")
    yield journal.Resumed()


@handles.register(commands.Finish)
def finish(_: commands.Finish, table: Table, caller: CommandContext) -> Iterator[Fact]:
    hosting(table, caller)
    must(not table.over, "table-over")
    yield journal.Closed("host")


@handles.register(commands.Agree)
def agree(do: commands.Agree, table: Table, caller: CommandContext) -> Iterator[Fact]:
    """Agree to end the game. A paused game can be ended too, so that an absent host cannot block the others."""
    mine = seats.stake(table.holders, do.seat, caller.person)
    if mine is None:
        own(table, do.seat, caller)
    must(table.started, "not-started")
    must(not table.over or mine in table.silent, "table-over")  # after the game's end those who were removed still may
    must(table.closed is None, "table-over")
    if mine is None or not mine.agreed:
        yield journal.Agreed(do.seat, caller.person)
    after = table.fork()
    apply_facts(journal.Agreed(do.seat, caller.person), after)
    if not table.over and ended_by_consent(after):
        yield journal.Closed("consent")
