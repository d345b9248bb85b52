"""Builds `TableInfo`: the state of a table, as far as everybody may know it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from presidium.bots import COMRADES, advises, person
from presidium.core import Player
from presidium.server.base.names import FORGOTTEN, UNNAMED
from presidium.server.domain.correspondence import EVERYBODY
from presidium.server.domain.correspondence_clock import bank_left
from presidium.server.domain.proposals import proposal_info
from presidium.server.domain.table import Table
from presidium.server.protocol.models import BeganInfo, SeatInfo, SilentInfo, TableInfo, TakerInfo
from presidium.server.protocol.portraits import faces as portraits_of


def lost_by(table: Table, person: str) -> tuple[Player, ...]:
    """Returns the seats that this person has lost because others removed or replaced them."""
    return tuple(each.seat for each in table.holders if each.person == person and each.gone in ("removed", "replaced"))


def status(table: Table) -> Any:
    if table.closed is not None:
        return "closed"
    if table.over:
        return "over"
    return "paused" if table.paused_at is not None else "running" if table.started else "open"


def table_facts(table: Table) -> Any:
    post = table.correspondence
    days = table.tempo, post.spent, post.hours, post.holidays, proposal_info(table)
    return (
        table.seats,
        table.host,
        status(table),
        table.holders,
        table.claims,
        table.next_table,
        table.caretaker_votes,
        days,
    )


def table_info(table: Table) -> TableInfo:
    opened, faces = table.opened, faces_at(table)
    return TableInfo(
        table.id,
        opened.game,
        dict(table.g.rules.chosen),
        tuple(seat_info(table, seat, faces.get(seat)) for seat in table.seats),
        opened.tempo,
        opened.title,
        opened.listed,
        status(table),
        opened.commitment,
        next(iter(table.seat_of(table.host)), None),
        tuple(sorted(table.agreed)),
        tuple(SilentInfo(each.seat, each.name, bool(each.gone)) for each in table.silent),
        table.rests,
        table.next_table,
        table.mixed,
        advised(table),
        began(table),
        opened.sofa,
        _bank(table, EVERYBODY),
        proposal_info(table),
    )


def _bank(table: Table, seat: Player) -> float | None:
    return bank_left(table, seat) if table.tempo.pace == "mail" else None


def advised(table: Table) -> bool:
    """True if players may ask a bot for advice: the table was opened with advice, or one person plays alone.

    A person does not count as alone if a device is passed round, or if all others have left the table.
    """
    alone = table.started and len({(each.seat, each.person) for each in table.holders}) == 1
    return advises(table.opened.game) and (table.opened.advice or alone)


def began(table: Table) -> BeganInfo | None:
    """Returns where the table's game began, if it continues another game or position; otherwise None. The archive is
    named only at the end, because it holds secrets."""
    begins = table.opened.begins
    if begins is None or not begins.table:
        return None if begins is None else BeganInfo("position")
    return BeganInfo("archive", *((begins.table, begins.moment) if table.over else ()))


def comrades_at(table: Table) -> dict[Player, str]:
    """Returns the comrade (named bot) in each seat that has one."""
    bots = {seat: held.bot for seat, held in table.seats.items() if held.bot is not None}
    found = {seat: person(bot, table.game.name)[0] for seat, bot in bots.items()}
    return {seat: who for seat, who in found.items() if who}


def people_at(table: Table) -> dict[Player, str]:
    """Returns the names of people by seat. Leaves out names that two seats share or that imitate another name."""
    named = {seat: held for seat, held in table.seats.items() if held.person is not None}
    times = Counter(held.name for held in named.values())
    return {
        seat: held.name
        for seat, held in named.items()
        if held.name not in (UNNAMED, FORGOTTEN) and times[held.name] == 1 and not table.imitates(held)
    }


def faces_at(table: Table) -> dict[Player, str]:
    """Returns the portrait of each seat that a person holds, or held before they left it."""
    held = {
        seat: each for seat, each in table.seats.items() if each.bot is None and (each.person is not None or each.name)
    }
    return portraits_of(table.id, {seat: each.portrait for seat, each in held.items()})


def seat_info(table: Table, seat: Player, portrait: str | None) -> SeatInfo:
    held, claim = table.seats[seat], table.claims.get(seat) if table.running else None
    kind = "bot" if held.bot is not None else "person" if held.person is not None or held.name else "open"
    vacated = held.person is None and held.bot is None and bool(held.name)
    comrade, level = ("", "") if held.bot is None else person(held.bot, table.game.name)
    return SeatInfo(
        seat,
        kind,  # type: ignore[arg-type]
        held.name,
        held.minded or vacated,
        held.person is not None and table.imitates(held),
        tuple(other for other in table.seat_of(held.person) if other != seat),
        None if claim is None else TakerInfo(claim.name, claim.until, table.imitates(claim)),
        tuple(sorted(other for each in table.caretaker_votes.get(seat, ()) for other in table.seat_of(each))),
        comrade or None,
        level,
        portrait,
        COMRADES[comrade].talk if comrade else 0,
        _bank(table, seat) if held.person is not None else None,
        table.correspondence.hours.get(seat),
        table.correspondence.holidays.get(seat),
        held.program,
    )
