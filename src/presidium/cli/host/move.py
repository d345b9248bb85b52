"""The `move` command: copies the data of a hall from a folder into a database or back."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import click

from presidium.cli.choices import language
from presidium.cli.host.folder import why
from presidium.cli.host.settings import hall_settings
from presidium.core import Refused, refusal
from presidium.text import Words


@click.command()
@click.argument("places", metavar="[FROM] TO", nargs=-1, required=True)
@hall_settings("store", data="The folder that is moved, if FROM is left out and no database is set.")
@language
def move(places: tuple[str, ...], data: Path, store: str, lang: str) -> None:
    """Copy a hall FROM a folder TO a database, postgresql://user:password@host/name, or back.

    Without FROM the hall of the settings is copied. No server may use either of them, and TO must be empty. The data at
    FROM does not change.
    """
    from presidium.server.persistence import engine_migration

    if len(places) > 2:
        raise click.UsageError("Name two places at most: [FROM] TO.")
    here, there = places if len(places) == 2 else (store or str(data), places[0])
    words = Words(lang)
    try:
        moved = engine_migration.move(here, there)
    except (OSError, sqlite3.Error) as error:
        raise Refused(refusal("cannot-write", file=engine_migration.shown(there), why=why(error))) from error
    for each in moved.wrong:
        click.echo(words("admin-wrong", table=each.table, wrong=each.wrong, seq=each.seq))
    click.echo(words("moved", name=engine_migration.shown(there), rows=moved.rows, tables=moved.tables))
    click.echo(words("admin-verified", count=moved.tables, wrong=len(moved.wrong), older=moved.older))
    click.echo(words("moved-before", name=engine_migration.shown(here)))
    if moved.wrong:
        raise click.exceptions.Exit(1)
