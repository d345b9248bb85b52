"""Evolves the mixture of plans by which Kremlin's bots write their sheets, and tries it against the whole pool.

.venv/bin/python -m tools.sheets --edition 1988 --write   # a few minutes of CPU; the same seed gives the same mixture
.venv/bin/python -m tools.sheets --edition 1988 --try     # how much any plan of the pool gains against it

A pool of fifty plans is made from the seed. In every generation four careful bots play many games, their plans drawn
from the mixture, now and then from the whole pool; plans that win more than others are then drawn more often. What is
written is the mean over the generations: who is best against today's mixture is beaten tomorrow, and they go round in a
circle, whose middle is what nobody beats by much.

A plan is tried as one seat among three that draw from the mixture; of the fifty the best go on to more games, again and
again, and what the last of them win beyond their share is the gain.
"""

from __future__ import annotations

import argparse
from collections import Counter
from math import exp, sqrt
from pathlib import Path
from random import Random

from presidium.bots.kremlin import mixture as shipped
from presidium.bots.kremlin.careful import Careful
from presidium.bots.kremlin.mixture import Plan
from presidium.bots.kremlin.playout import simulate
from presidium.bots.kremlin.sheet import written
from presidium.core import Action, Outcome, Player, SeatView
from presidium.kremlin import KREMLIN
from presidium.kremlin.state import Public

SEATS = 4
POOL = 50
RANKS = 16
"""Beyond so many in the ranking no plan writes anything."""
Mixture = dict[Plan, float]


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


def winners(edition: str, plans: dict[Player, Plan], seed: str) -> tuple[Player, ...]:
    g = KREMLIN.new(SEATS, edition=edition)
    bots = {seat: Planned(plan) for seat, plan in plans.items()}
    simulate(g, bots, Random(f"{seed}/dice"), {seat: Random(f"{seed}/{seat}") for seat in bots})
    outcome: Outcome = g.public.outcome
    return outcome.winners


def draw(mixture: Mixture, rng: Random) -> Plan:
    return rng.choices(list(mixture), list(mixture.values()))[0]


def evolve(edition: str, seed: int, generations: int, games: int) -> Mixture:
    plans = pool(seed)
    rng = Random(f"{seed}/{edition}/plans")
    logits = dict.fromkeys(plans, 0.0)
    played, won, mean_shares = Counter[Plan](), Counter[Plan](), dict.fromkeys(plans, 0.0)
    for generation in range(generations):
        mixture = shares(logits)
        for plan, share in mixture.items():
            mean_shares[plan] += share / generations
        for number in range(games):
            seated = {
                seat: rng.choice(plans) if rng.random() < 0.2 else draw(mixture, rng) for seat in range(1, SEATS + 1)
            }
            won_by = winners(edition, seated, f"{seed}/{generation}/{number}")
            for seat, plan in seated.items():
                played[plan] += 1
                won[plan] += seat in won_by
        mean = won.total() / played.total()
        for plan in plans:
            gain = (won[plan] + 12 * mean) / (played[plan] + 12) - mean
            logits[plan] += 8 * gain
        played = Counter({plan: times // 2 for plan, times in played.items()})  # what is long ago counts half
        won = Counter({plan: times // 2 for plan, times in won.items()})
        best = sorted(plans, key=lambda plan: -logits[plan])[:3]
        print(f"generation {generation + 1}: {len(shares(logits))} plans left, first {best}", flush=True)
    return kept(mean_shares)


def shares(logits: dict[Plan, float]) -> Mixture:
    return kept({plan: exp(logit) for plan, logit in logits.items()})


def kept(likely: dict[Plan, float]) -> Mixture:
    """Those that are drawn at least once in a hundred times."""
    often = {plan: share for plan, share in likely.items() if share >= 0.01 * sum(likely.values())}
    return {plan: share / sum(often.values()) for plan, share in sorted(often.items(), key=lambda entry: -entry[1])}


def race(edition: str, mixture: Mixture, seed: int, games: int) -> None:
    """Every plan against the mixture, in heats; the best go on, with what they have won so far, the last three to games
    that are counted anew."""
    rng = Random(f"{seed}/{edition}/race")
    left, played, won, all_won, all_played = pool(seed), Counter[Plan](), Counter[Plan](), 0, 0
    while True:
        for plan in left:
            for number in range(games):
                seat = number % SEATS + 1
                seated = {other: plan if other == seat else draw(mixture, rng) for other in range(1, SEATS + 1)}
                won_by = winners(edition, seated, f"race/{seed}/{plan}/{played[plan]}")
                played[plan] += 1
                won[plan] += seat in won_by
                all_won += sum(other in won_by for other in seated if other != seat)
                all_played += SEATS - 1
        left = sorted(left, key=lambda plan: -won[plan] / played[plan])
        usual = all_won / all_played
        for plan in left[:3]:
            rate = won[plan] / played[plan]
            print(
                f"{plan}: {100 * rate:.1f} ±{196 * sqrt(rate * (1 - rate) / played[plan]):.1f} % of {played[plan]} "
                f"games, the mixture beside them {100 * usual:.1f} %: a gain of {100 * (rate - usual):+.1f}",
                flush=True,
            )
        if len(left) <= 3:
            return
        left, games = left[: max(len(left) // 4, 3)], games * 3
        if len(left) <= 3:  # by what they were chosen, they are not judged
            played, won, games, seed = Counter(), Counter(), games * 2, seed + 1


def write(edition: str, mixture: Mixture) -> None:
    path = Path(shipped.__file__)
    head = path.read_text(encoding="utf-8").partition("MIXTURES: Final")[0]
    lines = [f"{head}MIXTURES: Final[dict[str, dict[Plan, float]]] = {{"]
    for name, plans in (shipped.MIXTURES | {edition: mixture}).items():
        lines += [f'    "{name}": {{', *(f"        {plan}: {share:.3f}," for plan, share in plans.items()), "    },"]
    path.write_text("\n".join([*lines, "}", ""]), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", choices=("1988", "1986"), default="1988")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--generations", type=int, default=8)
    parser.add_argument("--games", type=int, default=300, help="of a generation")
    parser.add_argument("--heat", type=int, default=24, help="games of a plan in the first heat")
    parser.add_argument("--write", action="store_true", help="evolve, and write what came of it")
    parser.add_argument("--try", dest="tries", action="store_true", help="try the pool against what is written")
    wanted = parser.parse_args()
    if wanted.write:
        write(wanted.edition, evolve(wanted.edition, wanted.seed, wanted.generations, wanted.games))
    if wanted.tries:
        race(wanted.edition, shipped.MIXTURES[wanted.edition], wanted.seed, wanted.heat)


if __name__ == "__main__":
    main()
