"""What there is to say of a release: its part of the changelog. `python -m tools.notes 0.2.0 > notes.md`"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

CHANGELOG: Final = Path(__file__).parents[1] / "CHANGELOG.md"


def notes(changelog: str, version: str) -> str:
    """The part of this version, without its heading; ValueError if there is none, or it is not dated yet."""
    parts = re.split(r"^## \[(.+?)\](?: - (.+))?$", changelog, flags=re.MULTILINE)[1:]
    for number, date, text in zip(parts[::3], parts[1::3], parts[2::3], strict=True):
        if number == version:
            if not re.fullmatch(r"\d{4}-\d\d-\d\d", date or ""):
                raise ValueError(f"{version} is not dated in the changelog")
            return text.strip() + "\n"
    raise ValueError(f"the changelog does not know of {version}")


if __name__ == "__main__":
    sys.stdout.write(notes(CHANGELOG.read_text(encoding="utf-8"), sys.argv[1]))
