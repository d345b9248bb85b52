"""Small libraries loaded into the server, which make its disk a bad one."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

COMPILER = shutil.which("cc")

needs_compiler = pytest.mark.skipif(COMPILER is None, reason="there is no C compiler")


def shim(name: str, folder: Path) -> Path:
    """The library of this name, compiled."""
    source, to = Path(__file__).with_name(f"{name}.c"), folder / f"{name}.so"
    subprocess.run([str(COMPILER), "-shared", "-fPIC", "-O1", "-o", str(to), str(source), "-ldl"], check=True)
    return to
