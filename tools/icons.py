"""Draws the icons of the installed page in several sizes from `web/public/favicon.svg`: `python -m tools.icons`."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Final

PUBLIC: Final = Path(__file__).parents[1] / "web" / "public"
RED: Final = "#c3272b"
SIZES: Final = {"icon-small.png": (192, 0), "icon.png": (512, 0), "icon-mask.png": (512, 8)}
"""For each icon file: its width in pixels, and the margin around the drawing in the drawing's 32 units per side."""


def drawn(svg: str, size: int, margin: int) -> bytes:
    around = 32 + 2 * margin
    box = f'viewBox="-{margin} -{margin} {around} {around}" width="{size}" height="{size}"'
    ground = f'<rect x="-{margin}" y="-{margin}" width="{around}" height="{around}" fill="{RED}"/>'
    framed = re.sub(r'viewBox="0 0 32 32">', f"{box}>{ground}", svg)
    return bytes(import_module("resvg_py").svg_to_bytes(svg_string=framed, width=size, height=size))


def main() -> None:
    svg = (PUBLIC / "favicon.svg").read_text("utf-8")
    for name, (size, margin) in SIZES.items():
        (PUBLIC / name).write_bytes(drawn(svg, size, margin))


if __name__ == "__main__":
    main()
