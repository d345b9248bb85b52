"""Text that came from somebody else, made harmless where it will be shown."""

from __future__ import annotations

from typing import Final

JOINERS: Final = "\u200c\u200d"
"""Not printable, but part of how names are spelt in Persian, Hindi and other scripts."""


def printable(text: str) -> str:
    """No sign in it moves the cursor, colours the screen, or turns the direction of reading: all such are spaces."""
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() or sign in JOINERS else " " for sign in text)


def plain(text: str) -> str:
    """A name as it may stand in a terminal or a record: printable, with single spaces."""
    return " ".join(filter(None, (word.strip(JOINERS) for word in printable(text).split())))
