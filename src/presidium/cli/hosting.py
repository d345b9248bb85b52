"""Hosting: a server on this machine, and a copy of what it keeps."""

from __future__ import annotations

import os
import sqlite3
import sys
import threading
import webbrowser
from contextlib import suppress
from io import StringIO
from pathlib import Path
from typing import Any

import click

from presidium.cli.choices import data, language, store
from presidium.cli.folder import found
from presidium.cli.settings import limits_said, settings
from presidium.core import Refused, refusal
from presidium.text import Words

DATABASE = b"SQLite format 3\0"
"""How the file of a server begins."""


class Listing(click.Command):
    """Its help ends with the limits there are: each is one more thing that can be set."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        from presidium.table.limits import Limits, names, shown

        with formatter.section("Limits (--limit NAME=VALUE; docs/hosting.md says what each is for)"):
            formatter.write_dl([(name, shown(getattr(Limits(), name.replace("-", "_")))) for name in names()])


@click.command(cls=Listing)
@settings
@click.option("--open", "show", is_flag=True, help="Open the page in the browser.")
@language
@click.pass_context
def serve(
    context: click.Context,
    /,
    host: str,
    port: int | None,
    socket: Path | None,
    path: str,
    allow: tuple[str, ...],
    proxies: str,
    data: Path,
    store: str,
    workers: int,
    log_level: str | None,
    closed: bool,
    admin_token: str,
    metrics: str,
    limits: tuple[str, ...],
    show: bool,
    lang: str,
    keep_unstarted: float | None,
    keep_unstarted_mail: float | None,
    keep_idle: float | None,
    keep_finished: float | None,
    **calls: Any,
) -> None:
    """Open the hall: people and bots meet here to play."""
    from presidium.table import metrics as figures
    from presidium.table import retention, site
    from presidium.table import serve as server  # the other commands need not wait for it
    from presidium.table.calling import settings
    from presidium.table.limits import chosen
    from presidium.table.moving import shown

    set_limits, under = chosen(limits_said(context, limits)), site.chosen(path)
    reach = settings.chosen(**calls, path=under)
    keeps = retention.chosen(keep_unstarted, keep_unstarted_mail, keep_idle, keep_finished)
    page = figures.secret(admin_token, "admin-token")
    token, believed = figures.chosen(metrics), server.proxies_of(proxies)
    words = Words(lang)
    server.set_up_log((log_level or ("warning" if sys.stderr.isatty() else "info")).upper())

    def greet(address: str, invitation: str = "") -> None:
        click.echo(words("serve-open", address=address) if socket is None else words("serve-socket", file=address))
        if closed:
            click.echo(words("serve-closed"))
        if invitation:
            home = address if socket is None else f"{reach.address}/"
            click.echo(words("serve-invitation", link=f"{home}?invite={invitation}"))
        click.echo(words("serve-data", folder=shown(store) if store else str(data)))
        if socket is None and host not in server.LOCAL:
            click.echo(code(address) + words("serve-phones"))
        click.echo(words("serve-stop"))
        sys.stdout.flush()
        if show and socket is None:
            threading.Thread(target=open_page, args=(address,), daemon=True).start()

    try:
        server.serve(
            host,
            port,
            data,
            limits=set_limits,
            greet=greet,
            allow=allow,
            settings=reach,
            closed=closed,
            at=socket,
            proxies=believed,
            keeps=keeps,
            metrics=token,
            admin=page,
            path=under,
            kept_at=store,
            workers=workers,
        )
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
@store
@language
def backup(file: Path, data: Path, store: str, lang: str) -> None:
    """Copy everything a server keeps into FILE, also while it runs."""
    try:
        with found(data, store) as hall:
            part = fresh(file)
            hall.backup(part)
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
