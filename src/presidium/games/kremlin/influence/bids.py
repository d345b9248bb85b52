"""13.3 The effect of the declarations of one volley, which open all together."""

from __future__ import annotations

from presidium.core import Player, Steps
from presidium.games.kremlin.actions import Declare, DeclareAsNeeded
from presidium.games.kremlin.influence.control import settle, show, untied_first
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Kremlin


def open_volley(g: Kremlin, bids: list[tuple[Player, Declare]]) -> Steps:
    """13.1 Opens the declarations of one volley: first all numbers, then control of politicians without a tie, then
    ties.

    12.1 A proxy that declares nothing leaves no public trace.
    """
    public = g.public
    on: dict[Letter, dict[Player, Declare]] = {}
    for seat, bid in bids:
        on.setdefault(bid.who, {})[seat] = bid
    stood: dict[Letter, int] = {}
    for who, here in sorted(on.items()):
        before = public.declared.get(who, (0,) * g.rules.seats)
        numbers = numbers_shown(before, public.control.get(who), here)
        raised = {seat: numbers[seat - 1] for seat in here if numbers[seat - 1] > before[seat - 1]}
        if raised:
            stood[who] = max(before)
            show(g, who, raised)
    men = untied_first(public, stood) if len(stood) > 1 else stood
    return tuple([step for who in men for step in settle(g, who, stood[who])])


def numbers_shown(before: tuple[int, ...], controller: Player | None, bids: dict[Player, Declare]) -> tuple[int, ...]:
    """13.3 The declared numbers on a politician after a volley, seat by seat.

    Exact bids stand first. Of the proxies (`as_needed`) the highest limit shows one more than the next limit or the
    highest number, never more than itself; the controller's only if somebody goes above the controller's number. A
    beaten proxy whose limit was above the highest number shows its limit, and so does the highest limit where it can do
    no more than equal an exact bid.
    """
    exact, limits = list(before), dict[Player, int]()
    for seat, bid in bids.items():
        if isinstance(bid, DeclareAsNeeded):
            limits[seat] = bid.points
        else:
            exact[seat - 1] = bid.points
    stood, numbers = max(before), exact.copy()
    for seat, limit in limits.items():
        highest = max([points for other, points in enumerate(exact, 1) if other != seat])
        rival = max([highest, *[other for rival, other in limits.items() if rival != seat]])
        if rival <= stood and seat == controller:
            continue
        if limit > highest or limit == rival > stood:
            numbers[seat - 1] = min(rival + 1, limit)
    return tuple(numbers)
