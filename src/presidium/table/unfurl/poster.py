"""The poster of a finished game: drawn as SVG and made into a PNG by resvg, where that is installed (`pictures`)."""

from __future__ import annotations

from html import escape
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from textwrap import wrap
from typing import Final

WIDE: Final = 1200
HIGH: Final = 630
FONT: Final = Path(__file__).parent / "poster.ttf"
FAMILY: Final = "Presidium Poster"
PAPER, INK, RED, GOLD = "#f3e8d0", "#1c1a17", "#b3242a", "#e0a63a"
STAR: Final = "M0-100 23-31H95L37 12 59 81 0 38-59 81-37 12-95-31H-23Z"
LINES: Final = 5
SET_AS: Final = str.maketrans("−", "–")
"""What the font does not have, and what is set for it."""


def can_be_drawn() -> bool:
    """Whether the library is here; without it a link unfurls in words."""
    return find_spec("resvg_py") is not None


def drawn(title: str, sentence: str) -> bytes:
    """A PNG, 1200 by 630."""
    resvg = import_module("resvg_py")  # only here: most servers never draw one
    svg = as_svg(title, sentence)
    return bytes(resvg.svg_to_bytes(svg_string=svg, font_files=[str(FONT)], skip_system_fonts=True))


def as_svg(title: str, sentence: str) -> str:
    """A wedge, a star, what was played and how it ended."""
    big, small = fitted(title, 18, 2), fitted(sentence, 38, LINES)
    top = 190 if len(big) > 1 else 230
    below = top + 96 * len(big) - 14
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{HIGH}" font-family="{FAMILY}">'
        f'<path d="M0 0H{WIDE}V{HIGH}H0Z" fill="{PAPER}" /><path d="M{WIDE} 0H740L{WIDE} 380Z" fill="{RED}" />'
        f'<path d="{STAR}" fill="{GOLD}" transform="translate({WIDE - 110} 100) scale(0.7)" />'
        f'<path d="M0 586H{WIDE}V{HIGH}H0Z" fill="{INK}" />{_text(617, 26, PAPER, ["PRESIDIUM"])}'
        f"{_text(top, 84, INK, big)}{_text(below, 46, INK, small)}</svg>"
    )


def _text(y: int, size: int, fill: str, lines: list[str]) -> str:
    """Lines below each other."""
    set_so = f'x="60" font-size="{size}" fill="{fill}"'
    step = round(1.15 * size)
    return "".join(
        f'<text y="{y + step * at}" {set_so}>{escape(line.translate(SET_AS))}</text>' for at, line in enumerate(lines)
    )


def fitted(text: str, signs: int, lines: int) -> list[str]:
    """As many lines as there is room for, the last cut short."""
    whole = wrap(" ".join(text.split()), signs, break_long_words=True)
    return whole if len(whole) <= lines else [*whole[: lines - 1], whole[lines - 1][: signs - 1] + "…"]
