"""A sequential test: two arms play deal after deal until it is plain which of two claims is wrong.

Wald's test of the mean difference between paired games, with the variance as it shows itself on the way.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import log
from typing import Any, Literal

from presidium.core import value

Verdict = Literal["more", "no more", "open"]


@value
class Test:
    """Whether a bot wins no more often than the other in its seat (`least`), or by so much more (`gain`)."""

    gain: float = 0.05
    """The second claim: the true difference of the rates of wins is this. The first is that it is `least`."""
    least: float = 0.0
    alpha: float = 0.05
    """How often "more" may be said where the first claim is true."""
    beta: float = 0.05
    """How often "no more" may be said where the second is."""

    @property
    def bounds(self) -> tuple[float, float]:
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def evidence(self, more: int, less: int, deals: int) -> float:
        """The logarithm of how much likelier the second claim makes what was seen.

        `more` deals were won by the one and lost by the other, `less` the other way round. A pair of each kind is added
        before the variance is reckoned, so that the first few deals decide nothing.
        """
        if not deals:
            return 0.0
        mean = (more - less) / deals
        variance = (more + less + 2) / (deals + 3) - ((more - less) / (deals + 3)) ** 2
        return deals * (self.gain - self.least) * (mean - (self.gain + self.least) / 2) / variance

    def run(self, deals: Iterable[tuple[bool, bool]]) -> Decided:
        """Deal after deal, in their order, until one bound is crossed; what comes after it does not count."""
        low, high = self.bounds
        more = less = played = 0
        evidence = 0.0
        for one, other in deals:
            played += 1
            more += one and not other
            less += other and not one
            evidence = self.evidence(more, less, played)
            if not low < evidence < high:
                break
        return Decided(self, played, evidence, "more" if evidence >= high else "no more" if evidence <= low else "open")


@value
class Decided:
    """What a test has come to."""

    test: Test
    deals: int
    evidence: float
    verdict: Verdict

    def json(self) -> dict[str, Any]:
        return {
            "least": self.test.least,
            "gain": self.test.gain,
            "alpha": self.test.alpha,
            "beta": self.test.beta,
            "bounds": [round(bound, 4) for bound in self.test.bounds],
            "evidence": round(self.evidence, 4),
            "deals": self.deals,
            "verdict": self.verdict,
        }
