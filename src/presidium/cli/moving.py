"""A hall that moves: from its folder into a database, and back."""

from __future__ import annotations

import sqlite3

import click

from presidium.cli.choices import language
from presidium.core import Refused, refusal
from presidium.text import Words


@click.command()
@click.argument("here", metavar="FROM")
@click.argument("there", metavar="TO")
@language
def move(here: str, there: str, lang: str) -> None:
    """Copy a hall FROM a folder TO a database, postgresql://user:password@host/name, or back.

    No server may be at work at either, and TO has to be empty. What is at FROM stays as it is.
    """
    from presidium.table import moving

    words = Words(lang)
    try:
        moved = moving.move(here, there)
    except (OSError, sqlite3.Error) as error:
        raise Refused(refusal("cannot-write", file=moving.shown(there), why=str(error))) from error
    for each in moved.wrong:
        click.echo(words("admin-wrong", table=each.table, wrong=each.wrong, seq=each.seq))
    click.echo(words("moved", name=moving.shown(there), rows=moved.rows, tables=moved.tables))
    click.echo(words("moved-before", name=moving.shown(here)))
    if moved.wrong:
        raise click.exceptions.Exit(1)
