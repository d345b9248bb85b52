"""Bodies of requests and responses about people: sign-in, accounts, devices, own tables, blocking, export."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from presidium.server.protocol import field_types, models


class HallInfo(msgspec.Struct, frozen=True):
    """How people can sign in to this server: whether they need an invitation, and whether by e-mail or passkey; and
    whether others can come at all."""

    closed: bool
    mail: bool
    passkeys: bool
    alone: bool = False


class AskMail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a sign-in or confirmation e-mail."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    lang: Annotated[str, Meta(max_length=20)] = ""


class Posted(msgspec.Struct, frozen=True):
    """Says that an e-mail is on its way, if the address is known here. The reply is the same for an unknown address, so
    that it reveals nothing."""

    minutes: int


class Ceremony(msgspec.Struct, frozen=True):
    """Options for the browser's WebAuthn API."""

    options: dict[str, Any]


class PasskeyMade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The browser's reply to making a passkey."""

    credential: dict[str, Any]


class PasskeyShown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The browser's reply to signing in with a passkey."""

    credential: dict[str, Any]
    instead: bool = False


class PasskeyInfo(msgspec.Struct, frozen=True):
    """A passkey: the browser it was made in, and when it was last used, to the hour."""

    id: str
    browser: str
    system: str
    since: float
    seen: float | None


class AccountInfo(msgspec.Struct, frozen=True):
    """The ways you have set up to sign in again."""

    address: str
    passkeys: tuple[PasskeyInfo, ...]
    called: bool = False
    """Whether notifications are also sent to the account's e-mail address."""


class RenameRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to change one's name."""

    name: field_types.Name


class NewPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a new account."""

    name: field_types.Name
    invite: Annotated[str, Meta(max_length=40)] = ""


class OpenLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to open a link. The name is for a new person.

    `instead` is required to become another person on a device that is signed in. It is also required to become the
    person who claims an e-mail address, unless the device is signed in as that person.
    """

    name: field_types.Name = "?"
    instead: bool = False


class Welcome(msgspec.Struct, frozen=True):
    """A new sign-in. The token is the account's one secret; programs send it, browsers keep it as a cookie."""

    name: str
    token: str
    table: str = ""


class Link(msgspec.Struct, frozen=True):
    code: str
    table: str = ""


class Sofa(msgspec.Struct, frozen=True):
    """The table whose shared screen has the requested code."""

    table: str


class LinkInfo(msgspec.Struct, frozen=True):
    """What a link leads to: an account for this device, a seat, an e-mail address, or the table of a notification."""

    leads: Literal["device", "seat", "mail", "call"]
    name: str
    """Name of the person you become by the link, or who has the seat now."""
    you: str
    """Your name here; empty if you are not signed in."""
    mine: bool
    """Whether you are already the person the link leads to, or already have the seat."""
    table: str = ""
    game: str = ""
    title: str = ""
    seat: int | None = None
    devices: int = 0
    """For an e-mail address: number of other devices on which its claimant is signed in."""


class DeviceInfo(msgspec.Struct, frozen=True):
    """A device you are signed in on. Unknown parts are empty or null."""

    id: str
    browser: str
    system: str
    since: float
    seen: float | None
    """When the device was last used, in seconds since 1970, rounded down to the hour; null if unknown."""
    here: bool
    only: tuple[str, ...] = ()
    """The tables a device may access, if it was signed in by links in notifications; empty: everything."""


class Me(msgspec.Struct, frozen=True):
    """You: your name and your tables."""

    name: str
    tables: tuple[models.TableInfo, ...]
    only: tuple[str, ...] = ()
    """The tables this device may access, if it was signed in by links in notifications; empty: everything."""


class GoingInfo(msgspec.Struct, frozen=True):
    """A table of yours that is not over."""

    table: models.TableInfo
    yours: tuple[int, ...]
    hosting: bool
    turn: bool
    asked: tuple[int, ...]
    deadline: float | None
    since: float


class FinishedSeat(msgspec.Struct, frozen=True):
    """One seat and its player when the table ended."""

    seat: int
    kind: Literal["person", "bot"]
    name: str
    comrade: str | None
    level: str
    won: bool | None
    me: bool
    left: bool


class FinishedInfo(msgspec.Struct, frozen=True):
    """A table of yours that is over."""

    id: str
    game: str
    title: str
    status: Literal["over", "closed"]
    over_at: float
    seats: tuple[FinishedSeat, ...]
    outcome: Any


class MyTables(msgspec.Struct, frozen=True):
    """Your tables, running and finished."""

    at: float
    going: tuple[GoingInfo, ...]
    over: tuple[FinishedInfo, ...]
    total: int


class GameCareer(msgspec.Struct, frozen=True):
    """Your statistics in one game."""

    game: str
    games: int
    won: int
    deeds: dict[str, int]


class CompanyInfo(msgspec.Struct, frozen=True):
    """A person or comrade you have played with."""

    name: str
    comrade: str | None
    games: int


class Career(msgspec.Struct, frozen=True):
    """Your statistics: games that came to their end, which you played from start to end in one seat."""

    games: int
    won: int
    since: float | None
    by_game: tuple[GameCareer, ...]
    company: tuple[CompanyInfo, ...]


class NewOther(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Block or mute a person: the player in the given seat of a table, or the person who chatted there without a seat
    under the given name."""

    table: str
    seat: int | None = None
    name: field_types.Name = "?"
    blocked: bool | None = None
    """Whether to block the person; null leaves it unchanged."""
    muted: bool | None = None
    """Whether to mute the person; null leaves it unchanged."""


class OtherInfo(msgspec.Struct, frozen=True):
    """A person you have blocked or muted, with the name they had when you met."""

    id: str
    name: str
    blocked: bool
    muted: bool
    since: float


class OthersHere(msgspec.Struct, frozen=True):
    """The seats at a table of people you have blocked or muted, and names of muted people who chat without a seat."""

    blocked_seats: tuple[int, ...]
    muted_seats: tuple[int, ...]
    muted_names: tuple[str, ...]


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A note that you keep for yourself at a table. A note with an empty text is deleted."""

    subject: Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z0-9 -]+$")]
    text: Annotated[str, Meta(max_length=300)]


class Notes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Your notes in a seat of a table. Nobody else can read them, not even who takes the seat after you."""

    notes: Annotated[tuple[Note, ...], Meta(max_length=200)]


class PermanentBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Registers a program that plays under your name, with the games it knows. Hosts may then invite it by that
    name."""

    bot: field_types.Name
    knows: Annotated[tuple[field_types.Name, ...], Meta(min_length=1, max_length=50)]


class BotInfo(msgspec.Struct, frozen=True):
    """A permanent bot of this server."""

    name: str
    bot: str
    knows: tuple[str, ...]
    present: bool


class InvitedInfo(msgspec.Struct, frozen=True):
    """A seat your program is invited to, at a table that has not started."""

    table: str
    game: str
    seat: int
    since: float


class NewReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A complaint to the server's host. The person reported must have said the quoted words at that table."""

    table: str
    reason: Literal["insult", "threat", "name", "cheating", "other"]
    seat: int | None = None
    name: field_types.Name = "?"
    text: Annotated[str, Meta(max_length=1000)] = ""
    words: Annotated[str, Meta(max_length=1000)] = ""


class Reported(msgspec.Struct, frozen=True):
    """The report has been delivered to the host."""

    at: float


class Farewell(msgspec.Struct, frozen=True):
    """Your account is erased. `tables` is the number of tables at which a comrade now sits in your place."""

    tables: int


class ExportedTable(msgspec.Struct, frozen=True):
    """A table you sat at, hosted or chatted at, with what you did there."""

    id: str
    game: str
    title: str
    status: str
    since: float
    hosting: bool
    sat: tuple[dict[str, Any], ...]
    done: tuple[dict[str, Any], ...]
    results: tuple[dict[str, Any], ...]
    outcome: Any
    known: tuple[Any, ...] = ()


class Export(msgspec.Struct, frozen=True):
    """All data about you that this server stores."""

    form: int
    version: str
    at: float
    name: str
    since: float
    devices: tuple[dict[str, Any], ...]
    besides: dict[str, Any]
    others: tuple[OtherInfo, ...]
    reports: tuple[dict[str, Any], ...]
    tables: tuple[ExportedTable, ...]
