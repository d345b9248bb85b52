"""Error messages of the command line: one sentence, and exit code 2 for wrong input."""

from __future__ import annotations

import sys
from typing import Final

import click
from click.exceptions import NoArgsIsHelpError

from presidium.cli.choices import default_language
from presidium.cli.terminal.asking import Quit
from presidium.core import BadRecord, Refused
from presidium.text import Words, languages
from presidium.text.plain import printable

REFUSED_EXIT_CODE: Final = 2


def told(error: Exception, args: list[str]) -> None:
    """Prints the message for an error and exits with code 2; for a group without a command, its help. Raises unexpected
    errors again."""
    if isinstance(error, Quit):
        click.echo(Words(spoken(args))("cli-goodbye"))
        return
    if isinstance(error, NoArgsIsHelpError):
        click.echo(error.format_message(), err=True)
        sys.exit(REFUSED_EXIT_CODE)
    sentence = sentence_of(error, args)
    if sentence is None:
        raise error
    click.echo("\n".join(map(printable, f"presidium: {sentence}".split("\n"))), err=True)  # it may quote a file
    sys.exit(REFUSED_EXIT_CODE)


def sentence_of(error: Exception, args: list[str]) -> str | None:
    match error:
        case click.ClickException():
            return error.format_message()
        case BadRecord():
            words = Words(spoken(args))
            return words("cli-bad-record", line=error.line, why=words.refusal(error.why))
        case Refused():
            return Words(spoken(args)).refusal(error.why)
    return None


def spoken(args: list[str]) -> str:
    """The language given by `--lang`, read from the arguments directly, because parsing may be what failed."""
    for at, word in enumerate(args):
        wanted = word.partition("=")[2] if word.startswith("--lang=") else "".join(args[at + 1 : at + 2])
        if word.startswith("--lang") and wanted in languages():
            return wanted
    return default_language()
