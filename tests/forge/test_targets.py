"""Each test runs in exactly one of `make test`, `make test-ci` and the slow part of `make test-all`."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
import tomllib
from itertools import product
from pathlib import Path

import pytest
from _pytest.mark.expression import Expression

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
PYTEST = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["pytest"]["ini_options"]
COLLECT = """
import json, sys, pytest

class Collected:
    def pytest_collection_finish(self, session):
        print("COLLECTED" + json.dumps([item.nodeid for item in session.items]))

pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider", "-m", sys.argv[1]], [Collected()])
"""


def default() -> str:
    """The marker expression of a plain `pytest`."""
    words = shlex.split(PYTEST["addopts"])
    return words[words.index("-m") + 1]


def recipe(target: str) -> str:
    found = re.search(rf"^{target}:.*\n((?:\t.*\n)+)", MAKEFILE, re.MULTILINE)
    assert found, target
    return found[1]


def expressions(target: str) -> list[str]:
    """The marker expression of each pytest command of a target."""
    return list(dict.fromkeys(named or default() for named in re.findall(r'/pytest(?: -m "([^"]+)")?', recipe(target))))


@pytest.mark.parametrize(("ci", "slow"), list(product((False, True), repeat=2)))
def test_the_expressions_leave_no_combination_of_markers_out(ci: bool, slow: bool) -> None:
    (quick,), (rest,) = expressions("test"), expressions("test-ci")
    runs = [
        Expression.compile(each).evaluate(lambda name, **_: {"ci": ci, "slow": slow}[name]) for each in (quick, rest)
    ]
    assert runs == [not ci and not slow, ci and not slow]


def test_both_run_everywhere_the_whole_is_asked_for() -> None:
    assert re.search(r"^test-all:.* test test-ci\b", MAKEFILE, re.MULTILINE)
    for file in (ROOT / ".ci/run", ROOT / ".github/workflows/test.yml"):
        assert {"test", "test-ci"} <= set(re.findall(r"\bmake ([\w-]+)", file.read_text(encoding="utf-8"))), file


def collected(expression: str) -> set[str]:
    command = [sys.executable, "-c", COLLECT, expression]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    (found,) = [json.loads(line[9:]) for line in done.stdout.splitlines() if line.startswith("COLLECTED")]
    return set(found)


@pytest.mark.ci
def test_no_test_is_lost_between_the_two_targets() -> None:
    (quick,), (rest,) = expressions("test"), expressions("test-ci")
    in_test, in_ci = collected(quick), collected(rest)
    assert in_test
    assert in_ci
    assert not in_test & in_ci
    assert in_test | in_ci == collected("not slow")
