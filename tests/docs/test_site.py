"""The documentation site as `make docs` makes it: it is whole, rules can be pointed at, nothing is from elsewhere."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from presidium.text.languages import languages
from presidium.text.rulebook import rules
from tests.docs.pages import ROOT

pytestmark = pytest.mark.ci

ZENSICAL = ROOT / ".docs" / "bin" / "zensical"
REFERENCE = ROOT / "docs" / "reference"
GAMES = ("goulag", "politburo", "kremlin")

_FETCHED = re.compile(r'<(?:script|img|iframe|source|link)\b[^>]*\b(?:src|href)="([^"]+)"')
_IN_STYLE = re.compile(r"url\(\s*[\"']?([^\"')]+)|@import\s+[\"']([^\"']+)")
_ELSEWHERE = re.compile(r"(?:https?:)?//")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, made in a folder of its own. Whatever is wrong with a page or a link stops it."""
    if not ZENSICAL.exists():
        pytest.skip("the documentation is not made: `make docs` fetches what that takes")
    here = tmp_path_factory.mktemp("site")
    shutil.copytree(ROOT / "docs", here / "docs")
    shutil.copy(ROOT / "mkdocs.yml", here)
    for name in ("src", "tools", "examples", *(file.name for file in ROOT.glob("*.md"))):
        (here / name).symlink_to(ROOT / name)
    env = {**os.environ, "PYTHONPATH": "."}
    made = subprocess.run(
        [ZENSICAL, "build", "--clean", "--strict"], cwd=here, env=env, capture_output=True, text=True, check=False
    )
    assert made.returncode == 0, made.stdout + made.stderr
    return here / "site"


def test_every_rule_and_every_section_has_an_address_in_every_language(site: Path) -> None:
    for lang in languages():
        for game in GAMES:
            page = (site / "rules" / lang / game / "index.html").read_text(encoding="utf-8")
            ids = re.findall(r'\bid="([^"]+)"', page)
            assert len(ids) == len(set(ids)), "an address is one place"
            assert set(rules(game, lang)) <= set(ids), (lang, game)


def test_a_heading_elsewhere_keeps_its_own_address(site: Path) -> None:
    """“A bot” is no section A."""
    assert 'id="a-bot"' in (site / "api" / "index.html").read_text(encoding="utf-8")


def test_nothing_is_fetched_from_anywhere_else(site: Path) -> None:
    for page in site.rglob("*.html"):
        for link in _FETCHED.findall(page.read_text(encoding="utf-8")):
            assert not _ELSEWHERE.match(link), (page, link)
    for sheet in site.rglob("*.css"):
        for found in _IN_STYLE.findall(sheet.read_text(encoding="utf-8")):
            assert not _ELSEWHERE.match("".join(found)), (sheet, found)


@pytest.mark.parametrize("page", sorted(REFERENCE.glob("[!i]*.md")), ids=lambda page: page.stem)
def test_what_the_reference_asks_for_is_on_its_page(site: Path, page: Path) -> None:
    asked = re.findall(r"^::: (\S+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    made = (site / "reference" / page.stem / "index.html").read_text(encoding="utf-8")
    assert asked
    assert [name for name in asked if f'id="{name}"' not in made] == []


def test_the_changelog_leads_to_the_pages_it_speaks_of(site: Path) -> None:
    page = (site / "changelog" / "index.html").read_text(encoding="utf-8")
    assert 'href="../hosting/#under-a-path"' in page
