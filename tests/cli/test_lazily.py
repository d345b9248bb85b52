"""Nobody waits for what he has not asked for: a command reads its own code, and `--version` none of it."""

from __future__ import annotations

import subprocess
import sys

import click
import pytest

from presidium.cli.command_line import COMMANDS, presidium

SERVER = ("starlette", "uvicorn", "sqlalchemy", "alembic")


def read_by(*args: str) -> set[str]:
    """The packages that a process has read when this command has told how it is used."""
    program = "import sys\nfrom presidium.cli import main\nmain(sys.argv[1:])\nprint(*sys.modules, sep='\\n')"
    done = subprocess.run([sys.executable, "-c", program, *args], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_the_version_is_told_by_the_command_line_alone() -> None:
    read = read_by("--version")
    assert "presidium.cli.command_line" in read
    assert not {"presidium.core", "presidium.games", "presidium.text", "rich", *SERVER} & read


@pytest.mark.few(2)
@pytest.mark.parametrize("command", ["play", "match", "games", "rules", "replay"])
def test_terminal_and_bots_read_no_server(command: str) -> None:
    assert not {*SERVER, "presidium.server.runtime.serve"} & read_by(command, "--help")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_word_leads_to_its_command(name: str) -> None:
    found = presidium.get_command(click.Context(presidium), name)
    assert found is not None
    assert found.name == name
