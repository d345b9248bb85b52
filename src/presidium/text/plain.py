"""Makes text that other people wrote, such as names, safe to print in a terminal."""

from __future__ import annotations

from typing import Final

JOINERS: Final = "\u200c\u200d"
"""Invisible joiners that are needed to spell names in Persian, Hindi and other scripts."""


def printable(text: str) -> str:
    """Replaces characters that move the cursor, colour the screen or change the reading direction with spaces."""
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() or sign in JOINERS else " " for sign in text)


def plain(text: str) -> str:
    """Returns a name that is safe in a terminal or a record: printable characters, with single spaces."""
    return " ".join(filter(None, (word.strip(JOINERS) for word in printable(text).split())))
