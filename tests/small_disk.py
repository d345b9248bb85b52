"""A disk of less than a megabyte, where this machine lets us have one."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest


@contextmanager
def mounted(at: Path, size: str) -> Iterator[Path]:
    """A file system of its own, so small that it can be filled."""
    at.mkdir(parents=True, exist_ok=True)
    mount = ["mount", "-t", "tmpfs", "-o", f"size={size},mode=0700", "tmpfs", str(at)]
    try:
        subprocess.run(mount, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("this machine does not let us mount a disk")
    try:
        yield at
    finally:
        subprocess.run(["umount", "-l", str(at)], check=True)


FILLING = "filling"


def filled(disk: Path) -> None:
    """There is no room left on this disk, until the filling is taken away."""
    with suppress(OSError), (disk / FILLING).open("wb", 0) as filling:
        while True:
            filling.write(b"x" * 1024)
