"""Command-line options that several commands share."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from presidium.cli import completion
from presidium.core import Refused, refusal
from presidium.text import complete, languages
from presidium.text.languages import own_name

Command = Callable[..., Any]


def default_language() -> str:
    """The system's language if its translation is complete, otherwise English."""
    system = (os.environ.get("LC_ALL") or os.environ.get("LANG") or "").partition(".")[0].replace("_", "-")
    wanted = (system, system.partition("-")[0])
    return next((lang for lang in wanted if lang in languages() and complete(lang)), "en")


def language(command: Command) -> Command:
    offered = ", ".join(f"{lang} ({own_name(lang)})" for lang in languages())
    return click.option(
        "--lang",
        default=default_language,
        shell_complete=completion.languages,
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
    """The system's folder for this program's user data. Raises Refused if the user has no home folder."""
    import platformdirs  # imported here, because importing is slow

    try:
        return platformdirs.user_data_path("presidium", appauthor=False)
    except RuntimeError as error:  # neither HOME nor an entry in the user database
        raise Refused(refusal("no-home")) from error


def data(holds: str) -> Callable[[Command], Command]:
    """The option `--data` for the player's folder. `holds` is a help text about the files in the folder."""
    return click.option(
        "--data",
        type=click.Path(path_type=Path),
        default=default_data,
        envvar="PRESIDIUM_DATA",
        show_envvar=True,
        help=f"Your own folder. {holds}  [default: where your system has such things]",
    )
