"""The seats that a sealed question waits for, and the time when it closes because all have answered.

At a table in step the closing time reveals how long the slowest person took. So nothing that depends on hidden facts
counts as an answer: standing orders count only if they pass because of the window's public kind.
"""

from __future__ import annotations

from presidium.core import Ask, AskAll, Player, Roll
from presidium.server.base.tempo import FLOOR, least, opens_early, sits
from presidium.server.domain.orders import counts_ahead
from presidium.server.domain.prompting import auto_passes
from presidium.server.domain.table import Table


def has_answered(table: Table, seat: Player) -> bool:
    """True if the table need not wait for this seat. It does wait for a person who has asked for more time."""
    if seat in table.held:
        return True
    if table.tempo.in_step and seat in table.moment_asked:
        return False
    return counts_ahead(table, seat) or auto_passes(table, seat)


def opens_at(table: Table) -> float | None:
    """Time at which a sealed question opens because all answers are in; None if some are missing or it waits anyway."""
    if isinstance(table.g.question(), (Ask, Roll)) or table.floor is not None or not opens_early(table.tempo, table.g):
        return None
    people, seats, held = False, table.seats, table.held
    if not sits(table.tempo):
        for seat in table.g.asked():
            if seats[seat].by_hand:
                if seat not in held and not has_answered(table, seat):
                    return None
                people = True
    elif any(seats[seat].by_hand for seat in table.g.asked()):
        return table.asked_at if table.correspondence.unawaited and not table.rests else None
    if table.rests:
        return None
    if table.tempo.in_step:
        return table.opens + FLOOR
    by_bots = None if people else table.deadline()
    return table.asked_at + least(table.tempo, table.g) if by_bots is None else by_bots


def earliest(table: Table) -> float | None:
    """Earliest time at which the current sealed question closes at a table in step; None if it closes at its
    deadline."""
    if not table.tempo.in_step or not table.running or not isinstance(table.g.question(), AskAll):
        return None
    return table.opens + FLOOR if opens_early(table.tempo, table.g) else None


def hurries_on(table: Table) -> bool:
    """True if everybody notices the last sealed answer, because the question then opens at once. Depends on public
    facts only."""
    timed = table.tempo.pace == "live" or table.tempo.in_step
    if not timed or not table.running or not isinstance(table.g.question(), AskAll):
        return False
    return opens_early(table.tempo, table.g)


def writing(table: Table) -> tuple[Player, ...] | None:
    """Seats of the people who are still writing a sheet, which is public at a table in step; None at any other
    question."""
    tempo = table.tempo
    question = table.g.question() if tempo.in_step and not tempo.poker_face and table.running else None
    if question is None or question.span != "sheet":
        return None
    return tuple(seat for seat in question.asked() if table.seats[seat].by_hand and seat not in table.held)


def shows_that_it_is_written(table: Table, seat: Player) -> bool:
    """True if everybody is told that this seat has sealed its answer: only for a sheet, the first time."""
    return seat in (writing(table) or ())
