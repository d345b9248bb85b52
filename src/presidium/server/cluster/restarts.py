"""Number of replaced workers: the parent process writes it to a file, and workers read it for the metrics."""

from __future__ import annotations

from pathlib import Path
from typing import Final

FILE: Final = "restarts"


def noted(folder: Path, count: int) -> None:
    """Writes the number of replaced workers to the file, which is replaced atomically."""
    part = folder / f"{FILE}.part"
    part.write_text(str(count), encoding="ascii")
    part.replace(folder / FILE)


def read(folder: Path) -> int:
    """Number of workers that were replaced since the server started."""
    try:
        return int((folder / FILE).read_text(encoding="ascii"))
    except FileNotFoundError:
        return 0
