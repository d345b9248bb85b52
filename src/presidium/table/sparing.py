"""When somebody wants to be asked in a window, and who is spared the question.

What that may do depends on the pace, because waiting tells. At a live table every window lasts its breath, and only the
page goes by it: whether it calls. A table that waits for answers waits for everybody, whatever anybody holds; only who
wants to act and no more is spared there, since that tells nothing of his sheet. Alone, and at a table that its host has
made quick, so is whoever could change nothing. Round a sofa nobody is: one's neighbours see when a phone stays dark.
By mail a table that has sittings waits for the next one whoever has answered: who is called to it may go by what he
holds, since that moves nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from presidium.core import Player, When, view
from presidium.table.briefs import brief_of
from presidium.table.orders import answer_by_orders, counts_ahead
from presidium.table.tempo import is_window, sits

if TYPE_CHECKING:
    from presidium.table.table import Table

USUALLY: Final[When] = "matters"


def asks(table: Table, seat: Player) -> When:
    return "every" if table.opened.sofa else table.asks.get(seat, USUALLY)


def spared(table: Table, seat: Player) -> bool:
    """Whether this seat lets the window pass by itself. Never where the game may end by what comes next."""
    pace, when = table.tempo.pace, asks(table, seat)
    if pace == "live" or when == "every" or not is_window(table.g) or table.game.brief is None:
        return False
    by_what_it_holds = pace == "solo" or table.tempo.quick
    if when == "matters" and not by_what_it_holds:
        return False
    brief = brief_of(table, view(table.g, seat))
    return brief is not None and not brief.calls(when)


def put_to(table: Table, seat: Player | None) -> bool:
    """Whether this seat is shown the question: not where it closes by itself before anybody could answer."""
    question = table.g.question()
    if question is None or seat not in table.seats or question.silence is None:
        return True
    return not (question.quiet or (table.tempo.pace == "solo" and table.seats[seat].by_hand and spared(table, seat)))


def called(table: Table, seat: Player) -> bool:
    """Whether somebody has to hear that a question stands which he has not answered, wherever he is."""
    question = table.g.question()
    if question is None or question.quiet or seat not in table.asked() or not table.seats[seat].by_hand:
        return False
    if seat in table.held or not is_window(table.g):
        return seat not in table.held
    if not sits(table.tempo):
        return not counts_ahead(table, seat) and not spared(table, seat)
    brief = brief_of(table, view(table.g, seat))
    wanted = brief is None or brief.calls(asks(table, seat))
    return wanted and not table.post.unawaited and answer_by_orders(table, seat) is None
