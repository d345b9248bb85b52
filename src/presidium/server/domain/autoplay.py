"""What a table does by itself: rolls dice, lets bots and caretakers play, and closes questions."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Final

from presidium.bots import answer_for, answers, caretaker, suggest
from presidium.bots.runtime.mind import drawing_by
from presidium.core import (
    CHANCE,
    Action,
    Ask,
    Options,
    Player,
    Refused,
    Roll,
    refusal,
    view,
)
from presidium.server.base.tempo import GRACE, is_window
from presidium.server.domain import (
    correspondence_clock,
    dice,
    extra_moment,
    holidays,
    journal,
    proposals,
    seat_transfer,
)
from presidium.server.domain.bot_talk import Minds, mind, talk
from presidium.server.domain.correspondence import EVERYBODY
from presidium.server.domain.journal import Entry, Fact
from presidium.server.domain.orders import answer_by_orders
from presidium.server.domain.table import Table
from presidium.server.domain.timing import bot_timing, floor
from presidium.server.domain.timing.waiting import opens_at

log = logging.getLogger("presidium.table")

MAX_FACTS: Final = 200
"""Maximum number of facts that may follow from one command before they are written to the store."""


def go_on(table: Table, now: float, minds: Minds, batch: int, most: int = MAX_FACTS) -> list[Entry]:
    """Let the table act by itself as far as it can, or up to `most` facts. Returns the entries, which are written to
    the store before anybody is told."""
    entries: list[Entry] = []
    while table.running and table.paused_at is None and len(entries) < most:
        facts = list(next_facts(table, now, minds))
        if not facts:
            break
        entries += [table.add(fact, now, batch) for fact in facts]
    return entries


def next_facts(table: Table, now: float, minds: Minds) -> Iterator[Fact]:
    """The facts that the table causes by itself at this time; none if it has to wait."""
    settled: list[Fact] = []
    if table.claims or table.correspondence.holidays or table.correspondence.proposal is not None:
        settled = [*seat_transfer.taken(table, now), *holidays.over(table, now), *proposals.carried(table, now)]
    if settled or table.rests:
        yield from settled
        return
    said = talk(table, now, minds)
    if said:
        yield from said
    elif table.floor is not None:
        if floor.closes(table, now):
            yield journal.FloorClosed()
    elif closes(table, now):
        if extra_moment.is_given(table) and not _all_in(table, now):
            yield journal.MomentGiven()
            return
        given = list(answers(table.g, partial(drawn, table), partial(answer, table, minds)))
        moves = [journal.Moved(player, table.game.notation.print(action)) for player, action in given]
        sealed = not isinstance(table.g.question(), Ask)
        late = [move for move in moves if _is_late(table, move.seat)]
        if table.tempo.pace == "mail" and (sealed or late):
            yield from correspondence_clock.overtime(table, EVERYBODY if sealed else late[0].seat, now)
        yield from (journal.Late(move.seat, move.action, sealed) for move in late)
        yield from moves
        if not sealed:
            yield from (
                journal.Minded(move.seat, True) for move in late if correspondence_clock.is_minded(table, move.seat)
            )
    elif correspondence_clock.sits_now(table, now):
        yield journal.SittingHeld()


def wakes_at(table: Table) -> float | None:
    """When the clock closes the current question, grace period included; None if no clock runs."""
    deadline = table.deadline()
    if deadline is None:
        return None
    question = table.g.question()
    waits = not isinstance(question, Ask) or table.seats[question.player].by_hand
    return deadline + GRACE if waits else deadline


def acts_at(table: Table) -> float | None:
    """When the table next acts by itself; None while it waits for people."""
    if not table.running or table.paused_at is not None:
        return None
    soonest = max(table.at, bot_timing.until(table) or table.at)
    if not table.rests and closes(table, soonest):  # somebody thinks; or it came to its limit before it came to rest
        return soonest
    closing = floor.closes_at(table) if table.floor is not None and not table.rests else None
    times = (
        *(closing, wakes_at(table), opens_at(table), correspondence_clock.sits_at(table)),
        *(seat_transfer.due(table), holidays.due(table), bot_timing.talks_at(table), bot_timing.wakes_to_talk(table)),
    )
    return min((at for at in times if at is not None), default=None)


def closes(table: Table, now: float) -> bool:
    """Whether the current question closes now: its time is up, or no answer is missing."""
    question, wakes = table.g.question(), wakes_at(table)
    assert question is not None
    if table.floor is not None:
        return False
    thinks = bot_timing.until(table)
    if thinks is not None and now < thinks:
        return False
    if isinstance(question, Roll) or question.quiet or (wakes is not None and now >= wakes):
        return True
    if isinstance(question, Ask):
        free = wakes is None and not table.seats[question.player].by_hand
        return free or _settled(table, question.player) is not None
    return _all_in(table, now) or (correspondence_clock.sits_now(table, now) and correspondence_clock.all_in(table))


def _all_in(table: Table, now: float) -> bool:
    """Whether a sealed question opens now because all answers are in."""
    opens = opens_at(table)
    return opens is not None and now >= opens


def _is_late(table: Table, seat: Player) -> bool:
    """True if this player had to answer and has not. In a window silence is an answer, so nobody is late."""
    if seat == CHANCE or not table.seats[seat].by_hand or is_window(table.g):
        return False
    return _settled(table, seat) is None if isinstance(table.g.question(), Ask) else seat not in table.held


def _settled(table: Table, seat: Player) -> Action | None:
    """The answer to an open question that needs no waiting: the only option, or an answer given in advance; None if
    there is no such answer."""
    options, ahead = table.g.options(seat), table.ahead.get(seat)
    assert options is not None
    only = None if options.secret else options.only()
    return only if only is not None or ahead is None or ahead not in options else ahead


def drawn(table: Table, outcomes: Options) -> Action:
    """The outcome of a roll of the dice, derived from the table's secret seed."""
    at = dice.draw(table.seed.seed, table.mix, table.rolls, len(outcomes))
    return tuple(outcomes)[at]


def answer(table: Table, minds: Minds, seat: Player, options: Options) -> Action:
    """The answer of a seat when a question closes: given by the seat, by its standing orders or by silence, or chosen
    for the seat."""
    question = table.g.question()
    assert question is not None
    if isinstance(question, Ask):
        said = _settled(table, seat)
    elif seat in table.held or table.seats[seat].bot is not None:
        said = table.held.get(seat)
    else:
        # the caretaker never declares or plays a card for a player
        said = answer_by_orders(table, seat) or question.silence
    return said or choice(table, minds, seat, options)


def choice(table: Table, minds: Minds, seat: Player, options: Options) -> Action:
    """The answer that the seat's bot, or its caretaker, chooses from the seat's own view."""
    name = table.seats[seat].bot or caretaker(table.game.name)
    if bot_timing.seconds(table, seat):
        thought = _thought(table, minds, seat, options)
        if thought is not None:
            return thought
        name = caretaker(table.game.name)
    try:
        with drawing_by(table.seed.luck):
            return answer_for(table.g, seat, mind(table, seat, name, minds), Random())
    # a failing bot must not stop the table; the message may hold secrets, so it is not logged
    except Exception as error:
        log.error("a bot failed: %s", type(error).__name__, extra={"table": table.id})
        return next(iter(options))


def _thought(table: Table, minds: Minds, seat: Player, options: Options) -> Action | None:
    """The answer for a bot that thinks in its own process: its result, else the only option, else None.

    A question that closes by itself is answered with silence.
    """
    question = table.g.question()
    if question is not None and question.quiet and question.silence is not None:
        return question.silence
    thought = minds.thoughts.get(bot_timing.of(table, seat))
    if thought is not None and thought.action is not None and thought.action in options:
        return thought.action
    only = options.only()
    if only is None:
        log.warning("a bot was not ready, and a quicker one answered", extra={"table": table.id})
    return only


def suggestion(table: Table, seat: Player) -> Action:
    """A suggested answer for this seat, from its own view. Raises Refused if the game is not running."""
    if not table.running:
        raise Refused(refusal("nothing-to-suggest"))
    return suggest(view(table.g, seat), Random())


def ended_by_consent(table: Table) -> bool:
    """Whether all people who play by hand have agreed to end the game."""
    people = {seat for seat, held in table.seats.items() if held.by_hand}
    return bool(people) and people <= table.agreed
