"""The `doctor` command: checks the settings of a server and the machine on which it runs."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from presidium.cli.choices import language
from presidium.cli.host.settings import PLACE, limits_said, settings
from presidium.core import Refused, refusal
from presidium.text import Words

if TYPE_CHECKING:
    from presidium.server.notifications.settings import Settings
    from presidium.server.runtime.doctor import Finding

LEVELS: Final = ("good", "note", "mend")
SECRETS: Final = ("admin_token", "metrics")
"""Names of the settings that hold a secret."""
REACH: Final = ("address", "smtp", "sender", "contact", "webhooks")
"""Names of the settings for notifications."""


@click.command()
@settings
@click.option("--mail", "to", default="", metavar="ADDRESS", help="Send a test e-mail to this address.")
@language
@click.pass_context
def doctor(context: click.Context, /, to: str, lang: str, **said: Any) -> None:
    """Check the settings, folder, disk, database, address, proxy and mail of a hall, and list all problems.

    It changes no data. Run it while the server is running, as the same user or as root. The exit code is 1 if there is
    a problem.
    """
    words, count = Words(lang), 0
    levels = {level: words("doctor-level", level=level) for level in LEVELS}
    width = max(map(len, levels.values()))
    for finding in examined(context, to, words, said):
        count += finding.level == "mend"
        text = words(finding.id, **finding.args) if finding.refused is None else words.refusal(finding.refused.why)
        click.echo(f"{levels[finding.level]:{width}}  {text}")
    click.echo(words("doctor-done", count=count))
    if count:
        raise click.exceptions.Exit(1)


def examined(context: click.Context, to: str, words: Words, said: dict[str, Any]) -> Iterator[Finding]:
    """All findings of `doctor`. The public address is checked only if its settings are valid."""
    from presidium.server.runtime.doctor import inside, outside
    from presidium.server.runtime.doctor.mail import mail

    data, store = said["data"], said["store"]
    yield from chosen(context, said)
    yield from inside.folder(data)
    yield from inside.disk(data)
    yield from inside.database(data, store)
    yield from inside.server(data)
    try:
        reach = reached(said)
    except Refused:  # the finding about this setting is already in the list
        return
    if reach.address:
        yield from outside.address(reach, said["proxies"], inside.at_work(data))
    else:
        yield from outside.unset(said["host"], said["socket"] is not None)
    yield from mail(reach, to, words)


def chosen(context: click.Context, said: dict[str, Any]) -> Iterator[Finding]:
    """Checks every setting in the same way as `presidium serve` reads it."""
    from presidium.server.base.host_names import allowed
    from presidium.server.base.limits import chosen as limits
    from presidium.server.http import site
    from presidium.server.http.routes.host import metrics
    from presidium.server.runtime import serve as server
    from presidium.server.runtime.doctor import good, mend, mend_refused

    def workers() -> None:
        if said["workers"] > 1 and not said["store"]:
            raise Refused(refusal("workers-need-a-database"))

    def database() -> None:
        if said["store"]:
            from presidium.server.storage.postgres import address_of

            address_of(said["store"])

    checks: list[Callable[[], object]] = [
        lambda: limits(limits_said(context, said["limits"])),
        lambda: site.chosen(said["path"]),
        lambda: reached(said),
        lambda: metrics.secret(said["admin_token"], "admin-token"),
        lambda: metrics.chosen(said["metrics"]),
        lambda: server.proxies_of(said["proxies"]),
        lambda: [allowed(name) for name in said["allow"]],
        workers,
        database,
    ]
    wrong = {}
    for check in checks:
        try:
            check()
        except Refused as refused:
            wrong[refused.why] = refused
    yield from map(mend_refused, wrong.values())
    file = context.meta.get(PLACE, "")
    if file and tells(context) and os.name == "posix" and Path(file).stat().st_mode & 0o044:
        yield mend("doctor-settings-open", file=str(file))
    elif not wrong:
        yield good("doctor-settings", named="yes" if file else "no", file=str(file))


def reached(said: dict[str, Any]) -> Settings:
    """The settings for notifications. Raises Refused for invalid settings, as `presidium serve` does."""
    from presidium.server.http import site
    from presidium.server.notifications import settings

    return settings.chosen(**{name: said[name] for name in REACH}, path=site.chosen(said["path"]))


def tells(context: click.Context) -> bool:
    """True if the settings file contains a secret: a token, or a URL with a password."""
    said = context.default_map or {}
    addresses = (str(said.get(name, "")).partition("//")[2] for name in ("smtp", "store"))
    return any(map(said.get, SECRETS)) or any(":" in each.rpartition("@")[0] for each in addresses)
