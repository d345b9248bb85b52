"""14, 15 The cards, by what is printed on their faces, and on their backs."""

from __future__ import annotations

from typing import Annotated, Final

from presidium.core import Noun

CardId = Annotated[str, Noun("card")]
"""Intrigue cards have numbers, "28"; the kinds of 1986 have names, "flu"."""

BACK: Final[CardId] = "?"
"""What everybody sees of a card in a hidden hand."""
