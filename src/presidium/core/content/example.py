"""Pictures for the rulebook: an example game, paragraph by paragraph, and small boards beside single rules."""

from __future__ import annotations

from dataclasses import dataclass

from presidium.core.content.lesson import Lines
from presidium.core.decision import Player


@dataclass(frozen=True, eq=False)
class Paragraph:
    """One paragraph of the rulebook's example game: its moves, and the picture to draw."""

    lines: Lines = ()
    """Moves of this paragraph in record notation, such as `1: name 2 3 watch 4` or `chance: roll 12`."""
    shows: str = ""
    """The picture to draw: an event type, for the paragraph's last event of that type; `board` for the position; empty
    for no picture."""


@dataclass(frozen=True, eq=False)
class Example:
    """The rulebook's example: a part of a game, told in paragraphs.

    Law: the text has the same number of paragraphs in every language, and its moves are legal.
    """

    names: tuple[str, ...]
    """Names of the example's players in seat order, as the rulebook's text uses them."""
    position: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True, eq=False)
class Figure:
    """A small board that the rulebook shows beside a rule."""

    position: str
    seat: Player | None = None
    """The seat whose view of the board is drawn; None for the view of a spectator."""
