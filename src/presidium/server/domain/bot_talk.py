"""The bots of a table in memory, and what they say: before a question, on a floor, and in reply to a person."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from random import Random
from typing import Any, Final

from presidium.bots import Bot, Replier, Speaker, at_hand, let_reply, time_to_talk, told
from presidium.bots import find as find_bot
from presidium.bots.runtime.mind import drawing_by
from presidium.core import Player, Said, State, Statement, seat_view
from presidium.server.domain import journal
from presidium.server.domain.journal import Fact
from presidium.server.domain.table import Table
from presidium.server.domain.timing import bot_timing
from presidium.server.domain.timing.bot_timing import Thought

MAX_WORDS: Final = 2
"""Number of statements on one floor after which a bot no longer answers other bots. It always answers people."""
UNASKED_EVERY: Final = {"brief": 3, "call": 0}
"""At tables with brief talk, or where people talk aloud: a bot speaks unasked before one question in so many; 0 means
never. There bots do not answer other bots."""


@dataclass(slots=True)
class Minds:
    """The bots of a table in memory, and the results of bots that think in other processes."""

    at_hand: dict[tuple[Player, str, int], Bot] = field(default_factory=dict)
    thoughts: dict[bot_timing.Of, Thought | None] = field(default_factory=dict)
    """Results of bots by question and seat; None while the bot thinks, or if the bot failed."""

    def new(self, table: Table) -> list[Player]:
        """The seats whose bots must start thinking now. Results for earlier questions are dropped."""
        if not self.thoughts and not bot_timing.bots_sit(table):
            return []
        self.thoughts = {
            of: thought for of, thought in self.thoughts.items() if of[:2] == (table.question, table.undone)
        }
        begin = [seat for seat in bot_timing.thinkers(table) if bot_timing.of(table, seat) not in self.thoughts]
        self.thoughts |= {bot_timing.of(table, seat): None for seat in begin}
        return begin


def mind(table: Table, seat: Player, name: str, minds: Minds) -> Bot:
    """The bot of this name in this seat; it is created once and kept in memory."""
    whose = (seat, name, table.undone)  # a bot may remember what was taken back, so a takeback makes a new one
    if whose not in minds.at_hand:
        minds.at_hand[whose] = find_bot(name, table.game.name)
    return minds.at_hand[whose]


def talk(table: Table, now: float, minds: Minds) -> list[Fact]:
    """What the bots say now."""
    if not bot_timing.bots_sit(table):
        table.spoken_to, table.talked = False, table.question
        return []
    quick = [*_replies(table, now, minds), *_words(table, now, minds)] if bot_timing.may_talk(table, now) else []
    return [*quick, *_thoughts(table, now, minds)]


def _replies(table: Table, now: float, minds: Minds) -> Iterator[Fact]:
    """Replies of the bots to a person's statement. For a bot that thinks in its own process, a bot that answers at once
    replies."""
    if not table.spoken_to or now < bot_timing.replies_at(table):
        return
    table.spoken_to = False
    heard = _from_people(table, table.g)
    called = {seat for each in heard for seat in each.statement.to(each.seat) or table.seats}
    sitting = {seat: held.bot for seat, held in table.seats.items() if held.bot is not None and seat in called}
    bots = {seat: mind(table, seat, at_hand(bot, table.game.name), minds) for seat, bot in sitting.items()}
    with drawing_by(table.seed.luck):
        replies = list(let_reply(table.g, bots, dict.fromkeys(bots, Random())))
    for seat, statement in replies:
        yield journal.Stated(seat, table.game.statements.print(statement))


def _words(table: Table, now: float, minds: Minds) -> Iterator[Fact]:
    """Statements of the bots that answer at once: each may make one before a question to players, and hears earlier
    ones. On a floor of a live table they have their turns one after the other. Bots that another bot addresses on a
    floor reply at the next turn, and there is one more turn for the last replies."""
    if table.talked == table.question or not time_to_talk(table.g):
        return
    bots = bot_timing.quick_speakers(table)
    turns = len(bots) + (table.floor is not None)
    due = bot_timing.turns_due(table, turns, now)
    g = table.g.copy() if due > table.words else table.g
    for turn in range(table.words, due):
        if table.floor is not None:
            yield from _stated(g, _addressed(table, g, bots), table, minds, replies=True)
        yield from _stated(g, [seat for seat in bots[turn : turn + 1] if _may_begin(table, g, seat)], table, minds)
    table.words = due
    if due >= turns:
        table.talked = table.question


def _addressed(table: Table, g: State[Any], bots: Sequence[Player]) -> list[Player]:
    """Seats of these bots that the last statement addresses, if a bot that answers at once made it."""
    said = _said_lately(g)
    if not said or said[-1].seat not in bots or table.tempo.talk in UNASKED_EVERY:
        return []
    words = Counter(each.seat for each in said)
    return [seat for seat in said[-1].statement.to(said[-1].seat) if seat in bots and words[seat] < MAX_WORDS]


def _said_lately(g: State[Any]) -> list[Said]:
    """The statements since the last other event, oldest first."""
    lately = takewhile(lambda event: isinstance(event, Said), reversed(g.log.heard_by(None)))
    return [event for event in lately if isinstance(event, Said)][::-1]


def _from_people(table: Table, g: State[Any]) -> list[Said]:
    """The statements of people since the last other event."""
    return [said for said in _said_lately(g) if table.seats[said.seat].bot is None]


def _may_begin(table: Table, g: State[Any], seat: Player) -> bool:
    """True if the bot in this seat may speak unasked before this question, and owes no person a reply. Other seats may
    speak before other questions."""
    if table.spoken_to and any(seat in said.statement.to(said.seat) for said in _from_people(table, g)):
        return False
    every = UNASKED_EVERY.get(table.tempo.talk, 1)
    return every > 0 and (table.question + seat) % every == 0


def _stated(
    g: State[Any], seats: Iterable[Player], table: Table, minds: Minds, replies: bool = False
) -> Iterator[Fact]:
    """Statements or replies of the bots in these seats, which the game `g` hears at once."""
    for seat in seats:
        name = table.seats[seat].bot
        assert name is not None
        bot, statement = mind(table, seat, name, minds), None
        with drawing_by(table.seed.luck):
            if replies and isinstance(bot, Replier):
                statement = bot.reply(told(bot, seat_view(g, seat)), Random())
            elif not replies and isinstance(bot, Speaker):
                statement = bot.speak(told(bot, seat_view(g, seat)), Random())
        if statement is not None and g.why_not_say(seat, statement) is None:
            g.say(seat, statement)
            yield journal.Stated(seat, table.game.statements.print(statement))


def _thoughts(table: Table, now: float, minds: Minds) -> Iterator[Fact]:
    """Statements of the bots that think in their own processes; they are all made at the same time."""
    at = bot_timing.talks_at(table)
    if at is None or now < at:
        return
    table.spoke = table.question
    for seat in bot_timing.speakers(table):
        thought = minds.thoughts.get(bot_timing.of(table, seat))
        if not _may_begin(table, table.g, seat) or thought is None or thought.statement is None:
            continue
        if may_say(table, seat, thought.statement):
            yield journal.Stated(seat, table.game.statements.print(thought.statement))


def may_say(table: Table, seat: Player, statement: Statement) -> bool:
    """True if the statement is still allowed; the bot chose it before the other bots spoke."""
    return table.g.why_not_say(seat, statement) is None
