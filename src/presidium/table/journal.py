"""What is written down of a table: one entry for everything that changes it, in order, never changed afterwards."""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

import msgspec

from presidium.core import When
from presidium.table.hours import QuietHours
from presidium.table.tempo import Tempo


class Fact(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that has happened at a table.

    Tags and the names of fields are written on people's disks: they stay as they are, whatever a class is called here
    (docs/storage.md). A field that is added has a default.
    """


class Begins(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a game begins that does not begin at its beginning."""

    record: str
    """All that was played before; or the position, as the record of a game that begins there. It holds every secret."""
    table: str = ""
    """Of whose game it was a moment; empty: of none."""
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
    """Whether seats may ask for advice although several people play: said before anybody sat down."""
    begins: Begins | None = None
    sofa: str = ""
    """The code of the screen all sit round; empty: each sits somewhere."""

    def at_tempo(self, tempo: Tempo) -> Opened:
        """The same table as if it had been opened at this tempo: those who play on have chosen it since."""
        return msgspec.structs.replace(self, tempo=tempo)


class Sat(Fact, frozen=True, tag="Sat"):
    """A person took a seat; the nonce is mixed into the dice if the game has not begun."""

    seat: int
    person: str
    name: str
    nonce: str = ""
    given: bool = False
    """Whether the one who held it before has let him."""
    portrait: str = ""
    program: bool = False
    """Whether a program answers there, as everybody sees."""


class Filled(Fact, frozen=True, tag="Filled"):
    """A bot took a seat."""

    seat: int
    bot: str


class Left(Fact, frozen=True, tag="Left"):
    """A seat was left, or its holder removed: it is open, or the caretaker's once the game has begun."""

    seat: int
    how: Literal["", "left", "conceded", "removed"] = ""
    """By whose will; older journals do not say."""


class Claimed(Fact, frozen=True, tag="Claimed"):
    """Somebody is to have a seat of a running game; it is his at that time, unless who held it refuses."""

    seat: int
    person: str
    name: str
    until: float


class Unclaimed(Fact, frozen=True, tag="Unclaimed"):
    """He is not to have it: who held it refuses, or it was taken back."""

    seat: int
    why: Literal["refused", "withdrawn"]


class Started(Fact, frozen=True, tag="Started"):
    """The game began: by the rules the table was opened by, or by these, if there were newer ones by then."""

    rules_version: int = 0


class Held(Fact, frozen=True, tag="Held"):
    """A seat's answer lies sealed on the table until the question closes."""

    seat: int
    action: str


class Moved(Fact, frozen=True, tag="Moved"):
    """A seat, or chance, answered: the game goes on."""

    seat: int
    action: str


class Stated(Fact, frozen=True, tag="Stated"):
    seat: int
    statement: str


class TakenBack(Fact, frozen=True, tag="TakenBack"):
    """An answer was taken back, by a person alone against bots or by consent: the game stands as before it."""

    seat: int
    to: int
    """The number of that answer; it and what followed from it is no part of the game any more."""


class BackProposed(Fact, frozen=True, tag="BackProposed"):
    """A person asks the others to take his last open answer back."""

    seat: int


class BackAnswered(Fact, frozen=True, tag="BackAnswered"):
    """Another has agreed to that, or objected; whoever has asked himself, withdrawn it."""

    seat: int
    agrees: bool


class MomentAsked(Fact, frozen=True, tag="MomentAsked"):
    """A seat would like the window to last a moment longer: in secret, until its breath is over."""

    seat: int


class MomentGiven(Fact, frozen=True, tag="MomentGiven"):
    """The window lasts a moment longer: somebody has asked for it, or the table says so of itself."""


class Late(Fact, frozen=True, tag="Late"):
    """The clock of a person ran out, and the caretaker gave this one answer."""

    seat: int
    action: str
    sealed: bool
    """Then the seat alone is told."""


class Present(Fact, frozen=True, tag="Present"):
    """Somebody who was late again and again says that he is there."""

    seat: int


class Wished(Fact, frozen=True, tag="Wished"):
    """Somebody would have the caretaker answer for a seat that everybody waits for."""

    seat: int
    person: str


class Ahead(Fact, frozen=True, tag="Ahead"):
    """What a seat means to answer when it is asked next; empty: nothing any more."""

    seat: int
    action: str


class Then(Fact, frozen=True, tag="Then"):
    """What a seat answers in the window that this action of its brings about; empty: nothing any more."""

    seat: int
    action: str
    answer: str = ""


class Ordered(Fact, frozen=True, tag="Ordered"):
    """The standing orders of a seat (kremlin 13.4)."""

    seat: int
    orders: tuple[str, ...]


class AsksToBeAsked(Fact, frozen=True, tag="AsksToBeAsked"):
    """When a seat wants to be asked in a window: when it could change something, always, or when it has to act."""

    seat: int
    when: When


class Chatted(Fact, frozen=True, tag="Chatted"):
    """Somebody wrote something; spectators talk among themselves while the game runs."""

    name: str
    text: str
    seat: int | None = None
    person: str = ""
    alike: bool = False
    """Whether he went by a name that looks like another's."""


class Paused(Fact, frozen=True, tag="Paused"):
    pass


class Resumed(Fact, frozen=True, tag="Resumed"):
    pass


class Delayed(Fact, frozen=True, tag=True):
    """For so long the disk could not be written: that time does not count."""

    seconds: float


class Compared(Fact, frozen=True, tag="Compared"):
    """How the house's clock stood to the one on the wall: times of day go by it until they are compared again."""

    ahead: float
    """By how many seconds the wall's was ahead."""


class Drew(Fact, frozen=True, tag="Drew"):
    """An answer took so much longer than its deadline: it comes off the bank of its seat, or, 0, of the table."""

    seat: int
    seconds: float


class SittingHeld(Fact, frozen=True, tag="SittingHeld"):
    """The table has sat, and not all answers were in: the question stands."""


class HoursKept(Fact, frozen=True, tag="HoursKept"):
    """When somebody is not to be hurried; none: always."""

    seat: int
    hours: QuietHours | None = None


class Proposed(Fact, frozen=True, tag="Proposed"):
    """Somebody asks the others for days off, or to go on at another tempo."""

    seat: int
    holiday: float = 0.0
    """For how many seconds."""
    tempo: Tempo | None = None


class ProposalAnswered(Fact, frozen=True, tag="ProposalAnswered"):
    """Another has agreed to that, or objected; whoever has asked himself, withdrawn it."""

    seat: int
    agrees: bool


class HolidayBegan(Fact, frozen=True, tag="HolidayBegan"):
    """All have agreed: the clocks stand until then."""

    seat: int
    until: float


class HolidayEnded(Fact, frozen=True, tag="HolidayEnded"):
    seat: int


class Adjourned(Fact, frozen=True, tag="Adjourned"):
    """All have agreed: the table goes on at this tempo."""

    tempo: Tempo


class Hosted(Fact, frozen=True, tag="Hosted"):
    """The hosting was handed over."""

    person: str


class Minded(Fact, frozen=True, tag="Minded"):
    """The caretaker minds a seat whose person is away, or hands it back."""

    seat: int
    minded: bool


class Agreed(Fact, frozen=True, tag="Agreed"):
    """Somebody who holds, or held, a seat would end the game here; when all who are there do, it ends."""

    seat: int
    person: str = ""
    """Who; in older journals whoever holds the seat."""


class Closed(Fact, frozen=True, tag="Closed"):
    """The table ended before its game did."""

    why: str
    seat: int | None = None


class Followed(Fact, frozen=True, tag="Followed"):
    """Where the same people play again."""

    table: str


AnyFact = (
    Opened
    | Sat
    | Filled
    | Left
    | Claimed
    | Unclaimed
    | Started
    | Held
    | Moved
    | TakenBack
    | BackProposed
    | BackAnswered
    | MomentAsked
    | MomentGiven
    | Late
    | Present
    | Wished
    | Stated
    | Ahead
    | Then
    | Ordered
    | AsksToBeAsked
    | Chatted
    | Paused
    | Resumed
    | Delayed
    | Compared
    | Drew
    | SittingHeld
    | HoursKept
    | Proposed
    | ProposalAnswered
    | HolidayBegan
    | HolidayEnded
    | Adjourned
    | Hosted
    | Minded
    | Agreed
    | Closed
    | Followed
)


SECRET = Held | Ahead | Then | Ordered | AsksToBeAsked | MomentAsked | Present
"""What is told to its seat alone."""
SECRETS: Final = frozenset(get_args(SECRET))
BESIDE = (
    Sat
    | Filled
    | Claimed
    | TakenBack
    | Present
    | Stated
    | Ahead
    | Ordered
    | AsksToBeAsked
    | Chatted
    | Paused
    | Hosted
    | HoursKept
    | Proposed
    | ProposalAnswered
)
"""What people can write as often as they like without the game going on."""
ASIDE: Final = frozenset(get_args(BESIDE))


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
