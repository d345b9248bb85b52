"""How a table goes on by itself: dice, bots, caretakers, and questions whose time has come."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from random import Random
from typing import Final

from presidium.bots import Bot, Speaker
from presidium.bots import find as find_bot
from presidium.bots.driver import answer_for, time_to_talk
from presidium.bots.kremlin import suggest_sheet
from presidium.core import CHANCE, PASS, Action, Ask, Player, Refused, Roll, refusal, view
from presidium.kremlin.cards.revelations import OwnPoints
from presidium.kremlin.setup import Sheets
from presidium.table import dice, journal, taking
from presidium.table.journal import Entry, Fact
from presidium.table.orders import answer_by_orders
from presidium.table.table import Table
from presidium.table.tempo import GRACE, is_window, opens_early

log = logging.getLogger("presidium.table")

CARETAKERS: Final = {"kremlin": "careful", "goulag": "naive", "politburo": "naive"}
"""Who minds the seats of the absent: our best, never a random move."""

MOST: Final = 200
"""How many facts may follow from one without anybody doing anything, before they are written down."""

Minds = dict[tuple[Player, str], Bot]


def go_on(table: Table, now: float, minds: Minds, batch: int, most: int = MOST) -> list[Entry]:
    """Let the table go on as far as it can, or so many facts; what happened, to be written down before it is told."""
    entries: list[Entry] = []
    while table.running and table.paused_at is None and len(entries) < most:
        facts = list(next_facts(table, now, minds))
        if not facts:
            break
        entries += [table.add(fact, now, batch) for fact in facts]
    return entries


def next_facts(table: Table, now: float, minds: Minds) -> Iterator[Fact]:
    """What happens next, if it can happen now."""
    question = table.g.question()
    taken = list(taking.taken(table, now))
    if taken or table.rests:
        yield from taken
        return
    if isinstance(question, Roll):
        outcomes = question.outcomes.actions
        at = dice.draw(table.seed.seed, table.mix, table.rolls, len(outcomes))
        yield _moved(table, CHANCE, outcomes[at])
        return
    talk = list(_talk(table, minds))
    if talk:
        yield from talk
    elif isinstance(question, Ask):
        yield from _open_answer(table, question.player, now, minds)
    elif _closes(table, now):
        yield from (_moved(table, seat, sealed_answer(table, seat, minds)) for seat in table.g.waiting_for())


def wakes_at(table: Table) -> float | None:
    """When the table will go on without anybody saying anything."""
    deadline = table.deadline()
    if deadline is None:
        return None
    question = table.g.question()
    waits = not isinstance(question, Ask) or table.seats[question.player].by_hand
    return deadline + GRACE if waits else deadline


def acts_at(table: Table) -> float | None:
    """When the table acts by itself: at once, when its clock says so, or never while it waits for people."""
    if not table.running or table.paused_at is not None:
        return None
    if can_go_on(table, table.at):
        return table.at
    return min((at for at in (wakes_at(table), taking.due(table)) if at is not None), default=None)


def can_go_on(table: Table, now: float) -> bool:
    """Whether there is more to do at once: the last step came to its limit before the table came to rest."""
    if table.rests:
        return False
    question = table.g.question()
    if isinstance(question, Roll):
        return True
    if isinstance(question, Ask):
        return wakes_at(table) is None and not table.seats[question.player].by_hand
    return _closes(table, now)


def _moved(table: Table, player: Player, action: Action) -> Fact:
    return journal.Moved(player, table.game.notation.print(action))


def _talk(table: Table, minds: Minds) -> Iterator[Fact]:
    """Before a question to players, each bot that talks may say one thing."""
    if table.talked == table.question or not time_to_talk(table.g):
        return
    table.talked = table.question
    for seat, held in table.seats.items():
        if held.bot is not None and isinstance(bot := mind(table, seat, held.bot, minds), Speaker):
            statement = bot.speak(view(table.g, seat), Random())
            if statement is not None:
                yield journal.Stated(seat, table.game.statements.print(statement))


def _open_answer(table: Table, seat: Player, now: float, minds: Minds) -> Iterator[Fact]:
    options = table.g.options(seat)
    assert options is not None
    only = None if isinstance(options, OwnPoints) else options.only()  # no choice: that would tell of his sheet
    ahead = table.ahead.get(seat)
    if only is not None:
        yield _moved(table, seat, only)
    elif ahead is not None and ahead in options:
        yield _moved(table, seat, ahead)
    else:
        wakes, by_hand = wakes_at(table), table.seats[seat].by_hand
        if (wakes is None and not by_hand) or (wakes is not None and now >= wakes):
            yield _moved(table, seat, choice(table, seat, minds))


def _closes(table: Table, now: float) -> bool:
    """Whether a sealed question closes now: its time has come, or, where that tells nothing, all answers are in."""
    wakes = wakes_at(table)
    if wakes is not None and now >= wakes:
        return True
    if not opens_early(table.tempo, table.g):
        return False
    people = [seat for seat in table.g.asked() if table.seats[seat].by_hand]
    return all(seat in table.held or answer_by_orders(table, seat) is not None for seat in people)


def sealed_answer(table: Table, seat: Player, minds: Minds) -> Action:
    """What a seat answers when a sealed question closes: as it has said, by its standing orders, or for it."""
    if seat in table.held:
        return table.held[seat]
    if table.seats[seat].bot is None:
        ordered = answer_by_orders(table, seat)
        if ordered is not None or is_window(table.g):  # nobody declares or plays a card for somebody else
            return PASS if ordered is None else ordered
    return choice(table, seat, minds)


def choice(table: Table, seat: Player, minds: Minds) -> Action:
    """What the bot of the seat, or its caretaker, chooses from the seat's own view."""
    name = table.seats[seat].bot or CARETAKERS[table.game.name]
    try:
        return answer_for(table.g, seat, mind(table, seat, name, minds), Random())
    except Exception as error:  # a bot's fault must not stop the table; what it saw and meant stays out of the log
        log.error("a bot failed: %s", type(error).__name__, extra={"table": table.id})
        options = table.g.options(seat)
        assert options is not None
        return next(iter(options))


def suggestion(table: Table, seat: Player) -> Action:
    """A sheet this seat might write, from its own view; Refused where there is none to write."""
    seen = view(table.g, seat) if table.running else None
    if seen is None or seen.options is None or not isinstance(seen.stack[-1], Sheets):
        raise Refused(refusal("nothing-to-suggest"))
    return suggest_sheet(seen, Random())


def mind(table: Table, seat: Player, name: str, minds: Minds) -> Bot:
    if (seat, name) not in minds:
        minds[seat, name] = find_bot(name, table.game.name)
    return minds[seat, name]


def ended_by_consent(table: Table) -> bool:
    people = {seat for seat, held in table.seats.items() if held.by_hand}
    return bool(people) and people <= table.agreed
