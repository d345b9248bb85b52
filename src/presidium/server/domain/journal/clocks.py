"""Facts about time: extensions, pauses, late answers, play by mail, another tempo."""

from __future__ import annotations

from presidium.server.base.hours import QuietHours
from presidium.server.base.tempo import Tempo
from presidium.server.domain.journal.fact import Fact


class MomentAsked(Fact, frozen=True, tag="MomentAsked"):
    """A seat asked for an extension of the window; secret until the window's time is up."""

    seat: int


class MomentGiven(Fact, frozen=True, tag="MomentGiven"):
    """The window was extended, because a player had asked for it or because the table did so by itself."""


class Late(Fact, frozen=True, tag="Late"):
    """A player's clock ran out, and the caretaker gave this one answer."""

    seat: int
    action: str
    sealed: bool
    """Whether the question is sealed; if so, only the late player is told."""


class Present(Fact, frozen=True, tag="Present"):
    """A player who was late repeatedly said that they are there."""

    seat: int


class Wished(Fact, frozen=True, tag="Wished"):
    """A person voted that the caretaker answers for a seat that everybody waits for."""

    seat: int
    person: str


class Paused(Fact, frozen=True, tag="Paused"):
    pass


class Resumed(Fact, frozen=True, tag="Resumed"):
    pass


class Delayed(Fact, frozen=True, tag="Delayed"):
    """The disk could not be written for this many seconds, so clocks were moved on by the same time."""

    seconds: float


class Compared(Fact, frozen=True, tag="Compared"):
    """The difference between the wall clock and the server's clock was measured. Times of day are computed with it
    until the next measurement."""

    ahead: float
    """Wall clock minus server clock, in seconds."""


class Drew(Fact, frozen=True, tag="Drew"):
    """An answer came this many seconds after its deadline. They are taken from the bank of `seat`; seat 0 is the
    table's bank."""

    seat: int
    seconds: float


class SittingHeld(Fact, frozen=True, tag="SittingHeld"):
    """A sitting was held at which not all answers were in, so the question stays open."""


class HoursKept(Fact, frozen=True, tag="HoursKept"):
    """A player set their quiet hours; None: they have none."""

    seat: int
    hours: QuietHours | None = None


class Proposed(Fact, frozen=True, tag="Proposed"):
    """A player proposed a holiday or another tempo to the others."""

    seat: int
    holiday: float = 0.0
    """Length of the holiday in seconds; 0 if the proposal is about the tempo."""
    tempo: Tempo | None = None


class ProposalAnswered(Fact, frozen=True, tag="ProposalAnswered"):
    """A player agreed or objected to a proposal; or the player who made the proposal withdrew it."""

    seat: int
    agrees: bool


class HolidayBegan(Fact, frozen=True, tag="HolidayBegan"):
    """All agreed to a player's holiday; the clocks stop until its end at `until`."""

    seat: int
    until: float


class HolidayEnded(Fact, frozen=True, tag="HolidayEnded"):
    """A player's holiday ended."""

    seat: int


class Adjourned(Fact, frozen=True, tag="Adjourned"):
    """All agreed to continue at this tempo."""

    tempo: Tempo
