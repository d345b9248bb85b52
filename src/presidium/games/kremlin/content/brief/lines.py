"""Sentences of Kremlin's briefs: whom a question is about, and what that politician is going to do. "The reader" is the
player who is asked."""

from __future__ import annotations

from typing import Annotated, Literal

from presidium.core import Action, Line, Noun, value
from presidium.games.kremlin.printed.board import Place

Named = Annotated[str, Noun("surname")]
"""A politician in a sentence of a brief, printed by surname alone."""

Faction = Annotated[int, Noun("faction")]
"""A seat in a sentence of a brief, printed by the short name of its faction."""

To = Literal[
    "cure",
    "purge",
    "strike",
    "investigate",
    "judge",
    "propose",
    "elect",
    "arrange",
    "promote",
    "rehabilitate",
    "overturn",
]
"""Keywords for the rights of politicians, such as to purge or to promote."""

Other = Literal["add", "take", "demand", "blame", "vaccinate", "again", "stay"]
"""Keywords for other questions that may be declined: adding influence, and questions that cards ask a player."""

Blow = Literal["purge", "suspect", "accuse", "condemn", "demote", "guilty", "against"]
"""Keywords for the harm that an announcement does to its target."""

Known = Literal["him", "both", "them"]
"""Whom the previous sentence of a brief has named: the politician, his controller, or both."""

Test = Literal["wave", "chief", "few"]
"""Events that may end the game: a wave (8, 11.a, 11.b), the Chief of 1961 (11.c), too few politicians left (6.9)."""


# What is asked


@value
class ByTheRules(Line):
    """Nobody controls the politician, so the rules decide for him."""

    who: Named
    place: Place
    action: Action


@value
class TheyAnnounce(Line):
    """Another player has announced something for the politician."""

    player: Faction
    who: Named
    place: Place
    action: Action


@value
class TheyStrike(Line):
    """Another player has announced something against a politician, who may be the reader's."""

    player: Faction
    blow: Blow
    who: Named
    place: Place
    mine: bool


@value
class TheyDecline(Line):
    """Another player has declined a politician's right."""

    player: Faction
    who: Named
    place: Place
    to: To


@value
class YouAnnounce(Line):
    """The reader has announced an action of the politician; the announcement is not final yet."""

    who: Named
    place: Place
    action: Action


@value
class YouDecline(Line):
    """The reader has declined the politician's right; the announcement is not final yet."""

    who: Named
    place: Place
    to: To


@value
class DieShows(Line):
    """A die has been cast and has not taken effect yet."""

    why: Literal["purge", "health"]
    who: Named
    face: int


@value
class SaidToBeBehind(Line):
    """After an assassination: the politician accused of ordering it."""

    player: Faction
    who: Named


@value
class ThenMay(Line):
    """The politician whose turn comes after politicians whom nobody controls."""

    who: Named
    place: Place


@value
class TurnsOn(Line):
    """Control of this politician decides the effect of a card."""

    who: Named
    place: Place


@value
class YourWord(Line):
    """The reader controls the politician, who has a right to use now."""

    who: Named
    place: Place
    to: To
