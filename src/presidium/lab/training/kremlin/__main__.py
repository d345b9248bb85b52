"""Evolves the mixtures of plans by which Kremlin's bots write their sheets, and tests them against the pool of plans.

python -m presidium.lab.training.kremlin --edition 1988 --write                  # for careful bots: 10 minutes of CPU
python -m presidium.lab.training.kremlin --edition 1988 --level analyst --write  # 3 minutes; needs the extra `batch`
python -m presidium.lab.training.kremlin --edition 1988 --try                    # how much any plan gains against it

In every generation many games are played by bots whose plans are drawn from the mixture, and some from the whole pool.
Plans that win more than others are then drawn more often. The result is the mean over the generations, because the plan
that is best against one generation is beaten in the next, so the mixture moves in a circle; its centre is hard to beat.
The opponents in training depend on the level. A careful bot trains against careful bots. An analyst trains against
analysts and obvious sheets, a master against masters, analysts and obvious sheets. A seed fixes the mixture.
"""

from __future__ import annotations

import argparse
from collections import Counter
from math import exp
from pathlib import Path
from random import Random

from presidium.bots.kremlin.belief import mixture as shipped
from presidium.bots.kremlin.belief.mixture import MIXTURES, Level, Plan
from presidium.lab.training.kremlin.sheets import Mixture, draw, pool, race, winners

SEATS = 4
STEP_SIZE = 24.0
"""Size of the step from gains to logits, over all generations; each step is smaller if there are more generations."""
POOLS = 3
"""Number of pools from which the plans of `analyst` and `master` are taken."""
TEST_GAMES = 8000
"""Number of games in which a mixture is evaluated."""


def evolve(edition: str, seed: int, generations: int, games: int) -> Mixture:
    """Evolves the mixture of plans of the careful bot against itself; the engine plays the games."""
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
            won_by = winners({"edition": edition}, seated, f"{seed}/{generation}/{number}")
            for seat, plan in seated.items():
                played[plan] += 1
                won[plan] += seat in won_by
        mean = won.total() / played.total()
        for plan in plans:
            gain = (won[plan] + 12 * mean) / (played[plan] + 12) - mean
            logits[plan] += STEP_SIZE / generations**0.5 * gain
        played = Counter({plan: times // 2 for plan, times in played.items()})  # earlier games count half
        won = Counter({plan: times // 2 for plan, times in won.items()})
        best = sorted(plans, key=lambda plan: -logits[plan])[:3]
        print(f"generation {generation + 1}: {len(shares(logits))} plans left, first {best}", flush=True)
    return kept(mean_shares)


def evolve_among(level: Level, edition: str, seed: int, generations: int, games: int) -> Mixture:
    """Evolves a higher level's mixture of plans against itself and lower levels, in compiled code."""
    from presidium.lab.training.kremlin.crowds import Crowd, Crowds  # needs the extra `batch`

    plans = dict.fromkeys(plan for which in range(POOLS) for plan in pool(seed + which))
    below = MIXTURES["analyst"][edition] if level == "master" else {}
    crowds = Crowds(edition, seed, [*plans, *(plan for plan in below if plan not in plans)])
    others: dict[str, Crowd] = {"those who write what is obvious": crowds.obvious}
    if below:
        others["analysts"] = crowds.drawn(crowds.shares(below))
    mixture = crowds.evolve([*others.values()], generations, 10 * games)
    for name, crowd in (others | {"its like": crowds.drawn(crowds.shares(mixture))}).items():
        print(f"{100 * crowds.rate(mixture, crowd, TEST_GAMES):.1f} % among {name}", flush=True)
    print(f"{100 * crowds.best_against(mixture, TEST_GAMES // 2):.1f} % the best plan against it", flush=True)
    return mixture


def shares(logits: dict[Plan, float]) -> Mixture:
    return kept({plan: exp(logit) for plan, logit in logits.items()})


def kept(likely: dict[Plan, float]) -> Mixture:
    """The plans with a probability of at least 1 %, normalized and sorted."""
    often = {plan: share for plan, share in likely.items() if share >= 0.01 * sum(likely.values())}
    return {plan: share / sum(often.values()) for plan, share in sorted(often.items(), key=lambda entry: -entry[1])}


def write(level: Level, edition: str, mixture: Mixture) -> None:
    path = Path(shipped.__file__)
    head, begins, _ = path.read_text(encoding="utf-8").partition("MIXTURES: Final")
    lines = [f"{head}{begins}[dict[Level, dict[str, dict[Plan, float]]]] = {{"]
    for name, editions in (MIXTURES | {level: MIXTURES[level] | {edition: mixture}}).items():
        lines.append(f'    "{name}": {{')
        for year, plans in editions.items():
            rows = [f"            {plan}: {share:.3f}," for plan, share in plans.items()]
            lines += [f'        "{year}": {{', *rows, "        },"]
        lines.append("    },")
    path.write_text("\n".join([*lines, "}", ""]), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="presidium.lab.training.kremlin", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--edition", choices=("1988", "1986"), default="1988")
    parser.add_argument("--level", choices=[*MIXTURES], default="careful")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--games", type=int, default=400, help="of a generation; ten times as many in machine code")
    parser.add_argument("--last", type=int, default=500, help="games of each of the last plans when the pool is tried")
    parser.add_argument("--write", action="store_true", help="evolve, and write what came of it")
    parser.add_argument("--try", dest="tries", action="store_true", help="try the pool against what is written")
    told = parser.parse_args()
    if told.write:
        asked = told.edition, told.seed, told.generations, told.games
        mixture = evolve(*asked) if told.level == "careful" else evolve_among(told.level, *asked)
        write(told.level, told.edition, mixture)
    if told.tries:
        options = {"edition": told.edition}
        for heat in race(SEATS, options, MIXTURES[told.level][told.edition], told.seed, told.last):
            for plan, (gain, (low, high)) in list(heat.items())[:3]:
                print(f"{plan}: {100 * gain:+.1f} points ({100 * low:.1f} … {100 * high:.1f})", flush=True)


if __name__ == "__main__":
    main()
