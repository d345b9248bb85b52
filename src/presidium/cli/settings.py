"""What a host can set: by an option, by a variable of the environment, or in a file; the first that says it counts.

This is the one list of them: `presidium serve --help` and docs/settings.md are made from it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import click

from presidium.cli.choices import default_data
from presidium.core import Refused, refusal

Command = Callable[..., Any]

PREFIX: Final = "PRESIDIUM_"
LIMITS: Final = "limits"
"""The part of the file that holds them: each has a line of its own there."""
FOREVER: Final = "none"
FOUND: Final = "presidium.settings"
"""Where a command keeps the limits that its file has set."""


class Days(click.ParamType[float | None]):
    """How long something is kept."""

    name = "days"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float | None:
        if value is None or value == FOREVER:
            return None
        try:
            days = float(value)
        except (TypeError, ValueError):
            days = 0.0
        if isinstance(value, bool) or not 0 < days < 1e6:
            self.fail(f"{value!r} is neither a number of days above zero nor {FOREVER!r}.", param, ctx)
        return days


class Setting(NamedTuple):
    name: str
    help: str
    kind: Any = click.STRING
    default: Any = ""
    metavar: str | None = None
    many: bool = False
    to: str = ""
    """What the command calls it, where that is another word."""
    shown: str = ""
    """Its default, in words."""
    also: tuple[str, ...] = ()
    """Variables that others know it by."""

    @property
    def key(self) -> str:
        return self.to or self.name.replace("-", "_")

    @property
    def is_flag(self) -> bool:
        return self.kind is click.BOOL

    @property
    def option(self) -> str:
        return f"--{self.name}/--no-{self.name}" if self.is_flag else f"--{self.name}"

    @property
    def variable(self) -> str:
        return PREFIX + self.name.replace("-", "_").upper()

    @property
    def usually(self) -> str:
        """What holds where nobody has said anything."""
        if self.shown:
            return self.shown
        return ("yes" if self.default else "no") if self.is_flag else str(self.default or "")

    @property
    def allows(self) -> str:
        """What kind of thing is to stand in the file."""
        if self.many:
            return "list"
        if isinstance(self.kind, click.IntRange):
            return "port"
        if isinstance(self.kind, click.Choice):
            return "choice"
        return "flag" if self.is_flag else "days" if isinstance(self.kind, Days) else "text"

    def decorate(self, command: Command) -> Command:
        kind: dict[str, Any] = {} if self.is_flag else {"type": self.kind, "multiple": self.many}
        text = self.help + (f"  [default: {self.usually}]" if self.usually else "")
        variables = [self.variable, *self.also]
        return click.option(
            *(self.option, self.key),
            **{"default": self.default, "metavar": self.metavar, "help": text, **kind},
            envvar=variables if self.also else self.variable,
            show_envvar=True,
        )(command)


WHERE: Final = (
    Setting("host", "Where to listen; 0.0.0.0 for the whole network.", default="127.0.0.1"),
    Setting("port", "0: any.", click.IntRange(0, 65535), None, shown="8000, or any if that is taken"),
    Setting(
        "socket",
        "Listen at a Unix socket of this name, for a proxy on this machine, and at no port.",
        click.Path(path_type=Path),
        None,
        metavar="FILE",
    ),
    Setting("path", "The path of a site that the hall lives under, such as /presidium.", metavar="PATH"),
    Setting("allow-host", "A name people call this server by; several if need be.", many=True, default=(), to="allow"),
    Setting(
        "proxies",
        "Who is believed when he says whose request he brings: addresses and networks, with commas between them.",
        default="127.0.0.1,::1,::ffff:127.0.0.1",
        metavar="ADDRESSES",
        also=("FORWARDED_ALLOW_IPS",),
    ),
    Setting(
        "data",
        "Where the tables are kept.",
        click.Path(path_type=Path),
        default_data,
        shown="where your system has such things",
    ),
    Setting(
        "store",
        "A database of PostgreSQL's that keeps the tables: postgresql://user:password@host/name.",
        metavar="URL",
        shown="a file in that folder",
    ),
    Setting(
        "workers",
        "How many processes serve the hall; more than one need a database.",
        click.IntRange(1, 64),
        1,
        shown="1",
    ),
    Setting(
        "log-level",
        "What is worth a line in the log.",
        click.Choice(("debug", "info", "warning", "error")),
        None,
        shown="info; in a terminal warning",
    ),
)
WHO: Final = (
    Setting("closed", "Strangers come in by invitation only: presidium invite.", click.BOOL, False),
    Setting("admin-token", "Let whoever brings this token see to the hall on a page, at /admin.", metavar="TOKEN"),
    Setting("metrics", "Tell Prometheus, at /metrics, what goes on: whoever brings this token.", metavar="TOKEN"),
)
CALLS: Final = (
    Setting("public-address", "Where people find this hall; links in letters need it.", metavar="URL", to="address"),
    Setting("smtp", "The server that takes our mail: smtp://user:password@host:587, or smtps://.", metavar="URL"),
    Setting("mail-sender", "Whom our mail is from.", metavar="ADDRESS", to="sender"),
    Setting(
        "push-contact", "Allow push notices; the mail address push services may use.", metavar="ADDRESS", to="contact"
    ),
    Setting("webhooks", "Whether people may have calls sent to an address of their own.", click.BOOL, False),
)
KEEPS: Final = (
    Setting("keep-unstarted", "For how many days a table is kept that never began.", Days(), 7.0, shown="7"),
    Setting("keep-unstarted-mail", "The same for one by mail.", Days(), 90.0, shown="90"),
    Setting("keep-idle", "The same for one that has begun and at which nothing happens.", Days(), None, shown=FOREVER),
    Setting("keep-finished", "The same for one that is over, with its archives.", Days(), None, shown=FOREVER),
)
SETTINGS: Final = (*WHERE, *WHO, *CALLS, *KEEPS)
LIMIT: Final = f"{PREFIX}LIMIT"


def settings(command: Command) -> Command:
    """All of them as options, with the file they may stand in."""
    command = click.option(
        "--limit",
        "limits",
        multiple=True,
        default=(),
        metavar="NAME=VALUE",
        help=f"Set a limit; `none` lifts it.  [env var: {LIMIT}]",
    )(command)
    for setting in reversed(SETTINGS):
        command = setting.decorate(command)
    return click.option(
        "--settings",
        type=click.Path(path_type=Path),
        metavar="FILE",
        envvar=f"{PREFIX}SETTINGS",
        show_envvar=True,
        is_eager=True,
        expose_value=False,
        callback=_from_file,
        help="Where whatever is not said by an option or in the environment stands, in TOML.",
    )(command)


def _from_file(context: click.Context, _: click.Parameter, file: Path | None) -> None:
    if file is not None:
        context.default_map, context.meta[FOUND] = read(file)


def limits_said(context: click.Context, by_option: tuple[str, ...]) -> Iterator[str]:
    """Each limit that was set, the weightiest word last."""
    yield from context.meta.get(FOUND, ())
    yield from os.environ.get(LIMIT, "").split()
    yield from by_option


def read(file: Path) -> tuple[dict[str, Any], list[str]]:
    """What a file sets, by what the command calls it, and its limits as an option says them; Refused says what is
    wrong with it, and what would be right."""
    import tomllib

    try:
        said = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Refused(refusal("settings-unreadable", file=str(file), why=why)) from error
    limits = said.pop(LIMITS, {})
    known = {setting.name: setting for setting in SETTINGS}
    for key in said:
        if key not in known:
            raise Refused(refusal("settings-unknown", file=str(file), key=key, known=", ".join([*known, LIMITS])))
    if not isinstance(limits, dict):
        raise _bad(file, LIMITS, "table")
    return {known[key].key: _value(file, known[key], value) for key, value in said.items()}, [
        f"{name}={value}" for name, value in limits.items()
    ]


def _value(file: Path, setting: Setting, value: Any) -> Any:
    kinds: dict[str, Any] = {"list": list, "port": int, "flag": bool, "days": (int, float, str)}
    texts = not isinstance(value, list) or all(isinstance(each, str) for each in value)
    bare = isinstance(value, bool) != setting.is_flag  # which Python takes for a number
    if bare or not isinstance(value, kinds.get(setting.allows, str)) or not texts:
        raise _bad(file, setting.name, setting.allows, setting)
    try:
        return value if setting.many else setting.kind.convert(value, None, None)
    except click.BadParameter:
        raise _bad(file, setting.name, setting.allows, setting) from None


def _bad(file: Path, key: str, kind: str, setting: Setting | None = None) -> Refused:
    choices = ", ".join(setting.kind.choices) if setting is not None and kind == "choice" else ""
    return Refused(refusal("settings-value", file=str(file), key=key, kind=kind, choices=choices))
