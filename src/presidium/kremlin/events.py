"""What can happen in Kremlin. Everything here is told to everybody."""

from __future__ import annotations

from typing import Literal

from presidium.core import Action, Event, Outcome, Player, value
from presidium.kremlin.board import Place
from presidium.kremlin.people import Letter


@value
class Ranked(Event):
    """The players' seniority was drawn."""

    seniority: tuple[Player, ...]


@value
class Placed(Event):
    """A politician took a place at set-up."""

    who: Letter
    place: Place


@value
class Began(Event):
    """A phase began."""

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
    """An announcement came to nothing."""

    who: Letter
    action: Action


@value
class Declared(Event):
    player: Player
    who: Letter
    points: int


@value
class Waived(Event):
    player: Player


@value
class Controlled(Event):
    """A politician came under this player's control; None: nobody's any more."""

    who: Letter
    player: Player | None


@value
class Rolled(Event):
    """A die was cast for a politician; `needed` is 0 where a table is read."""

    why: Literal["purge", "health", "wave"]
    who: Letter
    face: int
    bonus: int
    needed: int


@value
class Aged(Event):
    who: Letter
    points: int
    age: int


@value
class Cured(Event):
    """He has gone to the Sanatorium."""

    who: Letter


@value
class Returned(Event):
    """He is back from the Sanatorium."""

    who: Letter


@value
class Suspected(Event):
    who: Letter


@value
class Cleared(Event):
    who: Letter


@value
class Exiled(Event):
    who: Letter


@value
class Tried(Event):
    """A trial opened."""

    accuser: Letter
    who: Letter


@value
class Voted(Event):
    """A vote is final."""

    who: Letter
    vote: str


@value
class Judged(Event):
    who: Letter
    verdict: Literal["guilty", "acquitted"]


@value
class Ailed(Event):
    """His health changed: so many crosses now."""

    who: Letter
    crosses: int


@value
class Died(Event):
    who: Letter


@value
class Retired(Event):
    who: Letter


@value
class Rejected(Event):
    """A nominee for Party Chief was voted down."""

    who: Letter


@value
class Elected(Event):
    who: Letter


@value
class Moved(Event):
    who: Letter
    place: Place


@value
class Waved(Event):
    """The Party Chief waved from the balcony, or failed to."""

    who: Letter
    success: Literal["yes", "no"]


@value
class Marked(Event):
    """The parade track for the year; "blank" if nobody's."""

    year: int
    mark: str


@value
class Grew(Event):
    """A player wrote and declared more influence."""

    player: Player
    who: Letter
    points: int


@value
class Opened(Event):
    """A sheet was laid open at the end, `F10 G9 …`, the highest number first (12.1)."""

    player: Player
    sheet: str


@value
class Ended(Event):
    outcome: Outcome
