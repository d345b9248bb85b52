"""Plays thousands of whole games of Kremlin in compiled code: a player whose sheet follows a plan, against a crowd of
opponents.

All seats play like the careful bot and differ only in their sheets. Needs the extra `batch`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Any, Final

import numpy as np

from presidium.bots.kremlin.belief.mixture import Plan
from presidium.bots.kremlin.play.prospects import reigns
from presidium.bots.kremlin.play.sheet import by_promise, obvious_sheet
from presidium.bots.kremlin.search.rollouts import kernel
from presidium.bots.kremlin.search.rollouts.outlook import MINDS
from presidium.bots.kremlin.search.rollouts.tables import tables
from presidium.bots.kremlin.temper import CAREFUL
from presidium.core import View, view
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.printed.people import INDEX, LETTERS
from presidium.games.kremlin.setup import POINTS, Sheets
from presidium.games.kremlin.state import Public, edition_of
from presidium.lab.batch import new
from presidium.lab.batch.kremlin import record
from presidium.lab.training.kremlin.sheets import RANKS, Mixture

SEATS: Final = 4
DEALS: Final = 400
"""Number of first Politburos. Each is used in many games, with different sheets and dice."""
MOODS: Final = 24
"""Number of random rankings of the politicians, and of random obvious sheets, for each first Politburo."""
EXPLORED_SHARE: Final = 0.3
"""Share of games that draw a plan uniformly and not by the shares of the plans."""
STEP_SIZE: Final = 24.0
"""Size of the step from gains to logits, over all generations; each step is smaller if there are more generations."""
MIN_DRAWN_SHARE: Final = 0.004
"""Plans with a smaller share than this number are not drawn until they gain."""
MIN_FINAL_SHARE: Final = 0.01
"""Plans with a smaller share than this number are dropped from the final mixture."""

Crowd = Callable[[Any], Any]
"""A function that returns, for each deal in an array, the sheet of one opponent."""


class Crowds:
    """Crowds of opponents in one edition of Kremlin, and how often plans win against them."""

    def __init__(self, edition: str, seed: int, plans: Sequence[Plan]) -> None:
        self.plans, self.numbers = list(plans), np.array(plans)
        self.luck, moods = np.random.default_rng(seed), Random(f"{seed}/{edition}/crowds")
        games = [begun(edition, moods) for _ in range(DEALS)]
        for g in games:
            for seat in g.rules.players:
                g.apply(seat, obvious_sheet(view(g, seat), moods))
        self.games = new("kremlin", SEATS, preset=f"{edition} basic").load(games)
        views = [view(g, None) for g in games]
        self.ranks = np.array([[ranking(seen, moods) for _ in range(MOODS)] for seen in views])
        self.usual = np.array([[row(obvious_sheet(seen, moods).sheet) for _ in range(MOODS)] for seen in views])
        self.tables = tables(reigns(edition_of(games[0])), CAREFUL[edition])

    def obvious(self, deals: Any) -> Any:
        """Obvious sheets for these deals: the most promising politicians get the most points."""
        return self.usual[deals, self.luck.integers(0, MOODS, len(deals))]

    def by_plans(self, deals: Any, which: Any) -> Any:
        """The sheets that these plans give for these deals, with random rankings of the politicians."""
        sheets = np.zeros((len(deals), len(LETTERS)), np.int64)
        ranks = self.ranks[deals, self.luck.integers(0, MOODS, len(deals))]
        np.put_along_axis(sheets, ranks, self.numbers[which], 1)
        return sheets

    def drawn(self, shares: Any) -> Crowd:
        """A crowd whose members draw their plans with these probabilities."""
        return lambda deals: self.by_plans(deals, self.luck.choice(len(self.plans), len(deals), p=shares))

    def won(self, which: Any, crowd: Crowd) -> Any:
        """Plays one game for each plan against three members of the crowd; returns 1 for each plan that won."""
        many = len(which)
        deals, seats = self.luck.integers(0, DEALS, many), self.luck.integers(1, SEATS + 1, many)
        games, won = self.games[deals].copy(), np.zeros(many, np.int64)
        for seat in range(1, SEATS + 1):
            sheets, mine = crowd(deals), seats == seat
            sheets[mine] = self.by_plans(deals[mine], which[mine])
            games["written"][:, seat] = sheets
        room, minds = np.zeros(1, record.GAME), np.zeros(1, MINDS)
        dice = self.luck.integers(0, 1 << 40, 1)
        kernel.play_out(games, room, self.tables, minds, dice, won)
        return won >> seats & 1

    def evolve(self, crowds: Sequence[Crowd], generations: int, games: int) -> Mixture:
        """Evolves a mixture of plans: plans that win more are drawn more often.

        Each crowd plays equally many games, and so do opponents who draw from the mixture itself. The result is the
        mean over the generations except the first fifth, because the best plans of one generation are beaten in the
        next.
        """
        gains, played, won = np.zeros((3, len(self.plans)))
        mean = np.zeros(len(self.plans))
        for generation in range(generations):
            shares = kept(np.exp(gains - gains.max()), MIN_DRAWN_SHARE)
            if generation >= generations // 5:
                mean += shares
            played, won = played / 2, won / 2  # games of earlier generations count half
            for crowd in (*crowds, self.drawn(shares)):
                which = self.curious(shares, games // (len(crowds) + 1))
                np.add.at(played, which, 1)
                np.add.at(won, which, self.won(which, crowd))
            usual = won.sum() / played.sum()
            gains += STEP_SIZE / sqrt(generations) * ((won + 12 * usual) / (played + 12) - usual)
        return self.mixture(kept(mean, MIN_FINAL_SHARE))

    def curious(self, shares: Any, many: int) -> Any:
        """Draws plans by their shares; a part of the draws (`EXPLORED_SHARE`) is uniform."""
        any_of_them = self.luck.integers(0, len(self.plans), many)
        return np.where(
            self.luck.random(many) < EXPLORED_SHARE, any_of_them, self.luck.choice(len(self.plans), many, p=shares)
        )

    def rate(self, mixture: Mixture, crowd: Crowd, games: int) -> float:
        """Win rate of a player who draws plans from this mixture, against members of the crowd."""
        return float(self.won(self.luck.choice(len(self.plans), games, p=self.shares(mixture)), crowd).mean())

    def best_against(self, mixture: Mixture, games: int) -> float:
        """Win rate of the best plan against three players who draw from the mixture, measured in new games."""
        crowd, every = self.drawn(self.shares(mixture)), np.arange(len(self.plans))
        few = self.won(np.repeat(every, games // 8), crowd).reshape(len(every), -1).mean(axis=1)
        return max(float(self.won(np.repeat(one, games), crowd).mean()) for one in np.argsort(few)[-5:])

    def shares(self, mixture: Mixture) -> Any:
        found = np.array([mixture.get(plan, 0.0) for plan in self.plans])
        return found / found.sum()

    def mixture(self, shares: Any) -> Mixture:
        return {self.plans[one]: float(shares[one]) for one in np.argsort(-shares) if shares[one]}


def kept(shares: Any, least: float) -> Any:
    """Normalized shares of the plans, with shares below `least` set to 0."""
    often = np.where(shares >= least * shares.sum(), shares, 0.0)
    return often / often.sum()


def begun(edition: str, rng: Random) -> Any:
    """A game of Kremlin at the point where players write their sheets."""
    g = KREMLIN.new(SEATS, preset=f"{edition} basic")
    while not isinstance(g.stack[-1], Sheets):
        seat = g.waiting_for()[0]
        options: Any = g.options(seat)
        g.apply(seat, options.sample(rng))
    return g


def ranking(seen: View[Public], rng: Random) -> list[int]:
    return [INDEX[who] for who in by_promise(seen, rng)[:RANKS]]


def row(sheet: Sequence[str]) -> list[int]:
    """The points that a sheet gives to each politician, in the order of their letters."""
    points = dict(zip(sheet, POINTS, strict=True))
    return [points.get(who, 0) for who in LETTERS]
