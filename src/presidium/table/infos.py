"""What everybody may know of a table, and what one seat may know of a question: the parts of its messages."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from presidium.table.hours import QuietHours
from presidium.table.notices import What
from presidium.table.tempo import Tempo


class TakerInfo(msgspec.Struct, frozen=True):
    """Somebody who is to have a seat."""

    name: str
    until: float
    """When, unless whoever held it refuses."""
    alike: bool = False


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where, as everybody may know."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""
    minded: bool = False
    """The caretaker plays, until the person is back."""
    alike: bool = False
    """The name looks like that of somebody who was here before."""
    shares: tuple[int, ...] = ()
    """The other seats of the same person: one device, passed round."""
    taker: TakerInfo | None = None
    wished: tuple[int, ...] = ()
    """The seats of those who would have the caretaker play for it."""
    comrade: str | None = None
    """Which of the comrades sits there; null where a person does, or a bot without a name."""
    level: str = ""
    """How a bot there plays; empty where none sits."""
    portrait: str | None = None
    """The portrait a person has chosen."""
    talk: int = 0
    """How much a comrade there talks, of five; 0 where none sits."""
    bank: float | None = None
    """Mail: how much longer its answers may still take; None elsewhere."""
    hours: QuietHours | None = None
    """When its person is not to be hurried."""
    holiday: float | None = None
    """Until when its person is on holiday."""
    program: bool = False
    """A program of its person's answers there."""


class ProposalInfo(msgspec.Struct, frozen=True):
    """What somebody has proposed to the others. Everybody may know who has agreed."""

    id: int
    seat: int
    """Who asks."""
    agreed: tuple[int, ...]
    awaits: tuple[int, ...]
    """Who has still to say something; when all of them have agreed it is so."""
    days: int = 0
    """For how many days off."""
    tempo: Tempo | None = None
    """Or at which tempo to go on."""


class SilentInfo(msgspec.Struct, frozen=True):
    """Somebody without whose word the archives stay shut."""

    seat: int
    name: str
    former: bool = False
    """He holds the seat no more, and has not given it away himself."""


class BeganInfo(msgspec.Struct, frozen=True):
    """A game that began in the middle: whoever knows the archive, or the position, knows what was hidden by then."""

    of: Literal["archive", "position"]
    table: str = ""
    """Whose game it was; told when this one is over."""
    moment: int = 0


class TableInfo(msgspec.Struct, frozen=True):
    """A table, as everybody may know it."""

    id: str
    game: str
    options: dict[str, str]
    seats: tuple[SeatInfo, ...]
    tempo: Tempo
    title: str
    listed: bool
    status: Literal["open", "running", "paused", "over", "closed"]
    commitment: str
    """The hash of what the dice are drawn from; opened at the end."""
    host: int | None
    """Where the host sits; None if he only watches."""
    agreed: tuple[int, ...] = ()
    """Who would end the game here."""
    silent: tuple[SilentInfo, ...] = ()
    """Those who would have to agree before the archives open."""
    rests: bool = False
    """It waits: the host has removed somebody, and fewer than two people are left who play by hand."""
    next_table: str = ""
    """Where the rematch is."""
    mixed: str = ""
    """From the start on: the hash of the nonces that are mixed into the dice; opened at the end."""
    advice: bool = False
    """Whether a seat that is asked may ask what a seasoned comrade would do."""
    began: BeganInfo | None = None
    sofa: str = ""
    """The code of the screen all sit round; empty: each sits somewhere."""
    bank: float | None = None
    """Mail: how much longer the sealed answers of all may still take; None elsewhere."""
    proposal: ProposalInfo | None = None


class OddsInfo(msgspec.Struct, frozen=True):
    """How many of the faces of a die that may be cast bring something about."""

    of: str
    who: str
    hits: int
    faces: int


class OfferInfo(msgspec.Struct, frozen=True):
    """An answer that deserves a button of its own."""

    action: str
    """In the notation of the game."""
    label: Any
    leads_to: Any = None
    """What follows if nobody stops it."""


class ScaleInfo(msgspec.Struct, frozen=True):
    """Points against points: what this seat would have to show to have somebody, and what it has."""

    who: str
    written: int
    shown: int
    most: int
    """The highest number this seat could stand at now."""
    enough: int | None
    """The first number that would take or keep him; None if none of its own would."""
    theirs: int
    theirs_of: int | None = None


class BriefInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a question means to this seat, from its own view. Every line is a value that the game's words tell."""

    head: Any
    stakes: Any = ()
    about: tuple[str, ...] = ()
    """Whom it is about, first whoever acts."""
    strikes: tuple[str, ...] = ()
    """Whom it would hit."""
    offers: tuple[OfferInfo, ...] = ()
    """The likeliest answers, the boldest first; silence last."""
    scale: ScaleInfo | None = None
    matters: bool = True
    """Whether this seat could change something that is at hand."""
    decisive: bool = False
    """Whether the game may end by what comes next."""


class QuestionInfo(msgspec.Struct, frozen=True):
    """What stands to be answered. It says who is asked, never who has answered."""

    id: int
    asked: tuple[int, ...]
    steps: Any
    """Where the game is, the last one asks; those before it follow."""
    window: bool
    """Whether whoever says nothing passes."""
    deadline: float | None = None
    options: tuple[str, ...] | int | None = None
    """What this seat may answer; only their number where they are far too many; None if it is not asked."""
    answer: str | None = None
    """The sealed answer this seat has given; it may be changed until the question closes."""
    odds: tuple[OddsInfo, ...] = ()
    """Of the dice that come next, from what everybody sees: the same for all."""
    takes_back: str = ""
    """The answer this seat may still take back; among people, ask the others to."""
    moment: bool = False
    """Whether this window lasts a moment longer: somebody has asked for it, or the table says so of itself."""
    moment_asked: bool = False
    """Whether this seat has."""
    moments_left: int | None = None
    """How many it may still ask for; None where there are none to ask for."""
    brief: BriefInfo | None = None
    """What it means to this seat; to somebody who watches, as far as everybody knows."""
    undo: UndoInfo | None = None
    """Somebody asks to take the answer before it back."""
    due: float | None = None
    """Mail: until when an answer is expected. Then the bank runs, up to the deadline."""
    sitting: float | None = None
    """Mail: when it opens, or is looked at next: it opens then if all are in."""


class UndoInfo(msgspec.Struct, frozen=True):
    """Somebody asks the others to take his last answer back. Everybody may know who has agreed."""

    seat: int
    """Who asks."""
    agreed: tuple[int, ...]
    awaits: tuple[int, ...]
    """Who has still to say something; when all of them have agreed it is taken back."""


class MomentInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the moments an update is made of, as this seat saw it: what changed, and what happened."""

    asked: tuple[int, ...] = ()
    """Who had been asked, 0 for chance: what they answered led to it. Nobody, where somebody only spoke."""
    public: Any = None
    gone: Any = None
    secrets: Any = None
    events: Any = None


class ChatLine(msgspec.Struct, frozen=True):
    name: str
    text: str
    seat: int | None = None
    alike: bool = False
    """The name looks like that of somebody who was here before."""


class NoticeInfo(msgspec.Struct, frozen=True):
    """Something that the whole table is told of a seat, or of its clock; or a seat alone, of itself."""

    what: What
    seat: int
    """0 where it is nobody's."""
    name: str
    """Who left, was removed, takes the seat, refuses, is back, or was late."""
    after: int
    """It came after so many of the events in your view."""
    other: str = ""
    """Who held the seat before, or was to have it."""
    until: float = 0.0
    """`claimed`: when the seat passes."""
    alike: bool = False
    """The name looks like that of somebody who was here before."""
    action: str = ""
    """`late-sealed`: what the caretaker has answered; `then-unneeded`, `then-impossible`: what you had said for the
    window, which did not open, or where it could no longer be answered."""
