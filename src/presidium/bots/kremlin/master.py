"""A master of Kremlin: where control matters it plays its likeliest answers on in its mind, in worlds it believes."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from typing import ClassVar, Final

from presidium.bots.kremlin.analyst import Analyst
from presidium.bots.kremlin.beliefs import Particles
from presidium.bots.kremlin.machine_code import compile_for, rollouts
from presidium.bots.kremlin.reactions import concerned, worth
from presidium.bots.kremlin.search import Search
from presidium.bots.kremlin.talk import TALKATIVE
from presidium.bots.mind import Policy, surely, whim
from presidium.core import PASS, Action, Rules, SeatView
from presidium.kremlin.actions import DeclareAsNeeded
from presidium.kremlin.announcing.right import Finality, Right
from presidium.kremlin.announcing.window import Window
from presidium.kremlin.state import Moment, Public

ANSWERS: Final = 4
"""At most so many are thought through."""
CLOSE: Final = 0.04
"""An answer that seems so much worse at first sight is not."""
SURER: Final = 1.0
"""How many standard errors better another answer must be than what the analyst would do."""
MANY_MORE: Final = 8
"""How many times more worlds machine code plays on in."""
SURER_YET: Final = 2.0
"""The same where it does."""


class Master(Analyst):
    """Does what an analyst would do, unless playing on shows something better."""

    thinks: ClassVar[float] = 1.0

    def __init__(
        self, rounds: int = 40, years: int = 0, sheet: str = "own", talk: float = TALKATIVE, honest: float = -1.0
    ) -> None:
        """`rounds`: how many worlds are played on in; `years`: how much further than the end of the year."""
        super().__init__(sheet, talk, honest)
        self.rounds, self.years = rounds, years

    def prepare(self, rules: Rules) -> None:
        compile_for(rules)

    def policy(self, view: SeatView[Public]) -> Policy:
        usual = super().policy(view)
        answers = self.worth_a_thought(view, usual)
        if len(answers) < 2:
            return usual
        first = max(usual, key=lambda action: usual[action])
        fast = rollouts(view.rules)
        search = (fast or Search)(view, Particles(view), whim(view), self.years)
        came = search.compare(answers, self.rounds * (MANY_MORE if fast else 1))
        surer = SURER_YET if fast else SURER
        best = max(answers, key=lambda action: better(came[action], came[first], surer))
        return surely(best) if better(came[best], came[first], surer) > 0 else usual

    def worth_a_thought(self, view: SeatView[Public], usual: Policy) -> list[Action]:
        step = view.stack[-1]
        first = max(usual, key=lambda action: usual[action])
        if isinstance(step, Window):
            return self.ways_to_react(view, first)
        if not isinstance(step, Right):
            return []
        outlook = self.outlook(view)
        who = step.actor(Moment(view.rules, view.public))
        assert who is not None
        worths = {action: worth(view, outlook, who, action, step) for action in view.options}
        likely = sorted(worths, key=lambda action: -worths[action])[:ANSWERS]
        close = [action for action in likely if worths[action] >= worths[first] - CLOSE]
        return [first, *(action for action in close if action != first)]

    def ways_to_react(self, view: SeatView[Public], first: Action) -> list[Action]:
        """Silence, what seems right, and to fight for him with all there is; where the window is about somebody."""
        claims = self.claims(view)
        who = concerned(view, claims)
        if who is None or not isinstance(view.stack[-2], Finality):
            return []
        return list(dict.fromkeys((first, PASS, DeclareAsNeeded(who, claims.on(who)))))


def better(some: list[float], others: list[float], surer: float) -> float:
    """How much better the one came out than the other, world by world, beyond what luck may do."""
    differences = [one - other for one, other in zip(some, others, strict=False)]
    if len(differences) < 2:
        return 0.0
    return fmean(differences) - surer * stdev(differences) / sqrt(len(differences))
