"""No page points into the void, and none is forgotten."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.pages import PAGES, ROOT

ALL = (*PAGES, *(ROOT / f"{name}.md" for name in ("CONTRIBUTING", "CHANGELOG", "SECURITY", "CODE_OF_CONDUCT")))
_LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)")
_SNIPPET = re.compile(r'^--8<-- "(.+)"$', re.MULTILINE)


@pytest.mark.parametrize("page", ALL, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for link in _LINK.findall(text):
        assert link.startswith("https://") or (page.parent / link).exists(), link
    for snippet in _SNIPPET.findall(text):
        file, _, section = snippet.partition(":")
        assert (ROOT / file).is_file(), snippet
        assert not section or f"[start:{section}]" in (ROOT / file).read_text(encoding="utf-8"), snippet


def test_every_page_stands_in_the_table_of_contents() -> None:
    nav = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]
    listed = re.findall(r"[:-] (\S+\.md)$", nav, re.MULTILINE)
    assert sorted(listed) == sorted(str(page.relative_to(ROOT / "docs")) for page in PAGES[1:])


def test_every_rules_page_of_the_package_is_built_into_the_documentation() -> None:
    """The documentation takes the rules over; it has no text of its own that could say something else."""
    rules = ROOT / "src" / "presidium" / "text" / "rules"
    for page in rules.rglob("*.md"):
        shown = ROOT / "docs" / "rules" / page.relative_to(rules)
        assert shown.read_text(encoding="utf-8") == f'--8<-- "{page.relative_to(ROOT)}"\n'
