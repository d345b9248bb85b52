"""The archives as they are built, in Node: Python with 32-bit integers, and without what was left out."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tools.lite import site, sizes

pytestmark = pytest.mark.ci

HERE = Path(__file__).parent
MOST_BYTES = 11_000_000
"""What the first game may cost whoever comes for the first time."""


@pytest.fixture(scope="module")
def built() -> Path:
    if shutil.which("node") is None:
        pytest.skip("no Node.js here")
    return site.current()


def play(built: Path, script: str) -> Any:
    command = ["node", str(HERE / "play.mjs"), str(built), str(HERE / script)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr[-4000:]
    return json.loads(done.stdout.splitlines()[-1])


def test_each_game_is_played_to_its_end_and_looked_at(built: Path) -> None:
    said = play(built, "in_node.py")
    assert said.pop("older") == ["older-data", ""]  # and migrated
    for game in ("goulag", "kremlin", "politburo"):
        assert said[game]["over"] == "over"
        for part, (status, size) in said[game]["parts"].items():
            assert status == 200, (game, part)
            assert size > 500, (game, part)
    for path, (status, _) in said["paths"].items():
        assert status == 200, path


def test_the_first_game_costs_no_more_than_it_may(built: Path) -> None:
    parts = sizes.listing(built)
    assert set(parts) == {"wasm", "program", "library", "page", "pyodide", "upgrade", "workers"}
    assert 5_000_000 < sum(parts.values()) - parts["upgrade"] < MOST_BYTES, parts


def test_the_site_lies_anywhere_and_says_what_it_stands_on(built: Path) -> None:
    page = (built / "index.html").read_text("utf-8")
    assert 'data-line="worker"' in page
    assert '="/' not in page  # nothing is looked for at the root of the host
    assert json.loads((built / "lite/answers.json").read_text("utf-8"))["/api/hall"]["status"] == 200
    notices = (built / "lite/licences.txt").read_text("utf-8")
    for name in ("Mozilla Public License", "SQLAlchemy", "msgspec", "Babel", "MIT"):
        assert name.lower() in notices.lower()


def test_beside_the_documentation_it_is_found_at_every_address(built: Path, tmp_path: Path) -> None:
    (tmp_path / "404.html").write_text("<html><head><title>None</title></head><body>Nothing</body></html>")
    site.beside(tmp_path)
    assert (tmp_path / "play/index.html").read_bytes() == (built / "index.html").read_bytes()
    unknown = (tmp_path / "404.html").read_text("utf-8")
    assert "lite/answers.json" in unknown
    assert "<title>None" in unknown
