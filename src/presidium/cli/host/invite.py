"""The `invite` command: creates, lists and revokes invitations to a hall, even while its server runs."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from presidium.cli.choices import language
from presidium.cli.host.folder import kept
from presidium.cli.host.settings import hall_settings
from presidium.text import Words
from presidium.text.plain import plain

if TYPE_CHECKING:
    from presidium.server.people.invitations import Invitations


@click.command()
@click.option(
    "--uses", type=click.IntRange(1, 10_000), default=1, show_default=True, help="Number of people who may use it."
)
@click.option(
    "--days", type=click.IntRange(1, 3_650), default=14, show_default=True, help="Number of days for which it is valid."
)
@click.option("--note", default="", help="A note on whom it is for; only you see it, in the list.")
@click.option("--list", "listing", is_flag=True, help="List the invitations.")
@click.option("--revoke", metavar="ID", help="Revoke an invitation; people who have used it stay.")
@hall_settings(
    "store", "path", "public-address", data="The folder of the hall; its file is used unless a database is set."
)
@language
def invite(
    uses: int,
    days: int,
    note: str,
    listing: bool,
    revoke: str | None,
    data: Path,
    store: str,
    path: str,
    address: str,
    lang: str,
) -> None:
    """Create an invitation to a closed hall; this also works while the hall is open."""
    from presidium.server.http import site
    from presidium.server.notifications import settings
    from presidium.server.people.invitations import Invitations  # imported here, because importing is slow

    words, home = Words(lang), settings.chosen(address, path=site.chosen(path)).address
    with kept(data, store) as hall:
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
        click.echo(words("invite-link", code=code, address=home) if home else words("invite-how", code=code))


def show(invitations: Invitations, words: Words) -> None:
    every = invitations.all()
    for each in every:
        state = "good" if invitations.is_good(each) else "lapsed" if each.uses > 0 else "used"
        until = datetime.fromtimestamp(each.until, UTC).date().isoformat()
        line = words("invite-line", id=each.id[:8], state=state, uses=each.uses, until=until)
        click.echo(f"{line}  {each.note}".rstrip())
    if not every:
        click.echo(words("invite-none"))
