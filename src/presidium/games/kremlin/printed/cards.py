"""14, 15 The names of cards, and the placeholder for the back of a hidden card."""

from __future__ import annotations

from typing import Annotated, Final

from presidium.core import Noun

CardId = Annotated[str, Noun("card")]
"""Intrigue cards have numbers, "28"; the kinds of 1986 have names, "flu"."""

BACK: Final[CardId] = "?"
"""The public placeholder for a card in a hidden hand."""
