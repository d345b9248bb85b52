"""When a question closes at a table by mail (decision 17).

An open one waits for its deadline and then for the bank of whoever is asked; somebody's quiet hours put the deadline
off. Where the table has sittings, whatever is sealed opens at one of them and at no other time: a window at the very
next one, whoever has answered, anything else at the first one at which all answers are in, or once its deadline and
the bank of all are over. Public facts alone decide all of it, so that nothing tells who has answered, nor when.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from presidium.core import Ask, AskAll, Player
from presidium.table import journal
from presidium.table.hours import after, first_at
from presidium.table.journal import Fact
from presidium.table.orders import counts_ahead
from presidium.table.post import EVERYBODY
from presidium.table.sparing import spared
from presidium.table.tempo import GRACE, is_window, sits

if TYPE_CHECKING:
    from presidium.table.table import Table

HEARD: Final = 30 * 60.0
"""How long a question has stood at least when a sitting opens it: some have to hear of it first."""


def bank_left(table: Table, seat: Player) -> float:
    """How much longer the answers of a seat may take; of `EVERYBODY`, the sealed ones of all."""
    return max(0.0, table.tempo.bank - table.post.spent.get(seat, 0.0))


def sitting(table: Table) -> float | None:
    """When the question that stands opens, or is looked at next, by the house's clock; None if no sitting opens it."""
    if not sits(table.tempo) or not isinstance(table.g.question(), AskAll):
        return None
    return _sitting_from(table, max(table.asked_at + HEARD, table.post.sat_at))


def _sitting_from(table: Table, at: float) -> float:
    ahead, tempo = table.post.ahead or 0.0, table.tempo
    return first_at(tempo.sittings, tempo.zone, at + ahead) - ahead


def due(table: Table) -> float | None:
    """Until when an answer is expected."""
    question, ahead = table.g.question(), table.post.ahead or 0.0
    at = table.asked_at + table.tempo.deadline
    if isinstance(question, Ask):
        return after(table.post.hours.get(question.player), at + ahead) - ahead
    return sitting(table) or at if is_window(table.g) else at


def closes_at(table: Table) -> float:
    """When the question that stands closes by the clock, whoever has answered."""
    question, at = table.g.question(), due(table)
    assert at is not None
    if is_window(table.g):
        return at
    at += bank_left(table, question.player if isinstance(question, Ask) else EVERYBODY)
    return at if isinstance(question, Ask) or not sits(table.tempo) else _sitting_from(table, at)


def expected(table: Table) -> tuple[float | None, float | None]:
    """Until when an answer is expected, and when a sitting looks at the question: as everybody is told."""
    if table.tempo.pace != "mail" or table.deadline() is None:
        return None, None
    return due(table), sitting(table)


def all_in(table: Table) -> bool:
    """Whether everybody who is asked has given a sealed answer."""
    return all(seat in table.held for seat in table.g.asked() if table.seats[seat].by_hand)


def unawaited(table: Table) -> bool:
    """Whether nobody has to be waited for in a window: all have said beforehand that they pass such ones, whatever they
    hold. Looked at when it opens, and not again: else it would be felt when somebody says so."""
    people = [seat for seat in table.g.asked() if seat in table.seats and table.seats[seat].by_hand]
    return is_window(table.g) and all(counts_ahead(table, seat) or spared(table, seat) for seat in people)


def sits_at(table: Table) -> float | None:
    """When the table looks whether all answers are in, a moment after its time for the way through the wires."""
    at = expected(table)[1]
    return None if at is None else at + GRACE


def sits_now(table: Table, now: float) -> bool:
    at = sits_at(table)
    return at is not None and now >= at


def is_minded(table: Table, seat: Player) -> bool:
    """Whether the caretaker minds the seat of somebody who was late from now on; not if everybody were gone then."""
    people = {held.person for held in table.seats.values() if held.by_hand}
    return table.tempo.pace == "mail" and len(people - {table.seats[seat].person}) > 0


def overtime(table: Table, seat: Player, now: float) -> Iterator[Fact]:
    """What comes off a bank when the question is answered, or closes, only now."""
    at = due(table) if table.deadline() is not None and not is_window(table.g) else None
    over = 0.0 if at is None else min(now - at, bank_left(table, seat))
    if over > 0:
        yield journal.Drew(seat, over)
