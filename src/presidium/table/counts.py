"""What the house counts of itself, for whoever measures it: nothing of one person or one table.

Whoever reads these figures may sit at the only table there is, and look every second. So at once is counted only what
everybody at a table hears of anyway: a sealed answer, an order or something said ahead moves no figure when it is given
nor later. What is no step of a table, a refusal, a call, a bot's thinking, is told once an hour and in tens
(docs/decisions/0018).
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

import msgspec

HOUR: Final = 3600.0
AT_ONCE: Final = 10
"""How many of a kind are told together."""
BUCKETS: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Up to how many seconds; what takes longer is in the last, which has no end."""


class Slowly:
    """A count, and a sum with it, of which is told only what ten together and a full hour have blurred."""

    def __init__(self) -> None:
        self.told = (0, 0.0)
        self._count, self._sum = 0, 0.0
        self._ready = (0, 0.0)
        self._hour: float | None = None

    def add(self, amount: float = 0.0) -> None:
        self._count, self._sum = self._count + 1, self._sum + amount
        if self._count % AT_ONCE == 0:
            self._ready = self._count, self._sum

    def read(self, now: float) -> tuple[int, float]:
        hour = now // HOUR
        if self._hour is not None and hour != self._hour:
            self.told = self._ready
        self._hour = hour
        return self.told


class Spread:
    """How long something took: how many times, in all, and how many times no longer than each of the buckets."""

    def __init__(self) -> None:
        self.sum = 0.0
        self._within = [0] * (len(BUCKETS) + 1)

    def add(self, seconds: float) -> None:
        self.sum += seconds
        self._within[bisect_left(BUCKETS, seconds)] += 1

    @property
    def within(self) -> tuple[int, ...]:
        """How often in each bucket."""
        return tuple(self._within)


class Counted(msgspec.Struct, frozen=True):
    """What a process tells of itself; those of several are added up."""

    sockets: int = 0
    live: int = 0
    """Tables in memory whose game goes on, and not by mail."""
    steps: int = 0
    questions: int = 0
    seconds: float = 0.0
    within: tuple[int, ...] = (0,) * (len(BUCKETS) + 1)
    refused: tuple[int, float] = (0, 0.0)
    thought: tuple[int, float] = (0, 0.0)
    called: tuple[int, float] = (0, 0.0)
    uncalled: tuple[int, float] = (0, 0.0)

    def __add__(self, other: Counted) -> Counted:
        parts = []
        for name in self.__struct_fields__:
            one, two = getattr(self, name), getattr(other, name)
            pairs = isinstance(one, tuple)
            parts.append(tuple(a + b for a, b in zip(one, two, strict=True)) if pairs else one + two)
        return Counted(*parts)  # type: ignore[arg-type]

    def buckets(self) -> list[tuple[str, float]]:
        """Added up, as Prometheus wants them."""
        total, told = 0, []
        for up_to, here in zip((*map(str, BUCKETS), "+Inf"), self.within, strict=True):
            total += here
            told.append((up_to, float(total)))
        return told


class Counts:
    def __init__(self) -> None:
        self.steps = 0
        """That everybody at a table was told, each a write."""
        self.questions = 0
        """That have closed."""
        self.commands = Spread()
        """Of those that made such a step: how long they took, the disk's time included."""
        self.refused = Slowly()
        self.thought = Slowly()
        """By bots that take their time, with how much."""
        self.called = Slowly()
        self.uncalled = Slowly()

    def counted(self, now: float, sockets: int, live: int) -> Counted:
        """What may be told of it now."""
        slowly = (each.read(now) for each in (self.refused, self.thought, self.called, self.uncalled))
        spread = self.commands
        return Counted(sockets, live, self.steps, self.questions, spread.sum, spread.within, *slowly)
