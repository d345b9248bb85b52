"""A weak bot of Kremlin for a person's first game: it plays sensibly and often makes mistakes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import ClassVar, Final

from presidium.bots.kremlin.play.careful import Careful
from presidium.bots.kremlin.play.grudge import consistent
from presidium.bots.kremlin.play.reactions import all_worths
from presidium.bots.kremlin.play.sheet import hopeful_sheet
from presidium.bots.kremlin.play.word import bonus
from presidium.bots.kremlin.temper import EAGER, Temper
from presidium.bots.runtime.mind import Policy
from presidium.core import Action, SeatView
from presidium.games.kremlin.announcing.reactions import Reactions
from presidium.games.kremlin.announcing.right import Right
from presidium.games.kremlin.state import Moment, Public, edition_of

MOODS: Final = {"1988": 0.7, "1986": 2.5}
"""By edition: size of the random error in the recruit's ranking of politicians. In 1988 writing on the obvious
politicians is worse than writing at random."""
HOPES: Final = {"1988": 8, "1986": 2}
"""By edition: number of the most promising politicians from whom the recruit draws those on whom it writes 10 and 9."""

ERROR_RATE: Final = 0.45
"""Probability of an answer drawn from all plausible answers; 0 in windows, where most answers would declare too many
points."""
MAX_LOSS: Final = 0.02
"""A plausible answer is worse than declining, or than the best answer if that is worse, by at most this value."""
LEAST_WORTH: Final = -0.5
"""Every answer below this value is implausible: harm to the seat's own politicians has the value -1."""

SHY: Final = {
    "1988": replace(EAGER["1988"], early=25.0, hidden=0.012, idle=0.01),
    "1986": EAGER["1986"],
}
"""By edition: the recruit's weights. It declares little in the first year."""


class Recruit(Careful):
    """A bot that writes a random sheet, judges answers by simple weights, and often errs, but plausibly."""

    tempers: ClassVar[Mapping[str, Temper]] = SHY
    nerve: ClassVar[float] = 0.0

    def sample(self, view: SeatView[Public], rng: Random) -> Action:
        edition = edition_of(view).name
        return hopeful_sheet(view, rng, MOODS[edition], HOPES[edition])

    def policy(self, view: SeatView[Public]) -> Policy:
        meant = super().policy(view)
        if isinstance(view.options, Reactions):
            return meant
        mixed: Policy = {action: (1 - ERROR_RATE) * share for action, share in meant.items()}
        for action, share in astray(self.plausible(view)).items():
            mixed[action] = mixed.get(action, 0.0) + ERROR_RATE * share
        return mixed

    def plausible(self, view: SeatView[Public]) -> list[Action]:
        """The answers that a person might give by mistake: those that do the seat no open harm."""
        right, options = view.stack[-1], consistent(view, list(view.options))
        if not isinstance(right, Right):
            return options
        who = right.actor(Moment(view.rules, view.public))
        assert who is not None
        worths = all_worths(view, self.outlook(view), who, options, right)
        if words := self.words(view):
            worths = [worth + bonus(view, words, action) for action, worth in zip(options, worths, strict=True)]
        least = max(min(max(worths), 0.0) - MAX_LOSS, LEAST_WORTH)
        return [action for action, worth in zip(options, worths, strict=True) if worth >= least] or options


def astray(options: list[Action]) -> Policy:
    """Probabilities of a mistaken answer: each kind of action is equally likely, whatever its number of options."""
    kinds = [type(action) for action in options]
    return {action: 1 / len(set(kinds)) / kinds.count(type(action)) for action in options}
