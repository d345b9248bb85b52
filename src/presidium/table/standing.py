"""How a table stands, as everybody may know it."""

from __future__ import annotations

from typing import Any

from presidium.bots import COMRADES, advises, person
from presidium.core import Player
from presidium.table.infos import BeganInfo, SeatInfo, SilentInfo, TableInfo, TakerInfo
from presidium.table.mail import bank_left
from presidium.table.post import EVERYBODY
from presidium.table.proposals import proposal_info
from presidium.table.table import Table


def lost_by(table: Table, person: str) -> tuple[Player, ...]:
    """The seats this person has held, and neither holds nor has given away."""
    return tuple(each.seat for each in table.holders if each.person == person and each.gone in ("removed", "replaced"))


def status(table: Table) -> Any:
    if table.closed is not None:
        return "closed"
    if table.over:
        return "over"
    return "paused" if table.paused_at is not None else "running" if table.started else "open"


def table_facts(table: Table) -> Any:
    post = table.post
    days = table.tempo, post.spent, post.hours, post.holidays, proposal_info(table)
    return (table.seats, table.host, status(table), table.holders, table.claims, table.next_table, table.wishes, days)


def table_info(table: Table) -> TableInfo:
    opened = table.opened
    return TableInfo(
        table.id,
        opened.game,
        dict(table.g.rules.chosen),
        tuple(seat_info(table, seat) for seat in table.seats),
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
    """Where one person plays alone; elsewhere only if the table was opened so, and whoever sat down could know it.

    One person who passes a device round is not alone; nor is who is left when others have gone.
    """
    alone = table.started and len({(each.seat, each.person) for each in table.holders}) == 1
    return advises(table.opened.game) and (table.opened.advice or alone)


def began(table: Table) -> BeganInfo | None:
    """Where the archive is that holds the secrets is nobody's business while they are secrets here."""
    begins = table.opened.begins
    if begins is None or not begins.table:
        return None if begins is None else BeganInfo("position")
    return BeganInfo("archive", *((begins.table, begins.moment) if table.over else ()))


def comrades_at(table: Table) -> dict[Player, str]:
    """Which of the comrades sit where."""
    bots = {seat: held.bot for seat, held in table.seats.items() if held.bot is not None}
    found = {seat: person(bot, table.game.name)[0] for seat, bot in bots.items()}
    return {seat: who for seat, who in found.items() if who}


def seat_info(table: Table, seat: Player) -> SeatInfo:
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
        tuple(sorted(other for each in table.wishes.get(seat, ()) for other in table.seat_of(each))),
        comrade or None,
        level,
        held.portrait or None,
        COMRADES[comrade].talk if comrade else 0,
        _bank(table, seat) if held.person is not None else None,
        table.post.hours.get(seat),
        table.post.holidays.get(seat),
        held.program,
    )
