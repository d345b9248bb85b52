"""The examples in the README and the documentation are run, and their answers compared."""

from __future__ import annotations

import difflib
import doctest
import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from presidium.bots.runtime import bot_loader
from tests.cli.server import serving
from tests.docs.pages import DOORS, PAGES, README, ROOT, blocks, files

FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
PLAIN = {"LC_ALL": "C", "COLUMNS": "100", "TERM": "dumb", "NO_COLOR": "1"}
PROMPT = "> "
PROJECT = "pyproject.toml"
SERVER = "http://127.0.0.1:8000"
"""Where an example speaks to a server, one is started for it, somewhere."""


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


def doctests(page: Path, server: str = SERVER) -> list[doctest.DocTest]:
    """The Python sessions of a page; each goes on where the one before it stopped."""
    names: dict[str, Any] = {}
    parsed, where = doctest.DocTestParser(), name(page)
    examples = [block for block in blocks(page, "python") if ">>>" in block.text]
    tests = [parsed.get_doctest(b.text.replace(SERVER, server), names, where, where, b.line) for b in examples]
    for test in tests:
        test.globs = names  # get_doctest made each a copy of its own
    return tests


def cases(pages: list[Path]) -> list[Any]:
    """`make test` runs the examples of the README alone."""
    return [page if page == README else pytest.param(page, marks=pytest.mark.ci) for page in pages]


PYTHON = cases([page for page in PAGES if doctests(page)])
CONSOLE = cases([page for page in PAGES if sessions(page)])


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder to work in, with our examples at hand; what is imported from there is forgotten again."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    known = set(sys.modules)
    yield tmp_path
    for module in set(sys.modules) - known:
        if str(getattr(sys.modules[module], "__file__", None) or "").startswith(str(tmp_path)):
            del sys.modules[module]
    bot_loader._module.cache_clear()  # which goes by names of files, and the next page has files of its own


def lay_out(page: Path, desk: Path) -> None:
    """Put the files of a page there; a project among them is installed for programs with the folder on their path."""
    for file, text in files(page).items():
        (desk / file).parent.mkdir(parents=True, exist_ok=True)
        (desk / file).write_text(text, encoding="utf-8")
    if PROJECT in files(page):
        project = tomllib.loads(files(page)[PROJECT])["project"]
        info = desk / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(
            f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
        )
        groups = project["entry-points"].items()
        lines = [f"[{group}]\n" + "".join(f"{k} = {v}\n" for k, v in entries.items()) for group, entries in groups]
        (info / "entry_points.txt").write_text("\n".join(lines))


def run(command: str, typed: str, desk: Path, installed: bool) -> tuple[int, str]:
    """The exit code of a command and what it prints; where a project was installed, a new process has to find it."""
    args = shlex.split(command)[1:]
    if not installed:
        from presidium.cli.command_line import presidium

        result = CliRunner().invoke(presidium, args, input=typed, env=PLAIN)
        return result.exit_code, result.output
    env = {**os.environ, **PLAIN, "LC_ALL": "C.UTF-8", "PYTHONPATH": str(desk)}
    done = subprocess.run(
        [sys.executable, "-m", "presidium", *args], input=typed, env=env, cwd=desk, capture_output=True, text=True
    )
    return done.returncode, done.stdout + done.stderr


def gives_what_it_shows(tests: list[doctest.DocTest]) -> None:
    said: list[str] = []
    for test in tests:
        doctest.DocTestRunner(optionflags=FLAGS).run(test, out=said.append, clear_globs=False)
    assert not said, "".join(said)


@pytest.mark.parametrize("page", PYTHON, ids=name)
def test_python_examples_give_what_they_show(page: Path, desk: Path) -> None:
    if page == DOORS:
        pytest.importorskip("pyspiel", reason="other people's programs are not here; `make test-doors` has them")
    lay_out(page, desk)
    if any(SERVER in block.text for block in blocks(page, "python")):
        with serving(desk / "hall") as (_, address):
            gives_what_it_shows(doctests(page, address))
    else:
        gives_what_it_shows(doctests(page))


def changed(shown: str, printed: str) -> str:
    """Returns the lines in which the page and the command differ."""
    lines = difflib.unified_diff(shown.splitlines(), printed.splitlines(), "the page", "the command", "", "", 0, "")
    return "\n".join(lines)


@pytest.mark.parametrize("page", CONSOLE, ids=name)
def test_commands_print_what_they_show(page: Path, desk: Path) -> None:
    """Lines that begin with the prompt are typed in; `...` stands for anything."""
    lay_out(page, desk)
    for line, command, printed in sessions(page):
        typed = "".join(text.removeprefix(PROMPT) + "\n" for text in printed.splitlines() if text.startswith(PROMPT))
        code, output = run(command, typed, desk, PROJECT in files(page))
        where = f"{name(page)}, line {line}: {command}\n{output}"
        assert code == 0, where
        spaced = output.replace("\N{NO-BREAK SPACE}", " ")  # which nobody sees, and nobody types
        assert doctest.OutputChecker().check_output(printed, spaced, FLAGS), f"{where}\n{changed(printed, spaced)}"


def test_the_readme_shows_something_that_can_be_tried() -> None:
    assert sessions(README) or doctests(README)


def test_a_python_example_without_an_answer_is_not_mistaken_for_a_tested_one() -> None:
    for page in PAGES:
        assert all(">>>" in block.text for block in blocks(page, "python")), name(page)


def test_a_file_that_a_page_asks_for_is_used_by_an_example_of_that_page() -> None:
    for page in PAGES:
        code = [block.text for kind in ("python", "console") for block in blocks(page, kind)]
        made = [file for file in files(page) if file.endswith(".py")]
        assert all(any(Path(file).stem in text for text in code) for file in made), name(page)
