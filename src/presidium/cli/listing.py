"""Help texts of command groups: complete descriptions of all commands, under headings if the group has any."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

import click

REST = "Commands"
"""Heading of the commands that a group lists under no other heading."""


class Whole(click.Group):
    """A group of commands whose help shows each command's description in full."""

    headings: ClassVar[Mapping[str, Sequence[str]]] = {}
    """The names of the commands under each heading, in the order of the help text."""

    def format_commands(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        """Writes each command of a group with the first paragraph of its help text."""
        named = {name for names in self.headings.values() for name in names}
        rest = [name for name in self.list_commands(context) if name not in named]
        for heading, names in (*self.headings.items(), (REST, rest)):
            found = ((name, self.get_command(context, name)) for name in names)
            rows = [(name, described(command)) for name, command in found if command is not None]
            if rows:
                with formatter.section(heading):
                    formatter.write_dl(rows)


def described(command: click.Command) -> str:
    """The first paragraph of a command's help text, on one line."""
    return " ".join((command.help or "").strip().partition("\n\n")[0].split())
