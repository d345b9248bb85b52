"""A sequential test: two arms of a contest play deal after deal until one of two hypotheses can be rejected.

It is Wald's test of the mean difference between paired games; the variance is estimated from the deals played so far.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import log
from typing import Any, Literal

from presidium.core import value

Verdict = Literal["more", "no more", "open"]


@value
class Test:
    """Settings of a sequential test: does the first arm's win rate exceed the second arm's by `least` or by `gain`?"""

    gain: float = 0.05
    """Difference of the two win rates under the second hypothesis; the first hypothesis says `least`."""
    least: float = 0.0
    alpha: float = 0.05
    """Probability of the verdict "more" if the first hypothesis is true."""
    beta: float = 0.05
    """Probability of the verdict "no more" if the second hypothesis is true."""

    @property
    def bounds(self) -> tuple[float, float]:
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def evidence(self, more: int, less: int, deals: int) -> float:
        """Logarithm of the likelihood ratio of the second hypothesis to the first hypothesis.

        The first arm alone won `more` of the deals, the second arm alone won `less`. One deal of each kind is added to
        the variance, so that the first few deals decide nothing.
        """
        if not deals:
            return 0.0
        mean = (more - less) / deals
        variance = (more + less + 2) / (deals + 3) - ((more - less) / (deals + 3)) ** 2
        return deals * (self.gain - self.least) * (mean - (self.gain + self.least) / 2) / variance

    def run(self, deals: Iterable[tuple[bool, bool]]) -> Decided:
        """Reads the deals in order until the evidence crosses a bound; ignores all later deals."""
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
    """The state of a sequential test: verdict, evidence and number of deals read."""

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
