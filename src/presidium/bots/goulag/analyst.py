"""An analyst of Goulag: it plays the likely worlds out in the mind, and minds what others will think of it."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random
from typing import Final

from presidium.bots.goulag.beliefs import Deal, Posterior, pattern_of, posterior
from presidium.bots.goulag.conduct import conduct
from presidium.bots.goulag.lenses import LENSES, RANDOM, STRAIGHT, opinion
from presidium.bots.goulag.naive import work_of
from presidium.bots.goulag.playout import NOBODY, Table
from presidium.bots.mind import Mind, Policy, whim
from presidium.core import Action, SeatView
from presidium.goulag.game import NameTrio, Public
from presidium.goulag.moves import Name, Play, Supervise

IDLE: Final = 0.15
"""How likely it thinks, to begin with, that nobody at the table cares."""
HEAT: Final = 0.02
"""By how much of a chance to win it lets itself be tempted from its best: enough not to be known by its ties."""


class Analyst(Mind[Public]):
    """What is likely by `beliefs`, what follows by `playout`: of each answer it counts how often its side wins."""

    def __init__(self, worlds: int = 24, candidates: int = 8) -> None:
        """In how many worlds it tries each answer, and how many trios it thinks about at all."""
        self.worlds, self.candidates = worlds, candidates

    def policy(self, view: SeatView[Public]) -> Policy:
        believed = posterior(view, idle=IDLE)
        options = list(view.options)
        if isinstance(view.stack[-1], NameTrio):
            options = likeliest(view, believed, options, self.candidates)
        rng = whim(view)
        tables = [imagined(believed, rng) for _ in range(self.worlds)]
        seeds = [rng.getrandbits(32) for _ in tables]
        worth = {action: self.worth(view, action, tables, seeds) for action in options}
        best = max(worth.values())
        odds = {action: exp((each - best) / HEAT) for action, each in worth.items()}
        whole = sum(odds.values())
        return {action: each / whole for action, each in odds.items()}

    def worth(self, view: SeatView[Public], action: Action, tables: list[Table], seeds: list[int]) -> float:
        """How often its side wins if it does so, by the better of its plans for later."""
        last, acts = view.rules.seats, first_act(view, action)
        return max(
            sum(played(table, mask, acts, seed) for table, seed in zip(tables, seeds, strict=True)) / len(tables)
            for mask in (0, last - 1, last + 1)
        )


def played(table: Table, mask: int, acts: Callable[[Table, Random], None], seed: int) -> float:
    mine, rng = table.copy(), Random(seed)
    mine.mask = mask
    acts(mine, rng)
    return mine.play_on(rng)


def first_act(view: SeatView[Public], action: Action) -> Callable[[Table, Random], None]:
    """The round that is on, with this answer in it."""
    public = view.public

    def act(table: Table, rng: Random) -> None:
        if isinstance(action, Name):
            table.play_round((action.builders[0] - 1, action.builders[1] - 1, action.supervisor - 1), rng)
            return
        assert public.builders is not None
        trio = public.builders[0] - 1, public.builders[1] - 1, public.supervisor - 1
        if isinstance(action, Play):
            table.play_round(trio, rng, mine=action.card == "work")
        else:
            whom = public.builders.index(action.builder) if isinstance(action, Supervise) else NOBODY
            table.play_round(trio, rng, watches=whom)

    return act


def imagined(believed: Posterior, rng: Random) -> Table:
    """One of the worlds believed, with a lens for everybody, and what everybody would think there."""
    view, tale = believed.view, believed.tale
    assert view.seat is not None
    at = rng.choices(range(len(believed.choices)), [sum(row) for row in believed.weights])[0]
    deal: Deal = rng.choices(believed.deals, believed.weights[at])[0]
    idle = rng.random() < believed.at_random
    sides, lenses, trust = [], [], []
    for seat in view.rules.players:
        sight = deal[seat - 1], deal[seat - 2]
        acted = conduct(tale, seat)
        sides.append(acted.side[sight] if seat != view.seat else deal[seat - 1])
        weights = acted.through(sight, pattern_of(acted, believed.choices[at]))
        lens = STRAIGHT if seat == view.seat else RANDOM if idle else rng.choices(LENSES, weights)[0]
        lenses.append(lens)
        trust.append(list(opinion(tale, seat, None if tale.blind else sight[0], sight[1])))
    public = view.public
    return Table(
        tale.seats,
        deal,
        sides,
        lenses,
        trust,
        public.canal,
        public.round,
        public.commissar - 1,
        public.before,
        view.seat - 1,
    )


def likeliest(view: SeatView[Public], believed: Posterior, names: list[Action], many: int) -> list[Action]:
    """The trios worth thinking about: the best by what is believed of each alone."""
    trust = believed.loyal()
    sign = 1 if trust[view.seat] >= 0.5 else -1
    return sorted(names, key=lambda name: -sign * work_of(name, trust))[:many]
