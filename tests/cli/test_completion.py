"""What the Tab key brings, asked for as a shell asks."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

import pytest
from click.testing import CliRunner

from presidium.cli.command_line import COMMANDS, presidium
from presidium.cli.completion import SHELLS, VARIABLE


def offered(*words: str) -> list[str]:
    """What bash would offer for the last of these words."""
    env = {"COMP_WORDS": " ".join(("presidium", *words)), "COMP_CWORD": str(len(words)), VARIABLE: "bash_complete"}
    ran = CliRunner().invoke(presidium, [], env=env, prog_name="presidium")
    return [line.partition(",")[2] for line in ran.output.split()]


def test_commands_and_options() -> None:
    assert offered("re") == ["replay", "reports", "restore"]
    assert set(offered("")) == set(COMMANDS)
    assert "--players" in offered("match", "goulag", "--pl")


@pytest.mark.parametrize("command", ["play", "match", "arena", "learn", "problem", "rules"])
def test_games(command: str) -> None:
    assert offered(command, "gou") == ["goulag"]


def test_bots_of_the_game_one_after_the_other() -> None:
    assert offered("match", "kremlin", "--bots", "caref") == ["careful"]
    assert offered("match", "goulag", "--bots", "caref") == []
    assert offered("match", "goulag", "--bots", "naive,ra") == ["naive,random"]
    assert "fox" in offered("join", "--bot", "f")


def test_languages() -> None:
    assert offered("rules", "goulag", "--lang", "") == ["en", "de", "fr"]


@pytest.mark.parametrize("shell", SHELLS)
def test_what_the_shell_is_told_names_the_program(shell: str) -> None:
    ran = CliRunner().invoke(presidium, ["completion", shell])
    assert ran.exit_code == 0, ran.output
    assert f"{VARIABLE}={shell}_complete" in ran.output


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
def test_bash_itself_completes_a_game() -> None:
    """With the program as the shell finds it, and a Tab after `presidium rules poli`."""
    where = os.path.dirname(sys.executable)
    script = """
eval "$(presidium completion bash)"
COMP_WORDS=(presidium rules poli) COMP_CWORD=2
_presidium_completion presidium
echo "${COMPREPLY[@]}"
"""
    env = {**os.environ, "PATH": f"{where}{os.pathsep}{os.environ['PATH']}"}
    ran = subprocess.run(["bash", "-c", script], env=env, capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "politburo", ran.stderr
