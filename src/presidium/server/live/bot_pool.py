"""Runs slow bots in separate processes, so that the event loop never waits for them.

A bot starts to think when its question is asked. The table uses the answer at a fixed time, so that the response time
reveals nothing. If there is no answer by that time, a quick bot answers and the log records it.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Any, Final, TypeVar

from presidium.bots import Bot, Opinion, Speaker, answer_from, find, opinion, told
from presidium.bots.runtime.mind import drawing_by
from presidium.core import Action, Player, Refused, SeatView, refusal, seat_view
from presidium.core.view import NOTHING
from presidium.games import find as game_of
from presidium.server.base.counts import Counts
from presidium.server.base.fair_queue import WHENCE, FairQueue
from presidium.server.base.job_pool import JobPool, NewProcess, end_processes, new_process, step_back
from presidium.server.domain.table import Table
from presidium.server.domain.timing.bot_timing import WAY, Thought, seconds

log = logging.getLogger("presidium.table")

T = TypeVar("T")

KILL_GRACE_S: Final = 10.0
"""Seconds after its time limit until a process in which a bot thinks is killed."""
BOT_PROCESSES: Final = max(1, (os.cpu_count() or 2) - 1)
ADVICE_TIMEOUT_S: Final = 20.0
"""Seconds that a bot may take to give its opinion of a question."""
MAX_WAITING_ADDRESSES: Final = 4
"""Maximum number of IP addresses that wait for a bot's opinion; an opinion takes about 1 s."""


class BotPool:
    """The processes in which bots think. A table always uses the same one, because its bots keep their memory there."""

    def __init__(self, counts: Counts | None = None, new_process: NewProcess = new_process) -> None:
        self.counts = counts or Counts()
        self._new_process = new_process
        self._pools: dict[int, Executor] = {}
        self._turns: dict[int, FairQueue] = {}
        self.whence: Callable[[str], str] = lambda _: ""
        """Returns the IP address from which a table was created; empty if unknown."""
        self.jobs = JobPool(new_process=new_process, prepare=ready)
        """Queue for long jobs on finished games, such as charts. No running table waits for these jobs."""
        self.opinions = JobPool(1, MAX_WAITING_ADDRESSES, new_process, ready)
        """Queue for bots' opinions; it is separate so that opinions wait neither for tables nor for long jobs."""

    def address_of(self, table: Table) -> str:
        """Returns the IP address from which a table was created, or the host's id if the address is unknown."""
        return self.whence(table.id) or table.host

    async def think(self, table: Table, seat: Player) -> Thought | None:
        """Returns a bot's result, computed from its seat's view only; None if it failed or ran out of time. The IP
        addresses that created tables take turns, so a visitor with many tables slows only their own tables."""
        at = hash(table.id) % BOT_PROCESSES
        WHENCE.set(self.address_of(table))
        turn, limit = self._turns.setdefault(at, FairQueue()), seconds(table, seat) + WAY
        until = time.monotonic() + limit
        try:
            await asyncio.wait_for(turn.__aenter__(), limit)
        except TimeoutError:  # too late: the table goes on without it
            return None
        try:
            return await self._thought(table, seat, at, until)
        finally:
            await turn.__aexit__()

    async def _thought(self, table: Table, seat: Player, at: int, until: float) -> Thought | None:
        name = table.seats[seat].bot
        assert name is not None
        pool = self._pool(at)
        view = bare(seat_view(table.g, seat))
        work = pool.submit(think, (table.id, seat, table.undone), table.game.name, name, view, table.seed.luck)
        thought, began = asyncio.wrap_future(work), time.monotonic()
        thought.add_done_callback(lambda _: self.counts.thought.add(time.monotonic() - began))
        try:
            return await asyncio.wait_for(thought, max(0.0, until - time.monotonic()) + KILL_GRACE_S)
        except (TimeoutError, BrokenExecutor):
            self._drop(at, pool)
        except Exception as error:  # a bot's error must not stop the table; its view and answer stay out of the log
            log.error("a bot failed: %s", type(error).__name__, extra={"table": table.id})
        return None

    async def study(self, person: str | None, work: Callable[..., T], *args: Any) -> T:
        """Runs a long job on a finished game and returns its result. `person` waits for it (None: nobody signed in)."""
        async with self.jobs.turn(person) as turn:
            return await turn.run(work, *args)

    async def opine(
        self,
        game: str,
        name: str,
        view: SeatView[Any],
        given: Action | None = None,
        luck: str = "",
        person: str | None = None,
    ) -> Opinion:
        """Returns a bot's opinion of the question in a view. Raises Refused if the queue is full or the bot fails."""
        try:
            async with self.opinions.turn(person) as turn:
                asked = game, name, bare(view), given, luck
                return await turn.run(opine, *asked, seconds=ADVICE_TIMEOUT_S, why=refusal("comrade-busy"))
        except Refused as why:
            raise Refused(refusal("comrade-busy")) from why
        except Exception as error:  # its view and answer stay out of the log
            log.error("a bot could not say what it thinks: %s", type(error).__name__)
            raise Refused(refusal("comrade-busy")) from None

    def _pool(self, at: int) -> Executor:
        if at not in self._pools:
            self._pools[at] = self._new_process(step_back)
        return self._pools[at]

    def _drop(self, at: int, pool: Executor) -> None:
        """Kills a process that takes too long. Bots waiting for it get no result; the next bot starts a new process."""
        if self._pools.get(at) is pool:
            del self._pools[at]
            log.error("bots took too long, and were sent away")
            end_processes(pool)

    def close(self) -> None:
        for pool in self._pools.values():
            end_processes(pool)
        self._pools.clear()
        self.jobs.close()
        self.opinions.close()


def bare(view: SeatView[Any]) -> SeatView[Any]:
    """Returns a view without its options, which cannot be pickled. `whole` computes the options again."""
    return replace(view, options=NOTHING)


# Runs in a separate process


def ready() -> None:
    """Does nothing, but makes a new process import this module, the games and the bots before it is needed."""


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
    """Returns a view with its options, which were removed to transfer the view to this process."""
    asked = sent.seat in sent.asked and sent.answer is None
    options = game_of(game).imagine(sent, Random()).options(sent.seat) if asked else None
    return replace(sent, options=NOTHING if options is None else options)


@lru_cache(256)
def _bot(whose: tuple[str, Player, int], game: str, name: str) -> Bot:  # noqa: ARG001
    """Returns the bot in a seat of a table. Bots are cached, because they may keep a memory of their game."""
    return find(name, game)
