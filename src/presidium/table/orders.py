"""Standing orders at a table (as kremlin 13.4): secret, of one seat, and all that may act for it in a window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from presidium.core import PASS, Action, Player, Refused, refusal, view
from presidium.table.tempo import waits

if TYPE_CHECKING:
    from presidium.table.table import Table


def check_orders(table: Table, orders: tuple[str, ...]) -> tuple[str, ...]:
    """The orders as they will be kept; Refused if one cannot be read, or the game knows none."""
    known = table.game.orders
    if known is None and orders:
        raise Refused(refusal("no-orders-here", game=table.game.name))
    return () if known is None else tuple(known.write(known.read(order, table.g.public)) for order in orders)


def counts_ahead(table: Table, seat: Player) -> bool:
    """Whether a table that waits for people need not wait for this seat, since its orders pass such a window.

    Only a pass for what everybody knows of it counts: whether a table goes on must not tell what somebody holds. Where
    one person plays alone there is nobody to be told.
    """
    known = table.game.orders
    if not waits(table.tempo) or known is None or seat not in table.orders:
        return answer_by_orders(table, seat) is not None
    return known.passes(view(table.g, seat), tuple(known.read(order, None) for order in table.orders[seat]))


def answer_by_orders(table: Table, seat: Player) -> Action | None:
    """What a seat's orders answer to the question that stands; None if they say nothing."""
    known = table.game.orders
    if known is None or seat not in table.orders:
        return None
    return known.answer(view(table.g, seat), tuple(known.read(order, None) for order in table.orders[seat]))


def answer_to_own(table: Table, seat: Player, action: Action, said: Action | None) -> Action | None:
    """What a seat that announces this answers in the window on it: what it says, or what its orders do where a table
    would wait for it, and it guards who announces. Refused if that cannot be answered there."""
    if said is None and not table.orders.get(seat):
        return None
    known, find, g = table.game.orders, table.game.announced, table.g.copy()
    g.apply(seat, action)
    question = g.question()
    opened = None if find is None or question is None or question.silence is None else find(g.public)
    if question is None or opened != (seat, action) or seat not in g.asked():
        return None if said == PASS else said  # the table tells him that it was not needed
    if said is None and known is not None and waits(table.tempo):
        now, orders = view(g, seat), tuple(known.read(order, None) for order in table.orders.get(seat, ()))
        return known.answer(now, orders) or question.silence if known.guards(now, orders) else None
    refused = None if said is None else g.why_not(seat, said)
    if refused is not None:
        raise Refused(refused)
    return said
