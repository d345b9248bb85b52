"""What the rules draw beside their text: an example, paragraph by paragraph, and boards beside single rules. Data."""

from __future__ import annotations

from dataclasses import dataclass

from presidium.core.decision import Player
from presidium.core.lesson import Lines


@dataclass(frozen=True, eq=False)
class Paragraph:
    """A paragraph of the example: what happens in it, and what of that is drawn."""

    lines: Lines = ()
    """As a record has it: `1: name 2 3 watch 4`, `chance: roll 12`."""
    shows: str = ""
    """The kind of event that is drawn, the last one told by then: its picture, or the board with those lit whom it was
    about. `board`: how it stands then; empty: nothing."""


@dataclass(frozen=True, eq=False)
class Example:
    """A stretch of a game as the rules tell it.

    Law: the text has as many paragraphs in every language, and what it tells can be played.
    """

    names: tuple[str, ...]
    """Who sits there, seat by seat, as the text calls them."""
    position: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True, eq=False)
class Figure:
    """A small board beside a rule."""

    position: str
    seat: Player | None = None
    """Through whose eyes; None: what everybody sees."""
