"""What a package index shows of us, and what a release says of itself."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from trove_classifiers import classifiers

import presidium
from hatch_build import away_from_home
from tools.notes import notes

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
README = (ROOT / "README.md").read_text(encoding="utf-8")
LINK = re.compile(r"\]\(([^)]+)\)")


def test_what_we_say_we_are_can_be_said() -> None:
    assert set(PROJECT["classifiers"]) <= classifiers
    assert PROJECT["classifiers"] == sorted(PROJECT["classifiers"], key=lambda line: line.split(" :: ")[:2])


@pytest.mark.ci
def test_every_package_that_is_imported_is_declared() -> None:
    """One that only comes with another may be gone with its next version."""
    extras = PROJECT["optional-dependencies"].values()
    named = [*PROJECT["dependencies"], *(each for extra in extras for each in extra)]
    declared = {re.split(r"[\[<>=;! ]", each)[0].lower() for each in named}
    ours = sys.stdlib_module_names | {"presidium"}
    found = {name for file in (ROOT / "src").rglob("*.py") for name in imported(file)} - ours
    installed = packages_distributions()
    unknown = {
        name
        for name in found
        if declared.isdisjoint(each.lower().replace("_", "-") for each in installed.get(name, [name]))
    }
    assert unknown - {"pyspiel"} == set()  # a module of open-spiel
    assert "open-spiel" in declared


def imported(file: Path) -> Iterator[str]:
    """The packages that a module imports, anywhere in it."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name.partition(".")[0] for each in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            yield node.module.partition(".")[0]


def test_the_citation_names_this_version() -> None:
    version = presidium.__version__.partition(".dev")[0]
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.findall(r"^version: (.+)$", citation, re.MULTILINE) == [version]
    assert f'repository-code: "{PROJECT["urls"]["Source"]}"' in citation
    assert f'url: "{PROJECT["urls"]["Documentation"]}"' in citation
    page = (ROOT / "docs" / "benchmark.md").read_text(encoding="utf-8")
    assert re.findall(r"version = \{(.+)\}", page) == [version]


def test_every_picture_and_link_of_the_readme_holds_away_from_home() -> None:
    source = PROJECT["urls"]["Source"]
    shown = away_from_home(README, source, "1.2.3")
    assert f"![The entrance: three posters, one for each game]({source}/raw/v1.2.3/docs/screenshots/home.jpg)" in shown
    assert f"({source}/blob/v1.2.3/docs/languages.md)" in shown
    assert all(link.startswith("https://") for link in LINK.findall(shown))
    led = re.findall(rf"\({re.escape(source)}/(?:raw|blob)/v1\.2\.3/([^)#]+)", shown)
    assert len(led) > 10
    assert all((ROOT / path).exists() for path in led)


def test_what_is_elsewhere_already_is_left_alone() -> None:
    text = "[a](https://example.org/x) [b](#below) ![c](d.png)"
    assert away_from_home(text, "S", "1") == "[a](https://example.org/x) [b](#below) ![c](S/raw/v1/d.png)"


def test_a_release_tells_its_part_of_the_changelog_and_no_other() -> None:
    text = "# Changelog\n\n## [0.2.0] - 2026-12-01\n\n### Added\n\n- This.\n\n## [0.1.0] - 2026-01-01\n\n- That.\n"
    assert notes(text, "0.2.0") == "### Added\n\n- This.\n"
    assert notes(text, "0.1.0") == "- That.\n"


@pytest.mark.parametrize("version", ["0.2.0", "9.9.9"])
def test_what_is_not_dated_is_not_released(version: str) -> None:
    with pytest.raises(ValueError, match=re.escape(version)):
        notes("## [0.2.0] - unreleased\n\n- This.\n", version)


def test_the_changelog_is_written_so_that_it_can_be_told() -> None:
    """The part at its top, as it would be with a date, is told up to the release before."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    version = re.findall(r"^## \[(.+)\]", text, re.MULTILINE)[0]
    told = notes(re.sub(r"^(## \[.+\])(?: - .+)?$", r"\1 - 2026-12-01", text, count=1, flags=re.MULTILINE), version)
    assert told in text
    assert "\n## " not in told
    assert "### " in told
