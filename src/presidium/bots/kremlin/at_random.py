"""A random player of Kremlin: it first decides what kind of thing to do, and it lets most windows pass."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from presidium.core import PASS, Action, Listed, Options, View
from presidium.kremlin.actions import WAIVE, Declare, DeclareAsNeeded
from presidium.kremlin.people import LETTERS
from presidium.kremlin.window import Reactions

PASSES: Final = 0.9  # of the windows; if it reacted whenever it can, all would be declared within a year
WAIVES: Final = 0.02  # of the other answers
GLANCES: Final = 8  # how many politicians it looks at for one it could declare on


class KremlinAtRandom:
    """Every kind of action is as likely as the others, in however many ways it can be done."""

    def pick(self, options: Options, rng: Random) -> Action:
        if type(options) is Reactions:
            return PASS if rng.random() < PASSES else reaction(options, rng)
        if not isinstance(options, Listed):
            return options.sample(rng)
        actions = options.actions
        kinds = tuple(dict.fromkeys(map(type, actions)))
        if len(kinds) > 1:
            kind = kinds[int(rng.random() * len(kinds))]
            actions = tuple([action for action in actions if type(action) is kind])
        return actions[int(rng.random() * len(actions))]

    def choose(self, view: View[Any], rng: Random) -> Action:
        assert view.options is not None
        return self.pick(view.options, rng)


def reaction(options: Reactions, rng: Random) -> Action:
    """Seldom waive; else declare some total on some politician, if a few glances find one to declare on."""
    if rng.random() < WAIVES:
        return WAIVE
    for _ in range(GLANCES):
        who = LETTERS[int(rng.random() * len(LETTERS))]
        totals = options.totals(who)
        if totals:
            declare = Declare if rng.random() < 0.5 else DeclareAsNeeded
            return declare(who, totals[int(rng.random() * len(totals))])
    return PASS
