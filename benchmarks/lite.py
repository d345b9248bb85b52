"""How long the server takes to start in a browser's Python, compared with CPython in the same minutes.

    python -m benchmarks.lite [RUNS]

Counts CPU seconds, in Node.js in place of a browser, until the hall is ready. The bar: at most 3 times those of
CPython, which imports and opens the same application with its bytecode at hand.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Final

from tools.lite import site

HERE: Final = Path(__file__).parent
PLAY: Final = HERE.parent / "tests/lite/play.mjs"
RUNS: Final = 5
BAR: Final = 3.0

IN_NODE: Final = """
import json
from presidium.lite.tab import opened
imported = cpu_seconds()
await opened("/tmp/hall.db")
json.dumps({"python": python_seconds, "imported": imported, "ready": cpu_seconds()})
"""
IN_CPYTHON: Final = """
import asyncio, json, time
from presidium.lite.tab import opened
imported = time.process_time()
asyncio.run(opened(FILE))
print(json.dumps({"imported": imported, "ready": time.process_time()}))
"""


def in_node(built: Path) -> dict[str, float]:
    """CPU seconds until Python runs, until the program is imported, and until the hall is ready."""
    with tempfile.NamedTemporaryFile("w", suffix=".py") as script:
        script.write(IN_NODE)
        script.flush()
        return last(["node", str(PLAY), str(built), script.name])


def in_cpython() -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        return last([sys.executable, "-c", IN_CPYTHON.replace("FILE", repr(f"{folder}/hall.db"))])


def last(command: list[str]) -> dict[str, float]:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    said = subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout
    found: dict[str, float] = json.loads(said.splitlines()[-1])
    return found


def measured(built: Path, runs: int = RUNS) -> tuple[dict[str, float], dict[str, float]]:
    """Medians in Node.js and in CPython, which take turns."""
    in_cpython()  # writes the bytecode
    pairs = [(in_node(built), in_cpython()) for _ in range(runs)]
    there, here = zip(*pairs, strict=True)
    return middle(there), middle(here)


def middle(found: tuple[dict[str, float], ...]) -> dict[str, float]:
    return {name: median(each[name] for each in found) for name in found[0]}


if __name__ == "__main__":
    there, here = measured(site.current(), int(sys.argv[1]) if sys.argv[1:] else RUNS)
    print(f"in a browser's Python: {there['ready']:.2f} s of CPU time", end="")
    print(f" ({there['python']:.2f} until Python runs, {there['imported'] - there['python']:.2f} to import,", end="")
    print(f" {there['ready'] - there['imported']:.2f} to open)")
    print(f"in CPython: {here['ready']:.2f} s ({here['imported']:.2f} to import)")
    ratio = there["ready"] / here["ready"]
    print(f"ratio: {ratio:.2f} (at most {BAR})")
    sys.exit(ratio > BAR)
