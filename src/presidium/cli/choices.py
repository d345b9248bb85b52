"""What several commands let one choose."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from presidium.cli import completing
from presidium.core import Refused, refusal
from presidium.text import complete, languages
from presidium.text.languages import own_name

Command = Callable[..., Any]


def default_language() -> str:
    """As the system speaks; one half of whose words would be English is for those who ask for it."""
    system = (os.environ.get("LC_ALL") or os.environ.get("LANG") or "").partition(".")[0].replace("_", "-")
    wanted = (system, system.partition("-")[0])
    return next((lang for lang in wanted if lang in languages() and complete(lang)), "en")


def language(command: Command) -> Command:
    offered = ", ".join(f"{lang} ({own_name(lang)})" for lang in languages())
    return click.option(
        "--lang",
        default=default_language,
        shell_complete=completing.languages,
        help=f"{offered}; otherwise as your system speaks.",
    )(command)


def game_options(command: Command) -> Command:
    return click.option("--option", "chosen", multiple=True, metavar="KEY=VALUE", help="A choice of this game.")(
        command
    )


def options(chosen: tuple[str, ...]) -> dict[str, str]:
    pairs = [(name, equals, value) for name, equals, value in (text.partition("=") for text in chosen)]
    for name, equals, value in pairs:
        if not (name and equals and value):
            raise Refused(refusal("option-form", text=name))
    return {name: value for name, _, value in pairs}


def default_data() -> Path:
    """Where this system keeps what is a user's own; Refused for a user who has no home here."""
    import platformdirs  # the other commands need not wait for it

    try:
        return platformdirs.user_data_path("presidium", appauthor=False)
    except RuntimeError as error:  # neither HOME nor an entry in the list of users
        raise Refused(refusal("no-home")) from error


def data(command: Command) -> Command:
    return click.option(
        "--data",
        type=click.Path(path_type=Path),
        default=default_data,
        envvar="PRESIDIUM_DATA",
        show_envvar=True,
        help="Where the tables are kept; otherwise where your system keeps such things.",
    )(command)


def store(command: Command) -> Command:
    """For what a hall keeps: where that is not a file in its folder."""
    return click.option(
        "--store",
        default="",
        metavar="URL",
        envvar="PRESIDIUM_STORE",
        show_envvar=True,
        help="A hall that is kept by PostgreSQL: postgresql://user:password@host/name.",
    )(command)
