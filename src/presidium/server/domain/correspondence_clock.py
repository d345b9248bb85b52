"""Deadlines at a correspondence table: when a question closes (docs/decisions/0017).

An open question waits for its deadline, put off by the player's quiet hours, and then for that player's bank. If the
table has sittings (fixed times of day), sealed answers open only at a sitting. A window opens at the next sitting. Any
other sealed question opens at the first sitting at which all answers are in, or once its deadline and the table's bank
are over. Only public facts decide, so that nothing reveals who has answered, or when.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from presidium.core import Ask, AskAll, Player
from presidium.server.base.hours import after, first_at
from presidium.server.base.tempo import GRACE, is_window, sits
from presidium.server.domain import journal
from presidium.server.domain.correspondence import EVERYBODY
from presidium.server.domain.journal import Fact
from presidium.server.domain.orders import counts_ahead
from presidium.server.domain.prompting import auto_passes

if TYPE_CHECKING:
    from presidium.server.domain.table import Table

HEARD: Final = 30 * 60.0
"""Minimum age of a question that a sitting opens, in seconds, because players need time to hear of it."""


def bank_left(table: Table, seat: Player) -> float:
    """Seconds left of a seat's bank, or of the table's own bank (`EVERYBODY`) for sealed questions."""
    return max(0.0, table.tempo.bank - table.correspondence.spent.get(seat, 0.0))


def sitting(table: Table) -> float | None:
    """Time of the next sitting for the current question, in server time; None if no sitting opens it."""
    if not sits(table.tempo) or not isinstance(table.g.question(), AskAll):
        return None
    return _sitting_from(table, max(table.asked_at + HEARD, table.correspondence.sat_at))


def _sitting_from(table: Table, at: float) -> float:
    ahead, tempo = table.correspondence.ahead or 0.0, table.tempo
    return first_at(tempo.sittings, tempo.zone, at + ahead) - ahead


def due(table: Table) -> float | None:
    """Time at which an answer to the current question is due, in seconds of the server's clock."""
    question, ahead = table.g.question(), table.correspondence.ahead or 0.0
    at = table.asked_at + table.tempo.deadline
    if isinstance(question, Ask):
        return after(table.correspondence.hours.get(question.player), at + ahead) - ahead
    return sitting(table) or at if is_window(table.g) else at


def closes_at(table: Table) -> float:
    """When the current question closes by the clock, regardless of who has answered."""
    question, at = table.g.question(), due(table)
    assert at is not None
    if is_window(table.g):
        return at
    at += bank_left(table, question.player if isinstance(question, Ask) else EVERYBODY)
    return at if isinstance(question, Ask) or not sits(table.tempo) else _sitting_from(table, at)


def expected(table: Table) -> tuple[float | None, float | None]:
    """The next deadline and the next sitting, as everybody is told them; None for a time that does not exist."""
    if table.tempo.pace != "mail" or table.deadline() is None:
        return None, None
    return due(table), sitting(table)


def all_in(table: Table) -> bool:
    """Whether all seats asked have given a sealed answer."""
    return all(seat in table.held for seat in table.g.asked() if table.seats[seat].by_hand)


def unawaited(table: Table) -> bool:
    """Whether the window need not wait for anybody, because all said in advance that they pass it, whatever they hold.

    It is checked only when the window opens, because a later change would reveal that a player has just said so.
    """
    people = [seat for seat in table.g.asked() if seat in table.seats and table.seats[seat].by_hand]
    return is_window(table.g) and all(counts_ahead(table, seat) or auto_passes(table, seat) for seat in people)


def sits_at(table: Table) -> float | None:
    """When the table checks whether all answers are in: at the sitting, plus the grace period; None if there is
    none."""
    at = expected(table)[1]
    return None if at is None else at + GRACE


def sits_now(table: Table, now: float) -> bool:
    at = sits_at(table) if table.tempo.pace == "mail" else None
    return at is not None and now >= at


def is_minded(table: Table, seat: Player) -> bool:
    """Whether the caretaker takes over the seat of a late player. It does not if afterwards nobody would play by
    hand."""
    people = {held.person for held in table.seats.values() if held.by_hand}
    return table.tempo.pace == "mail" and len(people - {table.seats[seat].person}) > 0


def overtime(table: Table, seat: Player, now: float) -> Iterator[Fact]:
    """The fact that takes seconds off a bank, if the question is answered or closes after its deadline."""
    at = due(table) if table.deadline() is not None and not is_window(table.g) else None
    over = 0.0 if at is None else min(now - at, bank_left(table, seat))
    if over > 0:
        yield journal.Drew(seat, over)
