"""Facts about the game: answers, takebacks, orders, and what people say."""

from __future__ import annotations

from presidium.core import When
from presidium.server.domain.journal.fact import Fact


class Held(Fact, frozen=True, tag="Held"):
    """A seat gave a sealed answer, which opens when the question closes."""

    seat: int
    action: str


class Moved(Fact, frozen=True, tag="Moved"):
    """An answer of a seat or of chance was played."""

    seat: int
    action: str


class Stated(Fact, frozen=True, tag="Stated"):
    seat: int
    statement: str


class TakenBack(Fact, frozen=True, tag="TakenBack"):
    """An answer was taken back, by one person alone against bots or by consent. The game is as before it."""

    seat: int
    to: int
    """The journal number of the answer taken back. The game continues as if it and all later facts had not happened."""


class BackProposed(Fact, frozen=True, tag="BackProposed"):
    """A player asked the others to let them take back their last open answer."""

    seat: int


class BackAnswered(Fact, frozen=True, tag="BackAnswered"):
    """A player agreed or objected to another player's takeback; or the player who asked for it withdrew the request."""

    seat: int
    agrees: bool


class Ahead(Fact, frozen=True, tag="Ahead"):
    """A seat answered its next question in advance; an empty action withdraws the answer."""

    seat: int
    action: str


class Then(Fact, frozen=True, tag="Then"):
    """A seat gave in advance its answer in the window that its own action will open; an empty answer withdraws it."""

    seat: int
    action: str
    answer: str = ""


class Ordered(Fact, frozen=True, tag="Ordered"):
    """A seat set its standing orders (kremlin 13.4)."""

    seat: int
    orders: tuple[str, ...]


class AsksToBeAsked(Fact, frozen=True, tag="AsksToBeAsked"):
    """A seat set when it is asked in a window, or its wish for the next chance to play a card was met."""

    seat: int
    when: When


class PassesPhase(Fact, frozen=True, tag="PassesPhase"):
    """A seat chose to pass every window until the phase ends, or ended this choice."""

    seat: int
    passes: bool


class Ready(Fact, frozen=True, tag="Ready"):
    """A seat said that it has nothing more to say on this floor, or took that back."""

    seat: int
    ready: bool


class FloorExtended(Fact, frozen=True, tag="FloorExtended"):
    """A player asked for more time to talk, and everybody has it."""

    seat: int


class FloorHeld(Fact, frozen=True, tag="FloorHeld"):
    """The host keeps the floor open until they let it go on."""

    held: bool


class FloorClosed(Fact, frozen=True, tag="FloorClosed"):
    """The floor is over: all are ready, its time is up, or the host went on."""


class Chatted(Fact, frozen=True, tag="Chatted"):
    """A person wrote a chat message. Spectators' messages are for spectators only while the game runs."""

    name: str
    text: str
    seat: int | None = None
    person: str = ""
    alike: bool = False
    """Whether the name could be mistaken for that of another person at the table."""
