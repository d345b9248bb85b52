"""Hosting: a server on this machine, and a copy of what it keeps."""

from __future__ import annotations

import os
import sqlite3
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from io import StringIO
from pathlib import Path
from typing import Any

import click

from presidium.cli.choices import data, language
from presidium.core import Refused, refusal
from presidium.text import Words

Command = Callable[..., Any]

DATABASE = b"SQLite format 3\0"
"""How the file of a server begins."""


def setting(name: str, to: str, metavar: str, help: str) -> Callable[[Command], Command]:
    """An option that may be set in the environment instead: a password in a command line is everybody's to see."""
    variable = f"PRESIDIUM_{name.removeprefix('--').replace('-', '_').upper()}"
    return click.option(name, to, default="", metavar=metavar, envvar=variable, show_envvar=True, help=help)


def calls(command: Command) -> Command:
    """The options that say how people who are not here can be reached."""
    webhooks = click.option(
        "--webhooks/--no-webhooks",
        default=False,
        envvar="PRESIDIUM_WEBHOOKS",
        show_envvar=True,
        help="Whether people may have calls sent to an address of their own.",
    )
    options = (
        setting("--public-address", "address", "URL", "Where people find this hall; links in letters need it."),
        setting("--smtp", "smtp", "URL", "The server that takes our mail: smtp://user:password@host:587, or smtps://."),
        setting("--mail-sender", "sender", "ADDRESS", "Whom our mail is from."),
        setting("--push-contact", "contact", "ADDRESS", "Allow push notices; the mail address push services may use."),
        webhooks,
    )
    for option in reversed(options):
        command = option(command)
    return command


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen; 0.0.0.0 for the whole network.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=None, help="Otherwise 8000, or any if that is taken; 0: any."
)
@click.option(
    "--allow-host",
    "allow",
    multiple=True,
    metavar="NAME",
    help="A name people call this server by; several if need be.",
)
@click.option("--open", "show", is_flag=True, help="Open the page in the browser.")
@click.option(
    "--limit", "limits", multiple=True, default=(), metavar="NAME=VALUE", help="Set one of the limits; `none` lifts it."
)
@click.option(
    "--closed", is_flag=True, envvar="PRESIDIUM_CLOSED", help="Strangers come in by invitation only: presidium invite."
)
@calls
@data
@language
def serve(
    host: str,
    port: int | None,
    allow: tuple[str, ...],
    show: bool,
    limits: tuple[str, ...],
    closed: bool,
    data: Path,
    lang: str,
    **calls: Any,
) -> None:
    """Open the hall: people and bots meet here to play."""
    from presidium.table import serve as server  # the other commands need not wait for it
    from presidium.table.calling import settings
    from presidium.table.limits import chosen

    set_limits, reach = chosen(limits), settings.chosen(**calls)
    words = Words(lang)
    server.set_up_log("WARNING" if sys.stderr.isatty() else "INFO")

    def greet(address: str, invitation: str = "") -> None:
        click.echo(words("serve-open", address=address))
        if closed:
            click.echo(words("serve-closed"))
        if invitation:
            click.echo(words("serve-invitation", link=f"{address}?invite={invitation}"))
        click.echo(words("serve-data", folder=str(data)))
        if host not in server.LOCAL:
            click.echo(code(address) + words("serve-phones"))
        click.echo(words("serve-stop"))
        sys.stdout.flush()
        if show:
            threading.Thread(target=open_page, args=(address,), daemon=True).start()

    try:
        server.serve(host, port, data, set_limits, greet, allow, reach, closed)
    except KeyboardInterrupt:
        click.echo(words("serve-stopped"))
    except (OSError, sqlite3.Error) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Refused(refusal("cannot-write", file=str(data), why=why)) from error


def open_page(address: str) -> None:
    """Show the page; where there is no browser the address has been printed. One in the terminal would fill it."""
    screen = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
    if screen or not sys.platform.startswith("linux"):
        with suppress(webbrowser.Error, OSError):
            webbrowser.open(address)


def code(address: str) -> str:
    """The address as a square that phones can read, in characters."""
    import segno

    drawn = StringIO()
    segno.make(address, error="m", micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@data
@language
def backup(file: Path, data: Path, lang: str) -> None:
    """Copy everything a server keeps into FILE, also while it runs."""
    from presidium.table.serve import FILE
    from presidium.table.store import Store

    if not (data / FILE).is_file():
        raise Refused(refusal("no-tables-here", folder=str(data)))
    try:
        part = fresh(file)
        store = Store(data / FILE)
        try:
            store.backup(part)
        finally:
            store.close()
        part.replace(file)  # all of it, or the copy that was there before
    except (OSError, sqlite3.Error) as error:
        raise Refused(refusal("cannot-write", file=str(file), why=str(error))) from error
    click.echo(Words(lang)("backup-made", file=str(file)))


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@data
@language
def restore(file: Path, data: Path, lang: str) -> None:
    """Let the backup in FILE be what is served; what was there before is kept beside it."""
    from presidium.table import restore as restoring

    try:
        before = restoring.restore(file, data)
    except (OSError, sqlite3.Error) as error:
        raise Refused(refusal("cannot-write", file=str(data), why=str(error))) from error
    click.echo(Words(lang)("restored", folder=str(data)))
    if before is not None:
        click.echo(Words(lang)("restored-before", file=str(before)))


def fresh(file: Path) -> Path:
    """An empty file beside the one to be written, for its owner's eyes only; Refused if that one is no copy of ours."""
    if file.exists():
        with file.open("rb") as there:
            if there.read(len(DATABASE)) != DATABASE:
                raise Refused(refusal("not-a-backup", file=str(file)))
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_WRONLY, 0o600))
    return part
