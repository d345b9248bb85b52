"""What a question means to the seat it is put to: a game makes it from that seat's own view, and others word it."""

from __future__ import annotations

from typing import ClassVar, Literal

from presidium.core.decision import Action, Player
from presidium.core.value import value

When = Literal["matters", "every", "acting"]
"""When somebody wants to be asked in a window: if he could change something, in every one, or not before he acts."""


class Line:
    """One thing a brief says. A value, worded like an event: `MayPurge` of Kremlin by `kremlin-brief-may-purge`."""

    __slots__ = ()
    rule: ClassVar[str] = ""
    """The rule it goes by, where there is one."""
    private: ClassVar[bool] = False
    """Whether it says what its seat alone knows: whoever shows it to others' eyes covers it."""


@value
class Offer:
    """An answer that deserves a button of its own."""

    action: Action
    label: Line
    leads_to: Line | None = None
    """What follows if nobody stops it."""


@value
class Scale:
    """Points against points: what one would have to show to have somebody, and what one has."""

    who: str
    written: int
    """What one has written down for him, shown or not."""
    shown: int
    most: int
    """The highest number one could stand at now."""
    enough: int | None
    """The first number that would take or keep him; None if none of one's own would."""
    theirs: int
    """The highest number of anybody else."""
    theirs_of: Player | None = None


@value
class Brief:
    """Who it is about, what is at stake, what is mine, what is needed, the odds, and what happens otherwise.

    Law: it is made from a view alone; two worlds that look the same to a seat give it the same brief.
    """

    head: tuple[Line, ...]
    """The question in a few sentences; a screen reader says these. None where the question's own words say it all."""
    stakes: tuple[Line, ...] = ()
    """What is won or lost, with odds; and what happens if nobody reacts."""
    about: tuple[str, ...] = ()
    """Whom it is about, first whoever acts."""
    strikes: tuple[str, ...] = ()
    """Whom it would hit."""
    offers: tuple[Offer, ...] = ()
    """The likeliest answers, the boldest first; silence last."""
    scale: Scale | None = None
    matters: bool = True
    """Whether this seat could change something at hand that makes a difference to it, by its own points or cards."""
    decisive: bool = False
    """Whether the game may end by what comes next, before anybody is asked again. Public facts alone say so."""

    def calls(self, when: When) -> bool:
        """Whether somebody who wants to be asked in such windows is called to this one; to an end everybody is."""
        return self.decisive or when == "every" or (when == "matters" and self.matters)
