"""“What if” in a server: bots play on in a process of their own, one such question after the other."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from time import monotonic
from typing import TYPE_CHECKING, Final

from presidium.bots import caretaker, comrades, must_sit, names, thinks
from presidium.bots.whatif import TIMES, Crossroads, Pair, what_if
from presidium.core import Action, Outcome, Player, Record, Refused, refusal
from presidium.games import find
from presidium.table.letters.games import EndingInfo, WhatIf
from presidium.table.moments import moment
from presidium.table.table import Table
from presidium.table.thinking import end_processes, new_process

if TYPE_CHECKING:
    from presidium.table.hall import Hall

log = logging.getLogger("presidium.table")

WAITING: Final = 4
"""How many may wait for their turn."""
STUCK: Final = 10.0
"""How long after its time a process is given up."""


def bot_for(game: str, name: str | None) -> str:
    """Who plays on: whoever is named, if he answers at once; otherwise the caretaker."""
    if name is None:
        return caretaker(game)
    must_sit(name, game)
    if thinks(name, game):
        quick = [each for each in (*names(game), *comrades(game)) if not thinks(each, game)]
        raise Refused(refusal("unknown-bot", bot=name, game=game, known=", ".join(quick)))
    return name


async def answered(hall: Hall, table: Table, n: int, seat: Player, text: str, bot: str) -> WhatIf:
    """What would have come of this answer at this moment, by those who play on."""
    action = table.game.notation.read(text)
    crossing, answers = await hall.aside(_crossing, hall, table, n, seat, action)
    pairs = await hall.what_ifs.play(crossing, answers, bot, f"{table.id}/{n}", hall.limits.what_if_seconds)
    return told(table, bot, pairs)


def _crossing(
    hall: Hall, table: Table, n: int, seat: Player, action: Action
) -> tuple[Crossroads, Mapping[Player, Action]]:
    crossing = moment(hall.store, table, n).crossroads()
    return crossing, crossing.changed(table.game, seat, action)


class WhatIfs:
    """The process of a hall in which games are played on."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def play(
        self,
        crossing: Crossroads,
        answers: Mapping[Player, Action],
        bot: str,
        seed: str,
        seconds: float,
        times: int = TIMES,
    ) -> list[Pair]:
        """As many pairs of endings as there is time for; Refused if others wait already, or the bots do not end."""
        if self._waiting >= WAITING:
            raise Refused(refusal("too-fast", seconds=int(seconds) + 1))
        self._waiting += 1
        try:
            async with self._turn:
                return await self._played(crossing, answers, bot, seed, seconds, times)
        finally:
            self._waiting -= 1

    async def try_out(self, record: Record, seconds: float) -> None:
        """Somebody has written where a game is to begin: Refused if it cannot be played to an end from there."""
        try:
            await self.play(Crossroads(record, {}), {}, "random", "", seconds, times=1)
        except Refused:
            raise
        except Exception:  # anything may be wrong with it
            raise Refused(refusal("unplayable")) from None

    async def _played(
        self, crossing: Crossroads, answers: Mapping[Player, Action], bot: str, seed: str, seconds: float, times: int
    ) -> list[Pair]:
        pool = self._pool = self._pool or new_process()
        work = pool.submit(played, crossing, dict(answers), bot, seed, seconds, times)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(work), seconds + STUCK)
        except (TimeoutError, BrokenProcessPool):
            if self._pool is pool:  # else the house closes
                log.error("bots that played on took too long, and were sent away")
                self.close()
            raise Refused(refusal("whatif-too-long")) from None

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            end_processes(pool)


def told(table: Table, bot: str, pairs: list[Pair]) -> WhatIf:
    outcome = table.g.public.outcome
    return WhatIf(
        bot,
        TIMES,
        len(pairs),
        spread(other for other, _ in pairs),
        spread(really for _, really in pairs),
        sum(other.winners != really.winners for other, really in pairs),
        None if outcome is None else ending(outcome),
    )


def spread(outcomes: Iterable[Outcome]) -> tuple[EndingInfo, ...]:
    """How often each ending came about, the commonest first."""
    counted = Counter(map(ending, outcomes))
    return tuple(EndingInfo(each.winners, each.who, each.rule, times) for each, times in counted.most_common())


def ending(outcome: Outcome) -> EndingInfo:
    """Who won, and by which rule; the numbers behind it are different each time."""
    return EndingInfo(outcome.winners, outcome.who, outcome.rule)


# In a process of its own


def played(
    crossing: Crossroads, answers: Mapping[Player, Action], bot: str, seed: str, seconds: float, times: int
) -> list[Pair]:
    until, pairs = monotonic() + seconds, list[Pair]()
    for pair in what_if(crossing, answers, bot, find(crossing.record.rules.game), seed, times):
        pairs.append(pair)
        if monotonic() > until:
            break
    return pairs
