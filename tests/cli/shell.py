"""The command line as a person or a script meets it: a process, its output, its exit code."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ENVIRONMENT = {"LC_ALL": "C.UTF-8", "COLUMNS": "100", "PATH": ""}
ENVIRONMENT["PYTHONPATH"] = os.environ["PYTHONPATH"]  # where the example is


class Ran(NamedTuple):
    code: int
    out: str
    err: str


def presidium(*args: str | Path, typed: str = "") -> Ran:
    """Run `presidium` with these arguments and type these lines."""
    command = [sys.executable, "-m", "presidium", *map(str, args)]
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, env=ENVIRONMENT, timeout=60, check=False
    )
    return Ran(done.returncode, done.stdout, done.stderr)
