"""Lists what the site weighs, as it travels: `python -m tools.lite sizes`."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Final

from tools.lite.site import SITE

PACKED: Final = (".bin", ".woff2", ".png")
"""Files that are compressed already."""


def travels(file: Path) -> int:
    """Bytes that a host sends for this file, if it compresses texts with gzip."""
    content = file.read_bytes()
    return len(content) if file.suffix in PACKED else len(gzip.compress(content, 6))


def listing(site: Path = SITE) -> dict[str, int]:
    """Bytes by part of the site: each large file, the workers, and the page."""
    found: dict[str, int] = {}
    for file in sorted(site.rglob("*")):
        if file.is_file():
            name = part(file.relative_to(site))
            found[name] = found.get(name, 0) + travels(file)
    return dict(sorted(found.items(), key=lambda each: -each[1]))


def part(path: Path) -> str:
    """The part of the site to which a file belongs, by its path in the site."""
    if path.parts[0] != "lite":
        return "page"
    if path.suffix == ".bin":
        return path.name.partition("-")[0]
    return "pyodide" if "pyodide" in path.parts else "workers"


def show() -> None:
    parts = listing()
    for name, size in parts.items():
        print(f"{name:10} {size / 1e3:8.0f} kB")
    print(f"{'all':10} {sum(parts.values()) / 1e3:8.0f} kB")
