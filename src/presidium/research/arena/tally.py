"""What the games of one arm bring home, in a form that can be written down, added up and sent about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp, log
from typing import Any, Final

from presidium.core import value

FINE: Final = 25  # steps for each factor e: a time is known to four parts in a hundred
LEAST_MS: Final = 1e-4

BINS: Final = (0.0, 0.03, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.97, 1.0)
"""Where one kind of certainty ends and the next begins: "97 %" is a kind of its own."""


@value
class Counted:
    """One game, as it went for the seat that counts."""

    deal: int
    seat: int
    won: bool
    drawn: bool
    ending: str
    decisions: int
    """Of all seats together."""
    strata: dict[str, str]
    """What the seat was, by name: its side, its goal."""
    brier: float = 0.0
    """Half the squared distance of its beliefs from the truth, summed; of two possibilities "no idea" scores 0.25."""
    beliefs: int = 0
    """How many of them that were."""


@dataclass(slots=True)
class Tally:
    games: list[Counted] = field(default_factory=list)
    refusals: int = 0
    """Answers of the counted seat that the rules refused, in place of which one was taken at random, and statements,
    which nobody heard."""
    clock: Counter[int] = field(default_factory=Counter)
    """The CPU times of its decisions, in steps of four parts in a hundred."""
    said: list[float] = field(default_factory=lambda: [0.0] * (len(BINS) - 1))
    """Of what it believed, by how surely: the certainties summed, …"""
    held: list[int] = field(default_factory=lambda: [0] * (len(BINS) - 1))
    """… how often it was so …"""
    asked: list[int] = field(default_factory=lambda: [0] * (len(BINS) - 1))
    """… and how often it was said."""

    def took(self, seconds: float) -> None:
        self.clock[round(FINE * log(max(LEAST_MS, seconds * 1000)))] += 1

    def believed(self, certainty: float, true: bool) -> None:
        kind = next(at for at in range(len(BINS) - 1) if certainty < BINS[at + 1] or at == len(BINS) - 2)
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
        """The CPU milliseconds that this share of its decisions did not exceed; None if it took none."""
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
    """What these shares of the values do not exceed."""
    row = sorted(values)
    return [row[min(len(row) - 1, int(share * len(row)))] for share in shares] if row else []
