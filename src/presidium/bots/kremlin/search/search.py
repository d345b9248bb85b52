"""Compares answers of Kremlin by playing likely worlds to the end of the year, in the engine.

Each round draws a new world and plays every remaining answer in it, with the same dice. After each third of the rounds,
the worse half of the answers is dropped.
"""

from __future__ import annotations

from random import Random
from typing import Final

from presidium.bots.kremlin.belief.beliefs import Particles
from presidium.bots.kremlin.play.careful import Careful
from presidium.bots.kremlin.play.prospects import reigns
from presidium.bots.kremlin.search.playout import simulate
from presidium.bots.kremlin.temper import Temper
from presidium.core import Action, Player, SeatView
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.ending import LAST_YEAR, WAVES, mark_politician
from presidium.games.kremlin.printed.board import CANDIDATE, CHIEF, PEOPLE
from presidium.games.kremlin.printed.people import INDEX
from presidium.games.kremlin.state import FACTIONS, Kremlin, Public, edition_of

HOPE: Final = 0.03  # assumed hope of a seat that holds no politician
NEARNESS: Final = Temper().near()


class Usual(Careful):
    """The bot that is assumed to play for all seats in simulated games."""

    tempers = {"1988": Temper(), "1986": Temper()}  # noqa: RUF012


class Search:
    """Evaluates the answers to one question over several rounds."""

    def __init__(self, view: SeatView[Public], particles: Particles, rng: Random, years: int = 0) -> None:
        """`years`: number of years that are played on after the current year."""
        self.view, self.particles, self.rng = view, particles, rng
        self.last_year = view.public.year + years
        self.bots: dict[Player, Careful] = {seat: Usual() for seat in view.rules.players}
        self.sums: dict[Action, list[float]] = {}

    def compare(self, actions: list[Action], rounds: int) -> dict[Action, list[float]]:
        """Results of each action, one for each world: the estimated probability that the seat wins."""
        self.sums = {action: [] for action in actions}
        left = list(actions)
        for number in range(rounds):
            world, seed = self.particles.sample(self.rng), self.rng.random()
            for action in left:
                self.sums[action].append(self.played(world.copy(), action, seed))
            if len(left) > 2 and (number + 1) % max(rounds // 3, 1) == 0:
                left.sort(key=lambda action: -sum(self.sums[action]))
                left = left[: (len(left) + 1) // 2]
        return self.sums

    def played(self, g: Kremlin, action: Action, seed: float) -> float:
        seat = self.view.seat
        if isinstance(self.view.stack[-1], Window):
            g.answers = {seat: action}
        else:
            g.apply(seat, action)
        whims = Random(seed)
        simulate(g, self.bots, Random(seed), dict.fromkeys(g.rules.players, whims), self.last_year)
        return judged(g, seat)


def judged(g: Kremlin, seat: Player) -> float:
    """Estimated probability that this seat wins, at the end of a year: its chance from the politicians it holds,
    divided by all seats' chances. A politician counts for the seat with the most points."""
    public = g.public
    if public.outcome is not None:
        return float(seat in public.outcome.winners)
    edition = edition_of(g)
    by_man, reign = edition.mark is mark_politician, reigns(edition).reign
    year = min(public.year + 1, LAST_YEAR)
    needs = {one: max(WAVES - public.track.count(FACTIONS[one - 1]), 1) for one in g.rules.players}
    hopes = {one: HOPE * (1 if by_man else (4 - needs[one]) ** 2) for one in g.rules.players}
    sheets = {one: g.secrets["sheet", one].value for one in g.rules.players}
    for who, man in public.men.items():
        place = man.place
        if place not in (CANDIDATE, PEOPLE) and place not in public.posts:
            continue
        index = INDEX[who]
        most = max(sheet[index] for sheet in sheets.values())
        if not most:
            continue
        owners = [one for one, sheet in sheets.items() if sheet[index] == most]
        if len(owners) > 1 and by_man:
            owners = [one for one in owners if one != public.control.get(who)]
        near = 1.0 if place == CHIEF else NEARNESS[place]
        for one in owners:
            need = WAVES - public.track.count(who) if by_man else needs[one]
            hopes[one] += near * reign(public.age(who), man.crosses, need, year) / len(owners)
    return hopes[seat] / sum(hopes.values())
