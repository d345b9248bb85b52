"""What these tests need of the machine: the page as it would be shipped, a server that shows it, a browser."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.fire.house import ROOT
from tests.fire.house import House as Server

WEB = ROOT / "web"
SHIPPED = ROOT / "src/presidium/server/page"
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


class House(Server):
    """A server process with a page; it can be killed and started again like any other."""

    def __init__(self, home: Path, page: Path, *how: str) -> None:
        """With `toy` guests are there too, that game and The Queue; without, all that is shown is in every language."""
        super().__init__(home)
        self.base += "".join(each.removeprefix("path=") for each in how if each.startswith("path="))
        if "toy" not in how:
            self._preload = {"PYTHONPATH": ""}
        self._command = [sys.executable, "-m", "tests.page.serve", str(self.port), str(self.data), str(page), *how]


def chromium() -> str:
    """Where the browser is; without one these tests are skipped, or fail where it is required."""
    named = os.environ.get("PRESIDIUM_CHROMIUM")
    return named or shutil.which("chromium") or missing("Chromium; name yours with PRESIDIUM_CHROMIUM=/path/to/it")


def up_to_date() -> bool:
    """Whether the page that lies there is newer than all it is made of: `make test` has just seen to that."""
    whole = [WEB / name for name in ("index.html", "vite.config.ts", "package-lock.json")]
    sources = [*whole, *WEB.glob("src/**/*"), *WEB.glob("public/**/*"), *ROOT.glob("src/presidium/text/*/*.ftl")]
    made = SHIPPED / "index.html"
    return made.exists() and made.stat().st_mtime >= max(source.stat().st_mtime for source in sources)


def build_page(folder: Path) -> Path:
    """The page as it is shipped, or built into this folder; several test processes build it once between them."""
    if up_to_date():
        return SHIPPED
    search = os.pathsep.join((os.environ["PATH"], str(Path(sys.executable).parent)))
    npm = shutil.which("npm", path=search) or missing("npm")
    if not (WEB / "node_modules" / "axe-core").is_dir():
        missing("web/node_modules; `make test` fetches them")
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "index.html").exists():
            command = [npm, "run", "build", "--silent", "--", "--outDir", str(folder), "--emptyOutDir"]
            env = {**os.environ, "PATH": search}
            built = subprocess.run(command, cwd=WEB, env=env, capture_output=True, text=True, check=False)
            assert built.returncode == 0, built.stdout + built.stderr
    return folder


def missing(what: str) -> str:
    told = f"the page is not tested: there is no {what}"
    if os.environ.get("PRESIDIUM_BROWSER") == "required":
        pytest.fail(told)
    pytest.skip(told)
