"""When somebody wants to be asked in a window, and who is spared the question.

What that may do depends on the pace, because waiting tells. At a live table every window lasts its breath, and only the
page goes by it: whether it calls. A table that waits for answers waits for everybody, whatever anybody holds; only who
wants to act and no more is spared there, since that tells nothing of his sheet. Alone, and at a table that its host has
made quick, so is whoever could change nothing. Round a sofa nobody is: one's neighbours see when a phone stays dark.
"""

from __future__ import annotations

from typing import Final

from presidium.core import Player, When, view
from presidium.table.briefs import brief_of
from presidium.table.table import Table
from presidium.table.tempo import is_window

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
