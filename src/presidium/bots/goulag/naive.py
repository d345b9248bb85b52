"""A naive worker of Goulag, mended: it believes what is likely, acts by what is worth most now, and keeps a face.

It never thinks of what comes after. But whoever always plays the card of his side and names those he trusts is known
after one round. So in the first rounds it names and supervises almost anybody; and while its side would lose if all
were known, it mostly plays the card of the other, and lies.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from presidium.bots.bot import Ground
from presidium.bots.goulag.beliefs import Deal, Posterior, posterior
from presidium.bots.goulag.lenses import IDLE, expected_work, soft
from presidium.bots.goulag.playout import needed
from presidium.bots.goulag.reasons import grounds
from presidium.bots.goulag.talk import TALKATIVE, Talker
from presidium.bots.mind import Policy
from presidium.core import Action, Player, SeatView
from presidium.goulag.game import Public
from presidium.goulag.moves import Name, Play, Supervise

SHY: Final = 0.7
"""How often it does what covers its side while that is behind, and what serves it while that is ahead."""


class Naive(Talker):
    def __init__(
        self,
        heat: float = 0.05,
        first: float = 0.25,
        behind: float = 0.2,
        ahead: float = 0.85,
        talk: float = TALKATIVE,
        honest: float = 0.0,
    ) -> None:
        """`heat` is how far from its best it strays when it names or supervises, `first` the same in the first rounds;
        `behind` and `ahead` how often it plays the card of its side there, by how that stands."""
        super().__init__(talk, honest)
        self.heat, self.first, self.behind, self.ahead = heat, first, behind, ahead

    def policy(self, view: SeatView[Public]) -> Policy:
        believed = posterior(view, idle=IDLE)
        trust = believed.loyal()
        loyal = trust[view.seat] >= 0.5
        options = list(view.options)
        if isinstance(options[0], Play):
            true = self.true(view.public.round, view.rules.seats, lead_of(view, believed))
            return {Play("work"): true if loyal else 1 - true, Play("strike"): 1 - true if loyal else true}
        worth = [(1 if loyal else -1) * work_of(action, trust) for action in options]
        heat = self.heat_of(view.public.round, view.rules.seats)
        return dict(zip(options, soft(worth, heat, 0.0), strict=True))

    def grounds(self, view: SeatView[Public], answer: Action) -> tuple[Ground, ...]:
        return grounds(view, answer, IDLE)

    def true(self, round: int, seats: int, lead: float) -> float:
        """How often it plays the card of its side: always towards the end."""
        if round > seats * 3 // 5:
            return 1.0
        if lead >= 0:
            return self.ahead if is_early(round, seats) else 1.0
        return self.behind

    def heat_of(self, round: int, seats: int) -> float:
        """How far from its best it strays in this round."""
        return self.first if is_early(round, seats) else self.heat

    def truth(self, view: SeatView[Public]) -> float:
        return SHY if lead_of(view, posterior(view, idle=IDLE)) >= 0 else 1 - SHY


def is_early(round: int, seats: int) -> bool:
    """The first rounds, in which little is known of anybody: two, or a third of them."""
    return round <= max(2, seats // 3)


def lead_of(view: SeatView[Public], believed: Posterior) -> float:
    return lead(dict(zip(believed.deals, believed.of_deals, strict=True)), view.seat)


def lead(believed: Mapping[Deal, float], seat: Player) -> float:
    """How much likelier the side of this seat wins than loses if everybody knows who is who."""
    found = 0.0
    for deal, weight in believed.items():
        winner = wins_openly(deal)
        found += 0.0 if winner is None else weight if winner is deal[seat - 1] else -weight
    return found


@cache
def wins_openly(deal: Deal) -> bool | None:
    """Whether the loyal win if all play openly; None if nobody does. A loyal commissar then names two loyal builders,
    if there are two beside him, a disloyal one two disloyal."""
    loyal, disloyal = sum(deal), len(deal) - sum(deal)
    canal = loyal * min(2, loyal - 1) + disloyal * max(0, 3 - disloyal)
    enough, few = needed(loyal, len(deal))
    return True if canal >= enough else False if canal <= few else None


def work_of(action: Action, trust: dict[Player, float]) -> float:
    """The Work cards to expect from it: what a loyal player wants more of, and a disloyal one less."""
    if isinstance(action, Supervise):
        return 1 - 2 * trust[action.builder]
    if isinstance(action, Name):
        one, other = action.builders
        return expected_work(trust[one], trust[other], trust[action.supervisor])
    return 0.0
