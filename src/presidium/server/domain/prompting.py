"""Decides who is asked in a window: who passes automatically, who is shown the question, and who is notified.

The rules depend on the tempo, because waiting reveals something. At a live table with fixed times every window lasts
its full time, and the settings only affect the page. At a table in step all are asked alike, and a player who asked to
be left alone counts as having answered. A table that waits for answers waits for everybody, whatever they hold; only
players who asked to be left alone pass automatically, because that reveals nothing of their sheets. For a person alone,
and at a table the host made quick, players who could change nothing pass too. At a sofa table nobody passes
automatically, because the others would see whose phone stays dark. At a correspondence table with sittings a window
waits for the next sitting anyway, so notifications may depend on what a player holds.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from presidium.core import Brief, Player, View, When, view
from presidium.server.base.tempo import is_window, sits
from presidium.server.domain.orders import answer_by_orders, counts_ahead, passes_phase
from presidium.server.protocol.messages import USUALLY

if TYPE_CHECKING:
    from presidium.server.domain.table import Table

log = logging.getLogger("presidium.table")


def brief_of(table: Table, now: View[Any] | None) -> Brief | None:
    """The brief for this view; None if the game has none, or if making it failed."""
    make = table.game.brief
    try:
        return None if make is None or now is None else make(now)
    except Exception as error:  # a game can be played without its briefs; what this one saw stays out of the log
        log.error("a brief failed: %s", type(error).__name__, extra={"table": table.id})
        return None


def asks(table: Table, seat: Player) -> When:
    """When this seat wants to be asked in a window."""
    return "every" if table.opened.sofa else table.asks.get(seat, USUALLY)


def chose_on_cards(table: Table, seat: Player) -> bool:
    """Whether this seat's wish for the next chance to play a card is met by its answer to the current window."""
    if asks(table, seat) != "cards" or not is_window(table.g):
        return False
    brief = brief_of(table, view(table.g, seat))
    return brief is not None and brief.plays


def auto_passes(table: Table, seat: Player) -> bool:
    """Whether this seat passes the current window automatically; never if the game may end after it."""
    tempo, when = table.tempo, asks(table, seat)
    fixed = tempo.pace == "live" and not tempo.in_step
    if fixed or when == "every" or not is_window(table.g) or table.game.brief is None:
        return False
    by_what_it_holds = tempo.pace == "solo" or (tempo.quick and tempo.pace != "live")
    if when != "acting" and not by_what_it_holds:
        return False
    brief = brief_of(table, view(table.g, seat))
    return brief is not None and not brief.calls(when)


def is_shown(table: Table, seat: Player | None) -> bool:
    """Whether this seat is shown the question; not if it closes by itself before anybody could answer."""
    question = table.g.question()
    if question is None or seat not in table.seats or question.silence is None:
        return True
    return not (
        question.quiet or (table.tempo.pace == "solo" and table.seats[seat].by_hand and auto_passes(table, seat))
    )


def must_notify(table: Table, seat: Player) -> bool:
    """Whether this seat's player has to be notified of the current question, which they have not answered."""
    question = table.g.question()
    if question is None or question.quiet or seat not in table.asked() or not table.seats[seat].by_hand:
        return False
    if seat in table.held or not is_window(table.g):
        return seat not in table.held
    if not sits(table.tempo):
        return not counts_ahead(table, seat) and not auto_passes(table, seat)
    brief = brief_of(table, view(table.g, seat))
    wanted = brief is None or brief.calls(asks(table, seat))
    said = passes_phase(table, seat) or answer_by_orders(table, seat) is not None
    return wanted and not said and not table.correspondence.unawaited
