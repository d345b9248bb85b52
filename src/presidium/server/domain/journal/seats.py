"""Facts about the table and who sits at it: opened, seats taken and left, host, start and end."""

from __future__ import annotations

from typing import Literal

import msgspec

from presidium.server.base.tempo import Tempo
from presidium.server.domain.journal.fact import Fact


class Begins(msgspec.Struct, frozen=True, omit_defaults=True):
    """The starting point of a game that begins in the middle."""

    record: str
    """The record of everything played before, or of a game that begins in the given position. It holds every secret."""
    table: str = ""
    """The finished table from which the game continues; empty if there is none."""
    moment: int = 0


class Opened(Fact, frozen=True, tag="Opened"):
    """The table was made."""

    game: str
    seats: int
    chosen: dict[str, str]
    tempo: Tempo
    host: str
    commitment: str
    rules_version: int
    listed: bool = False
    title: str = ""
    advice: bool = False
    """Whether seats may request a bot's advice even among several people; fixed before anybody sits down."""
    begins: Begins | None = None
    sofa: str = ""
    """The code of the shared screen, if all players sit in one room; empty otherwise."""

    def at_tempo(self, tempo: Tempo) -> Opened:
        """A copy of this fact with another tempo, to which the players have adjourned."""
        return msgspec.structs.replace(self, tempo=tempo)


class Sat(Fact, frozen=True, tag="Sat"):
    """A person took a seat. The nonce is mixed into the dice if the game has not started."""

    seat: int
    person: str
    name: str
    nonce: str = ""
    given: bool = False
    """Whether the former holder of the seat has allowed it (`Allow`)."""
    portrait: str = ""
    program: bool = False
    """Whether a program plays at this seat; everybody sees it."""


class Filled(Fact, frozen=True, tag="Filled"):
    """A bot took a seat."""

    seat: int
    bot: str


class Left(Fact, frozen=True, tag="Left"):
    """A player left their seat or was removed. The seat is then open; in a running game the caretaker plays it."""

    seat: int
    how: Literal["", "left", "conceded", "removed"] = ""
    """Whether the holder left, conceded or was removed; empty in older journals."""


class Claimed(Fact, frozen=True, tag="Claimed"):
    """A person claimed a seat of a running game. They get the seat at `until`, unless its former holder refuses."""

    seat: int
    person: str
    name: str
    until: float


class Unclaimed(Fact, frozen=True, tag="Unclaimed"):
    """A claim to a seat ended without success: the former holder refused, or the claim was withdrawn."""

    seat: int
    why: Literal["refused", "withdrawn"]


class Started(Fact, frozen=True, tag="Started"):
    """The game started, with the rules version of the fact `Opened`, or with this newer version if it is not 0."""

    rules_version: int = 0


class Hosted(Fact, frozen=True, tag="Hosted"):
    """Another person became the host."""

    person: str


class Minded(Fact, frozen=True, tag="Minded"):
    """The caretaker took over the seat of an absent player, or gave it back."""

    seat: int
    minded: bool


class Agreed(Fact, frozen=True, tag="Agreed"):
    """A present or former holder of a seat agreed to end the game here. It ends when all who are present have
    agreed."""

    seat: int
    person: str = ""
    """Id of the person who agreed; empty in older journals, where it was the holder of the seat."""


class Closed(Fact, frozen=True, tag="Closed"):
    """The table was closed before its game had ended."""

    why: str
    seat: int | None = None


class Followed(Fact, frozen=True, tag="Followed"):
    """The same people went on to a new table: the rematch."""

    table: str
