"""What a bot saw when it gave an answer, at a table that is over."""

from __future__ import annotations

from typing import Any, NamedTuple

from presidium.bots import thinks
from presidium.core import Action, Player, Refused, SeatView, refusal, seat_view
from presidium.table import journal
from presidium.table.again import opened_together, passages
from presidium.table.archive import must_be_thought_over
from presidium.table.store import Store
from presidium.table.table import Table


class Then(NamedTuple):
    """Which bot was asked which question, what it saw, and what it answered."""

    bot: str
    question: int
    view: SeatView[Any]
    answer: Action
    unasked: bool
    """Whether nobody woke it: the window was a quiet one, and it takes its time."""


def asked_then(store: Store, over: Table, step: int, seat: Player) -> Then:
    """What the bot in this seat was asked in this step of the game, counted as all eyes count them."""
    must_be_thought_over(over)
    put = Table(over.id, over.seed)
    for number, passage in enumerate(passages(put, store.journal(over.id), opened_together), 1):
        before, after = passage.before, passage.after
        if number == step:
            return _answered(before, put, passage.facts, seat)
        if (after.question, after.undone) != (put.question, put.undone) or after.batch == put.batch:
            put = after
    raise Refused(refusal("no-such-message", text=str(step)))


def _answered(before: Table, put: Table, facts: list[journal.Fact], seat: Player) -> Then:
    """Who takes his time begins to think when the question is put, and does not hear what is said meanwhile."""
    given = next((fact.action for fact in facts if isinstance(fact, journal.Moved) and fact.seat == seat), None)
    if given is None:
        raise Refused(refusal("no-answer-there", seat=seat))
    bot, game = before.seats[seat].bot, before.game
    if bot is None:
        raise Refused(refusal("no-bot-there", seat=seat))
    question, slow = before.g.question(), thinks(bot, game.name) > 0
    view = seat_view((put if slow else before).g, seat)
    unasked = slow and question is not None and question.quiet
    return Then(bot, before.question, view, game.notation.read(given), unasked)
