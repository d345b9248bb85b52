"""Tables of a round of Goulag with five players, with seats counted from the commissar (0) to the left.

In this numbering every round looks the same, so precomputed values serve all commissars. Indices follow the order of
`DEALS`, which the master's solver and its nets use.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from presidium.bots.goulag.beliefs import Deal, deals
from presidium.bots.goulag.playout import Ints, trios
from presidium.games.goulag.game import steps_to_win

SEATS: Final = 5

DEALS: Final[tuple[Deal, ...]] = tuple(deal for deal, _ in deals(SEATS))
INDEX: Final = {deal: at for at, deal in enumerate(DEALS)}
PRIOR: Final = tuple(ways / sum(ways for _, ways in deals(SEATS)) for _, ways in deals(SEATS))
"""Prior probability of each deal of worker cards, in the order of `DEALS`."""

TRIOS: Final[tuple[Ints, ...]] = trios(SEATS, 0, None)
"""All trios (two builders and a supervisor) that a commissar may name in the first round."""
BARRED: Final = frozenset(at for at, trio in enumerate(TRIOS) if trio not in trios(SEATS, 0, (2, 3, 4)))
"""2.2 Indices of the trios that are forbidden if the previous trio sat in seats 1, 2 and 3 (the commissar is 0). No
other previous trio forbids any, because it included the present commissar."""


@cache
def passed_on(deal: Deal) -> Deal:
    """The same deal of worker cards, with seats counted from the commissar of the next round."""
    return (*deal[1:], deal[0])


NEXT: Final = tuple(INDEX[passed_on(deal)] for deal in DEALS)
"""For each index in `DEALS`: the index of the same deal with seats counted from the next commissar."""


def in_roles(trio: Ints) -> tuple[int, ...]:
    """Reorders `DEALS` by role: first builder, second builder, supervisor, idle player, commissar; returns indices."""
    one, other, watch = trio
    (idle,) = {1, 2, 3, 4} - set(trio)
    order = one, other, watch, idle, 0
    where = {tuple(deal[seat] for seat in order): at for at, deal in enumerate(DEALS)}
    return tuple(where[roles] for roles in DEALS)


ROLES: Final = tuple(in_roles(trio) for trio in TRIOS)

WON: Final = tuple(
    tuple(float(canal >= steps_to_win(sum(deal), SEATS)[0]) for deal in DEALS) for canal in range(2 * SEATS + 1)
)
"""By final length of the canal and deal: 1 if the loyal win, 0 if the disloyal win. At five players one side always
wins."""
