"""What a host sees of his hall and can do in it, also while it is open."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from presidium.cli.choices import data, language, store
from presidium.cli.folder import kept
from presidium.core import Refused, refusal
from presidium.text import Words


@click.group()
def admin() -> None:
    """See to a hall: its tables and people, bans, announcements, an upgrade."""


@admin.command()
@click.option("--finished", is_flag=True, help="Those that are over.")
@data
@store
@language
def tables(finished: bool, data: Path, store: str, lang: str) -> None:
    """Which tables there are, the latest first; nothing that anybody keeps to himself."""
    from presidium.table import overview

    words = Words(lang)
    with kept(data, store) as hall:
        lines = overview.tables(hall, finished)
    for each in lines:
        click.echo(f"{words('admin-table', **each.told())}  {each.title}".rstrip())
    if not lines:
        click.echo(words("admin-no-tables"))


@admin.command()
@data
@store
@language
def people(data: Path, store: str, lang: str) -> None:
    """Who is known here, the latest first."""
    from presidium.table import overview

    words = Words(lang)
    with kept(data, store) as hall:
        lines = overview.people(hall)
    for each in lines:
        click.echo(words("admin-person", **each.told()))
    if not lines:
        click.echo(words("admin-no-people"))


def asked(word: str, of: str, data: Path) -> dict[str, Any]:
    from presidium.table.admin import ask

    return ask(data, word, of)


@admin.command(context_settings={"ignore_unknown_options": True})  # a table's id may begin with a hyphen
@click.argument("table")
@data
@language
def remove(table: str, data: Path, lang: str) -> None:
    """Remove TABLE for good, with its journal and archives."""
    asked("remove", table, data)
    click.echo(Words(lang)("admin-removed", table=table))


@admin.command()
@click.argument("person")
@data
@language
def ban(person: str, data: Path, lang: str) -> None:
    """Show PERSON the door: his devices know nobody any more. By the id that `people` shows."""
    click.echo(Words(lang)("admin-banned", name=asked("ban", person, data)["name"]))


@admin.command()
@click.argument("person")
@data
@language
def unban(person: str, data: Path, lang: str) -> None:
    """Let PERSON in again, as who he was."""
    click.echo(Words(lang)("admin-unbanned", name=asked("unban", person, data)["name"]))


@admin.command()
@click.argument("text", default="")
@click.option("--withdraw", is_flag=True, help="It was said for long enough.")
@data
@language
def announce(text: str, withdraw: bool, data: Path, lang: str) -> None:
    """Say TEXT to everybody who is here or comes, until you withdraw it."""
    if bool(text.strip()) == withdraw:
        raise Refused(refusal("announce-what"))
    done = asked("announce", text, data)
    click.echo(Words(lang)("admin-withdrawn" if withdraw else "admin-announced", heard=done["heard"]))


@admin.command()
@click.option("--undo", is_flag=True, help="Tables may be made again.")
@data
@language
def drain(undo: bool, data: Path, lang: str) -> None:
    """Let no table be made any more, before an upgrade; and say how many games still run."""
    done = asked("drain", "undo" if undo else "", data)
    click.echo(Words(lang)("admin-open-again" if undo else "admin-draining", live=done["live"]))


@admin.command()
@data
@store
@language
def verify(data: Path, store: str, lang: str) -> None:
    """See whether every journal leads to what is kept; also while the hall is open."""
    from presidium.table import verify as verifying

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
@data
@store
@language
def vacuum(data: Path, store: str, lang: str) -> None:
    """Pack the file anew, so that what was deleted takes no room; games wait for it, some seconds a gigabyte."""
    with kept(data, store) as hall:
        before = hall.size()
        hall.pack()
        after = hall.size()
    click.echo(Words(lang)("admin-packed", before=before // 1024, after=after // 1024))
