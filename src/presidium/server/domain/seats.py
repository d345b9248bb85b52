"""Seats of a table: their present players, and all holders since the start.

Holders know the secrets of their seat for good, and these secrets open only with their consent. Players who left,
conceded or let another have the seat have consented; those who were removed or replaced, or are only away, have not.
Before the start there are no secrets, so earlier holders are not recorded.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal

from presidium.core import Player
from presidium.server.base.names import alike


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat: open, or held by a person or a bot. The caretaker plays it while its person is away."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    nonce: str = ""
    minded: bool = False
    since: int = 0
    """Journal number of the fact that seated this player. If two names look alike, the later one is marked."""
    portrait: str = ""
    program: bool = False
    """Whether a program answers for this person; everybody sees it."""

    @property
    def open(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def by_hand(self) -> bool:
        """Whether a person plays the seat now, rather than a bot or the caretaker."""
        return self.person is not None and not self.minded


@dataclass(frozen=True, slots=True)
class Claim:
    """A pending claim: this person gets the seat at `until`, unless its former holder refuses."""

    person: str
    name: str
    since: int
    until: float


Gone = Literal["", "gave", "removed", "replaced"]
"""How a holder lost the seat: not at all, gave it away, was removed by the host, or was replaced while away."""


@dataclass(frozen=True, slots=True)
class Holder:
    """A person who holds or has held a seat since the start, and their consent."""

    seat: Player
    person: str
    name: str
    since: int
    gone: Gone = ""
    agreed: bool = False
    """Whether this holder agrees to end the game here."""
    refuses: bool = False
    """Whether this former holder refuses that anybody else takes the seat."""


Holders = tuple[Holder, ...]
"""The holders of all seats, in order of arrival. The last entry for a seat is its present or latest holder."""


def sits(holders: Holders, now: Holder, given: bool = False) -> Holders:
    """The holders after this person has taken a seat, which its former holder gave away (`given`) or has lost."""
    before = last(holders, now.seat)
    if before is not None and before.person != now.person and (given or not before.gone):
        holders = changed(holders, before, gone="gave" if given else "replaced")
    known = next((each for each in holders if (each.seat, each.person) == (now.seat, now.person)), None)
    if known is not None:  # the same person under the same name keeps their first date
        now = replace(now, since=known.since if known.name == now.name else now.since, agreed=known.agreed)
    return (*(each for each in holders if each is not known), now)


def goes(holders: Holders, seat: Player, himself: bool) -> Holders:
    """The holders after this seat's holder has left it (`himself`) or was removed."""
    before = last(holders, seat)
    if before is None or before.gone:
        return holders
    return changed(holders, before, gone="gave" if himself else "removed")


def last(holders: Holders, seat: Player) -> Holder | None:
    """The present or last holder of this seat; None if there was none."""
    return next((each for each in reversed(holders) if each.seat == seat), None)


def stake(holders: Holders, seat: Player, person: str) -> Holder | None:
    """The record of this person as a holder of the seat, if they have not given it away; else None."""
    mine = (each for each in holders if (each.seat, each.person) == (seat, person) and each.gone != "gave")
    return next(mine, None)


def changed(holders: Holders, which: Holder, **parts: Any) -> Holders:
    """The holders, with these fields of one record changed."""
    return tuple(replace(each, **parts) if each is which else each for each in holders)


def imitates(one: Seat | Claim, seats: dict[Player, Seat], holders: Holders) -> bool:
    """Whether this person's name could be mistaken for that of another person who was at the table earlier."""
    others: list[Seat | Holder] = [*(held for held in seats.values() if not held.open), *holders]
    earlier = (other for other in others if other.since < one.since and other.person != one.person)
    return any(alike(one.name, other.name) for other in earlier)
