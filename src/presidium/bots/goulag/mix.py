"""How often a bot of Goulag calls a worker loyal or disloyal, by its own side and by the worker's side.

Bots lie because of their side. A loyal bot mostly tells the truth. A disloyal bot mostly covers the disloyal and
accuses the loyal. The rates are mixed, because a bot that always lied would reveal as much as a bot that never lied.
"""

from __future__ import annotations

from typing import Final

from presidium.core import value


@value
class TalkMix:
    """Probabilities of what a bot says about the worker card that it passed."""

    true: float
    """Probability that a loyal bot tells the truth."""
    cover: float
    """Probability that a disloyal bot calls a disloyal worker loyal."""
    frame: float
    """Probability that a disloyal bot calls a loyal worker disloyal."""

    def calls_loyal(self, mine: bool, its: bool) -> float:
        """Probability of calling a worker loyal. `mine`, `its`: True if the bot, or the worker, is loyal."""
        if mine:
            return self.true if its else 1 - self.true
        return 1 - self.frame if its else self.cover

    def tempered(self, honest: float) -> TalkMix:
        """The mix of a bot with this honesty, from 0 to 1. An honest temper lies a little less often on either side."""
        less = honest - CANDID
        return TalkMix(min(0.99, self.true + TRUE_RANGE * less), self.cover, self.frame - FRAME_RANGE * less)


CANDID: Final = 0.5
"""The honesty of a bot without a temper: it speaks by the plain mix."""
TRUE_RANGE: Final = 0.04
"""Difference of `true` between the most and the least honest bot."""
FRAME_RANGE: Final = 0.2
"""Difference of `frame` between the least and the most honest bot."""

MIXES: Final = {
    5: TalkMix(0.95, 0.92, 0.7),
    6: TalkMix(0.96, 0.92, 0.75),
    7: TalkMix(0.97, 0.92, 0.8),
    8: TalkMix(0.97, 0.92, 0.8),
    9: TalkMix(0.97, 0.92, 0.8),
    10: TalkMix(0.97, 0.92, 0.8),
}
"""By number of players: the mix with which believing every claim does not pay, and listening with reason does
(`benchmarks/talk.py`)."""
SILENT: Final = TalkMix(0.5, 0.5, 0.5)
"""The mix of a bot whose claims reveal nothing."""
