"""Headings of the documentation and module docstrings of the program avoid the worst habits of prose."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.docs.pages import PAGES, ROOT

REFUSED = re.compile(
    r"\b(whoever|whomever|whosoever|anew|some(?:body|one) who|any(?:body|one) who|what is so)\b|\bnobody\b.*\bbut\b",
    re.IGNORECASE | re.DOTALL,
)
BENCHMARKS = sorted(page for page in (ROOT / "benchmarks").rglob("*.md") if "node_modules" not in page.parts)
FILES = (*PAGES, *sorted(ROOT.glob("[A-Z]*.md")), *BENCHMARKS)
MODULES = sorted(path for path in (ROOT / "src/presidium/server").rglob("*.py") if "versions" not in path.parts)

_FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
_HEADING = re.compile(r"^#{1,6} +(.+)$", re.MULTILINE)


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("page", FILES, ids=name)
def test_headings_are_plain(page: Path) -> None:
    headings = _HEADING.findall(_FENCED.sub("", page.read_text(encoding="utf-8")))
    assert [heading for heading in headings if REFUSED.search(heading)] == []


@pytest.mark.parametrize("module", MODULES, ids=name)
def test_module_docstrings_are_plain(module: Path) -> None:
    found = REFUSED.search(ast.get_docstring(ast.parse(module.read_text(encoding="utf-8"))) or "")
    assert found is None, found
