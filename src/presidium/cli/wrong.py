"""What is said when a command came to nothing: one sentence, and what was wrong with the input is exit code 2."""

from __future__ import annotations

import sys
from typing import Final

import click

from presidium.cli.asking import Quit
from presidium.cli.choices import default_language
from presidium.core import BadRecord, Refused
from presidium.text import Words, languages
from presidium.text.plain import printable

CODE: Final = 2


def told(error: Exception, args: list[str]) -> None:
    """Whatever nobody has thought of goes on as it is."""
    if isinstance(error, Quit):
        click.echo(Words(spoken(args))("cli-goodbye"))
        return
    sentence = sentence_of(error, args)
    if sentence is None:
        raise error
    click.echo("\n".join(map(printable, f"presidium: {sentence}".split("\n"))), err=True)  # it may quote a file
    sys.exit(CODE)


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
    """The language asked for, also where the command could not be read to its end."""
    for at, word in enumerate(args):
        wanted = word.partition("=")[2] if word.startswith("--lang=") else "".join(args[at + 1 : at + 2])
        if word.startswith("--lang") and wanted in languages():
            return wanted
    return default_language()
