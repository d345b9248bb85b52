"""What can happen in Kremlin. Everything here is told to everybody, but for `Held` and `Handed`."""

from __future__ import annotations

from typing import Literal

from presidium.core import Action, Event, Outcome, Player, value
from presidium.kremlin.actions import Play
from presidium.kremlin.board import Place
from presidium.kremlin.people import Letter
from presidium.kremlin.state import CardId


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

    why: Literal["purge", "health", "wave", "visit", "assassination", "complicity", "glasnost"]
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
    """A trial opened; after an assassination no politician accuses."""

    accuser: Letter | None
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
class Shrank(Event):
    """A player lost influence, written and declared."""

    player: Player
    who: Letter
    points: int


# Cards


@value
class Took(Event):
    """A player took a card from the open stock."""

    player: Player
    card: CardId


@value
class Drew(Event):
    """A player drew a card that nobody else sees."""

    player: Player


@value
class Held(Event):
    """To the player alone: which card it is."""

    player: Player
    card: CardId


@value
class Gave(Event):
    """A player gave a card to another; which one, the two know."""

    player: Player
    to: Player


@value
class Handed(Event):
    """To these two alone: which card was given."""

    player: Player
    to: Player
    card: CardId


@value
class Renewed(Event):
    """The deck was empty: these cards lie in it again."""

    cards: tuple[CardId, ...]


@value
class Played(Event):
    """A card was named."""

    player: Player
    play: Play


@value
class CameToNothing(Event):
    """What a named card needs is no longer there."""

    player: Player
    card: CardId


@value
class Accused(Event):
    """After an assassination a player says who is behind it."""

    player: Player
    who: Letter


@value
class Overturned(Event):
    """The highest-ranking member turned the result round."""

    who: Letter


@value
class Immunised(Event):
    """The flu of the year passes him by."""

    who: Letter


@value
class Rejuvenated(Event):
    """So many years younger."""

    who: Letter
    points: int
    age: int


@value
class Agreed(Event):
    """The controller of a protected man lets the Chief move him."""

    player: Player
    who: Letter


@value
class Withheld(Event):
    """He does not."""

    player: Player
    who: Letter


@value
class Demanded(Event):
    """A blackmailer has told the Chief what to do."""

    player: Player
    action: Action


@value
class Unmasked(Event):
    """All influence written on him is declared."""

    who: Letter


@value
class Pressed(Event):
    """A player is drawn, and a die says how many points it must declare."""

    player: Player
    points: int


@value
class Spared(Event):
    """It has fewer than that left on those it controls."""

    player: Player


@value
class Opened(Event):
    """A sheet was laid open at the end, `F10 G9 …`, the highest number first (12.1)."""

    player: Player
    sheet: str


@value
class Ended(Event):
    outcome: Outcome
