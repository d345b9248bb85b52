"""Who holds the seats of a table, and who has held them since the start.

What somebody has seen there he knows for good, and his secrets open by his own word alone. Who left a seat, conceded
it or let somebody have it has given his word; whoever was removed or replaced, or is only away, has not. Before the
start nobody has seen anything, so who sat where then is forgotten.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal

from presidium.core import Player
from presidium.table.names import alike


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat is held by a person, by a bot, or open; the caretaker minds it while its person is away."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    nonce: str = ""
    minded: bool = False
    since: int = 0
    """By which fact of the journal: of two names that look alike the later is marked."""
    portrait: str = ""
    program: bool = False
    """Whether its person lets a program answer, as everybody sees."""

    @property
    def open(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def by_hand(self) -> bool:
        """Whether a person answers for it now."""
        return self.person is not None and not self.minded


@dataclass(frozen=True, slots=True)
class Claim:
    """Somebody who is to have a seat, and when, unless who held it refuses."""

    person: str
    name: str
    since: int
    until: float


Gone = Literal["", "gave", "removed", "replaced"]
"""Not at all; by his own will; by the host's; or while he was away, by whoever took the seat."""


@dataclass(frozen=True, slots=True)
class Holder:
    seat: Player
    person: str
    name: str
    since: int
    gone: Gone = ""
    agreed: bool = False
    """Whether he would end the game here."""
    refuses: bool = False
    """Whether nobody is to have the seat after him."""


Holders = tuple[Holder, ...]
"""In the order they came; of a seat the last one is its holder, or was."""


def sits(holders: Holders, now: Holder, given: bool = False) -> Holders:
    """Somebody has the seat now; whoever had it before has given it, or been replaced."""
    before = last(holders, now.seat)
    if before is not None and before.person != now.person and (given or not before.gone):
        holders = changed(holders, before, gone="gave" if given else "replaced")
    known = next((each for each in holders if (each.seat, each.person) == (now.seat, now.person)), None)
    if known is not None:  # he has never been anybody else here
        now = replace(now, since=known.since if known.name == now.name else now.since, agreed=known.agreed)
    return (*(each for each in holders if each is not known), now)


def goes(holders: Holders, seat: Player, himself: bool) -> Holders:
    """Whoever holds the seat holds it no more."""
    before = last(holders, seat)
    if before is None or before.gone:
        return holders
    return changed(holders, before, gone="gave" if himself else "removed")


def last(holders: Holders, seat: Player) -> Holder | None:
    """Who holds this seat, or was the last to do so."""
    return next((each for each in reversed(holders) if each.seat == seat), None)


def stake(holders: Holders, seat: Player, person: str) -> Holder | None:
    """What this person's word still counts for at a seat."""
    mine = (each for each in holders if (each.seat, each.person) == (seat, person) and each.gone != "gave")
    return next(mine, None)


def changed(holders: Holders, which: Holder, **parts: Any) -> Holders:
    return tuple(replace(each, **parts) if each is which else each for each in holders)


def imitates(one: Seat | Claim, seats: dict[Player, Seat], holders: Holders) -> bool:
    """Whether somebody else went by a name that looks like this one's before he came."""
    others: list[Seat | Holder] = [*(held for held in seats.values() if not held.open), *holders]
    earlier = (other for other in others if other.since < one.since and other.person != one.person)
    return any(alike(one.name, other.name) for other in earlier)
