"""13.3 What a volley of declarations shows, all together."""

from __future__ import annotations

from presidium.core import DONE, Player, Steps
from presidium.kremlin.actions import Declare, DeclareAsNeeded
from presidium.kremlin.influence import settle, show
from presidium.kremlin.people import Letter
from presidium.kremlin.state import Kremlin


def open_volley(g: Kremlin, bids: list[tuple[Player, Declare]]) -> Steps:
    """13.1 The declarations of one volley, all together: first every number, then who controls.

    12.1 Where a proxy shows nothing, nothing has happened that anybody could see.
    """
    public = g.public
    rises: list[tuple[Player, Letter, int]] = []
    for who in sorted({bid.who for _, bid in bids}):
        here = {seat: bid for seat, bid in bids if bid.who == who}
        before = public.declared.get(who, (0,) * g.rules.seats)
        numbers = numbers_shown(before, public.control.get(who), here)
        rises += [(seat, who, numbers[seat - 1]) for seat in here if numbers[seat - 1] > before[seat - 1]]
    if not rises:
        return DONE
    public.volley += 1
    for seat, who, points in rises:
        show(g, seat, who, points)
    return tuple(step for who in sorted({who for _, who, _ in rises}) for step in settle(g, who))


def numbers_shown(before: tuple[int, ...], controller: Player | None, bids: dict[Player, Declare]) -> tuple[int, ...]:
    """13.3 What stands on a politician after a volley, seat by seat.

    Exact bids stand first. Of the proxies (`as_needed`) the highest limit wins, the controller's among
    equals, and shows one more than the next limit or standing number (the controller: as much), never
    above its own limit. A beaten proxy whose limit was above the standing number shows its limit.
    """
    exact = list(before)
    for seat, bid in bids.items():
        if not isinstance(bid, DeclareAsNeeded):
            exact[seat - 1] = bid.points
    limits = {seat: bid.points for seat, bid in bids.items() if isinstance(bid, DeclareAsNeeded)}
    if not limits:
        return tuple(exact)
    stands = {seat: max((n for other, n in enumerate(exact, 1) if other != seat), default=0) for seat in limits}
    winner = max(limits, key=lambda seat: (limits[seat], seat == controller))
    numbers = list(exact)
    for seat, limit in limits.items():
        if seat != winner:
            if limit > stands[seat]:
                numbers[seat - 1] = limit
            continue
        rival = max(stands[seat], *(other for s, other in limits.items() if s != seat), 0)
        needed = rival if seat == controller else rival + 1
        if limit >= (stands[seat] if seat == controller else stands[seat] + 1):
            numbers[seat - 1] = max(exact[seat - 1], min(needed, limit))
    return tuple(numbers)
