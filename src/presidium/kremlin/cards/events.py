"""What cards bring about. Everything here is told to everybody, but for `Held` and `Handed`."""

from __future__ import annotations

from presidium.core import Action, Event, Player, value
from presidium.kremlin.actions import Play
from presidium.kremlin.printed.cards import CardId
from presidium.kremlin.printed.people import Letter


@value
class Took(Event):
    """A player took a card from the open stock."""

    rule = "kremlin 14.1"
    player: Player
    card: CardId


@value
class Drew(Event):
    """A player drew a card that nobody else sees."""

    rule = "kremlin 15.1"
    player: Player


@value
class Held(Event):
    """To the player alone: which card it is."""

    rule = "kremlin 15.1"
    player: Player
    card: CardId


@value
class Gave(Event):
    """A player gave a card to another; which one, the two know."""

    rule = "kremlin 15.2"
    player: Player
    to: Player


@value
class Handed(Event):
    """To these two alone: which card was given."""

    rule = "kremlin 15.2"
    player: Player
    to: Player
    card: CardId


@value
class Renewed(Event):
    """The deck was empty: these cards lie in it again."""

    rule = "kremlin 15.1"
    cards: tuple[CardId, ...]


@value
class Played(Event):
    """A card was named."""

    player: Player
    play: Play


@value
class CameToNothing(Event):
    """What a named card needs is no longer there (14.3, 15.3)."""

    rule = "kremlin 14.3"
    player: Player
    card: CardId


@value
class Accused(Event):
    """After an assassination a player says who is behind it (I.4, S.assassination)."""

    rule = "kremlin I.4"
    player: Player
    who: Letter


@value
class Overturned(Event):
    """The highest-ranking member turned the result round."""

    rule = "kremlin S.assassination"
    who: Letter


@value
class Immunised(Event):
    """The flu of the year passes him by."""

    rule = "kremlin I.34"
    who: Letter


@value
class Rejuvenated(Event):
    """So many years younger."""

    rule = "kremlin I.13"
    who: Letter
    points: int
    age: int


@value
class Agreed(Event):
    """The controller of a protected man lets the Chief move him."""

    rule = "kremlin 15.5"
    player: Player
    who: Letter


@value
class Withheld(Event):
    """He does not."""

    rule = "kremlin 15.5"
    player: Player
    who: Letter


@value
class Demanded(Event):
    """A blackmailer has told the Chief what to do."""

    rule = "kremlin 15.6"
    player: Player
    action: Action


@value
class Unmasked(Event):
    """All influence written on him is declared."""

    rule = "kremlin I.17"
    who: Letter


@value
class Pressed(Event):
    """A player is drawn, and a die says how many points it must declare."""

    rule = "kremlin I.23"
    player: Player
    points: int


@value
class Spared(Event):
    """It has fewer than that left on those it controls."""

    rule = "kremlin I.23"
    player: Player
