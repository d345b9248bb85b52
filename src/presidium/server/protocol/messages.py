"""The messages a table sends to players, spectators and bots, in reply to a command (`commands.py`) or by itself."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from presidium.core import When
from presidium.core.content.claims import Proved
from presidium.server.protocol.models import (
    ChatLine,
    FilmInfo,
    FloorInfo,
    MomentInfo,
    NoticeInfo,
    QuestionInfo,
    TableInfo,
)

USUALLY: Final[When] = "matters"
"""When a seat is asked in a window, unless its person has chosen otherwise."""


class Message(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """A message from a table to a seat or a spectator."""


class Hello(Message, frozen=True, tag="hello"):
    """All that this seat may know: the first message of a stream. `n` is the number of the last message it includes."""

    n: int
    protocol: int
    at: float
    table: TableInfo
    view: Any
    question: QuestionInfo | None = None
    chat: tuple[ChatLine, ...] = ()
    orders: tuple[str, ...] = ()
    ahead: str = ""
    yours: tuple[int, ...] = ()
    """The seats you hold."""
    hosting: bool = False
    seed: str = ""
    salt: str = ""
    nonces: str = ""
    notices: tuple[NoticeInfo, ...] = ()
    lost: tuple[int, ...] = ()
    """The seats you held and have not given away. You may refuse a claim to such a seat, and agree to end the game."""
    claims: int | None = None
    """The seat you have claimed and are waiting for; null if none."""
    still_there: bool = False
    """True if your clock has run out twice in a row: the page should ask whether you are there. Any command of yours
    answers this question, also `present`."""
    reasons: Any = ()
    """At the end of the game: what decided it, as seen from this seat."""
    ask_me: When = USUALLY
    """When this seat wants to be asked in a window."""
    passes_phase: bool = False
    """Whether this seat passes every window until the phase ends."""
    film: FilmInfo | None = None
    """At tables in step, while a film runs: when people see the last events of the view."""
    floor: FloorInfo | None = None
    """The pause for talk before the question; null if there is none now."""
    judged: dict[int, Proved] = {}
    """What the public facts have shown about each statement, by its number among the view's `Said` events, from 0."""
    contradictions: dict[int, tuple[int, int]] = {}
    """By the number of a statement: the number of an earlier statement of the same player that excludes it, and the
    round or year of the earlier statement."""


class Update(Message, frozen=True, tag="update"):
    """What has changed since the message before. Parts that are left out have not changed.

    `public` holds the changed fields of the view's public part. For a field that is a mapping it holds only the changed
    keys, and `gone` lists the removed ones. `secrets` works likewise.
    """

    n: int
    at: float
    public: Any = None
    gone: Any = None
    secrets: Any = None
    events: Any = None
    kept: int | None = None
    """After a takeback: the number of earlier events that remain; later ones are removed."""
    question: QuestionInfo | None = None
    table: TableInfo | None = None
    chat: tuple[ChatLine, ...] = ()
    notices: tuple[NoticeInfo, ...] = ()
    orders: tuple[str, ...] | None = None
    ahead: str | None = None
    still_there: bool | None = None
    ask_me: When | None = None
    passes_phase: bool | None = None
    film: FilmInfo | None = None
    """At tables in step: when people see the events of this update."""
    floor: FloorInfo | None = None
    """The pause for talk, if anything of it has changed; its kind is empty once it is closed."""
    judged: dict[int, Proved] | None = None
    """The changes to `judged` of the hello; an empty text for a statement of which nothing is known any more."""
    contradictions: dict[int, tuple[int, int] | None] | None = None
    """The changes to `contradictions` of the hello; null for a statement that contradicts none any more."""
    seed: str = ""
    salt: str = ""
    nonces: str = ""
    """At the end: the nonces of the players, which the dice were drawn from together with the seed."""
    answers: dict[int, str] | None = None
    """In the archives, for a reader who sees everything: the answers to the question before this update, by seat."""
    reasons: Any = None
    """At the end of the game: what decided it, as seen from this seat."""
    moments: tuple[MomentInfo, ...] = ()
    """For one person alone, bots only, or a table in step: the changes of this update again, one by one, to be shown in
    turn. After the last one the state is as the rest of this message says."""
    missing: Why | None = None
    """Why a history does not go further back. The message then holds all there is to know at this point."""
    done: str = ""
    """The id of the command that caused this update, as its confirmation. It is sent only on the connection of that
    command, and only if the client asked for it (`done=within`)."""
    answer: str | None = None
    """The sealed answer that this seat has just given. It replaces the whole question, which is otherwise unchanged, if
    the client asked for that (`question=once`)."""


def within(update: bytes, done: str) -> bytes:
    """The encoded update with the id of the command that caused it added, for the client that sent the command."""
    return b'%b,"done":%b}' % (update[:-1], msgspec.json.encode(done))


class Done(Message, frozen=True, tag="done"):
    """A command was executed and its result is stored on disk."""

    id: str
    link: str = ""
    table: str = ""
    before: int = 0
    """How many bots' games are queued before the one that was started."""


class Why(msgspec.Struct, frozen=True):
    """The reason of a refusal: an id and arguments for the translated text, and the number of the rule behind it."""

    id: str
    rule: str = ""
    args: dict[str, int | str] = {}


class Refused(Message, frozen=True, tag="refused"):
    """A command was refused, and nothing has changed."""

    id: str
    why: Why
    question: QuestionInfo | None = None
    """The question that stands now, if the command answered an earlier one."""


class PresenceInfo(Message, frozen=True, tag="here"):
    """Who is connected now. The message has no number, is not stored, and depends on connections alone."""

    seats: tuple[int, ...]
    """The seats whose players are connected, by any stream."""
    watching: int
    """The number of connected spectators."""


class QueuePosition(Message, frozen=True, tag="turn"):
    """Queue position of a game between bots. The message has no number and is not stored."""

    before: int
    """How many bots' games are queued before this one; 0 while it plays."""


class Reaction(Message, frozen=True, tag="reaction"):
    """A player stamps, coughs or applauds. The message has no number and is not stored."""

    seat: int
    mark: Literal["stamp", "cough", "applause"]


class Typing(Message, frozen=True, tag="typing"):
    """A player writes a public line. The message has no number and is not stored."""

    seat: int


class Announced(Message, frozen=True, tag="announced"):
    """An announcement of the server's operator to everybody. The message has no number."""

    text: str
    """Text of the announcement; empty when it is withdrawn."""


AnyMessage = Hello | Update | Done | Refused | PresenceInfo | QueuePosition | Reaction | Typing | Announced
