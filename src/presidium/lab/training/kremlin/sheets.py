"""Plans for writing a sheet, and how much a plan gains against opponents who draw their plans from a mixture.

A plan is tried in one seat against three opponents. The best of the 50 plans of a pool go on to more games in several
heats. The gain of the last three plans is measured in new games, because earlier games would overestimate it.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from presidium.bots.kremlin.belief.mixture import MIXTURES, Plan
from presidium.bots.kremlin.play.careful import Careful
from presidium.bots.kremlin.play.sheet import written
from presidium.bots.kremlin.search.playout import simulate
from presidium.core import Action, Outcome, Player, SeatView
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.state import Public, edition_of
from presidium.lab.statistics.intervals import Interval, mean

POOL_SIZE: Final = 50
RANKS: Final = 16
"""Number of politicians, ranked by promise, among whom a plan distributes the points of a sheet."""
FINALISTS: Final = 3
"""Number of plans in the last heat of the selection."""
Mixture = dict[Plan, float]
Gain = tuple[float, Interval]
"""A plan's win rate minus the win rate of its opponents in the same games, with the confidence interval."""


class Planned(Careful):
    """A careful bot that writes its sheet by a given plan."""

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        self.plan = plan

    def sample(self, view: SeatView[Public], rng: Random) -> Action:
        return written(view, self.plan, rng)


def pool(seed: int) -> list[Plan]:
    """Returns simple plans, and variants made by exchanging a few numbers of simple plans."""
    rng = Random(f"{seed}/pool")
    plans: dict[Plan, None] = {}
    for low in range(8):
        plans[*range(low, 0, -1), *range(10, low, -1), *[0] * (RANKS - 10)] = None
        plans[*[0] * min(low, 6), *range(10, 0, -1), *[0] * (RANKS - 10 - min(low, 6))] = None
    plain = list(plans)
    while len(plans) < POOL_SIZE:
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
    """Gain of the pool's best plan against the careful bots; in the last heat each plan plays `games` games."""
    mixture = MIXTURES["careful"][edition_of(KREMLIN.new(players, **options)).name]
    *_, last = race(players, options, mixture, seed, games)
    return max(last.values())


def race(players: int, options: dict[str, Any], mixture: Mixture, seed: int, games: int) -> Iterator[dict[Plan, Gain]]:
    """Runs heats with more and more games for fewer and fewer plans; yields the gain of each plan, best first."""
    rng = Random(f"{seed}/{options}/race")
    beyond: dict[Plan, list[float]] = {plan: [] for plan in pool(seed)}
    heats = [
        (POOL_SIZE, max(1, games // 18)),
        (POOL_SIZE // 4, max(1, games // 6)),
        (FINALISTS, games),
    ]
    for heat, (many, more) in enumerate(heats):
        beyond = {plan: [] if many == FINALISTS else beyond[plan] for plan in list(beyond)[:many]}
        for plan, won in beyond.items():
            for number in range(more):
                seat = number % players + 1
                seated = {other: plan if other == seat else draw(mixture, rng) for other in range(1, players + 1)}
                won_by = winners(options, seated, f"race/{seed}/{heat}/{plan}/{number}")
                won.append((seat in won_by) - len(set(won_by) - {seat}) / (players - 1))
        found = {plan: mean(won, [1.0] * len(won)) for plan, won in beyond.items()}
        beyond = {plan: beyond[plan] for plan in sorted(beyond, key=lambda plan: -found[plan][0])}
        yield {plan: found[plan] for plan in beyond}
