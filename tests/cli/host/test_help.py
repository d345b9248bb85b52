"""`presidium --help` lists every command under a heading, with its whole description."""

from __future__ import annotations

import click
import pytest

from presidium.cli.command_line import COMMANDS, GROUPS, presidium
from presidium.cli.host.admin import admin
from presidium.cli.listing import described
from tests.cli import shell


def test_the_help_groups_its_commands() -> None:
    told = shell.presidium("--help").out
    headings = [line.removesuffix(":") for line in told.splitlines() if line.endswith(":") and line[0] != " "]
    assert headings[-len(GROUPS) :] == list(GROUPS)
    assert list(GROUPS)[:5] == ["Play", "Host", "Records", "Bots", "Research"]
    assert "Commands:" not in told


def test_no_command_stands_under_two_headings() -> None:
    assert len(COMMANDS) == sum(map(len, GROUPS.values()))


@pytest.mark.parametrize(("words", "group"), [((), presidium), (("admin",), admin)], ids=["presidium", "admin"])
def test_descriptions_are_whole(words: tuple[str, ...], group: click.Group) -> None:
    told = " ".join(shell.presidium(*words, "--help").out.split())
    for name in group.list_commands(click.Context(group)):
        command = group.get_command(click.Context(group), name)
        assert command is not None
        assert described(command)
        assert f"{name} {described(command)}" in told
