"""What those ask of a table who sit at it, watch it, or bring a bot: one protocol for all of them.

Commands go to the table over its WebSocket or by HTTP, with the same words. Messages (`messages.py`) come back over
the WebSocket.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from presidium.core import When
from presidium.table.tempo import BANK, BREATH, DECISION, SHEET, Pace

PROTOCOL: Final = 1
"""Goes up when a client written for the number before could misread something (docs/stability.md)."""

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Line = Annotated[str, Meta(min_length=1, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=1, le=10)]
Nonce = Annotated[str, Meta(max_length=64)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Minutes = Annotated[int, Meta(ge=0, le=1439)]
Zone = Annotated[str, Meta(max_length=64)]

Breath = Annotated[float, Meta(ge=3, le=20)]
Seconds = Annotated[float, Meta(ge=5, le=86400)]
Days = Annotated[float, Meta(ge=0, le=2592000)]
Sittings = Annotated[tuple[Minutes, ...], Meta(max_length=12)]


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower, kw_only=True):
    """Something a person asks of a table. `id` is the client's own: sent twice, it is done once."""

    id: Id


class Sit(Command, frozen=True, kw_only=True):
    """Take an open seat, or any. The nonce, any text, is mixed into the dice.

    At a sofa also while the game runs: a seat that a bot or the caretaker plays, or whose person's phone is gone. He
    who held it has a little time to come back.

    The name is for whoever plays there, where one person holds a device that is passed round; otherwise one's own.
    A portrait is one of eight, or `none`; until the game starts whoever sits there may sit down again with another.
    """

    seat: SeatNumber | None = None
    nonce: Nonce = ""
    name: Annotated[str, Meta(max_length=40)] = ""
    portrait: Annotated[str, Meta(max_length=20)] = ""
    program: bool = False
    """Whether a program answers there: everybody sees it. Of a permanent bot it is always so."""


class Fill(Command, frozen=True, kw_only=True):
    """Host: put a bot into a seat, or into every open one. Without a name the usual one."""

    seat: SeatNumber | None = None
    bot: Name | None = None


class Invite(Command, frozen=True, kw_only=True):
    """Host: invite a permanent bot, by its name, to an open seat; it sits down when it comes, if the seat is free."""

    seat: SeatNumber
    bot: Name


class Leave(Command, frozen=True, kw_only=True):
    """Leave a seat of one's own, or, as host, let somebody leave; once the game runs the caretaker takes it."""

    seat: SeatNumber


class Start(Command, frozen=True, kw_only=True):
    """Host: begin; every seat must be filled."""


class Answer(Command, frozen=True, kw_only=True):
    """Answer the question with this number, in the notation of the game.

    Whoever announces something, or names a card, may say with it what he answers in the window that follows.
    """

    seat: SeatNumber
    question: int
    action: Line
    then: Annotated[str, Meta(max_length=200)] = ""


class TakeBack(Command, frozen=True, kw_only=True):
    """Take the last answer back, until a die is cast or anybody else's answer opens.

    Among people an open one only, and the others are asked (`consent`).
    """

    seat: SeatNumber


class Consent(Command, frozen=True, kw_only=True):
    """Agree that somebody takes his last answer back, or object, while the question with this number stands."""

    seat: SeatNumber
    question: int
    agree: bool


class Moment(Command, frozen=True, kw_only=True):
    """Live: ask for a moment more in the window with this number. Nobody is told who has.

    The table hears it when the breath of the window is over, and now and then although nobody has asked.
    """

    seat: SeatNumber
    question: int


class Present(Command, frozen=True, kw_only=True):
    """Say that you are there: after your clock ran out again and again, or while the caretaker minds your seat."""

    seat: SeatNumber


class Mind(Command, frozen=True, kw_only=True):
    """Untimed: agree that the caretaker plays for somebody the table has waited for; he does when all others have."""

    seat: SeatNumber


class Ahead(Command, frozen=True, kw_only=True):
    """Say in private what this seat will answer when it is asked next; empty takes it back."""

    seat: SeatNumber
    action: Annotated[str, Meta(max_length=200)] = ""


class Say(Command, frozen=True, kw_only=True):
    """Make a statement of the game, in its notation."""

    seat: SeatNumber
    statement: Line


class Chat(Command, frozen=True, kw_only=True):
    """Say something in plain words: as a player, or among those who watch."""

    text: Text
    seat: SeatNumber | None = None


class React(Command, frozen=True, kw_only=True):
    """Stamp, cough or applaud: all who listen are told at once, and it is kept nowhere."""

    seat: SeatNumber
    mark: Literal["stamp", "cough", "applause"]


class Order(Command, frozen=True, kw_only=True):
    """Keep these standing orders for a seat, in place of those before (kremlin 13.4)."""

    seat: SeatNumber
    orders: Annotated[tuple[Line, ...], Meta(max_length=100)] = ()


class AskMe(Command, frozen=True, kw_only=True):
    """Say when a seat wants to be asked in a window: when it could change something, in every one, or in none but those
    before which the game may end. At a live table every window stays open to it all the same."""

    seat: SeatNumber
    when: When


class Hours(Command, frozen=True, kw_only=True):
    """Say when you are not to be hurried, in minutes after midnight where you live: an answer that would be due then is
    due at their end. Everybody sees it. As long as they begin and end at once there are none."""

    seat: SeatNumber
    zone: Zone = ""
    starts: Minutes = 0
    ends: Minutes = 0


class Holiday(Command, frozen=True, kw_only=True):
    """Mail, untimed: ask the others for so many days off, in which no clock of the table runs."""

    seat: SeatNumber
    days: Annotated[int, Meta(ge=1, le=28)]


class Back(Command, frozen=True, kw_only=True):
    """Say that you are back from your holiday: the clocks run again, unless others are away."""

    seat: SeatNumber


class Adjourn(Command, frozen=True, kw_only=True):
    """Ask the others to go on at another tempo: by mail, untimed, or live. All clocks then begin anew."""

    seat: SeatNumber
    pace: Literal["live", "untimed", "mail"]
    breath: Breath = BREATH
    decision: Seconds = DECISION
    sheet: Seconds = SHEET
    poker_face: bool = False
    deadline: Days = 0.0
    quick: bool = False
    bank: Days = BANK
    sittings: Sittings = ()
    zone: Zone = ""


class Assent(Command, frozen=True, kw_only=True):
    """Agree to what somebody has proposed to the table, by its number, or object; who has proposed it withdraws it."""

    seat: SeatNumber
    proposal: int
    agree: bool


class Pause(Command, frozen=True, kw_only=True):
    """Host: stop the clocks."""


class Resume(Command, frozen=True, kw_only=True):
    """Host: go on."""


class Handover(Command, frozen=True, kw_only=True):
    """Host: let whoever sits there be the host."""

    seat: SeatNumber


class Finish(Command, frozen=True, kw_only=True):
    """Host: end the table."""


class Concede(Command, frozen=True, kw_only=True):
    """Give the game up: the caretaker plays on."""

    seat: SeatNumber


class Agree(Command, frozen=True, kw_only=True):
    """Agree that the game ends here; it does when all who are there have.

    The archives open only if also those have who are away, or were removed: they may agree too, for the seat they had.
    """

    seat: SeatNumber


class SeatLink(Command, frozen=True, kw_only=True):
    """Host: a link that gives a seat to whoever opens it first, for somebody who has lost his token.

    While the game runs it works for a seat nobody plays by hand, and gives it when who held it has had time to refuse.
    """

    seat: SeatNumber


class Refuse(Command, frozen=True, kw_only=True):
    """Let nobody have the seat you held; or, as who would have it, or as host, take that back."""

    seat: SeatNumber


class Allow(Command, frozen=True, kw_only=True):
    """Let whoever would have the seat you held have it at once."""

    seat: SeatNumber


class Rematch(Command, frozen=True, kw_only=True):
    """Make another table with the same people, bots and options."""


AnyCommand = (
    Sit
    | Fill
    | Invite
    | Leave
    | Start
    | Answer
    | TakeBack
    | Consent
    | Moment
    | Present
    | Mind
    | Ahead
    | Say
    | Chat
    | React
    | Order
    | AskMe
    | Hours
    | Holiday
    | Back
    | Adjourn
    | Assent
    | Pause
    | Resume
    | Handover
    | Finish
    | Concede
    | Agree
    | SeatLink
    | Refuse
    | Allow
    | Rematch
)


class Beginning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a game is to begin: at a moment of a finished one, by its number in the archives, or in a position."""

    table: Annotated[str, Meta(max_length=64)] = ""
    moment: Annotated[int, Meta(ge=0)] = 0
    position: Annotated[str, Meta(max_length=20_000)] = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made. `bots` are put into the last seats; `sit` seats its maker at once."""

    game: Name
    seats: SeatNumber
    options: dict[str, str] = {}
    pace: Pace = "untimed"
    breath: Breath = BREATH
    decision: Seconds = DECISION
    sheet: Seconds = SHEET
    poker_face: bool = False
    deadline: Days = 0.0
    quick: bool = False
    bank: Days = BANK
    sittings: Sittings = ()
    zone: Zone = ""
    listed: bool = False
    advice: bool = False
    title: Annotated[str, Meta(max_length=80)] = ""
    bots: tuple[Name, ...] = ()
    sit: bool = False
    nonce: Nonce = ""
    scale: Annotated[float, Meta(ge=1, le=4)] = 1.0
    """Of clients before version 0.2: how much longer everything takes."""
    when_all_in: bool = True
    """Of clients before version 0.2: false is a poker face."""
    begins: Beginning | None = None
    """Where its game begins; game, seats and options have to be those played there."""
    sofa: bool = False
    """Whether all sit in one room, round a screen."""


read_command = msgspec.json.Decoder(AnyCommand).decode
write = msgspec.json.Encoder().encode
