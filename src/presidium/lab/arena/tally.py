"""Counts of one arm's games, which can be stored, added up and sent to other machines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp, log
from typing import Any, Final

from presidium.core import value

FINE: Final = 25  # histogram steps per factor e of time, so that times are accurate to 4 %
MIN_MS: Final = 1e-4

BIN_LIMITS: Final = (0.0, 0.03, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.97, 1.0)
"""Limits of the histogram bins for stated probabilities; a belief of 97 % or more has a bin of its own."""


@value
class Counted:
    """The result of one game for the counted seat."""

    deal: int
    seat: int
    won: bool
    drawn: bool
    ending: str
    decisions: int
    """Number of decisions in the game, over all seats."""
    strata: dict[str, str]
    """Groups that the game belongs to, by name, such as the seat's side or goal."""
    brier: float = 0.0
    """Sum of the Brier scores of the bot's beliefs; a belief of 50 % in each of two possibilities scores 0.25."""
    beliefs: int = 0
    """Number of beliefs whose Brier scores are summed in `brier`."""


@dataclass(slots=True)
class Tally:
    games: list[Counted] = field(default_factory=list)
    refusals: int = 0
    """Illegal answers of the counted seat (random answers replaced them), and statements that were refused."""
    clock: Counter[int] = field(default_factory=Counter)
    """Histogram of the CPU time of the counted seat's decisions, in steps of 4 %."""
    said: list[float] = field(default_factory=lambda: [0.0] * (len(BIN_LIMITS) - 1))
    """Sum of the probabilities that the bot stated, for each bin of stated probability."""
    held: list[int] = field(default_factory=lambda: [0] * (len(BIN_LIMITS) - 1))
    """Number of beliefs that were true, for each bin of stated probability."""
    asked: list[int] = field(default_factory=lambda: [0] * (len(BIN_LIMITS) - 1))
    """Number of beliefs, for each bin of stated probability."""

    def took(self, seconds: float) -> None:
        self.clock[round(FINE * log(max(MIN_MS, seconds * 1000)))] += 1

    def believed(self, certainty: float, true: bool) -> None:
        kind = next(
            at for at in range(len(BIN_LIMITS) - 1) if certainty < BIN_LIMITS[at + 1] or at == len(BIN_LIMITS) - 2
        )
        self.said[kind] += certainty
        self.held[kind] += true
        self.asked[kind] += 1

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.refusals += other.refusals
        self.clock += other.clock
        self.said = [mine + his for mine, his in zip(self.said, other.said, strict=True)]
        self.held = [mine + his for mine, his in zip(self.held, other.held, strict=True)]
        self.asked = [mine + his for mine, his in zip(self.asked, other.asked, strict=True)]

    def ms(self, share: float) -> float | None:
        """CPU milliseconds that the given share of decisions did not exceed; None if there were no decisions."""
        wanted = share * self.clock.total()
        for step, times in sorted(self.clock.items()):
            wanted -= times
            if wanted <= 0:
                return round(exp(step / FINE), 4)
        return None

    def json(self) -> dict[str, Any]:
        rows = [
            [g.deal, g.seat, int(g.won), int(g.drawn), g.ending, g.decisions, g.strata, g.brier, g.beliefs]
            for g in self.games
        ]
        clock = {str(step): times for step, times in sorted(self.clock.items())}
        believed = [self.said, self.held, self.asked] if any(self.asked) else []
        return {"games": rows, "refusals": self.refusals, "clock": clock, "believed": believed}

    @classmethod
    def read(cls, kept: dict[str, Any]) -> Tally:
        games = [Counted(row[0], row[1], bool(row[2]), bool(row[3]), *row[4:]) for row in kept["games"]]
        clock = Counter({int(step): times for step, times in kept["clock"].items()})
        return cls(games, kept["refusals"], clock, *kept["believed"])


def spread(values: Sequence[int], shares: Sequence[float]) -> list[int]:
    """Quantiles of the values; `shares` are numbers from 0 to 1."""
    row = sorted(values)
    return [row[min(len(row) - 1, int(share * len(row)))] for share in shares] if row else []
