"""What-ifs: bots finish a finished game again with another answer, in a process of the queue of heavy jobs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from time import monotonic
from typing import Any, Final, Protocol, TypeVar

from presidium.bots import caretaker, comrades, must_sit, names, thinks
from presidium.bots.analysis.whatif import PLAYOUTS, Crossroads, Pair, what_if
from presidium.core import Action, Outcome, Player, Refusal, Refused, refusal
from presidium.core.record import read
from presidium.games import find
from presidium.server.archive.moments import moment
from presidium.server.base.background import Background
from presidium.server.base.job_pool import JobPool, JobSlot, hurried
from presidium.server.base.limits import Limits
from presidium.server.domain import start_position
from presidium.server.domain.journal import Begins
from presidium.server.domain.table import Table
from presidium.server.protocol.http.games import EndingInfo, WhatIf
from presidium.server.storage.store import Store

T = TypeVar("T")

KILL_GRACE_S: Final = 10.0
"""Seconds after the time limit of a what-if until its process is killed."""


def bot_for(game: str, name: str | None) -> str:
    """Returns the name of the bot that plays a what-if: `name` if it answers at once; the caretaker if None."""
    if name is None:
        return caretaker(game)
    must_sit(name, game)
    if thinks(name, game):
        quick = [each for each in (*names(game), *comrades(game)) if not thinks(each, game)]
        raise Refused(refusal("unknown-bot", bot=name, game=game, known=", ".join(quick)))
    return name


class WhatIfServices(Protocol):
    """The services that a what-if needs."""

    store: Store
    background: Background
    limits: Limits
    what_ifs: WhatIfRunner


async def answered(
    house: WhatIfServices, table: Table, n: int, seat: Player, text: str, bot: str, person: str | None = None
) -> WhatIf:
    """Plays a finished game with another answer and compares the endings. `person` waits for it (None: no account)."""
    action = table.game.notation.read(text)
    crossing, answers = await house.background.run_in_thread(_crossing, house.store, table, n, seat, action)
    seed, seconds = f"{table.id}/{n}", house.limits.what_if_seconds
    pairs = await house.what_ifs.play(crossing, answers, bot, seed, seconds, person=person)
    return told(table, bot, pairs)


def _crossing(
    store: Store, table: Table, n: int, seat: Player, action: Action
) -> tuple[Crossroads, Mapping[Player, Action]]:
    crossing = moment(store, table, n).crossroads()
    return crossing, crossing.changed(table.game, seat, action)


class WhatIfRunner:
    """Plays games to their end, in the pool of processes for heavy jobs."""

    def __init__(self, jobs: JobPool | None = None) -> None:
        self.jobs = jobs or JobPool()

    async def play(
        self,
        crossing: Crossroads,
        answers: Mapping[Player, Action],
        bot: str,
        seed: str,
        seconds: float,
        times: int = PLAYOUTS,
        person: str | None = None,
    ) -> list[Pair]:
        """Plays a game to its end, with another and with the real answer, as often as the time allows. Returns the
        pairs of endings. Raises Refused if the queue is full or no pair ends in time. Stops after a pair if others
        wait."""
        async with self.jobs.turn(person) as turn:
            return await self._run(turn, seconds, played, crossing, dict(answers), bot, seed, seconds, times)

    async def from_position(self, text: str, game: str, seconds: float, person: str | None = None) -> Begins:
        """Returns the starting point in a position that a visitor wrote. Raises Refused if the position is invalid, or
        if no game that starts there can be played to its end."""
        async with self.jobs.turn(person) as turn:
            found = await self._run(turn, seconds, tried_out, text, game, seconds)
        if isinstance(found, Refusal):
            raise Refused(found)
        return found

    async def _run(self, turn: JobSlot, seconds: float, work: Callable[..., T], *args: Any) -> T:
        """Runs a job that ends by itself after these seconds; kills it if it does not."""
        return await turn.run(work, *args, seconds=seconds + KILL_GRACE_S, why=refusal("whatif-too-long"))

    def close(self) -> None:
        self.jobs.close()


def told(table: Table, bot: str, pairs: list[Pair]) -> WhatIf:
    outcome = table.g.public.outcome
    return WhatIf(
        bot,
        PLAYOUTS,
        len(pairs),
        spread(other for other, _ in pairs),
        spread(really for _, really in pairs),
        sum(other.winners != really.winners for other, really in pairs),
        None if outcome is None else ending(outcome),
    )


def spread(outcomes: Iterable[Outcome]) -> tuple[EndingInfo, ...]:
    """Returns how often each ending occurred in a what-if's games, most frequent first."""
    counted = Counter(map(ending, outcomes))
    return tuple(EndingInfo(each.winners, each.who, each.rule, times) for each, times in counted.most_common())


def ending(outcome: Outcome) -> EndingInfo:
    """Returns an ending's winners and the rule by which they won, without scores, which differ from game to game."""
    return EndingInfo(outcome.winners, outcome.who, outcome.rule)


# Runs in a separate process


def tried_out(text: str, game: str, seconds: float) -> Begins | Refusal:
    """Reads a position and plays a game from there to its end. Returns the starting point, or why there is none."""
    try:
        begins = start_position.of_position(text, find(game))
        played(Crossroads(read(begins.record, find), {}), {}, "random", "", seconds, times=1)
    except Refused as refused:
        return refused.why
    except Exception:  # a position that a visitor wrote may fail anywhere
        return refusal("unplayable")
    return begins


def played(
    crossing: Crossroads, answers: Mapping[Player, Action], bot: str, seed: str, seconds: float, times: int
) -> list[Pair]:
    until, pairs = monotonic() + seconds, list[Pair]()
    for pair in what_if(crossing, answers, bot, find(crossing.record.rules.game), seed, times):
        pairs.append(pair)
        if monotonic() > until or hurried():
            break
    return pairs
