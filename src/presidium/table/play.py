"""How a table goes on by itself: dice, bots, caretakers, and questions whose time has come."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Final

from presidium.bots import Bot, Speaker, answer_for, answers, at_hand, caretaker, let_reply, suggest, time_to_talk, told
from presidium.bots import find as find_bot
from presidium.bots.mind import drawing_by
from presidium.core import (
    CHANCE,
    Action,
    Ask,
    AskAll,
    Options,
    Player,
    Refused,
    Roll,
    Statement,
    refusal,
    seat_view,
    view,
)
from presidium.table import dice, holidays, journal, mail, one_moment, proposals, taking, thinking
from presidium.table.journal import Entry, Fact
from presidium.table.orders import answer_by_orders, counts_ahead
from presidium.table.post import EVERYBODY
from presidium.table.sparing import spared
from presidium.table.table import Table
from presidium.table.tempo import GRACE, is_window, least, opens_early, sits
from presidium.table.thinking import Thought

log = logging.getLogger("presidium.table")

MOST: Final = 200
"""How many facts may follow from one without anybody doing anything, before they are written down."""


@dataclass(slots=True)
class Minds:
    """Those who play for a table, in memory: the bots at hand, and what the slow ones have come to."""

    at_hand: dict[tuple[Player, str, int], Bot] = field(default_factory=dict)
    thoughts: dict[thinking.Of, Thought | None] = field(default_factory=dict)
    """None where nothing came of it, or it is not there yet."""

    def new(self, table: Table) -> list[Player]:
        """Who has to begin to think; what was thought of earlier questions is forgotten."""
        if not self.thoughts and not thinking.bots_sit(table):
            return []
        self.thoughts = {
            of: thought for of, thought in self.thoughts.items() if of[:2] == (table.question, table.undone)
        }
        begin = [seat for seat in thinking.thinkers(table) if thinking.of(table, seat) not in self.thoughts]
        self.thoughts |= {thinking.of(table, seat): None for seat in begin}
        return begin


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
    settled: list[Fact] = []
    if table.claims or table.post.holidays or table.post.proposal is not None:
        settled = [*taking.taken(table, now), *holidays.over(table, now), *proposals.carried(table, now)]
    if settled or table.rests:
        yield from settled
        return
    talk: list[Fact] = []
    if thinking.bots_sit(table):
        talk = [*_replies(table, minds), *_talk(table, minds), *_words(table, now, minds)]
    else:
        table.spoken_to, table.talked = False, table.question
    if talk:
        yield from talk
    elif closes(table, now):
        if one_moment.is_given(table):
            yield journal.MomentGiven()
            return
        given = list(answers(table.g, partial(drawn, table), partial(answer, table, minds)))
        moves = [journal.Moved(player, table.game.notation.print(action)) for player, action in given]
        sealed = not isinstance(table.g.question(), Ask)
        late = [move for move in moves if _is_late(table, move.seat)]
        if table.tempo.pace == "mail" and (sealed or late):
            yield from mail.overtime(table, EVERYBODY if sealed else late[0].seat, now)
        yield from (journal.Late(move.seat, move.action, sealed) for move in late)
        yield from moves
        if not sealed:
            yield from (journal.Minded(move.seat, True) for move in late if mail.is_minded(table, move.seat))
    elif mail.sits_now(table, now):
        yield journal.SittingHeld()


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
    soonest = max(table.at, thinking.until(table) or table.at)
    if not table.rests and closes(table, soonest):  # somebody thinks; or it came to its limit before it came to rest
        return soonest
    times = (
        *(wakes_at(table), opens_at(table), mail.sits_at(table)),
        *(taking.due(table), holidays.due(table), thinking.talks_at(table)),
    )
    return min((at for at in times if at is not None), default=None)


def closes(table: Table, now: float) -> bool:
    """Whether the question that stands is answered now: its time has come, or nobody has to say anything more."""
    question, wakes = table.g.question(), wakes_at(table)
    assert question is not None
    thinks = thinking.until(table)
    if thinks is not None and now < thinks:
        return False
    if isinstance(question, Roll) or question.quiet or (wakes is not None and now >= wakes):
        return True
    if isinstance(question, Ask):
        free = wakes is None and not table.seats[question.player].by_hand
        return free or _settled(table, question.player) is not None
    opens = opens_at(table)
    return (opens is not None and now >= opens) or (mail.sits_now(table, now) and mail.all_in(table))


def opens_at(table: Table) -> float | None:
    """When a sealed question opens because all answers are in; None if they are not, or it does not go by that."""
    if isinstance(table.g.question(), (Ask, Roll)) or table.rests or not opens_early(table.tempo, table.g):
        return None
    people, sitting = False, sits(table.tempo)
    for seat in table.g.asked():
        if table.seats[seat].by_hand:
            people = True
            if sitting:
                return table.asked_at if table.post.unawaited else None
            if not (seat in table.held or counts_ahead(table, seat) or spared(table, seat)):
                return None
    by_bots = None if people else table.deadline()
    return table.asked_at + least(table.tempo, table.g) if by_bots is None else by_bots


def hurries_on(table: Table) -> bool:
    """Whether a last sealed answer is felt by everybody, because the question then opens: public facts say so."""
    sealed = table.running and isinstance(table.g.question(), AskAll)
    return sealed and table.tempo.pace == "live" and opens_early(table.tempo, table.g)


def _is_late(table: Table, seat: Player) -> bool:
    """Whether somebody had to choose and has not; to say nothing in a window is an answer."""
    if seat == CHANCE or not table.seats[seat].by_hand or is_window(table.g):
        return False
    return _settled(table, seat) is None if isinstance(table.g.question(), Ask) else seat not in table.held


def _settled(table: Table, seat: Player) -> Action | None:
    """The answer to an open question that need not wait: there is no other, or the seat has given it ahead."""
    options, ahead = table.g.options(seat), table.ahead.get(seat)
    assert options is not None
    only = None if options.secret else options.only()
    return only if only is not None or ahead is None or ahead not in options else ahead


def _replies(table: Table, minds: Minds) -> Iterator[Fact]:
    """Whoever a person has just spoken to answers at once; who takes his time to think lets a quicker one speak."""
    if not table.spoken_to:
        return
    table.spoken_to = False
    sitting = {seat: held.bot for seat, held in table.seats.items() if held.bot is not None}
    bots = {seat: mind(table, seat, at_hand(bot, table.game.name), minds) for seat, bot in sitting.items()}
    for seat, statement in let_reply(table.g, bots, dict.fromkeys(bots, Random())):
        yield journal.Stated(seat, table.game.statements.print(statement))


def _talk(table: Table, minds: Minds) -> Iterator[Fact]:
    """Before a question to players, each bot that talks may say one thing."""
    if table.talked == table.question or not time_to_talk(table.g):
        return
    table.talked = table.question
    for seat, held in table.seats.items():
        if held.bot is None or thinking.seconds(table, seat):
            continue
        if isinstance(bot := mind(table, seat, held.bot, minds), Speaker):
            with drawing_by(table.seed.luck):
                statement = bot.speak(told(bot, seat_view(table.g, seat)), Random())
            if statement is not None and may_say(table, seat, statement):
                yield journal.Stated(seat, table.game.statements.print(statement))


def _words(table: Table, now: float, minds: Minds) -> Iterator[Fact]:
    """What those say who have thought about it, all at the same time."""
    at = thinking.talks_at(table)
    if at is None or now < at:
        return
    table.spoke = table.question
    for seat in thinking.speakers(table):
        thought = minds.thoughts.get(thinking.of(table, seat))
        if thought is not None and thought.statement is not None and may_say(table, seat, thought.statement):
            yield journal.Stated(seat, table.game.statements.print(thought.statement))


def may_say(table: Table, seat: Player, statement: Statement) -> bool:
    """Whether it may be said, still: it was thought of before the others spoke."""
    return statement.why_not(table.g.rules, table.g.public, seat) is None


def drawn(table: Table, outcomes: Options) -> Action:
    """What the dice show."""
    at = dice.draw(table.seed.seed, table.mix, table.rolls, len(outcomes))
    return tuple(outcomes)[at]


def answer(table: Table, minds: Minds, seat: Player, options: Options) -> Action:
    """What a seat answers when a question closes: as it has said, by its standing orders, by its silence, or for it."""
    question = table.g.question()
    assert question is not None
    if isinstance(question, Ask):
        said = _settled(table, seat)
    elif seat in table.held or table.seats[seat].bot is not None:
        said = table.held.get(seat)
    else:
        said = answer_by_orders(table, seat) or question.silence  # nobody declares or plays a card for somebody else
    return said or choice(table, minds, seat, options)


def choice(table: Table, minds: Minds, seat: Player, options: Options) -> Action:
    """What the bot of the seat, or its caretaker, chooses from the seat's own view."""
    name = table.seats[seat].bot or caretaker(table.game.name)
    if thinking.seconds(table, seat):
        thought = _thought(table, minds, seat, options)
        if thought is not None:
            return thought
        name = caretaker(table.game.name)
    try:
        with drawing_by(table.seed.luck):
            return answer_for(table.g, seat, mind(table, seat, name, minds), Random())
    except Exception as error:  # a bot's fault must not stop the table; what it saw and meant stays out of the log
        log.error("a bot failed: %s", type(error).__name__, extra={"table": table.id})
        return next(iter(options))


def _thought(table: Table, minds: Minds, seat: Player, options: Options) -> Action | None:
    """What the bot of this seat has come to; where nobody need be asked it says nothing."""
    question = table.g.question()
    if question is not None and question.quiet and question.silence is not None:
        return question.silence
    thought = minds.thoughts.get(thinking.of(table, seat))
    if thought is not None and thought.action is not None and thought.action in options:
        return thought.action
    only = options.only()
    if only is None:
        log.warning("a bot was not ready, and a quicker one answered", extra={"table": table.id})
    return only


def suggestion(table: Table, seat: Player) -> Action:
    """What this seat might answer, from its own view; Refused where there is nothing to suggest."""
    if not table.running:
        raise Refused(refusal("nothing-to-suggest"))
    return suggest(view(table.g, seat), Random())


def mind(table: Table, seat: Player, name: str, minds: Minds) -> Bot:
    whose = (seat, name, table.undone)  # who may have heard what was taken back begins anew
    if whose not in minds.at_hand:
        minds.at_hand[whose] = find_bot(name, table.game.name)
    return minds.at_hand[whose]


def ended_by_consent(table: Table) -> bool:
    people = {seat for seat, held in table.seats.items() if held.by_hand}
    return bool(people) and people <= table.agreed
