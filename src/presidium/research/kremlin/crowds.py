"""Whole games of Kremlin by the thousand, in machine code: one seat writes by a plan, the others as a crowd does.

All play as the careful bot reckons; they differ in what they have written. It needs the extra `batch`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Any, Final

import numpy as np

from presidium.batch import new
from presidium.batch.kremlin import record
from presidium.bots.frozen.kremlin import suggest_sheet as obvious_sheet
from presidium.bots.frozen.kremlin.prospects import reigns
from presidium.bots.kremlin.mixture import Plan
from presidium.bots.kremlin.rollouts import kernel
from presidium.bots.kremlin.rollouts.outlook import MINDS
from presidium.bots.kremlin.rollouts.tables import tables
from presidium.bots.kremlin.sheet import by_promise
from presidium.bots.kremlin.temper import CAREFUL
from presidium.core import View, view
from presidium.kremlin import KREMLIN
from presidium.kremlin.printed.people import INDEX, LETTERS
from presidium.kremlin.setup import POINTS, Sheets
from presidium.kremlin.state import Public, edition_of
from presidium.research.kremlin.sheets import RANKS, Mixture

SEATS: Final = 4
DEALS: Final = 400
"""So many first Politburos are drawn, and used again and again with other sheets and dice."""
MOODS: Final = 24
"""How often each is ranked, and written on as most do."""
CURIOUS: Final = 0.3
"""How often a plan is tried whatever its share."""
STEP: Final = 24.0
"""How far a gain moves a plan's share, over all generations: the more there are, the smaller each one's step."""
SELDOM: Final = 0.004
"""A plan whose share is smaller waits until it has gained."""
RARE: Final = 0.01
"""One whose share is smaller in the end is not used."""

Crowd = Callable[[Any], Any]
"""For these deals, what one of the crowd has written."""


class Crowds:
    """What crowds there are at the tables of an edition, and how plans fare among them."""

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
        """What most write: the most promising get most."""
        return self.usual[deals, self.luck.integers(0, MOODS, len(deals))]

    def by_plans(self, deals: Any, which: Any) -> Any:
        """What is written by these plans, as the mood has it."""
        sheets = np.zeros((len(deals), len(LETTERS)), np.int64)
        ranks = self.ranks[deals, self.luck.integers(0, MOODS, len(deals))]
        np.put_along_axis(sheets, ranks, self.numbers[which], 1)
        return sheets

    def drawn(self, shares: Any) -> Crowd:
        """A crowd that draws its plans by these shares."""
        return lambda deals: self.by_plans(deals, self.luck.choice(len(self.plans), len(deals), p=shares))

    def won(self, which: Any, crowd: Crowd) -> Any:
        """Whether each of these plans won, in a game of its own among three of the crowd."""
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
        """The shares of the plans, when those that win more than others are drawn more often: each crowd at as many
        tables, and at as many those who draw as they do. The mean over the generations but the first: who is best today
        is beaten tomorrow."""
        gains, played, won = np.zeros((3, len(self.plans)))
        mean = np.zeros(len(self.plans))
        for generation in range(generations):
            shares = kept(np.exp(gains - gains.max()), SELDOM)
            if generation >= generations // 5:
                mean += shares
            played, won = played / 2, won / 2  # what is long ago counts half
            for crowd in (*crowds, self.drawn(shares)):
                which = self.curious(shares, games // (len(crowds) + 1))
                np.add.at(played, which, 1)
                np.add.at(won, which, self.won(which, crowd))
            usual = won.sum() / played.sum()
            gains += STEP / sqrt(generations) * ((won + 12 * usual) / (played + 12) - usual)
        return self.mixture(kept(mean, RARE))

    def curious(self, shares: Any, many: int) -> Any:
        """Plans by their shares, and now and then any."""
        any_of_them = self.luck.integers(0, len(self.plans), many)
        return np.where(
            self.luck.random(many) < CURIOUS, any_of_them, self.luck.choice(len(self.plans), many, p=shares)
        )

    def rate(self, mixture: Mixture, crowd: Crowd, games: int) -> float:
        """How often one who draws from this mixture wins among the crowd."""
        return float(self.won(self.luck.choice(len(self.plans), games, p=self.shares(mixture)), crowd).mean())

    def best_against(self, mixture: Mixture, games: int) -> float:
        """How often the best plan wins among three who draw from this mixture: found in few games, counted in more."""
        crowd, every = self.drawn(self.shares(mixture)), np.arange(len(self.plans))
        few = self.won(np.repeat(every, games // 8), crowd).reshape(len(every), -1).mean(axis=1)
        return max(float(self.won(np.repeat(one, games), crowd).mean()) for one in np.argsort(few)[-5:])

    def shares(self, mixture: Mixture) -> Any:
        found = np.array([mixture.get(plan, 0.0) for plan in self.plans])
        return found / found.sum()

    def mixture(self, shares: Any) -> Mixture:
        return {self.plans[one]: float(shares[one]) for one in np.argsort(-shares) if shares[one]}


def kept(shares: Any, least: float) -> Any:
    """Those that are drawn at least so often."""
    often = np.where(shares >= least * shares.sum(), shares, 0.0)
    return often / often.sum()


def begun(edition: str, rng: Random) -> Any:
    """A game in which sheets are to be written."""
    g = KREMLIN.new(SEATS, preset=f"{edition} basic")
    while not isinstance(g.stack[-1], Sheets):
        seat = g.waiting_for()[0]
        options: Any = g.options(seat)
        g.apply(seat, options.sample(rng))
    return g


def ranking(seen: View[Public], rng: Random) -> list[int]:
    return [INDEX[who] for who in by_promise(seen, rng)[:RANKS]]


def row(sheet: Sequence[str]) -> list[int]:
    """What is written on each politician."""
    points = dict(zip(sheet, POINTS, strict=True))
    return [points.get(who, 0) for who in LETTERS]
