"""Invitations to a closed hall: made, listed and revoked by whoever has its folder, also while it is open."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from presidium.cli.choices import data, language
from presidium.core import Refused, refusal
from presidium.text import Words
from presidium.text.plain import plain

if TYPE_CHECKING:
    from presidium.table.invitations import Invitations


@click.command()
@click.option("--uses", type=click.IntRange(1, 10_000), default=1, show_default=True, help="How many may come by it.")
@click.option("--days", type=click.IntRange(1, 3_650), default=14, show_default=True, help="How long it is good.")
@click.option("--note", default="", help="Whom it is for; only you see that, in the list.")
@click.option("--list", "listing", is_flag=True, help="Which invitations there are.")
@click.option("--revoke", metavar="ID", help="Take one away; who has come by it stays.")
@data
@language
def invite(uses: int, days: int, note: str, listing: bool, revoke: str | None, data: Path, lang: str) -> None:
    """Make an invitation to a closed hall, also while it is open."""
    words = Words(lang)
    with invitations(data) as kept:
        if listing:
            show(kept, words)
            return
        if revoke is not None:
            kept.store.write(kept.revoked(revoke)).result()
            click.echo(words("invite-revoked"))
            return
        code, statement = kept.new(uses, days, plain(note)[:100])
        kept.store.write(statement).result()
        click.echo(words("invite-made", code=code, uses=uses, days=days))
        click.echo(words("invite-how", code=code))


@contextmanager
def invitations(data: Path) -> Iterator[Invitations]:
    """What the folder has of them. Where no server is at work there, its file is made or brought up to date first."""
    from presidium.table.invitations import Invitations
    from presidium.table.serve import FILE, hold, open_store
    from presidium.table.store import Store

    try:
        with closing(hold(data)), closing(open_store(data)):
            pass
    except Refused as why:
        if why.why.id != "data-in-use":
            raise
    with closing(Store(data / FILE)) as store:
        try:
            yield Invitations(store)
        except sqlite3.Error as error:
            raise Refused(refusal("cannot-write", file=str(data / FILE), why=str(error))) from error


def show(kept: Invitations, words: Words) -> None:
    every = kept.all()
    for each in every:
        state = "good" if kept.is_good(each) else "lapsed" if each.uses > 0 else "used"
        until = datetime.fromtimestamp(each.until, UTC).date().isoformat()
        line = words("invite-line", id=each.id[:8], state=state, uses=each.uses, until=until)
        click.echo(f"{line}  {each.note}".rstrip())
    if not every:
        click.echo(words("invite-none"))
