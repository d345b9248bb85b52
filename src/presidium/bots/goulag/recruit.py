"""A beginner bot for Goulag: it plays its side's card, counts what it sees, and makes mistakes."""

from __future__ import annotations

from typing import Final

from presidium.bots.goulag.lenses import opinion, soft
from presidium.bots.goulag.mix import CANDID
from presidium.bots.goulag.naive import is_early, work_of
from presidium.bots.goulag.pledges import bound
from presidium.bots.goulag.tale import Tale, tale_of
from presidium.bots.goulag.talk import TALK_RATE, Talker
from presidium.bots.runtime.mind import Policy
from presidium.core import Player, SeatView
from presidium.games.goulag.game import Public, worker
from presidium.games.goulag.moves import Play

FIRST_HEAT: Final = 0.6
"""Softmax temperature for naming and supervising in the first rounds: high, so that the choice hides whom it trusts."""
HEAT: Final = 0.3
"""The same temperature in later rounds."""


class Recruit(Talker):
    """A beginner: it judges players by the shown cards only, ignores claims, and hides nothing."""

    def __init__(self, confused: float = 0.3, talk: float = TALK_RATE, honest: float = CANDID) -> None:
        """`confused`: expected number of wrong cards per game; the bot names and supervises wrongly three times as
        often. In a longer game the rate per answer is lower."""
        super().__init__(talk, honest)
        self.confused = confused

    def policy(self, view: SeatView[Public]) -> Policy:
        trust = seen(view)
        loyal = trust[view.seat] >= 0.5
        options = list(view.options)
        confused = min(1.0, self.confused / view.rules.seats)
        if isinstance(options[0], Play):
            true = 1 - confused
            return {Play("work"): true if loyal else 1 - true, Play("strike"): 1 - true if loyal else true}
        worth = [(1 if loyal else -1) * work_of(action, trust) for action in options]
        heat = self.heat_of(view.public.round, view.rules.seats)
        return bound(view, dict(zip(options, soft(worth, heat, min(1.0, 3 * confused)), strict=True)))

    def heat_of(self, round: int, seats: int) -> float:
        """Softmax temperature for naming and supervising in this round."""
        return FIRST_HEAT if is_early(round, seats) else HEAT


def seen(view: SeatView[Public]) -> dict[Player, float]:
    """Probability that each player is loyal, from this seat's own cards and the cards shown each round."""
    tale = tale_of(view)
    own = worker(view.seat)
    loyal = view.secret(own) == "loyal" if view.knows(own) else None
    passed = view.secret(worker(view.rules.right(view.seat))) == "loyal"
    return dict(enumerate(opinion(Tale(tale.seats, tale.blind, tale.turns, ()), view.seat, loyal, passed), 1))
