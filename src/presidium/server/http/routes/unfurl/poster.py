"""Draws the poster of a finished game as SVG; resvg (from the extra `pictures`) converts it to PNG."""

from __future__ import annotations

from html import escape
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from textwrap import wrap
from typing import Final

WIDTH_PX: Final = 1200
HEIGHT_PX: Final = 630
POSTER_FONT: Final = Path(__file__).parent / "poster.ttf"
FAMILY: Final = "Presidium Poster"
PAPER, INK, RED, GOLD = "#f3e8d0", "#1c1a17", "#b3242a", "#e0a63a"
STAR: Final = "M0-100 23-31H95L37 12 59 81 0 38-59 81-37 12-95-31H-23Z"
MAX_SENTENCE_LINES: Final = 5
SET_AS: Final = str.maketrans("−", "–")
"""Replacements for characters that the poster's font lacks."""


def can_be_drawn() -> bool:
    """True if resvg is installed, so that posters can be drawn."""
    return find_spec("resvg_py") is not None


def drawn(title: str, sentence: str) -> bytes:
    """Returns the poster as a PNG of 1200 × 630 pixels."""
    resvg = import_module("resvg_py")  # imported here, because most servers never draw a poster
    svg = as_svg(title, sentence)
    return bytes(resvg.svg_to_bytes(svg_string=svg, font_files=[str(POSTER_FONT)], skip_system_fonts=True))


def as_svg(title: str, sentence: str) -> str:
    """Returns the poster as SVG: a wedge, a star, the title and a sentence on the game's ending."""
    big, small = fitted(title, 18, 2), fitted(sentence, 38, MAX_SENTENCE_LINES)
    top = 190 if len(big) > 1 else 230
    below = top + 96 * len(big) - 14
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH_PX}" height="{HEIGHT_PX}" font-family="{FAMILY}">'
        f'<path d="M0 0H{WIDTH_PX}V{HEIGHT_PX}H0Z" fill="{PAPER}" />'
        f'<path d="M{WIDTH_PX} 0H740L{WIDTH_PX} 380Z" fill="{RED}" />'
        f'<path d="{STAR}" fill="{GOLD}" transform="translate({WIDTH_PX - 110} 100) scale(0.7)" />'
        f'<path d="M0 586H{WIDTH_PX}V{HEIGHT_PX}H0Z" fill="{INK}" />{_text(617, 26, PAPER, ["PRESIDIUM"])}'
        f"{_text(top, 84, INK, big)}{_text(below, 46, INK, small)}</svg>"
    )


def _text(y: int, size: int, fill: str, lines: list[str]) -> str:
    set_so = f'x="60" font-size="{size}" fill="{fill}"'
    step = round(1.15 * size)
    return "".join(
        f'<text y="{y + step * at}" {set_so}>{escape(line.translate(SET_AS))}</text>' for at, line in enumerate(lines)
    )


def fitted(text: str, signs: int, lines: int) -> list[str]:
    """Returns the text wrapped to at most `lines` lines; a text that is too long is cut in the last line."""
    whole = wrap(" ".join(text.split()), signs, break_long_words=True)
    return whole if len(whole) <= lines else [*whole[: lines - 1], whole[lines - 1][: signs - 1] + "…"]
