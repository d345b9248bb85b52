"""Restores the view that a bot had when it answered, at a finished table."""

from __future__ import annotations

from typing import Any, NamedTuple

from presidium.bots import thinks
from presidium.core import Action, Player, Refused, SeatView, refusal, seat_view
from presidium.server.archive.archive import must_be_thought_over
from presidium.server.domain import journal
from presidium.server.domain.replay import opened_together, replay
from presidium.server.domain.table import Table
from presidium.server.storage.store import Store


class BotView(NamedTuple):
    """An answer of a bot at a finished table: its name, the question's number, its view at the time and the answer."""

    bot: str
    question: int
    view: SeatView[Any]
    answer: Action
    unasked: bool
    """True if no player was asked to act, because the question was a quiet window and the bot is a slow one."""


def bot_view_at(store: Store, over: Table, step: int, seat: Player) -> BotView:
    """Returns the view and answer of the bot in this seat at one step, numbered as in the archive."""
    must_be_thought_over(over)
    put = Table(over.id, over.seed)
    for number, passage in enumerate(replay(put, store.journal(over.id), opened_together), 1):
        before, after = passage.before, passage.after
        if number == step:
            return _answered(before, put, passage.facts, seat)
        if (after.question, after.undone) != (put.question, put.undone) or after.batch == put.batch:
            put = after
    raise Refused(refusal("no-such-message", text=str(step)))


def _answered(before: Table, put: Table, facts: list[journal.Fact], seat: Player) -> BotView:
    """Returns a bot's view and answer. A slow bot has the view of the moment at which the question was asked."""
    given = next((fact.action for fact in facts if isinstance(fact, journal.Moved) and fact.seat == seat), None)
    if given is None:
        raise Refused(refusal("no-answer-there", seat=seat))
    bot, game = before.seats[seat].bot, before.game
    if bot is None:
        raise Refused(refusal("no-bot-there", seat=seat))
    question, slow = before.g.question(), thinks(bot, game.name) > 0
    view = seat_view((put if slow else before).g, seat)
    unasked = slow and question is not None and question.quiet
    return BotView(bot, before.question, view, game.notation.read(given), unasked)
