"""Events of cards. All seats are told these events, except `Held` and `Handed`, which are private."""

from __future__ import annotations

from presidium.core import Action, Event, Player, value
from presidium.games.kremlin.actions import Play
from presidium.games.kremlin.printed.cards import CardId
from presidium.games.kremlin.printed.people import Letter


@value
class Took(Event):
    """A player took a card from the open stock."""

    rule = "kremlin 14.1"
    player: Player
    card: CardId


@value
class Refrained(Event):
    """A player declined to take a first card from the open stock."""

    rule = "kremlin 14.1"
    player: Player


@value
class Drew(Event):
    """A player drew a card that nobody else sees."""

    rule = "kremlin 15.1"
    player: Player


@value
class Held(Event):
    """The card that a player drew; only that player is told this event."""

    rule = "kremlin 15.1"
    player: Player
    card: CardId


@value
class Gave(Event):
    """A player gave a card to another player; only these two players know which card."""

    rule = "kremlin 15.2"
    player: Player
    to: Player


@value
class Handed(Event):
    """The card that one player gave to another; only these two players are told this event."""

    rule = "kremlin 15.2"
    player: Player
    to: Player
    card: CardId


@value
class Renewed(Event):
    """The deck was empty, so that these discarded cards became the deck again."""

    rule = "kremlin 15.1"
    cards: tuple[CardId, ...]


@value
class Played(Event):
    """A player named a card, which takes effect after a window."""

    player: Player
    play: Play


@value
class Recounted(Event):
    """A card has lowered the total of a successful purge die; `short` says how far it now falls short of `needed`."""

    rule = "kremlin 15.5"
    who: Letter
    total: int
    needed: int
    short: int


@value
class CameToNothing(Event):
    """A named card had no effect, because its condition no longer held (14.3, 15.3)."""

    rule = "kremlin 14.3"
    player: Player
    card: CardId


@value
class Accused(Event):
    """After an assassination a player accused a politician of ordering it (I.4, S.assassination)."""

    rule = "kremlin I.4"
    player: Player
    who: Letter


@value
class Overturned(Event):
    """The highest-ranking present member reversed the result of the inquiry after an assassination."""

    rule = "kremlin S.assassination"
    who: Letter


@value
class Immunised(Event):
    """A politician was vaccinated, so that the flu of the year does not affect him."""

    rule = "kremlin I.34"
    who: Letter


@value
class Rejuvenated(Event):
    """A card took stress points off a politician, each of which makes him a year younger."""

    rule = "kremlin I.13"
    who: Letter
    points: int
    age: int


@value
class Agreed(Event):
    """The controller of a politician protected by a card lets the Chief move him."""

    rule = "kremlin 15.5"
    player: Player
    who: Letter


@value
class Withheld(Event):
    """The controller of a politician protected by a card forbids the Chief to move him."""

    rule = "kremlin 15.5"
    player: Player
    who: Letter


@value
class Demanded(Event):
    """A blackmailer has told the Chief which move he must make."""

    rule = "kremlin 15.6"
    player: Player
    action: Action


@value
class Unmasked(Event):
    """A card forces all players to declare everything they have written on a politician."""

    rule = "kremlin I.17"
    who: Letter


@value
class Pressed(Event):
    """In a power play a faction was drawn, and a die says how many points the faction must declare."""

    rule = "kremlin I.23"
    player: Player
    points: int


@value
class Spared(Event):
    """In a power play the faction has too few undeclared points on its politicians, so that nothing happens."""

    rule = "kremlin I.23"
    player: Player
