"""A round of five as its commissar sees the table: he is 0, the seat on his left 1, and so round.

Every round looks the same from there, whoever is commissar, so that what was once worked out serves all of them. The
numbers here are in the order of `DEALS`, the tables a master thinks with and was taught with.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from presidium.bots.goulag.beliefs import Deal, deals
from presidium.bots.goulag.playout import Ints, needed, trios

SEATS: Final = 5

DEALS: Final[tuple[Deal, ...]] = tuple(deal for deal, _ in deals(SEATS))
INDEX: Final = {deal: at for at, deal in enumerate(DEALS)}
PRIOR: Final = tuple(ways / sum(ways for _, ways in deals(SEATS)) for _, ways in deals(SEATS))
"""How likely each deal is before anything has happened."""

TRIOS: Final[tuple[Ints, ...]] = trios(SEATS, 0, None)
"""Whom a commissar may name in the first round: two builders and a supervisor."""
BARRED: Final = frozenset(at for at, trio in enumerate(TRIOS) if set(trio) == {1, 2, 3})
"""2.2 Those he may not name if these three were the three of the round before; no other three can ever be barred, since
the commissar of that round, who counts as new, is the fourth."""


@cache
def passed_on(deal: Deal) -> Deal:
    """The same deal, as the next commissar sees it."""
    return (*deal[1:], deal[0])


NEXT: Final = tuple(INDEX[passed_on(deal)] for deal in DEALS)
"""Where the next commissar finds each deal."""


def in_roles(trio: Ints) -> tuple[int, ...]:
    """The deals in the order of those who matter: builder, builder, supervisor, who has no job, commissar."""
    one, other, watch = trio
    (idle,) = {1, 2, 3, 4} - set(trio)
    order = one, other, watch, idle, 0
    where = {tuple(deal[seat] for seat in order): at for at, deal in enumerate(DEALS)}
    return tuple(where[roles] for roles in DEALS)


ROLES: Final = tuple(in_roles(trio) for trio in TRIOS)

WON: Final = tuple(
    tuple(float(canal >= needed(sum(deal), SEATS)[0]) for deal in DEALS) for canal in range(2 * SEATS + 1)
)
"""For each length of the canal at the end: in which deals the loyal win; of five nobody else does but the disloyal."""
