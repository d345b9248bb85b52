"""A package that offers words, as somebody else would install it: a folder, and what pip writes down of it."""

from __future__ import annotations

from pathlib import Path

BEGUN = {"vo/language.ftl": "language-name = Volapük\n"}
"""A language that has been begun: its name, and nothing else. One that nobody will ever keep here."""


def install(site: Path, package: str, files: dict[str, str], value: str = "") -> Path:
    """Put it into this folder, which then has to stand on the path; `value` is what its entry point says."""
    for name, text in {"__init__.py": "", **files}.items():
        file = site / package / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    info = site / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[presidium.words]\n{package} = {value or package}\n")
    return site
