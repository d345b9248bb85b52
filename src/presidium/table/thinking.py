"""Bots that take their time think in processes of their own, so that nobody else waits for them.

A thought begins when its question is put. What it comes to is used at a time everybody knows beforehand, however soon
it was there; where it is not there by then, a quick bot answers instead, and the log says so.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from multiprocessing import get_context, parent_process
from random import Random
from threading import Thread
from typing import Any, Final, TypeVar

from presidium.bots import Bot, Opinion, Speaker, answer_from, find, opinion, talks, thinks, time_to_talk, told
from presidium.bots.mind import drawing_by
from presidium.core import Action, Player, Refused, SeatView, Statement, refusal, seat_view, value
from presidium.core.view import NOTHING
from presidium.games import find as game_of
from presidium.table.counts import Counts
from presidium.table.table import Table

log = logging.getLogger("presidium.table")

T = TypeVar("T")

WAY: Final = 0.25
"""How much longer than it thinks a bot has, for the way to its process and back."""
STUCK: Final = 10.0
"""How long after its time a thought is given up, and its process with it."""
PROCESSES: Final = max(1, (os.cpu_count() or 2) - 1)
ASIDE: Final = -1
"""The process for what no table waits for, so that no bot at a table waits for it either."""
PATIENCE: Final = 20.0
"""How long somebody who asks what a bot thinks waits for it, with all who asked before him."""
STUDY: Final = -2
"""The process for what is worked out of games that are over."""
STUDIED: Final = 60.0
"""After how many seconds that is given up."""


@value
class Thought:
    """What a bot has come to: what it says, and what it answers where it is asked."""

    statement: Statement | None
    action: Action | None


Of = tuple[int, int, Player]
"""Which question of which attempt, and whose."""


def seconds(table: Table, seat: Player) -> float:
    """How long whoever plays this seat thinks; none where that is a person, or a bot that answers at once."""
    name = table.seats[seat].bot
    return 0.0 if name is None else thinks(name, table.game.name)


def until(table: Table) -> float | None:
    """Before this the question that stands is not answered, since somebody who is asked thinks: public facts say so.

    Where nobody need be asked, nobody thinks.
    """
    if not bots_sit(table) or not table.running:
        return None
    question = table.g.question()
    return None if question is None or question.quiet else _when(table, table.seats.keys() & question.asked())


def talks_at(table: Table) -> float | None:
    """When those who think say what they have to say before this question is answered."""
    if not bots_sit(table) or not table.running or table.spoke == table.question:
        return None
    return _when(table, speakers(table))


def bots_sit(table: Table) -> bool:
    """Where only people do, nobody need be looked at twice."""
    for held in table.seats.values():  # noqa: SIM110 - asked many times a step
        if held.bot is not None:
            return True
    return False


def _when(table: Table, seats: Iterable[Player]) -> float | None:
    longest = max((seconds(table, seat) for seat in seats), default=0.0)
    return table.asked_at + longest + WAY if longest else None


def speakers(table: Table) -> list[Player]:
    """Who thinks about what to say now."""
    if not time_to_talk(table.g):
        return []
    bots = {seat: held.bot for seat, held in table.seats.items() if held.bot is not None and seconds(table, seat)}
    return [seat for seat, name in bots.items() if talks(name, table.game.name)]


def thinkers(table: Table) -> list[Player]:
    """Who has something to think about: an answer, or a word."""
    if until(table) is None and talks_at(table) is None:
        return []
    asked = [seat for seat in table.g.waiting_for() if seat in table.seats and seconds(table, seat)]
    return [*dict.fromkeys((*asked, *speakers(table)))]


def of(table: Table, seat: Player) -> Of:
    return table.question, table.undone, seat


class Thinking:
    """The processes of a hall. A table keeps to one of them, where its bots remember what they like."""

    def __init__(self, counts: Counts | None = None) -> None:
        self.counts = counts or Counts()
        self._pools: dict[int, ProcessPoolExecutor] = {}

    async def think(self, table: Table, seat: Player) -> Thought | None:
        """What the bot of this seat comes to, from the seat's own view; None where it fails."""
        name = table.seats[seat].bot
        assert name is not None
        at = hash(table.id) % PROCESSES
        pool = self._pool(at)
        view = bare(seat_view(table.g, seat))
        work = pool.submit(think, (table.id, seat, table.undone), table.game.name, name, view, table.seed.luck)
        thought, began = asyncio.wrap_future(work), time.monotonic()
        thought.add_done_callback(lambda _: self.counts.thought.add(time.monotonic() - began))
        try:
            done, _ = await asyncio.wait((thought,), timeout=seconds(table, seat) + WAY)
            if not done and work.cancel():  # others were before it, and it has not begun: nobody needs it any more
                return None
            return await asyncio.wait_for(thought, STUCK)
        except (TimeoutError, BrokenProcessPool):
            self._drop(at, pool)
        except Exception as error:  # a bot's fault must not stop the table; what it saw and meant stays out of the log
            log.error("a bot failed: %s", type(error).__name__, extra={"table": table.id})
        return None

    async def study(self, work: Callable[..., T], *args: Any) -> T:
        """Something long about a game that is over, where nobody who plays waits for it."""
        pool = self._pool(STUDY)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(pool.submit(work, *args)), STUDIED)
        except (TimeoutError, BrokenProcessPool):
            self._drop(STUDY, pool)
            raise Refused(refusal("took-too-long")) from None

    async def opine(
        self, game: str, name: str, view: SeatView[Any], given: Action | None = None, luck: str = ""
    ) -> Opinion:
        """What a bot of this name thinks of a question, from this view; Refused where nothing comes of it."""
        pool = self._pool(ASIDE)
        work = pool.submit(opine, game, name, bare(view), given, luck)
        thought = asyncio.wrap_future(work)
        done, _ = await asyncio.wait((thought,), timeout=PATIENCE)
        if done:
            try:
                return thought.result()
            except BrokenProcessPool:
                self._drop(ASIDE, pool)
            except Exception as error:  # what it saw and meant stays out of the log
                log.error("a bot could not say what it thinks: %s", type(error).__name__)
        elif not work.cancel():
            self._drop(ASIDE, pool)
        raise Refused(refusal("comrade-busy"))

    def _pool(self, at: int) -> ProcessPoolExecutor:
        if at not in self._pools:
            self._pools[at] = new_process()
        return self._pools[at]

    def _drop(self, at: int, pool: ProcessPoolExecutor) -> None:
        """A process that is stuck is ended; whoever else waits for it is answered for, and the next gets a new one."""
        if self._pools.get(at) is pool:
            del self._pools[at]
            log.error("bots took too long, and were sent away")
            end_processes(pool)

    def close(self) -> None:
        for pool in self._pools.values():
            end_processes(pool)
        self._pools.clear()


def bare(view: SeatView[Any]) -> SeatView[Any]:
    """Without the options: they are made again where it goes, and cannot be sent."""
    return replace(view, options=NOTHING)


def new_process() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, get_context("spawn"), initializer=_step_back)


def end_processes(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())  # a pool has no other way to end one that does not listen
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        with suppress(ProcessLookupError, ValueError):
            process.kill()


# In a process of its own


def _step_back() -> None:
    """The server comes first; who stops it stops these by closing, and if it dies they go with it."""
    with suppress(OSError):
        os.nice(10)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)


def think(whose: tuple[str, Player, int], game: str, name: str, sent: SeatView[Any], luck: str) -> Thought:
    bot = _bot(whose, game, name)
    view = told(bot, whole(game, sent))
    with drawing_by(luck):
        statement = bot.speak(view, Random()) if isinstance(bot, Speaker) else None
        return Thought(statement, answer_from(view, bot, Random()) if len(view.options) else None)


def opine(game: str, name: str, sent: SeatView[Any], given: Action | None, luck: str) -> Opinion:
    with drawing_by(luck):
        return opinion(whole(game, sent), find(name, game), given)


def whole(game: str, sent: SeatView[Any]) -> SeatView[Any]:
    """A view as it was before it was sent."""
    asked = sent.seat in sent.asked and sent.answer is None
    options = game_of(game).imagine(sent, Random()).options(sent.seat) if asked else None
    return replace(sent, options=NOTHING if options is None else options)


@lru_cache(256)
def _bot(whose: tuple[str, Player, int], game: str, name: str) -> Bot:  # noqa: ARG001
    """The bot of this seat at this table, who may remember what it likes: another begins anew."""
    return find(name, game)
