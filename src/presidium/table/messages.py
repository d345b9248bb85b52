"""What a table tells those who sit at it, watch it, or bring a bot: in answer to a command (`wire.py`), or unasked."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from presidium.core import When
from presidium.table.infos import ChatLine, MomentInfo, NoticeInfo, QuestionInfo, TableInfo
from presidium.table.sparing import USUALLY


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, omit_defaults=True):
    """Something a table tells a seat, or a spectator."""


class Hello(Message, frozen=True):
    """All this seat may know: the first thing on a stream. `n` is the number of the last message it includes."""

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
    """The seats you held and have not given away: you may refuse who would have them, and agree to an end."""
    claims: int | None = None
    """The seat you are to have."""
    still_there: bool = False
    """Your clock ran out twice in a row: are you still there? Whatever you do says so, or `present`."""
    reasons: Any = ()
    """When the game has come to its end: what decided it, for this seat."""
    ask_me: When = USUALLY
    """When this seat wants to be asked in a window."""


class Update(Message, frozen=True):
    """What has changed since the message before. Parts that are left out have not.

    `public` holds the fields of the view's public part that changed; of a field that is a mapping only the keys that
    changed, and in `gone` those that are there no more. `secrets` likewise.
    """

    n: int
    at: float
    public: Any = None
    gone: Any = None
    secrets: Any = None
    events: Any = None
    kept: int | None = None
    """Where an answer was taken back: so many of the events before stay, those after them are gone."""
    question: QuestionInfo | None = None
    table: TableInfo | None = None
    chat: tuple[ChatLine, ...] = ()
    notices: tuple[NoticeInfo, ...] = ()
    orders: tuple[str, ...] | None = None
    ahead: str | None = None
    still_there: bool | None = None
    ask_me: When | None = None
    seed: str = ""
    salt: str = ""
    nonces: str = ""
    """At the end: what the dice were drawn from."""
    answers: dict[int, str] | None = None
    """In the archives, to whoever sees everything: by seat, what was answered to the question before."""
    reasons: Any = None
    """At the end: what decided it, for this seat."""
    moments: tuple[MomentInfo, ...] = ()
    """Where one person plays alone, or bots among themselves: the same changes again, one by one, to be shown so. After
    the last of them all is as the rest of this message says."""
    missing: Why | None = None
    """Where a history cannot go further back: why not. This message holds all there is to know at that point."""
    done: str = ""
    """The id of your command that has brought this about: it is done. So only on the line it came by, and only where
    that was asked for."""
    answer: str | None = None
    """The sealed answer this seat has given now to the question that stands, which is otherwise as it was: in place of
    the whole question, where that was asked for."""


def within(update: bytes, done: str) -> bytes:
    """The same update for whoever has brought it about."""
    return b'%b,"done":%b}' % (update[:-1], msgspec.json.encode(done))


class Done(Message, frozen=True):
    """A command was done; it will not be lost."""

    id: str
    link: str = ""
    table: str = ""
    before: int = 0
    """How many games of bots play before the one that was started."""


class Why(msgspec.Struct, frozen=True):
    """Why not: an id and its arguments for the words of every language, and the rule that forbids it."""

    id: str
    rule: str = ""
    args: dict[str, int | str] = {}


class Refused(Message, frozen=True):
    """A command was refused, and nothing has changed."""

    id: str
    why: Why
    question: QuestionInfo | None = None
    """The question that stands now, where the command answered another."""


class Here(Message, frozen=True):
    """Who is connected now. It has no number, is kept nowhere, and depends on connections alone."""

    seats: tuple[int, ...]
    """The seats whose person is here, on whatever stream."""
    watching: int
    """How many others."""


class Turn(Message, frozen=True):
    """A game of bots alone waits its turn, or has it now. Like `here` it has no number, and is kept nowhere."""

    before: int
    """How many such games are before it; 0: it plays."""


class Reaction(Message, frozen=True):
    """Somebody stamps, coughs or applauds. Like `here` it has no number, and is kept nowhere."""

    seat: int
    mark: Literal["stamp", "cough", "applause"]


class Announced(Message, frozen=True):
    """What the host of the house has to say to everybody, until it is withdrawn. Like `here` it has no number."""

    text: str
    """Empty: it is withdrawn."""


AnyMessage = Hello | Update | Done | Refused | Here | Turn | Reaction | Announced
