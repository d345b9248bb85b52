"""The parts of a table's messages: what everybody may know of a table, and what one seat may know of a question."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from presidium.server.base.hours import QuietHours
from presidium.server.base.notices import What
from presidium.server.base.tempo import Tempo


class TakerInfo(msgspec.Struct, frozen=True):
    """A person who has claimed a seat of a running game."""

    name: str
    until: float
    """When the claimant gets the seat, unless its former player refuses."""
    alike: bool = False


class SeatInfo(msgspec.Struct, frozen=True):
    """One seat and its player, as everybody may know."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""
    minded: bool = False
    """Whether the caretaker plays this seat until its person is back."""
    alike: bool = False
    """Whether the player's name could be mistaken for that of a person who was here before."""
    shares: tuple[int, ...] = ()
    """The other seats of the same person, who passes one device round."""
    taker: TakerInfo | None = None
    wished: tuple[int, ...] = ()
    """The seats of the players who voted that the caretaker plays for this seat."""
    comrade: str | None = None
    """The comrade (a bot with a name and character) in this seat; null for a person or any other bot."""
    level: str = ""
    """The playing strength of a bot; empty for a person."""
    portrait: str | None = None
    """The portrait a person has chosen, or one drawn by lot; null for a bot or an open seat."""
    talk: int = 0
    """How talkative a comrade is, from 0 to 5; 0 for a person."""
    bank: float | None = None
    """At correspondence tables: seconds this seat may still take beyond its deadlines; null at other tables."""
    hours: QuietHours | None = None
    """The quiet hours of the seat's player; null if there are none."""
    holiday: float | None = None
    """When the holiday of the seat's player ends; null if the player is not on holiday."""
    program: bool = False
    """Whether the seat's player has a program answer."""


class ProposalInfo(msgspec.Struct, frozen=True):
    """A player's proposal to the others, with the seats that have agreed."""

    id: int
    seat: int
    """The seat that made the proposal."""
    agreed: tuple[int, ...]
    awaits: tuple[int, ...]
    """The seats that have not answered yet. The proposal takes effect when all of them have agreed."""
    days: int = 0
    """Length of a proposed holiday, in days; 0 if the proposal is about the tempo."""
    tempo: Tempo | None = None
    """The proposed tempo; null if the proposal is about a holiday."""


class SilentInfo(msgspec.Struct, frozen=True):
    """A player whose consent is needed before the archives open."""

    seat: int
    name: str
    former: bool = False
    """Whether the player no longer holds the seat although they have not given it away themselves."""


class BeganInfo(msgspec.Struct, frozen=True):
    """A game that began in the middle. Readers of the archive or position where it began know what was hidden there."""

    of: Literal["archive", "position"]
    table: str = ""
    """The table whose game this one continues; told only when this game is over."""
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
    """The hash of the dice's secret seed; the seed is opened at the end."""
    host: int | None
    """The host's seat; null if the host only watches."""
    agreed: tuple[int, ...] = ()
    """The seats that agree to end the game here."""
    silent: tuple[SilentInfo, ...] = ()
    """The players whose consent is needed before the archives open."""
    rests: bool = False
    """Whether the table waits because the host has removed a player and fewer than two people play by hand."""
    next_table: str = ""
    """The table of the rematch; empty if there is none."""
    mixed: str = ""
    """From the start on: the hash of the nonces mixed into the dice; the nonces are opened at the end."""
    advice: bool = False
    """Whether a seat that is asked may request a bot's advice."""
    began: BeganInfo | None = None
    sofa: str = ""
    """The code of the shared screen, if all players sit in one room; empty otherwise."""
    bank: float | None = None
    """At correspondence tables: seconds that sealed questions may still take beyond their deadlines; else null."""
    proposal: ProposalInfo | None = None


class OddsInfo(msgspec.Struct, frozen=True):
    """How many faces of the next die have a certain effect."""

    of: str
    who: str
    hits: int
    faces: int


class OfferInfo(msgspec.Struct, frozen=True):
    """An answer that the page shows as a button of its own."""

    action: str
    """The answer, in the notation of the game."""
    label: Any
    leads_to: Any = None
    """What follows from the answer if nobody stops it."""


class CostInfo(msgspec.Struct, frozen=True):
    """The cost of every answer of one kind, as shown on its button."""

    kind: str
    """The type of the actions that have this cost."""
    line: Any


class ScaleInfo(msgspec.Struct, frozen=True):
    """Influence points on one politician: the points this seat has, and the points it would have to declare."""

    who: str
    written: int
    shown: int
    most: int
    """The highest number this seat could declare now."""
    enough: int | None
    """The lowest number with which this seat would take or keep the politician; null if it has too few points."""
    theirs: int
    theirs_of: int | None = None


class BriefInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A summary of a question for this seat, made from its own view. Every line is a value of the game."""

    head: Any
    stakes: Any = ()
    about: tuple[str, ...] = ()
    """The people the question is about; the one who acts comes first."""
    strikes: tuple[str, ...] = ()
    """The people the announced action would harm."""
    offers: tuple[OfferInfo, ...] = ()
    """The most likely answers, the boldest first, silence last."""
    scale: ScaleInfo | None = None
    matters: bool = True
    """Whether this seat could change what is about to happen."""
    decisive: bool = False
    """Whether the game may end right after this question."""
    stake: Any = ()
    costs: tuple[CostInfo, ...] = ()
    plays: bool = False
    """Whether this seat could play a card now."""


class QuestionInfo(msgspec.Struct, frozen=True):
    """The question that stands. It says who is asked, never who has answered."""

    id: int
    asked: tuple[int, ...]
    steps: Any
    """The stack of the game's steps: the last step asks the question, and the steps before it continue later."""
    window: bool
    """Whether this is a reaction window, in which a player who says nothing passes."""
    deadline: float | None = None
    options: tuple[str, ...] | int | None = None
    """The answers open to this seat; only their number if there are very many; null if the seat is not asked."""
    answer: str | None = None
    """The sealed answer this seat has given; it may be changed until the question closes."""
    odds: tuple[OddsInfo, ...] = ()
    """Odds of the next dice, from public facts: the same for all."""
    takes_back: str = ""
    """The answer this seat may still take back, or, among people, ask to take back; empty if there is none."""
    moment: bool = False
    """Whether this window has been extended, because a player asked for it or because the table did so by itself."""
    moment_asked: bool = False
    """Whether this seat has asked for an extension."""
    moments_left: int | None = None
    """How many extensions of windows this seat may still ask for; null where windows cannot be extended."""
    brief: BriefInfo | None = None
    """The summary of the question for this seat; a spectator's summary is made from public facts."""
    undo: UndoInfo | None = None
    """A player's request to take their last answer back; null if there is none."""
    due: float | None = None
    """At correspondence tables: the deadline for an answer. Extra time from the bank then lasts until `deadline`."""
    sitting: float | None = None
    """At correspondence tables: time of the next sitting, which opens the question if all answers are in."""
    opens: float | None = None
    """At tables in step: when the film is over and people see the question. Programs may answer earlier."""
    earliest: float | None = None
    """At tables in step: earliest time at which a sealed question closes; after that time it closes once the last
    person has answered. Null if it stays open until its deadline."""
    writing: tuple[int, ...] | None = None
    """At tables in step: the seats of people who are still writing a sheet; null for any other question."""


class UndoInfo(msgspec.Struct, frozen=True):
    """A player's request to take their last answer back, with the seats that have agreed."""

    seat: int
    """The seat that asks to take its answer back."""
    agreed: tuple[int, ...]
    awaits: tuple[int, ...]
    """The seats that have not replied yet. The answer is taken back when all of them have agreed."""


class FilmInfo(msgspec.Struct, frozen=True):
    """When people see the events of a message, by the server's clock; the same for all."""

    beats: tuple[float, ...]
    """For each event of the message, when its beat begins; events of one beat have the same time."""
    shown_by: float
    """When the film is over, and everything in the message is shown."""


class FloorInfo(msgspec.Struct, frozen=True):
    """A floor: a pause for talk before the question that stands. All of it is public."""

    kind: str = ""
    """What is talked about: `round`, `ballot`, `fingers`, `vote`, `year`, `role`; empty once the floor is closed."""
    number: int = 0
    opens: float = 0.0
    """When the film before it is over, by the server's clock."""
    until: float | None = None
    """When it closes by the clock; null if it has none."""
    ready: tuple[int, ...] = ()
    """The seats that have nothing more to say."""
    waits: tuple[int, ...] = ()
    """The seats of the people who may still speak."""
    held: bool = False
    """Whether the host keeps it open."""
    more: int = 0
    """How many times it can still be extended."""


class MomentInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of an update that consists of several, as this seat saw it: the changes and the events."""

    asked: tuple[int, ...] = ()
    """The seats whose answers led to this step, 0 for chance; empty if a player only made a statement."""
    public: Any = None
    gone: Any = None
    secrets: Any = None
    events: Any = None


class ChatLine(msgspec.Struct, frozen=True):
    name: str
    text: str
    seat: int | None = None
    alike: bool = False
    """Whether the writer's name could be mistaken for that of a person who was here before."""
    after: int = 0
    """The number of events of your view that came before the message."""


class NoticeInfo(msgspec.Struct, frozen=True):
    """A notice about a seat or the clocks, to the whole table or to one seat."""

    what: What
    seat: int
    """The seat the notice is about; 0 if it concerns none."""
    name: str
    """Name of the player who left, was removed, takes the seat, refuses, is back, or was late."""
    after: int
    """The number of events of your view that came before the notice."""
    other: str = ""
    """Name of the player who held the seat before, or had claimed it."""
    until: float = 0.0
    """For `claimed`: when the seat passes to the claimant."""
    alike: bool = False
    """Whether the name could be mistaken for that of a person who was here before."""
    action: str = ""
    """`late-sealed`: the answer the caretaker gave. `then-unneeded`, `then-impossible`: the answer you had given in
    advance for a window that did not open, or in which it was no longer possible."""
