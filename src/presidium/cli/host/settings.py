"""A host's settings, from options, environment variables or a file, in this order of precedence.

This is the only list of settings: `presidium serve --help` and docs/settings.md are made from it. Other commands for
hosts use some of the same settings.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, NamedTuple

import click

from presidium.cli.choices import default_data
from presidium.core import Refused, refusal

Command = Callable[..., Any]

PREFIX: Final = "PRESIDIUM_"
LIMITS: Final = "limits"
"""Name of the section for limits in the settings file."""
FOREVER: Final = "none"
FOUND: Final = "presidium.settings"
"""Key under which the click context stores the limits from the settings file."""
PLACE: Final = "presidium.settings.file"
"""Key under which the click context stores the name of the settings file."""


class Days(click.ParamType[float | None]):
    """Type of an option: a number of days, or "none" for no limit (None)."""

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
    """Name of the command function's parameter, if it differs from the setting's name."""
    shown: str = ""
    """The default as the help text shows it, if this differs from the value."""
    also: tuple[str, ...] = ()
    """Further environment variables that also set this setting."""

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
        """The default as the help text shows it; empty if there is none."""
        if self.shown:
            return self.shown
        return ("yes" if self.default else "no") if self.is_flag else str(self.default or "")

    @property
    def allows(self) -> str:
        """The kind of value that the settings file allows for this setting, for error messages."""
        if self.many:
            return "list"
        if isinstance(self.kind, click.IntRange):
            return "port"
        if isinstance(self.kind, click.Choice):
            return "choice"
        return "flag" if self.is_flag else "days" if isinstance(self.kind, Days) else "text"

    def decorate(self, command: Command, help: str = "") -> Command:
        """Adds the setting as an option to a command. `help` replaces its help text in this command."""
        kind: dict[str, Any] = {} if self.is_flag else {"type": self.kind, "multiple": self.many}
        text = (help or self.help) + (f"  [default: {self.usually}]" if self.usually else "")
        variables = [self.variable, *self.also]
        return click.option(
            *(self.option, self.key),
            **{"default": self.default, "metavar": self.metavar, "help": text, **kind},
            envvar=variables if self.also else self.variable,
            show_envvar=True,
        )(command)


WHERE: Final = (
    Setting("host", "IP address to listen at; 0.0.0.0 opens the hall to the whole network.", default="127.0.0.1"),
    Setting(
        "port",
        "Port to listen at; 0: any free port.",
        click.IntRange(0, 65535),
        None,
        shown="8000, or any if that is taken",
    ),
    Setting(
        "socket",
        "Unix socket to listen at, in place of a port, for a proxy on this machine.",
        click.Path(path_type=Path),
        None,
        metavar="FILE",
    ),
    Setting("path", "URL path below which the hall is served, such as /presidium.", metavar="PATH"),
    Setting("allow-host", "A host name of this server; may be given several times.", many=True, default=(), to="allow"),
    Setting(
        "proxies",
        "Trusted proxies, whose X-Forwarded-* headers are used: IP addresses and networks, separated by commas.",
        default="127.0.0.1,::1,::ffff:127.0.0.1",
        metavar="ADDRESSES",
        also=("FORWARDED_ALLOW_IPS",),
    ),
    Setting(
        "data",
        "Data folder of the hall, with its tables (unless a database has them) and the socket of presidium admin.",
        click.Path(path_type=Path),
        default_data,
        shown="the system's folder for user data",
    ),
    Setting(
        "store",
        "PostgreSQL database for the tables: postgresql://user:password@host/name.",
        metavar="URL",
        shown="a file in the data folder",
    ),
    Setting(
        "workers",
        "Number of processes that serve the hall; more than one need a database.",
        click.IntRange(1, 64),
        1,
        shown="1",
    ),
    Setting(
        "log-level",
        "Least severe messages in the log.",
        click.Choice(("debug", "info", "warning", "error")),
        None,
        shown="info; in a terminal warning",
    ),
)
WHO: Final = (
    Setting("closed", "New people need an invitation: presidium invite.", click.BOOL, False),
    Setting("admin-token", "Token for the admin page at /admin; without it there is no such page.", metavar="TOKEN"),
    Setting(
        "metrics", "Token for the metrics at /metrics, for Prometheus; without it there are none.", metavar="TOKEN"
    ),
)
CALLS: Final = (
    Setting("public-address", "Public URL of this hall; links in e-mails need it.", metavar="URL", to="address"),
    Setting("smtp", "SMTP server for outgoing e-mail: smtp://user:password@host:587, or smtps://.", metavar="URL"),
    Setting("mail-sender", "Sender address of outgoing e-mail.", metavar="ADDRESS", to="sender"),
    Setting(
        "push-contact",
        "E-mail address for push services to contact you; setting it allows push notifications.",
        metavar="ADDRESS",
        to="contact",
    ),
    Setting("webhooks", "Allow people to have notifications sent to a URL of their own.", click.BOOL, False),
)
KEEPS: Final = (
    Setting("keep-unstarted", "Days after which a table that never began is deleted.", Days(), 7.0, shown="7"),
    Setting("keep-unstarted-mail", "The same for a table by mail.", Days(), 90.0, shown="90"),
    Setting(
        "keep-idle", "Days without activity after which a game in progress is deleted.", Days(), None, shown=FOREVER
    ),
    Setting(
        "keep-finished", "Days after which a finished table is deleted, with its archives.", Days(), None, shown=FOREVER
    ),
)
SETTINGS: Final = (*WHERE, *WHO, *CALLS, *KEEPS)
LIMIT: Final = f"{PREFIX}LIMIT"
FILE: Final = f"{PREFIX}SETTINGS"
OTHERS: Final = frozenset(
    PREFIX + name for name in ("NAME", "PASSWORD", "ARRAYS", "BROWSER", "CHROMIUM", "GOLDEN", "TEST_STORE")
)
"""Environment variables of other programs, such as deploy/compose.yaml, research tools and tests."""


def settings(command: Command) -> Command:
    """Adds all settings and `--settings` (the settings file) as options to a command."""
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
    return _settings_file(command)


def hall_settings(*names: str, data: str) -> Callable[[Command], Command]:
    """Adds some settings, `--data` and `--settings` (the settings file) as options to a host's command. `data` is the
    help text of `--data` for this command."""

    def decorate(command: Command) -> Command:
        for setting in reversed(SETTINGS):
            if setting.name == "data":
                command = setting.decorate(command, data)
            elif setting.name in names:
                command = setting.decorate(command)
        return _settings_file(command)

    return decorate


def _settings_file(command: Command) -> Command:
    return click.option(
        "--settings",
        type=click.Path(path_type=Path),
        metavar="FILE",
        envvar=FILE,
        show_envvar=True,
        is_eager=True,
        expose_value=False,
        callback=_from_file,
        help="TOML file with settings; options and variables take precedence.",
    )(command)


def _from_file(context: click.Context, _: click.Parameter, file: Path | None) -> None:
    all_known(os.environ)
    if file is not None:
        context.default_map, context.meta[FOUND] = read(file)
        context.meta[PLACE] = file


def all_known(variables: Iterable[str]) -> None:
    """Raises Refused if an environment variable begins like a setting but is none, because it may be mistyped."""
    known = [*(setting.variable for setting in SETTINGS), LIMIT, FILE]
    for name in sorted(variables):
        if name.startswith(PREFIX) and name not in OTHERS.union(known):
            near, found = _nearest(name, known)
            raise Refused(refusal("variable-unknown", name=name, near=near, known=found))


def _nearest(name: str, known: Sequence[str]) -> tuple[int, str]:
    """1 and the known name nearest to a mistyped one; 0 and all known names if none is near."""
    near = get_close_matches(name, known, n=1, cutoff=0.75)
    return len(near), ", ".join(near or known)


def limits_said(context: click.Context, by_option: tuple[str, ...]) -> Iterator[str]:
    """All limits that were set: first in the file, then in the environment, then by options. A later limit wins."""
    yield from context.meta.get(FOUND, ())
    yield from os.environ.get(LIMIT, "").split()
    yield from by_option


def read(file: Path) -> tuple[dict[str, Any], list[str]]:
    """The settings in a file by parameter name, and its limits in the form of options. Raises Refused if the file is
    invalid, with the values that it may have."""
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
            near, found = _nearest(key, [*known, LIMITS])
            raise Refused(refusal("settings-unknown", file=str(file), key=key, near=near, known=found))
    if not isinstance(limits, dict):
        raise _bad(file, LIMITS, "table")
    return {known[key].key: _value(file, known[key], value) for key, value in said.items()}, [
        f"{name}={value}" for name, value in limits.items()
    ]


def _value(file: Path, setting: Setting, value: Any) -> Any:
    kinds: dict[str, Any] = {"list": list, "port": int, "flag": bool, "days": (int, float, str)}
    texts = not isinstance(value, list) or all(isinstance(each, str) for each in value)
    bare = isinstance(value, bool) != setting.is_flag  # because bool is an int in Python
    if bare or not isinstance(value, kinds.get(setting.allows, str)) or not texts:
        raise _bad(file, setting.name, setting.allows, setting)
    try:
        return value if setting.many else setting.kind.convert(value, None, None)
    except click.BadParameter:
        raise _bad(file, setting.name, setting.allows, setting) from None


def _bad(file: Path, key: str, kind: str, setting: Setting | None = None) -> Refused:
    choices = ", ".join(setting.kind.choices) if setting is not None and kind == "choice" else ""
    return Refused(refusal("settings-value", file=str(file), key=key, kind=kind, choices=choices))
