"""A naive bot for Goulag: it chooses the answer that seems best now, and hides its side.

The bot never looks ahead. A player who always plays its side's card and names players it trusts is recognised after one
round. So in the first rounds the bot names and supervises almost at random. While its side would lose if all cards were
known, the bot mostly plays the other side's card, and lies.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from presidium.bots.goulag.beliefs import Deal, Posterior, posterior
from presidium.bots.goulag.lenses import IDLE, expected_work, soft
from presidium.bots.goulag.mix import CANDID
from presidium.bots.goulag.pledges import bound
from presidium.bots.goulag.reasons import grounds
from presidium.bots.goulag.talk import TALK_RATE, Talker
from presidium.bots.runtime.bot import Ground
from presidium.bots.runtime.mind import Policy
from presidium.core import Action, Player, SeatView
from presidium.games.goulag.game import Public, steps_to_win
from presidium.games.goulag.moves import Name, Play, Supervise


class Naive(Talker):
    def __init__(
        self,
        heat: float = 0.2,
        first: float = 0.6,
        behind: float = 0.75,
        ahead: float = 0.95,
        talk: float = TALK_RATE,
        honest: float = CANDID,
    ) -> None:
        """`heat`: softmax temperature for naming and supervising; `first`: the same temperature in the first rounds.
        `behind`, `ahead`: probability of playing its side's card while its side is behind or ahead."""
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
        return bound(view, dict(zip(options, soft(worth, heat, 0.0), strict=True)))

    def grounds(self, view: SeatView[Public], answer: Action) -> tuple[Ground, ...]:
        return grounds(view, answer, IDLE)

    def true(self, round: int, seats: int, lead: float) -> float:
        """Probability that the bot plays the card of its own side; 1 towards the end of the game."""
        if round > seats * 3 // 5:
            return 1.0
        if lead >= 0:
            return self.ahead if is_early(round, seats) else 1.0
        return self.behind

    def heat_of(self, round: int, seats: int) -> float:
        """Softmax temperature for naming and supervising in this round."""
        return self.first if is_early(round, seats) else self.heat


def is_early(round: int, seats: int) -> bool:
    """True in the first rounds, when players know little: the first 2 rounds, or a third of all if that is more."""
    return round <= max(2, seats // 3)


def lead_of(view: SeatView[Public], believed: Posterior) -> float:
    return lead(dict(zip(believed.deals, believed.of_deals, strict=True)), view.seat)


def lead(believed: Mapping[Deal, float], seat: Player) -> float:
    """Probability that this seat's side wins, minus the probability that it loses, if all players knew all cards."""
    found = 0.0
    for deal, weight in believed.items():
        winner = wins_openly(deal)
        found += 0.0 if winner is None else weight if winner is deal[seat - 1] else -weight
    return found


@cache
def wins_openly(deal: Deal) -> bool | None:
    """True if the loyal win when all play openly, False if the disloyal win; None if neither side wins. In open play a
    commissar names builders of its own side if possible."""
    loyal, disloyal = sum(deal), len(deal) - sum(deal)
    canal = loyal * min(2, loyal - 1) + disloyal * max(0, 3 - disloyal)
    enough, few = steps_to_win(loyal, len(deal))
    return True if canal >= enough else False if canal <= few else None


def work_of(action: Action, trust: dict[Player, float]) -> float:
    """Expected Work cards after this action, up to a constant, from the probability that each seat is loyal."""
    if isinstance(action, Supervise):
        return 1 - 2 * trust[action.builder]
    if isinstance(action, Name):
        one, other = action.builders
        return expected_work(trust[one], trust[other], trust[action.supervisor])
    return 0.0
