"""Tests a wheel in a fresh virtual environment, on any system: `python -m tools.tried dist/*.whl`.

It installs the wheel with its dependencies, then runs the commands that new users run first.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
import venv
from contextlib import suppress
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

PATIENCE: Final = 60.0


def main(wheel: Path) -> None:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        here = Path(name)
        presidium = installed(wheel.resolve(), here / "empty")
        version = wheel.name.split("-")[1]
        assert version in said(presidium, here, "--version"), version
        said(presidium, here, "games")
        said(presidium, here, "rules", "goulag", "2.2", "--lang", "fr")
        said(presidium, here, "match", "goulag", "--players=5", "--games=2", "--bots=naive", "--records=games")
        said(presidium, here, "check", "games/00001.txt")
        shown(presidium, here)
    print(f"{wheel.name}: well")


def installed(wheel: Path, place: Path) -> Path:
    """Creates a virtual environment with only the wheel and its dependencies; returns the path of the command."""
    venv.create(place, with_pip=True)
    programs = place / ("Scripts" if os.name == "nt" else "bin")
    python = next(programs / name for name in ("python.exe", "python") if (programs / name).exists())
    subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheel], check=True)
    return programs / ("presidium.exe" if os.name == "nt" else "presidium")


def said(presidium: Path, here: Path, *words: str) -> str:
    ran = subprocess.run(
        [presidium, *words], cwd=here, capture_output=True, encoding="utf-8", env=_plain(), check=False
    )
    assert ran.returncode == 0, (words, ran.stdout, ran.stderr)
    return ran.stdout


def shown(presidium: Path, here: Path) -> None:
    """Starts the server and checks that it serves the page and the list of games."""
    port = str(free_port())
    how = ("--port", port, "--data", here / "data", "--log-level", "warning")
    house = subprocess.Popen([presidium, "serve", *how], cwd=here, env=_plain())
    try:
        page = fetched(f"http://127.0.0.1:{port}/")
        assert "<title>Presidium" in page, page[:300]
        assert "kremlin" in fetched(f"http://127.0.0.1:{port}/api/games")
    finally:
        house.terminate()
        house.wait(PATIENCE)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
    return port


def fetched(address: str) -> str:
    until = time.monotonic() + PATIENCE
    while True:
        with suppress(URLError, OSError), urlopen(address, timeout=10) as answer:
            text: str = answer.read().decode()
            return text
        assert time.monotonic() < until, f"{address} does not answer"
        time.sleep(0.3)


def _plain() -> dict[str, str]:
    """Returns the environment variables without `PYTHONPATH`, so that the command cannot import the sources."""
    return {**{k: v for k, v in os.environ.items() if k != "PYTHONPATH"}, "PYTHONUTF8": "1"}


if __name__ == "__main__":
    main(Path(sys.argv[1]))
