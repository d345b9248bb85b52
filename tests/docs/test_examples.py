"""The examples in the README and the documentation are run, and their answers compared."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from tests.docs.pages import PAGES, README, ROOT, blocks

FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
PLAIN = {"LC_ALL": "C", "COLUMNS": "100", "TERM": "dumb", "NO_COLOR": "1"}
PROMPT = "> "


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def sessions(page: Path) -> list[tuple[int, str, str]]:
    """The commands of a page that start with `$ presidium`: line, command, what it prints."""
    found = []
    for block in blocks(page, "console"):
        for command, printed in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block.text, re.MULTILINE):
            if command.startswith("presidium "):
                found.append((block.line, command, printed))
    return found


def doctests(page: Path) -> list[doctest.DocTest]:
    """The Python sessions of a page; each goes on where the one before it stopped."""
    names: dict[str, Any] = {}
    examples = [block for block in blocks(page, "python") if ">>>" in block.text]
    tests = [doctest.DocTestParser().get_doctest(b.text, names, name(page), name(page), b.line) for b in examples]
    for test in tests:
        test.globs = names  # get_doctest made each a copy of its own
    return tests


PYTHON = [page for page in PAGES if doctests(page)]
CONSOLE = [page for page in PAGES if sessions(page)]


@pytest.mark.parametrize("page", PYTHON, ids=name)
def test_python_examples_give_what_they_show(page: Path) -> None:
    said: list[str] = []
    for test in doctests(page):
        doctest.DocTestRunner(optionflags=FLAGS).run(test, out=said.append, clear_globs=False)
    assert not said, "".join(said)


@pytest.mark.parametrize("page", CONSOLE, ids=name)
def test_commands_print_what_they_show(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines that begin with the prompt are typed in; `...` stands for anything."""
    from presidium.cli.commands import presidium

    monkeypatch.chdir(tmp_path)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    for line, command, printed in sessions(page):
        typed = "".join(text.removeprefix(PROMPT) + "\n" for text in printed.splitlines() if text.startswith(PROMPT))
        result = CliRunner().invoke(presidium, shlex.split(command)[1:], input=typed, env=PLAIN)
        where = f"{name(page)}, line {line}: {command}\n{result.output}"
        assert result.exit_code == 0, f"{where}{result.exception!r}"
        assert doctest.OutputChecker().check_output(printed, result.output, FLAGS), where


def test_the_readme_shows_something_that_can_be_tried() -> None:
    assert sessions(README) or doctests(README)


def test_a_python_example_without_an_answer_is_not_mistaken_for_a_tested_one() -> None:
    for page in PAGES:
        assert all(">>>" in block.text for block in blocks(page, "python")), name(page)
