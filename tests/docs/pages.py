"""The pages people read, and the examples in them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"
DOORS = ROOT / "docs" / "doors.md"
"""Its examples need other people's programs, and are run where these are."""
PAGES = (README, *sorted((ROOT / "docs").rglob("*.md")))

_FENCE = re.compile(r'^```(\S+)(?: title="([^"\n]+)")?\n(.*?)^```$', re.DOTALL | re.MULTILINE)


class Block(NamedTuple):
    """A fenced example: what kind it says it is, its text, the line it begins on, and the file it is, if it is one."""

    kind: str
    text: str
    line: int
    file: str


def blocks(page: Path, kind: str) -> list[Block]:
    """The examples of this kind that are no files."""
    return [block for block in _all(page) if block.kind == kind and not block.file]


def files(page: Path) -> dict[str, str]:
    """What a page has its reader put into files, by their names."""
    return {block.file: block.text for block in _all(page) if block.file}


def _all(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    return [
        Block(match[1], match[3], text.count("\n", 0, match.start()) + 2, match[2] or "")
        for match in _FENCE.finditer(text)
    ]
