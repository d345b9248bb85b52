"""Invitations to a closed hall: made, listed and revoked by whoever has its folder, also while it is open."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from presidium.cli.choices import data, language, store
from presidium.cli.folder import kept
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
@store
@language
def invite(
    uses: int, days: int, note: str, listing: bool, revoke: str | None, data: Path, store: str, lang: str
) -> None:
    """Make an invitation to a closed hall, also while it is open."""
    from presidium.table.invitations import Invitations  # the other commands need not wait for it

    words = Words(lang)
    with kept(data, store, begins=True) as hall:
        invitations = Invitations(hall)
        if listing:
            show(invitations, words)
            return
        if revoke is not None:
            hall.write(invitations.revoked(revoke)).result()
            click.echo(words("invite-revoked"))
            return
        code, statement = invitations.new(uses, days, plain(note)[:100])
        hall.write(statement).result()
        click.echo(words("invite-made", code=code, uses=uses, days=days))
        click.echo(words("invite-how", code=code))


def show(invitations: Invitations, words: Words) -> None:
    every = invitations.all()
    for each in every:
        state = "good" if invitations.is_good(each) else "lapsed" if each.uses > 0 else "used"
        until = datetime.fromtimestamp(each.until, UTC).date().isoformat()
        line = words("invite-line", id=each.id[:8], state=state, uses=each.uses, until=until)
        click.echo(f"{line}  {each.note}".rstrip())
    if not every:
        click.echo(words("invite-none"))
