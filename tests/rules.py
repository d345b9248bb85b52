"""Which numbered rules there are, and which test holds the games to each.

A test says so with `@rule("goulag 2.2")`. The numbers are read from the rules pages of the package,
the tests from their source, so that the answer does not depend on which tests were chosen to run.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from presidium.text.languages import homes

rule = pytest.mark.rule

TESTS = Path(__file__).parent
EXAMPLES = TESTS.parent / "examples"
SHOWN = "<!-- shown -->"

_RULE = re.compile(r"^\s*(?:[-*]\s+)?\**([0-9A-Z]+\.[0-9a-z_]+)\**\s")
_HEADING = re.compile(r"^#")


def numbered(page: str) -> dict[str, str]:
    """The rules of a page by number: a rule runs from its number to the next number or heading."""
    rules: dict[str, str] = {}
    number = ""
    for line in page.splitlines():
        begins = _RULE.match(line)
        if begins:
            number = begins[1]
            assert number not in rules, f"rule {number} stands there twice"
            rules[number] = ""
        elif _HEADING.match(line):
            number = ""
        if number:
            rules[number] += line + "\n"
    return rules


def games() -> tuple[str, ...]:
    """The games that have a page of rules, in whatever language."""
    return tuple(sorted({page.name.removesuffix(".md") for _, page in pages()}))


def rules_of(game: str, language: str = "") -> dict[str, str]:
    """The rules of a game in this language, or in the first that it has."""
    found = [page for lang, page in pages() if language in ("", lang) and page.name == f"{game}.md"]
    return numbered(found[0].read_text(encoding="utf-8"))


def pages() -> Iterator[tuple[str, Traversable]]:
    """The pages of rules there are, English ones first, each with its language."""
    shelves = [shelf for home in homes() if (home / "rules").is_dir() for shelf in (home / "rules").iterdir()]
    for shelf in sorted(shelves, key=lambda shelf: (shelf.name != "en", shelf.name)):
        yield from ((shelf.name, page) for page in shelf.iterdir() if page.name.endswith(".md"))


def shown_only(game: str) -> set[str]:
    """The rules that only describe what is shown: their page marks them so, and they need no test."""
    return {number for number, text in rules_of(game).items() if SHOWN in text}


@cache
def held() -> dict[str, list[str]]:
    """The rules that tests name, each with those tests."""
    found: dict[str, list[str]] = {}
    for path in sorted((*TESTS.rglob("test_*.py"), *EXAMPLES.rglob("test_*.py"))):
        source = path.read_text(encoding="utf-8")
        for number, test in marks(source) if "@rule(" in source else ():
            found.setdefault(number, []).append(f"{path.relative_to(TESTS.parent)}::{test}")
    return found


def marks(source: str) -> Iterator[tuple[str, str]]:
    """The rules named above the test functions of a file, with the function's name."""
    tree = ast.parse(source)
    for node in (*tree.body, *(inner for each in tree.body if isinstance(each, ast.ClassDef) for inner in each.body)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for call in node.decorator_list:
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "rule":
                    yield from ((str(ast.literal_eval(argument)), node.name) for argument in call.args)


def report() -> str:
    """How many rules have a test, the shown ones counted apart."""
    named = held()
    parts = []
    for game in games():
        rules, shown = rules_of(game), shown_only(game)
        due = [number for number in rules if number not in shown]
        tested = sum(f"{game} {number}" in named for number in due)
        parts.append(f"{game} {tested} of {len(due)} rules tested, {len(shown)} only shown")
    return "; ".join(parts)
