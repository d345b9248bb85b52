"""The `admin` commands, by which a host manages a hall; they also work while its server runs."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import click

from presidium.cli.choices import language
from presidium.cli.host.folder import kept
from presidium.cli.host.settings import hall_settings
from presidium.cli.listing import Whole
from presidium.core import Refused, refusal
from presidium.text import Words

looks: Final = hall_settings("store", data="The folder of the hall; its file is read unless a database is set.")
asks: Final = hall_settings(data="The folder of the hall: the server at work there does it.")


@click.group(cls=Whole)
def admin() -> None:
    """Manage a hall: its tables and people, bans, announcements, an upgrade."""


@admin.command()
@click.option("--finished", is_flag=True, help="List finished tables instead.")
@looks
@language
def tables(finished: bool, data: Path, store: str, lang: str) -> None:
    """List the tables, the latest first, without any player's secrets."""
    from presidium.server.persistence import overview

    words = Words(lang)
    with kept(data, store) as hall:
        lines = overview.tables(hall, finished)
    for each in lines:
        click.echo(f"{words('admin-table', **each.told())}  {each.title}".rstrip())
    if not lines:
        click.echo(words("admin-no-tables"))


@admin.command()
@looks
@language
def people(data: Path, store: str, lang: str) -> None:
    """List the people of the hall, the latest first."""
    from presidium.server.persistence import overview

    words = Words(lang)
    with kept(data, store) as hall:
        lines = overview.people(hall)
    for each in lines:
        click.echo(words("admin-person", **each.told()))
    if not lines:
        click.echo(words("admin-no-people"))


def asked(word: str, of: str, data: Path) -> dict[str, Any]:
    from presidium.server.runtime.admin_socket import ask

    return ask(data, word, of)


@admin.command(context_settings={"ignore_unknown_options": True})  # because a table's id may begin with a hyphen
@click.argument("table")
@asks
@language
def remove(table: str, data: Path, lang: str) -> None:
    """Delete TABLE for good, with its journal and archives."""
    asked("remove", table, data)
    click.echo(Words(lang)("admin-removed", table=table))


@admin.command()
@click.argument("person")
@asks
@language
def ban(person: str, data: Path, lang: str) -> None:
    """Ban PERSON, named by the id that `people` shows: sign them out everywhere and do not let them in again."""
    click.echo(Words(lang)("admin-banned", name=asked("ban", person, data)["name"]))


@admin.command()
@click.argument("person")
@asks
@language
def unban(person: str, data: Path, lang: str) -> None:
    """Lift the ban of PERSON, who keeps their account."""
    click.echo(Words(lang)("admin-unbanned", name=asked("unban", person, data)["name"]))


@admin.command()
@click.argument("text", default="")
@click.option("--withdraw", is_flag=True, help="Withdraw the announcement.")
@asks
@language
def announce(text: str, withdraw: bool, data: Path, lang: str) -> None:
    """Show TEXT to everybody in the hall until you withdraw it."""
    if bool(text.strip()) == withdraw:
        raise Refused(refusal("announce-what"))
    done = asked("announce", text, data)
    click.echo(Words(lang)("admin-withdrawn" if withdraw else "admin-announced", heard=done["heard"]))


@admin.command()
@click.option("--undo", is_flag=True, help="Allow new tables again.")
@asks
@language
def drain(undo: bool, data: Path, lang: str) -> None:
    """Allow no new tables, before an upgrade, and print how many games are still running."""
    done = asked("drain", "undo" if undo else "", data)
    click.echo(Words(lang)("admin-open-again" if undo else "admin-draining", live=done["live"]))


@admin.command()
@looks
@language
def verify(data: Path, store: str, lang: str) -> None:
    """Check that every journal leads to the stored table; this also works while the hall is open.

    The exit code is 1 if a table differs.
    """
    from presidium.server.persistence import verify as verifying

    words, count, wrong, older = Words(lang), 0, 0, 0
    with kept(data, store) as hall:
        for each in verifying.verify(hall):
            count, older = count + 1, older + (each.wrong == "older")
            if each.wrong not in ("", "older"):
                wrong += 1
                click.echo(words("admin-wrong", table=each.table, wrong=each.wrong, seq=each.seq))
    click.echo(words("admin-verified", count=count, wrong=wrong, older=older))
    if wrong:
        raise click.exceptions.Exit(1)


@admin.command()
@looks
@language
def vacuum(data: Path, store: str, lang: str) -> None:
    """Remove unused space from the data file. All games wait during this, some seconds for each gigabyte."""
    with kept(data, store) as hall:
        before = hall.size()
        hall.pack()
        after = hall.size()
    click.echo(Words(lang)("admin-packed", before=before // 1024, after=after // 1024))
