"""Public events of Kremlin: what can happen to politicians and players. Events of cards are in `cards/events.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from presidium.core import Action, Event, Outcome, Player, value
from presidium.games.kremlin.actions import Vote
from presidium.games.kremlin.printed.board import Place
from presidium.games.kremlin.printed.people import Letter


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
    """A politician will take this action unless somebody reacts; `by` is his controller, None if nobody controls
    him."""

    who: Letter
    by: Player | None
    action: Action


@value
class Fell(Event):
    """An announcement was cancelled before it became final (C.5, C.7)."""

    rule = "kremlin C.5"
    who: Letter
    action: Action


@value
class Declared(Event):
    """A player declared influence on a politician; `points` is the new total."""

    rule = "kremlin C.1"
    player: Player
    who: Letter
    points: int


@value
class Waived(Event):
    """A player gave up all reactions until the phase ends."""

    rule = "kremlin 13.6"
    player: Player


@value
class Controlled(Event):
    """A politician came under this player's control; `player` is None if nobody controls him any more."""

    rule = "kremlin C.2"
    who: Letter
    player: Player | None
    lost_by: Player | None = None
    """The player who controlled the politician until then; None if nobody did."""


@value
class TieRolled(Event):
    """A tied player cast a die for control of a politician."""

    rule = "kremlin C.2"
    player: Player
    who: Letter
    face: int


RollFor = Literal["purge", "health", "wave", "visit", "assassination", "complicity", "glasnost"]
Modifier = Literal["cure", "strength", "weakness", "card"]


@value
class Rolled(Event):
    """A die was cast for a politician; `needed` is the total that succeeds, or 0 for a roll on the health table."""

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
    """The causes of the die's bonus, such as a cure or a card."""
    harmless: int = 0
    """For a health roll: the lowest total that does no harm."""
    short: int = 0
    """For a purge roll: how far the total falls short; 0 is a success, unless a card lowers the total afterwards."""


@value
class Aged(Event):
    """A politician took stress points, each of which makes him a year older."""

    rule = "kremlin 1.2"
    who: Letter
    points: int
    age: int


@value
class Cured(Event):
    """A politician has gone to the Sanatorium."""

    rule = "kremlin 1.1"
    who: Letter


@value
class Returned(Event):
    """A politician is back from the Sanatorium."""

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
    """A trial opened; `accuser` is None if the trial follows an assassination."""

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
    """A trial, or an inquiry after an assassination, ended with this verdict."""

    rule = "kremlin 3.3"
    rules: ClassVar[Mapping[str, str]] = {"guilty": "kremlin 3.3", "acquitted": "kremlin 3.4"}
    who: Letter
    verdict: Literal["guilty", "acquitted"]


@value
class Ailed(Event):
    """A politician's health changed; `crosses` is the new number of his crosses."""

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
    """The parade track was marked for the year; `mark` is "blank" if nobody gets the year."""

    rule = "kremlin 8.2"
    year: int
    mark: str


@value
class Grew(Event):
    """A player added influence on a politician, written and declared (10.0), or gained it by glasnost (I.24)."""

    rule = "kremlin 10.0"
    player: Player
    who: Letter
    points: int


@value
class Forwent(Event):
    """A player declined to add influence and took no card for it (10.1, 10.2)."""

    rule = "kremlin 10.1"
    player: Player
    points: int


@value
class Shrank(Event):
    """A player lost influence on a politician, both written and declared."""

    rule = "kremlin I.24"
    player: Player
    who: Letter
    points: int


@value
class Opened(Event):
    """A player's sheet was opened at the end of the game: `F10 G9 …`, the highest number first."""

    rule = "kremlin 12.1"
    player: Player
    sheet: str


@value
class Ended(Event):
    """The game is over, by the rule that the outcome names (11.a to 11.d, 6.9)."""

    rule = "kremlin 11.a"
    outcome: Outcome
