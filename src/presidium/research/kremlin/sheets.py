"""Plans for a sheet, and how much one of them gains among those who draw theirs from a mixture.

A plan is tried as one seat among three that draw from the mixture; of the fifty of a pool the best go on to more games,
again and again. What the last three win beyond the others of their games is counted anew: by what somebody was chosen,
he is not judged.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from presidium.bots.kremlin.careful import Careful
from presidium.bots.kremlin.mixture import MIXTURES, Plan
from presidium.bots.kremlin.playout import simulate
from presidium.bots.kremlin.sheet import written
from presidium.core import Action, Outcome, Player, SeatView
from presidium.kremlin import KREMLIN
from presidium.kremlin.state import Public, edition_of
from presidium.research.intervals import Interval, mean

POOL: Final = 50
RANKS: Final = 16
"""Beyond so many in the ranking no plan writes anything."""
LAST: Final = 3
"""So many go on to the end."""
Mixture = dict[Plan, float]
Gain = tuple[float, Interval]
"""So much more often a plan won than the others of its games did."""


class Planned(Careful):
    """A careful bot that writes its sheet by a plan."""

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        self.plan = plan

    def sample(self, view: SeatView[Public], rng: Random) -> Action:
        return written(view, self.plan, rng)


def pool(seed: int) -> list[Plan]:
    """Plain plans, and others made from them by exchanging a few numbers."""
    rng = Random(f"{seed}/pool")
    plans: dict[Plan, None] = {}
    for low in range(8):
        plans[*range(low, 0, -1), *range(10, low, -1), *[0] * (RANKS - 10)] = None
        plans[*[0] * min(low, 6), *range(10, 0, -1), *[0] * (RANKS - 10 - min(low, 6))] = None
    plain = list(plans)
    while len(plans) < POOL:
        plan = list(rng.choice(plain))
        for _ in range(rng.randint(1, 6)):
            one, other = rng.sample(range(RANKS), 2)
            plan[one], plan[other] = plan[other], plan[one]
        plans[tuple(plan)] = None
    return list(plans)


def winners(options: dict[str, Any], plans: dict[Player, Plan], seed: str) -> tuple[Player, ...]:
    g = KREMLIN.new(len(plans), **options)
    bots = {seat: Planned(plan) for seat, plan in plans.items()}
    simulate(g, bots, Random(f"{seed}/dice"), {seat: Random(f"{seed}/{seat}") for seat in bots})
    outcome: Outcome = g.public.outcome
    return outcome.winners


def draw(mixture: Mixture, rng: Random) -> Plan:
    return rng.choices(list(mixture), list(mixture.values()))[0]


def gain(players: int, options: dict[str, Any], seed: int, games: int) -> Gain:
    """What the best of the pool gains against the mixture of that edition, in so many games of each of the last."""
    mixture = MIXTURES["careful"][edition_of(KREMLIN.new(players, **options)).name]
    *_, last = race(players, options, mixture, seed, games)
    return max(last.values())


def race(players: int, options: dict[str, Any], mixture: Mixture, seed: int, games: int) -> Iterator[dict[Plan, Gain]]:
    """Heats of more and more games for fewer and fewer plans, the best of each first."""
    rng = Random(f"{seed}/{options}/race")
    beyond: dict[Plan, list[float]] = {plan: [] for plan in pool(seed)}
    heats = [(POOL, max(1, games // 18)), (POOL // 4, max(1, games // 6)), (LAST, games)]
    for heat, (many, more) in enumerate(heats):
        beyond = {plan: [] if many == LAST else beyond[plan] for plan in list(beyond)[:many]}
        for plan, won in beyond.items():
            for number in range(more):
                seat = number % players + 1
                seated = {other: plan if other == seat else draw(mixture, rng) for other in range(1, players + 1)}
                won_by = winners(options, seated, f"race/{seed}/{heat}/{plan}/{number}")
                won.append((seat in won_by) - len(set(won_by) - {seat}) / (players - 1))
        found = {plan: mean(won, [1.0] * len(won)) for plan, won in beyond.items()}
        beyond = {plan: beyond[plan] for plan in sorted(beyond, key=lambda plan: -found[plan][0])}
        yield {plan: found[plan] for plan in beyond}
