"""What people have told the host of one another, for whoever has the folder of a house; also while it is open."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click

from presidium.cli.choices import data, language, store
from presidium.cli.folder import kept
from presidium.text import Words


@click.command()
@click.option("--done", type=int, multiple=True, metavar="NUMBER", help="You have seen to it: it is deleted.")
@data
@store
@language
def reports(done: tuple[int, ...], data: Path, store: str, lang: str) -> None:
    """Read what people have reported, the oldest first."""
    import sqlalchemy as sql

    from presidium.table.file import REPORTS

    with kept(data, store) as hall:
        if done:
            hall.write(*(sql.delete(REPORTS).where(REPORTS.c.id == number) for number in done)).result()
        show(hall, Words(lang))


def show(store: Any, words: Words) -> None:
    import sqlalchemy as sql

    from presidium.table.file import PEOPLE, REPORTS

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
