"""Standing orders at a table (kremlin 13.4): secret, of one seat, and all that may act for it in a window."""

from __future__ import annotations

from presidium.core import Action, Player, Refused, refusal, view
from presidium.kremlin.announcing.orders import answer
from presidium.kremlin.written.dossier import read_order, write_order
from presidium.table.table import Table


def check_orders(table: Table, orders: tuple[str, ...]) -> tuple[str, ...]:
    """The orders as they will be kept; Refused if one cannot be read, or the game knows none."""
    if orders and table.game.name != "kremlin":
        raise Refused(refusal("no-orders-here", game=table.game.name))
    year = table.g.public.year if orders else 0
    return tuple(write_order(read_order(order, year)) for order in orders)


def answer_by_orders(table: Table, seat: Player) -> Action | None:
    """What a seat's orders answer to the question that stands; None if they say nothing."""
    if seat not in table.orders:
        return None
    orders = tuple(read_order(order, 0) for order in table.orders[seat])
    return answer(view(table.g, seat), orders)
