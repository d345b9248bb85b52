"""Counters behind the server's metrics. They hold totals only, never a figure of one person or one table.

A reader of the metrics may play at the server's only table and fetch the metrics every second. So a counter changes at
once only for events that everybody at a table sees. Sealed answers, standing orders and answers given in advance change
no counter. Refusals, notifications and the time bots think are published once an hour and in multiples of ten
(docs/decisions/0018).
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Any, Final

import msgspec

HOUR_S: Final = 3600.0
"""Seconds in an hour."""
PUBLISHED_STEP: Final = 10
"""A delayed counter is published in multiples of this number."""
TABLES: Final = "/api/tables/"
"""Path prefix of requests that a player may have caused. Errors on such paths are counted with a delay."""
LATENCY_BUCKETS_S: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Upper bounds of the latency histogram, in seconds; longer times fall into a last, unbounded bucket."""


class Slowly:
    """A counter with a sum that is published once per clock hour, rounded down to a multiple of ten events.

    The delay and the rounding hide single events from a reader of the metrics.
    """

    def __init__(self) -> None:
        self.told = (0, 0.0)
        self._count, self._sum = 0, 0.0
        self._ready = (0, 0.0)
        self._hour: float | None = None

    def add(self, amount: float = 0.0) -> None:
        """Count one event, and add `amount` to the sum."""
        self._count, self._sum = self._count + 1, self._sum + amount
        if self._count % PUBLISHED_STEP == 0:
            self._ready = self._count, self._sum

    def read(self, now: float) -> tuple[int, float]:
        """The published count and sum at this time in seconds; they change only when a new hour has begun."""
        hour = now // HOUR_S
        if self._hour is not None and hour != self._hour:
            self.told = self._ready
        self._hour = hour
        return self.told


class Answers:
    """Counts HTTP responses of one kind: immediately, or delayed (`Slowly`) where a seat may have caused the
    request."""

    def __init__(self) -> None:
        self._at_once = 0
        self._slowly = Slowly()

    def add(self, slowly: bool) -> None:
        if slowly:
            self._slowly.add()
        else:
            self._at_once += 1

    def read(self, now: float) -> int:
        """The count of HTTP responses that may be published at this time (in seconds)."""
        return self._at_once + self._slowly.read(now)[0]


class Spread:
    """A latency histogram: how many durations fell into each of `LATENCY_BUCKETS_S`, and their sum in seconds."""

    def __init__(self) -> None:
        self.sum = 0.0
        self._within = [0] * (len(LATENCY_BUCKETS_S) + 1)

    def add(self, seconds: float) -> None:
        self.sum += seconds
        self._within[bisect_left(LATENCY_BUCKETS_S, seconds)] += 1

    @property
    def within(self) -> tuple[int, ...]:
        """How many durations fell into each bucket; not cumulative."""
        return tuple(self._within)


class Counted(msgspec.Struct, frozen=True):
    """The metrics that one process publishes. The metrics of several worker processes are added with `+`."""

    sockets: int = 0
    """Open WebSockets."""
    live: int = 0
    """Tables in memory with a game in progress, correspondence games excepted."""
    steps: int = 0
    """Number of table changes that were sent to everybody at the table; each is one database write."""
    questions: int = 0
    """Number of game questions that have closed."""
    seconds: float = 0.0
    """Sum of the latencies of public commands (`steps`), in seconds."""
    within: tuple[int, ...] = (0,) * (len(LATENCY_BUCKETS_S) + 1)
    """Number of public commands whose latency fell into each bucket of `LATENCY_BUCKETS_S`."""
    refused: tuple[int, float] = (0, 0.0)
    """Refused commands: their number, and a sum that is not used."""
    thought: tuple[int, float] = (0, 0.0)
    """Searches of slow bots: their number, and the seconds they took."""
    called: tuple[int, float] = (0, 0.0)
    """Notifications sent: their number, and a sum that is not used."""
    uncalled: tuple[int, float] = (0, 0.0)
    """Notifications that could not be sent: their number, and a sum that is not used."""
    failed: int = 0
    """HTTP answers with a status of 500 or more."""
    limited: int = 0
    """HTTP answers with status 429."""
    errors: dict[str, int] = {}
    """Database errors by kind."""
    trouble: str = ""
    """Id of the refusal for the present disk error; empty if no process has a disk error."""
    disk_seconds: float = 0.0
    """Padded seconds that every write takes (`WriteLatency`); with several processes, the longest."""
    data_bytes: int = 0
    """Size of the stored data in bytes; with several processes, the largest size measured."""

    def __add__(self, other: Counted) -> Counted:
        together = {name: _sum(getattr(self, name), getattr(other, name)) for name in self.__struct_fields__}
        together["trouble"] = self.trouble or other.trouble
        for name in ("disk_seconds", "data_bytes"):
            together[name] = max(getattr(self, name), getattr(other, name))
        return Counted(**together)

    def past(self) -> Counted:
        """These metrics after their process has ended: totals stay, gauges such as open WebSockets become 0."""
        now = {"sockets": 0, "live": 0, "trouble": "", "disk_seconds": 0.0, "data_bytes": 0}
        return msgspec.structs.replace(self, **now)

    def buckets(self) -> list[tuple[str, float]]:
        """The histogram as Prometheus wants it: upper bound and cumulative count of each bucket."""
        total, told = 0, []
        for up_to, here in zip((*map(str, LATENCY_BUCKETS_S), "+Inf"), self.within, strict=True):
            total += here
            told.append((up_to, float(total)))
        return told


def _sum(one: Any, two: Any) -> Any:
    """The sum of two numbers; two tuples or two dicts are added part by part."""
    if isinstance(one, dict):
        return {name: one.get(name, 0) + two.get(name, 0) for name in sorted({*one, *two})}
    return tuple(a + b for a, b in zip(one, two, strict=True)) if isinstance(one, tuple) else one + two


class Counts:
    """The counters of this process while they grow; `counted` makes a copy that may be published."""

    def __init__(self) -> None:
        self.steps = 0
        """Number of table changes that were sent to everybody at the table; each is one database write."""
        self.questions = 0
        """Number of game questions that have closed."""
        self.commands = Spread()
        """Latencies of public commands (`steps`), database commit included."""
        self.refused = Slowly()
        """Commands and requests that were refused."""
        self.thought = Slowly()
        """Searches of slow bots: their number, and the seconds they took."""
        self.called = Slowly()
        """Notifications sent."""
        self.uncalled = Slowly()
        """Notifications that could not be sent."""
        self.failed = Answers()
        """HTTP responses with a status of 500 or more."""
        self.limited = Answers()
        """HTTP responses with status 429."""

    def answered(self, status: int, path: str) -> None:
        """Count one HTTP answer if its status is 429 or 5xx.

        A player may have caused a request below `/api/tables/`, so errors there are published once an hour and in tens.
        An unexpected error (500) is counted at once everywhere, because its traceback is in the log anyway.
        """
        if status >= 500:
            self.failed.add(slowly=status != 500 and TABLES in path)
        elif status == 429:
            self.limited.add(slowly=TABLES in path)

    def counted(self, now: float, sockets: int, live: int, errors: dict[str, int], **disk: Any) -> Counted:
        """The metrics that may be published at this time (in seconds), with the given gauges."""
        spread = self.commands
        return Counted(
            sockets,
            live,
            self.steps,
            self.questions,
            spread.sum,
            spread.within,
            self.refused.read(now),
            self.thought.read(now),
            self.called.read(now),
            self.uncalled.read(now),
            self.failed.read(now),
            self.limited.read(now),
            errors,
            **disk,
        )


class Counting:
    """ASGI middleware that counts HTTP answers by status (`Counts.answered`)."""

    def __init__(self, app: Any, counts: Counts) -> None:
        self.app = app
        self.counts = counts

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = False

        async def counting(message: Any) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                self.counts.answered(message["status"], scope["path"])
            await send(message)

        try:
            await self.app(scope, receive, counting)
        except Exception:
            if not begun:  # Starlette answers 500 outside of all middleware
                self.counts.answered(500, scope["path"])
            raise
