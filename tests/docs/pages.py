"""The pages people read, and the examples in them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"
PAGES = (README, *sorted((ROOT / "docs").rglob("*.md")))

_FENCE = re.compile(r"^```(\S+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


class Block(NamedTuple):
    """A fenced example: what kind it says it is, its text, the line it begins on."""

    kind: str
    text: str
    line: int


def blocks(page: Path, kind: str) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    found = [Block(match[1], match[2], text.count("\n", 0, match.start()) + 2) for match in _FENCE.finditer(text)]
    return [block for block in found if block.kind == kind]
