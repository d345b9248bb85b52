"""Prints the release notes of a version from the changelog: `python -m tools.notes 0.2.0 > notes.md`"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

CHANGELOG: Final = Path(__file__).parents[1] / "CHANGELOG.md"


def notes(changelog: str, version: str) -> str:
    """Returns the changelog's section of this version. Raises ValueError if it is missing or has no date."""
    parts = re.split(r"^## \[(.+?)\](?: - (.+))?$", changelog, flags=re.MULTILINE)[1:]
    for number, date, text in zip(parts[::3], parts[1::3], parts[2::3], strict=True):
        if number == version:
            if not re.fullmatch(r"\d{4}-\d\d-\d\d", date or ""):
                raise ValueError(f"{version} is not dated in the changelog")
            return text.strip() + "\n"
    raise ValueError(f"the changelog does not know of {version}")


if __name__ == "__main__":
    sys.stdout.write(notes(CHANGELOG.read_text(encoding="utf-8"), sys.argv[1]))
