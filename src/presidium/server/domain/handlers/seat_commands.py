"""Handlers of commands about seats: sitting down, leaving, handing over, the caretaker."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from presidium.bots import comrades_for, must_sit
from presidium.server.domain import caretaker_vote, journal, seat_transfer
from presidium.server.domain.handlers.context import CommandContext, handles, hosting, must, own, running
from presidium.server.domain.journal import Fact
from presidium.server.domain.table import Table
from presidium.server.protocol import commands
from presidium.server.protocol.portraits import chosen
from presidium.text.plain import plain


@handles.register(commands.Sit)
def sit(do: commands.Sit, table: Table, caller: CommandContext) -> Iterator[Fact]:
    must(not table.over, "table-over")
    if caller.unwelcome and not table.seat_of(caller.person):
        must(do.seat is None, "seat-taken", seat=do.seat or 0)
        must(False, "no-open-seat")
    if table.started and do.portrait and _is_own(do.seat, table, caller):
        yield from _change_portrait(do.seat or 0, do.portrait, table, caller.person)
        return
    if table.started and table.opened.sofa:
        yield from _sit_down_late(do, table, caller)
        return
    # a seat that was left holds secrets, so it is given only by a link of the host
    must(not table.started, "started-already")
    free = [seat for seat, held in table.seats.items() if held.open]
    seat = do.seat if do.seat is not None else next(iter(free), None)
    must(seat is not None, "no-open-seat")
    assert seat is not None
    must(seat in table.seats, "no-such-seat", seat=seat)
    held = table.seats[seat]
    must(seat in free or held.person == caller.person, "seat-taken", seat=seat)
    name = plain(do.name) or caller.name
    portrait = chosen(do.portrait, held.portrait)
    now = caller.person, name, do.nonce or held.nonce, portrait, do.program
    if (held.person, held.name, held.nonce, held.portrait, held.program) != now:
        yield journal.Sat(seat, caller.person, name, do.nonce, portrait=portrait, program=do.program)


def _is_own(seat: int | None, table: Table, caller: CommandContext) -> bool:
    return seat in table.seats and table.seats[seat].person == caller.person and not table.seats[seat].minded


def _change_portrait(seat: int, wanted: str, table: Table, person: str) -> Iterator[Fact]:
    """Change only the portrait of a seat that its player holds in a running game."""
    held = table.seats[seat]
    portrait = chosen(wanted, held.portrait)
    if portrait != held.portrait:
        yield journal.Sat(seat, person, held.name, held.nonce, portrait=portrait, program=held.program)


def _sit_down_late(do: commands.Sit, table: Table, caller: CommandContext) -> Iterator[Fact]:
    """Take a seat of a running sofa table. No link is needed, because all players see who takes which seat, and a
    player whose phone failed must get back."""
    free = [seat for seat, held in table.seats.items() if not held.by_hand]
    seat = do.seat if do.seat is not None else next(iter(free), None)
    must(seat is not None, "no-open-seat")
    assert seat is not None
    yield seat_transfer.take(table, seat, caller.person, plain(do.name) or caller.name, caller.now, caller.unattended)


@handles.register(commands.Fill)
def fill(do: commands.Fill, table: Table, caller: CommandContext) -> Iterator[Fact]:
    hosting(table, caller)
    must(not table.over, "table-over")
    game = table.game.name
    seats = [seat for seat, held in table.seats.items() if held.open] if do.seat is None else [do.seat]
    if do.bot:
        must_sit(do.bot, game)
    sitting = [held.bot for held in table.seats.values() if held.bot is not None]
    named = [do.bot] * len(seats) if do.bot else comrades_for(game, len(seats), sitting, Random())
    for seat, bot in zip(seats, named, strict=True):
        must(seat in table.seats, "no-such-seat", seat=seat)
        must(table.seats[seat].person is None, "seat-taken", seat=seat)
        if table.seats[seat].bot != bot:
            yield journal.Filled(seat, bot)


@handles.register(commands.Leave)
def leave(do: commands.Leave, table: Table, caller: CommandContext) -> Iterator[Fact]:
    must(do.seat in table.seats, "no-such-seat", seat=do.seat)
    if table.host != caller.person:
        own(table, do.seat, caller)
    must(not table.over, "table-over")
    must(not table.seats[do.seat].open, "seat-open", seat=do.seat)
    yield journal.Left(do.seat, "left" if table.seats[do.seat].person == caller.person else "removed")


@handles.register(commands.Present)
def present(do: commands.Present, table: Table, caller: CommandContext) -> Iterator[Fact]:
    own(table, do.seat, caller)
    must(table.started, "not-started")
    must(not table.over, "table-over")
    if table.seats[do.seat].minded:
        yield journal.Minded(do.seat, False)
    elif do.seat in table.lates:
        yield journal.Present(do.seat)


@handles.register(commands.Mind)
def mind(do: commands.Mind, table: Table, caller: CommandContext) -> Iterator[Fact]:
    running(table)
    return caretaker_vote.agree(table, do.seat, caller.person, caller.now)


@handles.register(commands.Handover)
def handover(do: commands.Handover, table: Table, caller: CommandContext) -> Iterator[Fact]:
    hosting(table, caller)
    must(not table.over, "table-over")
    must(do.seat in table.seats, "no-such-seat", seat=do.seat)
    heir = table.seats[do.seat].person
    must(heir is not None, "nobody-sits-there", seat=do.seat)
    assert heir is not None
    if heir != caller.person:
        yield journal.Hosted(heir)


@handles.register(commands.Concede)
def concede(do: commands.Concede, table: Table, caller: CommandContext) -> Iterator[Fact]:
    own(table, do.seat, caller)
    running(table)
    yield journal.Left(do.seat, "conceded")


@handles.register(commands.Refuse)
def refuse(do: commands.Refuse, table: Table, caller: CommandContext) -> Iterator[Fact]:
    return seat_transfer.refuse(table, do.seat, caller.person)


@handles.register(commands.Allow)
def allow(do: commands.Allow, table: Table, caller: CommandContext) -> Iterator[Fact]:
    return seat_transfer.allow(table, do.seat, caller.person)
