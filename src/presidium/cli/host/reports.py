"""The `reports` command: prints what people have reported to the host, even while the server runs."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click

from presidium.cli.choices import language
from presidium.cli.host.folder import kept
from presidium.cli.host.settings import hall_settings
from presidium.core import Refused, refusal
from presidium.text import Words


@click.command()
@click.option(
    "--done", type=int, multiple=True, metavar="NUMBER", help="Delete this report, because you have dealt with it."
)
@hall_settings("store", data="The folder of the hall; its file is read unless a database is set.")
@language
def reports(done: tuple[int, ...], data: Path, store: str, lang: str) -> None:
    """Print what people have reported to the host, the oldest report first."""
    import sqlalchemy as sql

    from presidium.server.storage.tables import REPORTS

    with kept(data, store) as hall:
        if done:
            there = {row.id for row in hall.all(sql.select(REPORTS.c.id).where(REPORTS.c.id.in_(done)))}
            for number in done:
                if number not in there:
                    raise Refused(refusal("no-such-report", number=number))
            hall.write(*(sql.delete(REPORTS).where(REPORTS.c.id == number) for number in done)).result()
        show(hall, Words(lang))


def show(store: Any, words: Words) -> None:
    import sqlalchemy as sql

    from presidium.server.storage.tables import PEOPLE, REPORTS

    query = sql.select(REPORTS, PEOPLE.c.name.label("by")).join(PEOPLE, PEOPLE.c.id == REPORTS.c.person, isouter=True)
    rows = store.all(query.order_by(REPORTS.c.id))
    for row in rows:
        at = datetime.fromtimestamp(row.since, UTC).strftime("%Y-%m-%d %H:%M UTC")
        reason = words("reports-reason", reason=row.reason)
        where = words("reports-where", table=row.table_id, seat=row.seat or 0, question=row.question)
        click.echo(words("reports-line", number=row.id, at=at, by=row.by or "?", name=row.name, reason=reason))
        click.echo(f"   {where}")
        for id, text in (("reports-said", row.said), ("reports-words", row.words)):
            if text:
                click.echo(f"   {words(id, text=text)}")
    if not rows:
        click.echo(words("reports-none"))
