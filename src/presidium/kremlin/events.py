"""What can happen in Kremlin, all of it told to everybody; what cards do besides is in `cards/events.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from presidium.core import Action, Event, Outcome, Player, value
from presidium.kremlin.actions import Vote
from presidium.kremlin.printed.board import Place
from presidium.kremlin.printed.people import Letter


@value
class Ranked(Event):
    """The players' seniority was drawn."""

    rule = "kremlin 0.5"
    seniority: tuple[Player, ...]


@value
class Placed(Event):
    """A politician took a place at set-up."""

    rule = "kremlin 0.2"
    who: Letter
    place: Place


@value
class Began(Event):
    """A phase began."""

    rule = "kremlin 0.6"
    year: int
    phase: int


@value
class Announced(Event):
    """A politician will act so, unless somebody reacts; `by` is None where nobody controls him."""

    who: Letter
    by: Player | None
    action: Action


@value
class Fell(Event):
    """An announcement came to nothing (C.5, C.7)."""

    rule = "kremlin C.5"
    who: Letter
    action: Action


@value
class Declared(Event):
    """A player showed influence on a politician, to this total."""

    rule = "kremlin C.1"
    player: Player
    who: Letter
    points: int


@value
class Waived(Event):
    """A player will do nothing more until the phase ends."""

    rule = "kremlin 13.6"
    player: Player


@value
class Controlled(Event):
    """A politician came under this player's control; None: nobody's any more."""

    rule = "kremlin C.2"
    who: Letter
    player: Player | None
    lost_by: Player | None = None
    """Who controlled him until then, if anybody did."""


@value
class TieRolled(Event):
    """A player cast a die for control of a politician."""

    rule = "kremlin C.2"
    player: Player
    who: Letter
    face: int


RollFor = Literal["purge", "health", "wave", "visit", "assassination", "complicity", "glasnost"]
Modifier = Literal["cure", "strength", "weakness", "card"]


@value
class Rolled(Event):
    """A die was cast for a politician; `needed` is 0 where a table is read."""

    rule = "kremlin 2.2"
    rules: ClassVar[Mapping[str, str]] = {
        "purge": "kremlin 2.2",
        "health": "kremlin 4.1",
        "wave": "kremlin 8.1",
        "visit": "kremlin I.7",
        "assassination": "kremlin I.4",
        "complicity": "kremlin I.4",
        "glasnost": "kremlin I.24",
    }
    why: RollFor
    who: Letter
    face: int
    bonus: int
    needed: int
    modifiers: tuple[Modifier, ...] = ()
    """What the bonus comes of, where that differs from roll to roll."""
    harmless: int = 0
    """Of a health roll: from what on it does no harm."""
    short: int = 0
    """Of a purge: how much it falls short; 0 is enough, unless a card takes it back."""


@value
class Aged(Event):
    """A politician took SP, each of them a year."""

    rule = "kremlin 1.2"
    who: Letter
    points: int
    age: int


@value
class Cured(Event):
    """He has gone to the Sanatorium."""

    rule = "kremlin 1.1"
    who: Letter


@value
class Returned(Event):
    """He is back from the Sanatorium."""

    rule = "kremlin 1.1"
    who: Letter


@value
class Suspected(Event):
    """A "?" was placed on a politician."""

    rule = "kremlin 3.1"
    who: Letter


@value
class Cleared(Event):
    """The "?" was taken away from a politician."""

    rule = "kremlin 3.1"
    who: Letter


@value
class Exiled(Event):
    """A politician was sent to Siberia (2.5), by purge (2.3), sentence (3.3) or card."""

    rule = "kremlin 2.5"
    who: Letter


@value
class Tried(Event):
    """A trial opened; after an assassination no politician accuses."""

    rule = "kremlin 3.2"
    accuser: Letter | None
    who: Letter


@value
class Voted(Event):
    """A vote is final: in a trial, or on a new Party Chief."""

    rule = "kremlin 3.2"
    rules: ClassVar[Mapping[str, str]] = Vote.rules
    who: Letter
    vote: str


@value
class Judged(Event):
    """A trial or an inquiry is over."""

    rule = "kremlin 3.3"
    rules: ClassVar[Mapping[str, str]] = {"guilty": "kremlin 3.3", "acquitted": "kremlin 3.4"}
    who: Letter
    verdict: Literal["guilty", "acquitted"]


@value
class Ailed(Event):
    """His health changed: so many crosses now."""

    rule = "kremlin 4.1"
    who: Letter
    crosses: int


@value
class Died(Event):
    """A politician died and went to the Kremlin Wall."""

    rule = "kremlin 4.1"
    who: Letter


@value
class Retired(Event):
    """A politician retired for good."""

    rule = "kremlin 9.1"
    who: Letter


@value
class Rejected(Event):
    """A nominee for Party Chief was voted down."""

    rule = "kremlin 5.3"
    who: Letter


@value
class Elected(Event):
    """There is a new Party Chief (5.3), by vote or because nobody else was left (5.2, 5.4)."""

    rule = "kremlin 5.3"
    who: Letter


@value
class Moved(Event):
    """A politician changed places: by the Chief (6.1), as the oldest (6.2), by a minister (6.3) or by card."""

    rule = "kremlin 6.1"
    who: Letter
    place: Place


@value
class Waved(Event):
    """The Party Chief waved from the balcony, or failed to."""

    rule = "kremlin 8.1"
    who: Letter
    success: Literal["yes", "no"]


@value
class Marked(Event):
    """The parade track for the year; "blank" if nobody's."""

    rule = "kremlin 8.2"
    year: int
    mark: str


@value
class Grew(Event):
    """A player wrote and declared more influence (10.0), or did so by glasnost (I.24)."""

    rule = "kremlin 10.0"
    player: Player
    who: Letter
    points: int


@value
class Forwent(Event):
    """A player added nothing, and took no card instead (10.1, 10.2)."""

    rule = "kremlin 10.1"
    player: Player
    points: int


@value
class Shrank(Event):
    """A player lost influence, written and declared."""

    rule = "kremlin I.24"
    player: Player
    who: Letter
    points: int


@value
class Opened(Event):
    """A sheet was laid open at the end, `F10 G9 …`, the highest number first."""

    rule = "kremlin 12.1"
    player: Player
    sheet: str


@value
class Ended(Event):
    """The game is over, by the rule that the outcome names (11.a to 11.d, 6.9)."""

    rule = "kremlin 11.a"
    outcome: Outcome
