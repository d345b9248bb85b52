"""The commands that players, spectators and bots send to a table. All of them use the same protocol.

A command travels over the table's WebSocket or by HTTP in the same form. Messages (`messages.py`) come back over the
WebSocket.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from presidium.core import When
from presidium.server.base import nul
from presidium.server.base.tempo import BANK, BREATH, DECISION, SHEET, Talking
from presidium.server.protocol.field_types import (
    Breath,
    Days,
    Id,
    Minutes,
    Name,
    Nonce,
    NotationText,
    SeatNumber,
    Seconds,
    Sittings,
    Text,
    Zone,
)
from presidium.server.protocol.new_table import Beginning as Beginning
from presidium.server.protocol.new_table import NewTable as NewTable

PROTOCOL: Final = 1
"""Version of the protocol. It increases when a client written for the version before could misread something
(docs/stability.md)."""


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    """A request of a person to a table. `id` is chosen by the client; a command sent twice is executed once."""

    id: Id


class Sit(Command, frozen=True, tag="sit", kw_only=True):
    """Take the given seat, or any open one. The nonce, any text, is mixed into the dice.

    At a sofa table a person may also take a seat of a running game, if a bot or the caretaker plays it, or if its
    player's phone is disconnected. The former player has 20 s to come back.

    `name` is for a player who shares a device that is passed round; other players sit under their own names. A portrait
    is one of eight, or `none` for one drawn by lot. A player may change it at any time by sitting down again.
    """

    seat: SeatNumber | None = None
    nonce: Nonce = ""
    name: Annotated[str, Meta(max_length=40)] = ""
    portrait: Annotated[str, Meta(max_length=20)] = ""
    program: bool = False
    """Whether a program plays at this seat; everybody sees it. Always true for a permanent bot."""


class Fill(Command, frozen=True, tag="fill", kw_only=True):
    """For the host: put a bot into a seat, or into every open seat. Without a name the server chooses."""

    seat: SeatNumber | None = None
    bot: Name | None = None


class Invite(Command, frozen=True, tag="invite", kw_only=True):
    """For the host: invite a permanent bot, by its name, to an open seat.

    The bot sits down when its program connects, if the seat is still free.
    """

    seat: SeatNumber
    bot: Name


class Leave(Command, frozen=True, tag="leave", kw_only=True):
    """Leave your seat, or, as host, remove a player. Once the game runs, the caretaker plays that seat."""

    seat: SeatNumber


class Start(Command, frozen=True, tag="start", kw_only=True):
    """For the host: start the game; every seat must be taken."""


class Answer(Command, frozen=True, tag="answer", kw_only=True):
    """Answer the question with this number, in the notation of the game.

    A player who announces something or names a card may add in `then` how they answer in the window that follows.
    """

    seat: SeatNumber
    question: int
    action: NotationText
    then: Annotated[str, Meta(max_length=200)] = ""


class TakeBack(Command, frozen=True, tag="takeback", kw_only=True):
    """Take your last answer back, as long as no die has been rolled and no other player's answer has opened since.

    Among people only an open answer can be taken back, and the other players have to agree (`consent`).
    """

    seat: SeatNumber


class Consent(Command, frozen=True, tag="consent", kw_only=True):
    """Agree or object to another player taking their last answer back, while the question with this number stands."""

    seat: SeatNumber
    question: int
    agree: bool


class MoreTime(Command, frozen=True, tag="moment", kw_only=True):
    """At live tables: ask for more time in the window with this number. Nobody is told who has asked.

    The table announces the extension when the window's time is up. Now and then it extends a window without a request.
    While a floor is open, it gives everybody more time to talk, and everybody sees it.
    """

    seat: SeatNumber
    question: int


class Ready(Command, frozen=True, tag="ready", kw_only=True):
    """Say that you have nothing more to say on the floor, or take that back. Answering the question says it too."""

    seat: SeatNumber
    ready: bool = True


class Floor(Command, frozen=True, tag="floor", kw_only=True):
    """For the host: hold the floor, let it go on, or close it at once."""

    hold: bool | None = None
    close: bool = False


class ShowTyping(Command, frozen=True, tag="typing", kw_only=True):
    """Tell the others that you write a public line. The server does not store it."""

    seat: SeatNumber


class Present(Command, frozen=True, tag="present", kw_only=True):
    """Say that you are there, after your clock ran out repeatedly or while the caretaker plays your seat."""

    seat: SeatNumber


class Mind(Command, frozen=True, tag="mind", kw_only=True):
    """At untimed tables: vote that the caretaker plays for a player the table waits for.

    The caretaker takes over when all others who play by hand have voted for it.
    """

    seat: SeatNumber


class Ahead(Command, frozen=True, tag="ahead", kw_only=True):
    """Answer in advance, in private, the next question to this seat; an empty action withdraws the answer."""

    seat: SeatNumber
    action: Annotated[str, Meta(max_length=200)] = ""


class Say(Command, frozen=True, tag="say", kw_only=True):
    """Make a statement of the game, in its notation."""

    seat: SeatNumber
    statement: NotationText


class Chat(Command, frozen=True, tag="chat", kw_only=True):
    """Write a chat message: with a seat as a player, without one among the spectators."""

    text: Text
    seat: SeatNumber | None = None


class React(Command, frozen=True, tag="react", kw_only=True):
    """Stamp, cough or applaud. The server tells everybody connected at once and does not store it."""

    seat: SeatNumber
    mark: Literal["stamp", "cough", "applause"]


class Order(Command, frozen=True, tag="order", kw_only=True):
    """Set the standing orders of a seat, replacing earlier ones (kremlin 13.4)."""

    seat: SeatNumber
    orders: Annotated[tuple[NotationText, ...], Meta(max_length=100)] = ()


class AskMe(Command, frozen=True, tag="askme", kw_only=True):
    """Set when a seat is asked in a window: if it could change something, also if it could play a card, always, or
    only if it must.

    A seat must be asked if the game may end after the window. At a live table all windows stay open to all seats.
    """

    seat: SeatNumber
    when: When


class PassPhase(Command, frozen=True, tag="passphase", kw_only=True):
    """Pass every window until the phase ends, in private; or stop doing so.

    Each pass counts as an answer, so nobody waits for the seat. Unlike the answer `waive`, it commits to nothing.
    """

    seat: SeatNumber
    passes: bool


class Hours(Command, frozen=True, tag="hours", kw_only=True):
    """Set your quiet hours, in minutes after midnight in your time zone.

    An answer that is due within your quiet hours is due at their end instead. Everybody sees your quiet hours. With the
    same minute as start and end you have none.
    """

    seat: SeatNumber
    zone: Zone = ""
    starts: Minutes = 0
    ends: Minutes = 0


class Holiday(Command, frozen=True, tag="holiday", kw_only=True):
    """At correspondence and untimed tables: ask the others for this many days off.

    No clock of the table runs during a holiday.
    """

    seat: SeatNumber
    days: Annotated[int, Meta(ge=1, le=28)]


class EndHoliday(Command, frozen=True, tag="back", kw_only=True):
    """Say that you are back from your holiday: the clocks run again, unless others are away."""

    seat: SeatNumber


class Adjourn(Command, frozen=True, tag="adjourn", kw_only=True):
    """Propose to continue at another tempo: correspondence, untimed or live.

    All clocks then start from their full time.
    """

    seat: SeatNumber
    pace: Literal["live", "untimed", "mail"]
    breath: Breath = BREATH
    decision: Seconds = DECISION
    sheet: Seconds = SHEET
    poker_face: bool = False
    in_step: bool = False
    talk: Talking = "none"
    deadline: Days = 0.0
    quick: bool = False
    bank: Days = BANK
    sittings: Sittings = ()
    zone: Zone = ""


class Assent(Command, frozen=True, tag="assent", kw_only=True):
    """Agree or object to the proposal with this number.

    The player who made the proposal withdraws it by objecting.
    """

    seat: SeatNumber
    proposal: int
    agree: bool


class Pause(Command, frozen=True, tag="pause", kw_only=True):
    """For the host: stop the clocks."""


class Resume(Command, frozen=True, tag="resume", kw_only=True):
    """For the host: continue after a pause."""


class Handover(Command, frozen=True, tag="handover", kw_only=True):
    """For the host: make the player in this seat the host."""

    seat: SeatNumber


class Finish(Command, frozen=True, tag="finish", kw_only=True):
    """For the host: close the table before the game's end."""


class Concede(Command, frozen=True, tag="concede", kw_only=True):
    """Give up the game; the caretaker plays on in your seat."""

    seat: SeatNumber


class Agree(Command, frozen=True, tag="agree", kw_only=True):
    """Agree to end the game here. It ends when all players who are present have agreed.

    The archives open only if players who are away or were removed agree too, each for the seat they had.
    """

    seat: SeatNumber


class SeatLink(Command, frozen=True, tag="seatlink", kw_only=True):
    """For the host: make a link that gives a seat to the first person who opens it.

    The link is meant for a player who has lost their token. While the game runs, it works only for a seat that no
    person plays, and the former player has time to refuse first.
    """

    seat: SeatNumber


class Refuse(Command, frozen=True, tag="refuse", kw_only=True):
    """Refuse to let anybody take over the seat you held. With it, the claimant or the host withdraws a claim."""

    seat: SeatNumber


class Allow(Command, frozen=True, tag="allow", kw_only=True):
    """Let the claimant take over, at once, the seat you held."""

    seat: SeatNumber


class Rematch(Command, frozen=True, tag="rematch", kw_only=True):
    """Make another table with the same people, bots and options. At a sofa only people with a connection get a seat."""


AnyCommand = (
    Sit
    | Fill
    | Invite
    | Leave
    | Start
    | Answer
    | TakeBack
    | Consent
    | MoreTime
    | Ready
    | Floor
    | ShowTyping
    | Present
    | Mind
    | Ahead
    | Say
    | Chat
    | React
    | Order
    | AskMe
    | PassPhase
    | Hours
    | Holiday
    | EndHoliday
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


def read_command(said: bytes | str) -> AnyCommand:
    """Returns the command that a JSON text means. Raises MsgspecError if the text is no command."""
    nul.must_hold_none(said)
    return _decode(said)


_decode: Callable[[bytes | str], AnyCommand] = msgspec.json.Decoder(AnyCommand).decode
write = msgspec.json.Encoder().encode
