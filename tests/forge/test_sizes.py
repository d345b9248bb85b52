"""The size of modules and of folders, so that a reader finds a thing by the names of folders and files."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src/presidium"
MODULES = [file for file in SOURCE.rglob("*.py") if "migrations" not in file.parts]

MAX_LINES = 400
MAX_MODULES = 20
"""In one folder, without its `__init__.py`."""


def test_no_module_is_longer_than_400_lines() -> None:
    lines = {file.relative_to(SOURCE): len(file.read_text(encoding="utf-8").splitlines()) for file in MODULES}
    assert {str(file): count for file, count in lines.items() if count > MAX_LINES} == {}


def test_no_folder_has_more_than_20_modules() -> None:
    folders = Counter(file.parent.relative_to(SOURCE) for file in MODULES if file.name != "__init__.py")
    assert {str(folder): count for folder, count in folders.items() if count > MAX_MODULES} == {}
