"""The commands `serve`, `backup` and `restore` for hosts of a hall."""

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
from urllib.parse import urlsplit

import click

from presidium.cli.choices import language
from presidium.cli.host.folder import found, why
from presidium.cli.host.settings import hall_settings, limits_said, settings
from presidium.core import Refused, refusal
from presidium.text import Words

DATABASE = b"SQLite format 3\0"
"""The first bytes of every SQLite file."""


class Listing(click.Command):
    """A command whose help ends with the list of all limits, because each limit is a setting."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        from presidium.server.base.limits import Limits, names, shown

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
    """Open the hall, in which people and bots meet to play. This starts the server."""
    from presidium.server.base.limits import chosen
    from presidium.server.http import site
    from presidium.server.http.routes.host import metrics as figures
    from presidium.server.notifications import settings
    from presidium.server.persistence import retention
    from presidium.server.persistence.engine_migration import shown
    from presidium.server.runtime import log as logs
    from presidium.server.runtime import serve as server  # imported here, because the other commands do not need it

    set_limits, under = chosen(limits_said(context, limits)), site.chosen(path)
    reach = settings.chosen(**calls, path=under)
    keeps = retention.chosen(keep_unstarted, keep_unstarted_mail, keep_idle, keep_finished)
    page = figures.secret(admin_token, "admin-token")
    token, believed = figures.chosen(metrics), server.proxies_of(proxies)
    words = Words(lang)
    logs.set_up_log((log_level or ("warning" if sys.stderr.isatty() else "info")).upper())

    def greet(address: str, invitation: str = "") -> None:
        click.echo(words("serve-open", address=address) if socket is None else words("serve-socket", file=address))
        if closed:
            click.echo(words("serve-closed"))
        if invitation:
            home = f"{reach.address}/" if reach.address or socket is not None else address
            click.echo(words("serve-invitation", link=f"{home}?invite={invitation}"))
        click.echo(words("serve-data", folder=shown(store) if store else str(data)))
        if socket is None and host not in server.LOCAL:
            click.echo(code(address) + words("serve-phones"))
        if show and socket is None and not has_browser():
            click.echo(words("serve-no-browser", port=str(urlsplit(address).port)))
        click.echo(words("serve-stop"))
        sys.stdout.flush()
        if show and socket is None and has_browser():
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
            upgrading=lambda copy: click.echo(words("serve-upgrading", file=str(copy))),
        )
    except KeyboardInterrupt:
        click.echo(words("serve-stopped"))
    except (OSError, sqlite3.Error) as error:
        raise Refused(refusal("cannot-write", file=str(data), why=why(error))) from error


def has_browser() -> bool:
    """True if a graphical browser can open here. A text browser would hide the server's output."""
    screen = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
    return screen or not sys.platform.startswith("linux")


def open_page(address: str) -> None:
    with suppress(webbrowser.Error, OSError):
        webbrowser.open(address)


def code(address: str) -> str:
    """A URL as a QR code made of characters."""
    import segno

    drawn = StringIO()
    segno.make(address, error="m", micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@hall_settings("store", data="The folder that is copied, unless a database is set.")
@language
def backup(file: Path, data: Path, store: str, lang: str) -> None:
    """Copy all data of a hall into FILE; this also works while its server runs."""
    from presidium.server.storage.data_figures import backup_made

    try:
        with found(data, store) as hall:
            part = fresh(file)
            hall.backup(part)
            part.replace(file)  # so that a failed copy never replaces an earlier one
            with suppress(Exception):  # the copy is good even if the time of the backup cannot be stored
                hall.write(backup_made()).result()
    except (OSError, sqlite3.Error) as error:
        raise Refused(refusal("cannot-write", file=str(file), why=why(error))) from error
    click.echo(Words(lang)("backup-made", file=str(file)))


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@hall_settings("store", data="The folder that the backup is put into, unless a database is set.")
@language
def restore(file: Path, data: Path, store: str, lang: str) -> None:
    """Replace the hall by the backup in FILE. The previous data is kept beside it.

    If the hall is in a database, the database must be empty.
    """
    from presidium.server.persistence import restore as restoring
    from presidium.server.persistence.engine_migration import shown

    before, place = None, shown(store) if store else str(data)
    try:
        if store:
            restoring.restore_into_database(file, store)
        else:
            before = restoring.restore(file, data)
    except (OSError, sqlite3.Error) as error:
        raise Refused(refusal("cannot-write", file=place, why=why(error))) from error
    click.echo(Words(lang)("restored", folder=place))
    if before is not None:
        click.echo(Words(lang)("restored-before", file=str(before)))


def fresh(file: Path) -> Path:
    """Creates an empty file beside `file` for its owner only. Raises Refused if `file` exists and is no backup."""
    if file.exists():
        with file.open("rb") as there:
            if there.read(len(DATABASE)) != DATABASE:
                raise Refused(refusal("not-a-backup", file=str(file)))
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_WRONLY, 0o600))
    return part
