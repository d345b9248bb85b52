"""Standing orders (kremlin 13.4): secret instructions of a seat that answer for it in windows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from presidium.core import PASS, Action, Player, Refused, refusal, view
from presidium.server.base.tempo import is_window, waits

if TYPE_CHECKING:
    from presidium.server.domain.table import Table


def check_orders(table: Table, orders: tuple[str, ...]) -> tuple[str, ...]:
    """The standing orders in canonical notation. Raises Refused if one is invalid, or if the game has no orders."""
    known = table.game.orders
    if known is None and orders:
        raise Refused(refusal("no-orders-here", game=table.game.name))
    return () if known is None else tuple(known.write(known.read(order, table.g.public)) for order in orders)


def passes_phase(table: Table, seat: Player) -> bool:
    """Whether this seat passes every window until the phase ends, and a window is open."""
    return seat in table.phase_passes and is_window(table.g)


def counts_ahead(table: Table, seat: Player) -> bool:
    """Whether a table need not wait for this seat, because the seat or its standing orders pass the current window.

    Where the table waits for people, or is in step, only a pass based on public facts counts, because the length of a
    wait must not reveal what a seat holds. At other tables any order counts.
    """
    if passes_phase(table, seat):
        return True
    known = table.game.orders
    by_kind = waits(table.tempo) or table.tempo.in_step
    if not by_kind or known is None or seat not in table.orders:
        return answer_by_orders(table, seat) is not None
    return known.passes(view(table.g, seat), tuple(known.read(order, None) for order in table.orders[seat]))


def answer_by_orders(table: Table, seat: Player) -> Action | None:
    """The answer of a seat's standing orders to the current question; None if they give none."""
    known = table.game.orders
    if known is None or seat not in table.orders:
        return None
    return known.answer(view(table.g, seat), tuple(known.read(order, None) for order in table.orders[seat]))


def answer_to_own(table: Table, seat: Player, action: Action, said: Action | None) -> Action | None:
    """The answer of a seat in the window that its own action opens: `said`, or the answer of its standing orders.

    Orders count only where the table would wait for the seat, and only if they guard a person the window is about. None
    if there is no answer. Raises Refused if `said` is impossible in that window.
    """
    if said is None and not table.orders.get(seat):
        return None
    known, find, g = table.game.orders, table.game.announced, table.g.copy()
    g.apply(seat, action)
    question = g.question()
    opened = None if find is None or question is None or question.silence is None else find(g.public)
    if question is None or opened != (seat, action) or seat not in g.asked():
        return None if said == PASS else said  # the player gets a notice that it was not needed
    if said is None and known is not None and waits(table.tempo):
        now, orders = view(g, seat), tuple(known.read(order, None) for order in table.orders.get(seat, ()))
        return known.answer(now, orders) or question.silence if known.guards(now, orders) else None
    refused = None if said is None else g.why_not(seat, said)
    if refused is not None:
        raise Refused(refused)
    return said
