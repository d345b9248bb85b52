"""Of people: who one is, how one comes back, what is one's own, and others."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from presidium.table import infos, wire


class HallInfo(msgspec.Struct, frozen=True):
    """What there is at the entrance of this hall."""

    closed: bool
    mail: bool
    passkeys: bool


class AskMail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A letter that is wanted."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    lang: Annotated[str, Meta(max_length=20)] = ""


class Posted(msgspec.Struct, frozen=True):
    """If there is anybody to write to, a letter is on its way; the same is said if there is not."""

    minutes: int


class Ceremony(msgspec.Struct, frozen=True):
    """What a browser is to be asked for, in the JSON of WebAuthn."""

    options: dict[str, Any]


class PasskeyMade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the browser has made."""

    credential: dict[str, Any]


class PasskeyShown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the browser has signed."""

    credential: dict[str, Any]
    instead: bool = False


class PasskeyInfo(msgspec.Struct, frozen=True):
    """A passkey: where it was made, and when it was last used, to the hour."""

    id: str
    browser: str
    system: str
    since: float
    seen: float | None


class AccountInfo(msgspec.Struct, frozen=True):
    """What you have left here to come back by."""

    address: str
    passkeys: tuple[PasskeyInfo, ...]
    called: bool = False
    """Whether calls go to that address too; they do whether or not it is one's own here."""


class Called(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another name."""

    name: wire.Name


class NewPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who comes in."""

    name: wire.Name
    invite: Annotated[str, Meta(max_length=40)] = ""


class OpenLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name is for somebody whom nobody knows here yet.

    Whoever is somebody here already becomes another only if he says so: `instead`.
    """

    name: wire.Name = "?"
    instead: bool = False


class Welcome(msgspec.Struct, frozen=True):
    """The token is the one secret a person has here: for programs; browsers keep it as a cookie."""

    name: str
    token: str
    table: str = ""


class Link(msgspec.Struct, frozen=True):
    code: str
    table: str = ""


class Sofa(msgspec.Struct, frozen=True):
    """The table whose screen has a code."""

    table: str


class LinkInfo(msgspec.Struct, frozen=True):
    """Where a link leads: this device to a person, a seat or a mail address to one, or somebody to the table that has
    called him."""

    leads: Literal["device", "seat", "mail", "call"]
    name: str
    """Whom it makes of you; or who has the seat now."""
    you: str
    """Who you are here now; empty: nobody."""
    mine: bool
    """Whether that person is you, or the seat yours, already."""
    table: str = ""
    game: str = ""
    title: str = ""
    seat: int | None = None


class DeviceInfo(msgspec.Struct, frozen=True):
    """Somewhere one is signed in. What is not known is empty, or null."""

    id: str
    browser: str
    system: str
    since: float
    seen: float | None
    """To the hour."""
    here: bool
    only: tuple[str, ...] = ()
    """The tables it is signed in for, by the links of calls; empty: wholly."""


class Me(msgspec.Struct, frozen=True):
    name: str
    tables: tuple[infos.TableInfo, ...]
    only: tuple[str, ...] = ()
    """The tables you are signed in for on this device, and for nothing else; empty: wholly."""


class GoingInfo(msgspec.Struct, frozen=True):
    """A table of yours that is not over."""

    table: infos.TableInfo
    yours: tuple[int, ...]
    hosting: bool
    turn: bool
    asked: tuple[int, ...]
    deadline: float | None
    since: float


class FinishedSeat(msgspec.Struct, frozen=True):
    """Who sat where when a table was over."""

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
    """Your tables."""

    at: float
    going: tuple[GoingInfo, ...]
    over: tuple[FinishedInfo, ...]
    total: int


class GameCareer(msgspec.Struct, frozen=True):
    """What you have to your name in one game."""

    game: str
    games: int
    won: int
    deeds: dict[str, int]


class CompanyInfo(msgspec.Struct, frozen=True):
    """Somebody you have played with: a person, or one of the comrades."""

    name: str
    comrade: str | None
    games: int


class Career(msgspec.Struct, frozen=True):
    """What you have to your name: games that came to their end, from their beginning, in one seat of yours."""

    games: int
    won: int
    since: float | None
    by_game: tuple[GameCareer, ...]
    company: tuple[CompanyInfo, ...]


class NewOther(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom you would rather not meet, or not hear: who has that seat, or talked there without one under that name."""

    table: str
    seat: int | None = None
    name: wire.Name = "?"
    blocked: bool | None = None
    """Left out: as before."""
    muted: bool | None = None


class OtherInfo(msgspec.Struct, frozen=True):
    """Somebody on your list. The name is the one he went by when you met."""

    id: str
    name: str
    blocked: bool
    muted: bool
    since: float


class OthersHere(msgspec.Struct, frozen=True):
    """Where those sit at a table whom you have on your list; and the names of those who talk there without a seat."""

    blocked_seats: tuple[int, ...]
    muted_seats: tuple[int, ...]
    muted_names: tuple[str, ...]


class PermanentBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """That a program plays under your name, and what: then hosts may invite it by that name."""

    bot: wire.Name
    knows: Annotated[tuple[wire.Name, ...], Meta(min_length=1, max_length=50)]


class BotInfo(msgspec.Struct, frozen=True):
    """A permanent bot of this house."""

    name: str
    bot: str
    knows: tuple[str, ...]
    present: bool


class InvitedInfo(msgspec.Struct, frozen=True):
    """A seat your program is invited to, at a table that has not begun."""

    table: str
    game: str
    seat: int
    since: float


class NewReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word to whoever hosts this house. What is quoted must have been said there by whom it is about."""

    table: str
    reason: Literal["insult", "threat", "name", "cheating", "other"]
    seat: int | None = None
    name: wire.Name = "?"
    text: Annotated[str, Meta(max_length=1000)] = ""
    words: Annotated[str, Meta(max_length=1000)] = ""


class Reported(msgspec.Struct, frozen=True):
    """It lies with the host."""

    at: float


class Farewell(msgspec.Struct, frozen=True):
    """You are forgotten: at so many tables a comrade sat in your place."""

    tables: int


class ExportedTable(msgspec.Struct, frozen=True):
    """A table you sat at, hosted or talked at, and what you did there."""

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
    """Everything of yours that this house keeps."""

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


SENT: Final = (NewPerson, Called, AskMail, PasskeyMade, PasskeyShown, OpenLink, NewOther, NewReport, PermanentBot)
TOLD: Final = (
    *(HallInfo, AccountInfo, Posted, Ceremony),
    *(Welcome, Link, Sofa, LinkInfo, DeviceInfo, Me, MyTables, Career),
    *(OtherInfo, OthersHere, Reported, Farewell, Export, BotInfo, InvitedInfo),
)
