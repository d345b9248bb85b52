"""Times at which bots that think for some seconds answer and talk. The times depend on public facts alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from presidium.bots import talks, thinks, time_to_talk
from presidium.core import Action, AskAll, Player, Statement, value
from presidium.server.base.tempo import FLOOR
from presidium.server.domain.table import Table
from presidium.server.domain.timing import floor

WAY: Final = 0.25
"""Seconds a bot may take beyond its thinking time, for the transfer to its process and back."""


@value
class Thought:
    """A bot's result: what it says (None: nothing) and what it answers (None: it has no choice to make)."""

    statement: Statement | None
    action: Action | None


Of = tuple[int, int, Player]
"""Key of a bot's result: the number of the question, the number of takebacks, and the seat that is asked."""


def seconds(table: Table, seat: Player) -> float:
    """Thinking time in seconds of the bot in this seat; 0 for a person or a bot that answers at once."""
    name = table.seats[seat].bot
    return 0.0 if name is None else thinks(name, table.game.name) * table.patience


def until(table: Table) -> float | None:
    """Time before which the question is not answered because a bot thinks; None if no bot does. It depends on public
    facts only. Bots do not think in quiet windows, where nobody must be asked."""
    if not bots_sit(table) or not table.running:
        return None
    question = table.g.question()
    return None if question is None or question.quiet else _when(table, table.seats.keys() & question.asked())


def hurry_on(tables: Iterable[Table], now: float) -> None:
    """Lets the bots that think answer now, because all of them are ready; `tables` are states of one table. Only where
    there are no other people, who could learn something from the time an answer takes."""
    for table in tables:
        table.thought_since = now - max((seconds(table, seat) for seat in table.seats), default=0.0) - WAY


def talks_at(table: Table) -> float | None:
    """Time at which bots that think for some seconds make their statements before this question; None if none do."""
    if not bots_sit(table) or not table.running or table.spoke == table.question:
        return None
    at = _when(table, speakers(table))
    return at if at is None or not table.tempo.in_step else max(at, table.opens)


def bots_sit(table: Table) -> bool:
    """True if at least one seat is a bot's. Callers skip further checks at tables of people alone."""
    for held in table.seats.values():  # noqa: SIM110 - asked many times a step
        if held.bot is not None:
            return True
    return False


def _when(table: Table, seats: Iterable[Player]) -> float | None:
    """Time at which the slowest of these bots is ready. At a table in step, a sealed question waits for the bot only
    until the minimum time (`FLOOR`) is over."""
    longest = max((seconds(table, seat) for seat in seats), default=0.0)
    if not longest:
        return None
    ready = (table.thought_since or table.asked_at) + longest + WAY
    return min(ready, table.opens + FLOOR) if table.tempo.in_step and isinstance(table.g.question(), AskAll) else ready


def may_talk(table: Table, now: float) -> bool:
    """Whether bots may make statements now: on a floor and at a table in step only when the film is over."""
    return now >= _film_ends(table)


def _film_ends(table: Table) -> float:
    if table.floor is not None:
        return table.floor.begins
    return table.opens if table.tempo.in_step else 0.0


def replies_at(table: Table) -> float:
    """Time at which bots reply to what a person has said: on a floor of a live table after a moment."""
    pause = floor.REPLY_S if table.floor is not None and table.tempo.pace == "live" else 0.0
    return table.spoken_at + pause


def quick_speakers(table: Table) -> list[Player]:
    """Seats of the bots that answer at once, in the order in which they speak. On a floor another bot begins each
    time, whatever any of them holds."""
    bots = [seat for seat, held in table.seats.items() if held.bot is not None and not seconds(table, seat)]
    first = 0 if table.floor is None or not bots else table.floor.number % len(bots)
    return bots[first:] + bots[:first]


def turns_due(table: Table, bots: int, now: float) -> int:
    """How many of the bots that answer at once have had their turn to speak by now."""
    if table.floor is None or table.tempo.pace != "live":
        return bots
    since = now - table.floor.begins - floor.FIRST_WORD_S
    return table.words if since < 0 else max(table.words, min(bots, 1 + int(since / floor.NEXT_WORD_S)))


def _next_turn(table: Table) -> float:
    opened = table.floor
    if opened is None or table.tempo.pace != "live":
        return _film_ends(table)
    return opened.begins + floor.FIRST_WORD_S + table.words * floor.NEXT_WORD_S


def wakes_to_talk(table: Table) -> float | None:
    """Time at which bots next say something that waits for a film or for their turn; None if nothing does."""
    if not bots_sit(table) or (table.floor is None and not table.tempo.in_step):
        return None
    times = [max(_film_ends(table), replies_at(table))] if table.spoken_to else []
    if table.talked != table.question and time_to_talk(table.g):
        times.append(_next_turn(table))
    at = min(times, default=None)
    return at if at is not None and at > table.at else None


def speakers(table: Table) -> list[Player]:
    """Seats whose bot thinks for some seconds and may then make a statement before this question."""
    if not time_to_talk(table.g):
        return []
    bots = {seat: held.bot for seat, held in table.seats.items() if held.bot is not None and seconds(table, seat)}
    return [seat for seat, name in bots.items() if talks(name, table.game.name)]


def thinkers(table: Table) -> list[Player]:
    """Seats whose bot must now think for some seconds about an answer or a statement."""
    if until(table) is None and talks_at(table) is None:
        return []
    asked = [seat for seat in table.g.waiting_for() if seat in table.seats and seconds(table, seat)]
    return [*dict.fromkeys((*asked, *speakers(table)))]


def of(table: Table, seat: Player) -> Of:
    return table.question, table.undone, seat
