"""The figures of a contest, each with its confidence interval."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from presidium import __version__
from presidium.games import registry
from presidium.lab.arena.contest import Arm, Contest
from presidium.lab.arena.tally import BIN_LIMITS, Counted, Tally, spread
from presidium.lab.statistics.intervals import mean, paired, ratio, wilson
from presidium.lab.statistics.sequential import Decided


@dataclass
class Result:
    """The result of a contest, arm by arm."""

    contest: Contest
    tallies: list[Tally]
    seconds: float
    decided: Decided | None = None

    def json(self) -> dict[str, Any]:
        """The result as `presidium arena --json` prints it."""
        rules = self.contest.rules
        compared = list(self.differences())
        found: dict[str, Any] = {
            "version": __version__,
            "game": rules.game,
            "rules_version": registry.find(rules.game).rules_version,
            "players": rules.seats,
            "options": dict(rules.chosen),
            "seed": self.contest.seed,
            "seconds": round(self.seconds, 3),
            "arms": [arm_json(arm, tally) for arm, tally in zip(self.contest.arms, self.tallies, strict=True)],
            "differences": compared,
            "circle": list(circle(compared)),
        }
        return found if self.decided is None else found | {"sprt": self.decided.json()}

    def differences(self) -> Iterator[dict[str, Any]]:
        """Each bot compared with the bot `among` in the same seat, over the same deals."""
        by_arm = dict(zip(self.contest.arms, self.tallies, strict=True))
        for arm, tally in by_arm.items():
            host = by_arm.get(Arm(arm.among, arm.among))
            if arm.bot == arm.among or host is None:
                continue
            yield {"bot": arm.bot, "than": arm.among, "among": arm.among, **compared(tally, host)}


def compared(one: Tally, other: Tally) -> dict[str, Any]:
    """Difference and ratio of the win rates of two arms, over the deals that both arms have played."""
    theirs = {game.deal: game.won for game in other.games}
    deals = [game for game in one.games if game.deal in theirs]
    ours, others = [game.won for game in deals], [theirs[game.deal] for game in deals]
    many = max(1, len(deals))
    times = ratio(ours, others)
    return {
        "deals": len(deals),
        "difference": (sum(ours) - sum(others)) / many,
        "ci95": list(paired(ours, others)),
        "ratio": None if times is None else sum(ours) / sum(others),
        "ratio_ci95": None if times is None else list(times),
    }


def arm_json(arm: Arm, tally: Tally) -> dict[str, Any]:
    games = tally.games
    lengths = [game.decisions for game in games]
    return {
        "bot": arm.bot,
        "among": arm.among,
        **rate(games),
        "p50_ms": tally.ms(0.5),
        "p95_ms": tally.ms(0.95),
        "refusals": tally.refusals,
        "strata": strata(games),
        "endings": dict(sorted(Counter(game.ending for game in games).items())),
        "decisions": dict(zip(("p5", "p50", "p95"), spread(lengths, (0.05, 0.5, 0.95)), strict=False)),
        "lengths": histogram(lengths),
        "beliefs": beliefs(tally),
    }


def rate(games: Sequence[Counted]) -> dict[str, Any]:
    wins = sum(game.won for game in games)
    return {
        "games": len(games),
        "wins": wins,
        "draws": sum(game.drawn for game in games),
        "win_rate": wins / len(games) if games else 0.0,
        "ci95": list(wilson(wins, len(games))),
    }


def strata(games: Sequence[Counted]) -> dict[str, dict[str, Any]]:
    """Win rates by group of games: by seat, and by groups that the game defines, such as the side."""
    split: dict[str, dict[str, list[Counted]]] = {}
    for game in games:
        for name, which in (game.strata | {"seat": str(game.seat)}).items():
            split.setdefault(name, {}).setdefault(which, []).append(game)
    return {name: {which: rate(split[name][which]) for which in _in_order(split[name])} for name in split}


def _in_order(names: Mapping[str, object]) -> list[str]:
    return sorted(names, key=lambda name: (len(name) if name.isdigit() else 0, name))


def histogram(lengths: Sequence[int], bars: int = 24) -> list[list[int]]:
    """Histogram of game lengths, as pairs of a bin's lower limit and its number of games; all bins have equal width."""
    if not lengths:
        return []
    least = min(lengths)
    step = max(1, -(-(max(lengths) - least + 1) // bars))
    found = Counter((length - least) // step for length in lengths)
    return [[least + at * step, found[at]] for at in range(max(found) + 1)]


def beliefs(tally: Tally) -> dict[str, Any] | None:
    """Accuracy of a bot's beliefs: Brier score and calibration; None for a bot that states none."""
    many = sum(game.beliefs for game in tally.games)
    if not many:
        return None
    score, interval = mean([game.brier for game in tally.games], [float(game.beliefs) for game in tally.games])
    return {
        "asked": many,
        "brier": score,
        "ci95": list(interval),
        "calibration": calibration(tally.said, tally.held, tally.asked),
    }


def calibration(said: Sequence[float], held: Sequence[int], asked: Sequence[int]) -> list[dict[str, Any]]:
    """For each bin of stated probabilities with a belief: mean probability stated, and share of true beliefs."""
    return [
        {
            "from": BIN_LIMITS[at],
            "to": BIN_LIMITS[at + 1],
            "times": times,
            "said": said[at] / times,
            "was": held[at] / times,
        }
        for at, times in enumerate(asked)
        if times
    ]


def circle(compared: Sequence[Mapping[str, Any]]) -> tuple[str, ...]:
    """Bots that beat each other in a circle, each significantly better than the next; empty if there are none. In a
    circle no bot is the best, and no single rating can rank the bots."""
    better: dict[str, list[str]] = {}
    for row in compared:
        if row["ci95"][0] > 0:
            better.setdefault(row["bot"], []).append(row["than"])

    def follow(path: tuple[str, ...]) -> tuple[str, ...]:
        for following in better.get(path[-1], ()):
            if following in path:
                return path[path.index(following) :]
            found = follow((*path, following))
            if found:
                return found
        return ()

    return next(filter(None, (follow((bot,)) for bot in better)), ())
