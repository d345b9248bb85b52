"""What a brief of Kremlin asks: whom it is about, and what he is about to do."""

from __future__ import annotations

from typing import Annotated, Literal

from presidium.core import Action, Line, Noun, value
from presidium.kremlin.printed.board import Place

Named = Annotated[str, Noun("surname")]
"""A politician by his bare name, as sentences call him that are read and not typed."""

Faction = Annotated[int, Noun("faction")]
"""A seat by the short name of its faction."""

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
"""What a right is a right to."""

Other = Literal["add", "demand", "blame", "vaccinate", "again", "stay"]
"""What else somebody may be asked, and may decline: influence to add, and what cards ask."""

Blow = Literal["purge", "suspect", "accuse", "condemn", "demote", "guilty", "against"]
"""What an announcement does to somebody."""

Known = Literal["him", "both", "them"]
"""Whom the sentence before has named: him, them who hold him, or both."""

Test = Literal["wave", "chief", "few"]
"""What may end the game: a wave (8, 11.a, 11.b), the Chief of 1961 (11.c), too few left (6.9)."""


# What is asked


@value
class MayAct(Line):
    """He has a right, and uses it next."""

    who: Named
    place: Place
    to: To


@value
class PhaseOpens(Line):
    """A phase begins in which nobody has a right."""

    phase: int


@value
class WillWave(Line):
    """The Chief is about to wave."""

    rule = "kremlin 8.1"
    who: Named


@value
class WillBeTested(Line):
    """Who controls him now decides the game."""

    who: Named
    place: Place
    test: Test


@value
class PhaseCloses(Line):
    """The phase ends, and with it a leave, a visit, or somebody's time in office (9.1)."""

    who: tuple[Named, ...]
    why: Literal["stay", "office"]


@value
class Lapsing(Line):
    """Nobody speaks for him, and so his right lapses."""

    rule = "kremlin C.4"
    who: Named
    place: Place
    to: To


@value
class ByTheRules(Line):
    """Nobody speaks for him, and so the rules do."""

    who: Named
    place: Place
    action: Action


@value
class TheyAnnounce(Line):
    """Others have announced something for him."""

    player: Faction
    who: Named
    place: Place
    action: Action


@value
class TheyStrike(Line):
    """Others have announced something against somebody, who may be mine."""

    player: Faction
    blow: Blow
    who: Named
    place: Place
    mine: bool


@value
class TheyDecline(Line):
    """Others leave it at that."""

    player: Faction
    who: Named
    place: Place
    to: To


@value
class YouAnnounce(Line):
    """I have announced something for him; it is not final yet."""

    who: Named
    place: Place
    action: Action


@value
class YouDecline(Line):
    """I leave it at that; it is not final yet."""

    who: Named
    place: Place
    to: To


@value
class DieShows(Line):
    """A die has been cast and has not worked yet."""

    why: Literal["purge", "health"]
    who: Named
    face: int


@value
class CardIsNamed(Line):
    """A card has been named and has not worked yet."""

    player: Faction
    action: Action


@value
class SaidToBeBehind(Line):
    """After an assassination."""

    player: Faction
    who: Named


@value
class ThenMay(Line):
    """After those for whom nobody speaks it is his turn."""

    who: Named
    place: Place


@value
class TurnsOn(Line):
    """In whose hands he is decides what becomes of a card."""

    who: Named
    place: Place


@value
class YourWord(Line):
    """He is mine, and has a right to use."""

    who: Named
    place: Place
    to: To
