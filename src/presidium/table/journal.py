"""What is written down of a table: one entry for everything that changes it, in order, never changed afterwards."""

from __future__ import annotations

from typing import Any

import msgspec

from presidium.table.tempo import Tempo


class Fact(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """Something that has happened at a table."""


class Opened(Fact, frozen=True, tag=True):
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


class Sat(Fact, frozen=True, tag=True):
    """A person took a seat; the nonce is mixed into the dice if the game has not begun."""

    seat: int
    person: str
    name: str
    nonce: str = ""


class Filled(Fact, frozen=True, tag=True):
    """A bot took a seat."""

    seat: int
    bot: str


class Left(Fact, frozen=True, tag=True):
    """A seat was left, or its holder removed: it is open, or the caretaker's once the game has begun."""

    seat: int


class Started(Fact, frozen=True, tag=True):
    pass


class Held(Fact, frozen=True, tag=True):
    """A seat's answer lies sealed on the table until the question closes."""

    seat: int
    action: str


class Moved(Fact, frozen=True, tag=True):
    """A seat, or chance, answered: the game goes on."""

    seat: int
    action: str


class Stated(Fact, frozen=True, tag=True):
    seat: int
    statement: str


class Ahead(Fact, frozen=True, tag=True):
    """What a seat means to answer when it is asked next; empty: nothing any more."""

    seat: int
    action: str


class Ordered(Fact, frozen=True, tag=True):
    """The standing orders of a seat (kremlin 13.4)."""

    seat: int
    orders: tuple[str, ...]


class Chatted(Fact, frozen=True, tag=True):
    """Somebody wrote something; spectators talk among themselves while the game runs."""

    name: str
    text: str
    seat: int | None = None


class Paused(Fact, frozen=True, tag=True):
    pass


class Resumed(Fact, frozen=True, tag=True):
    pass


class Hosted(Fact, frozen=True, tag=True):
    """The hosting was handed over."""

    person: str


class Minded(Fact, frozen=True, tag=True):
    """The caretaker minds a seat whose person is away, or hands it back."""

    seat: int
    minded: bool


class Agreed(Fact, frozen=True, tag=True):
    """A player would end the game here; when all people do, it ends."""

    seat: int


class Closed(Fact, frozen=True, tag=True):
    """The table ended before its game did."""

    why: str
    seat: int | None = None


class Followed(Fact, frozen=True, tag=True):
    """Where the same people play again."""

    table: str


AnyFact = (
    Opened
    | Sat
    | Filled
    | Left
    | Started
    | Held
    | Moved
    | Stated
    | Ahead
    | Ordered
    | Chatted
    | Paused
    | Resumed
    | Hosted
    | Minded
    | Agreed
    | Closed
    | Followed
)


class Entry(msgspec.Struct, frozen=True):
    """A fact, where it stands in the journal, and who brought it about."""

    seq: int
    batch: int
    """Facts of one batch became known together."""
    at: float
    fact: AnyFact
    by: str | None = None
    command: str | None = None
    """The id the client gave its command, so that a retry is recognised."""


encode = msgspec.json.Encoder().encode
decode_fact = msgspec.json.Decoder(AnyFact).decode


def as_json(thing: Any) -> str:
    return encode(thing).decode()
