"""Briefs: what a question means for the seat that is asked. A game makes a brief from the seat's view; the page and the
terminal put it into words."""

from __future__ import annotations

from typing import ClassVar, Literal

from presidium.core.decision import Action, Player
from presidium.core.value import value

When = Literal["matters", "cards", "every", "acting"]
"""When a window asks a seat: `matters` if the seat could change something, `cards` also if it could play a card,
`every`, or `acting` if it must act."""


class Line:
    """One sentence of a brief, stored as a value and worded by a message: Kremlin's `MayPurge` by
    `kremlin-brief-may-purge`."""

    __slots__ = ()
    rule: ClassVar[str] = ""
    """Number of the rule that this sentence is about; empty if it is about no rule."""
    private: ClassVar[bool] = False
    """True if the sentence contains hidden facts of its seat, so that a page hides it from other people's eyes."""


@value
class Offer:
    """An answer that a page shows as a button of its own."""

    action: Action
    label: Line
    leads_to: Line | None = None
    """The consequence of this answer if no other player intervenes; None if it has no consequence."""


@value
class Cost:
    """What every answer of one kind costs, whichever politician or player the answer names."""

    kind: str
    """Name of the action class that has this price, such as `Exchange`."""
    line: Line


@value
class Scale:
    """Compares the influence points needed to control a politician with the points of one seat."""

    who: str
    written: int
    """Influence points that the seat has written for the politician, declared or not."""
    shown: int
    most: int
    """The highest number of influence points that this seat could declare for the politician now."""
    enough: int | None
    """The fewest points with which this seat would take or keep control of the politician; None if it has too few."""
    theirs: int
    """The highest number of influence points that any other seat has shown for the politician."""
    theirs_of: Player | None = None


@value
class Brief:
    """What a question means for one seat: its subject, the stakes, the seat's resources, the odds and the default
    answer.

    Law: a brief is made from a view alone. Two worlds that look the same to a seat give the seat the same brief.
    """

    head: tuple[Line, ...]
    """The question in a few sentences, which screen readers speak; empty if the question's own text is enough."""
    stakes: tuple[Line, ...] = ()
    """Sentences about what can be won or lost, with odds, and about what happens if no player reacts."""
    about: tuple[str, ...] = ()
    """Ids of the people whom the question is about; the acting person comes first."""
    strikes: tuple[str, ...] = ()
    """Ids of the people whom the announced action would harm."""
    offers: tuple[Offer, ...] = ()
    """The likeliest answers to the question, the boldest first and silence last."""
    scale: Scale | None = None
    matters: bool = True
    """True if this seat's points or cards could now change something that makes a difference to the seat."""
    decisive: bool = False
    """True if the game may end before the next question, judged by public facts only."""
    stake: tuple[Line, ...] = ()
    """What happens if no player acts, and then what that means for this seat. A page shows these sentences first."""
    costs: tuple[Cost, ...] = ()
    """Prices of the answers to this question, by kind of answer; a page shows them on the buttons."""
    plays: bool = False
    """True if this seat could play a card now."""

    def calls(self, when: When) -> bool:
        """True if a seat with this setting is asked in this window; every seat is asked if the game may end."""
        if self.decisive or when == "every":
            return True
        return (when in ("matters", "cards") and self.matters) or (when == "cards" and self.plays)
