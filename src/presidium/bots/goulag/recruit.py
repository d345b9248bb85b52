"""A recruit of Goulag, fresh from the train: it plays the card of its side, and looks no further than its neighbour."""

from __future__ import annotations

from presidium.bots.goulag.lenses import cards_each, soft
from presidium.bots.goulag.naive import work_of
from presidium.bots.mind import Mind, Policy
from presidium.core import SeatView
from presidium.goulag.game import Public, worker
from presidium.goulag.moves import Name, Play


class Recruit(Mind[Public]):
    """It counts the cards it has seen and forgets every round as soon as it is over. Now and then it is confused."""

    def __init__(self, confused: float = 0.1) -> None:
        """How often it plays the wrong card, or names and supervises at random."""
        self.confused = confused

    def policy(self, view: SeatView[Public]) -> Policy:
        trust = counted(view)
        loyal = trust[view.seat] >= 0.5
        options = list(view.options)
        if isinstance(options[0], Play):
            true = 1 - self.confused
            return {Play("work"): true if loyal else 1 - true, Play("strike"): 1 - true if loyal else true}
        worth = [(1 if loyal else -1) * work_of(action, trust) for action in options]
        stray = self.confused * (1 if isinstance(options[0], Name) else 2)
        return dict(zip(options, soft(worth, 0.1, min(1.0, stray)), strict=True))


def counted(view: SeatView[Public]) -> dict[int, float]:
    """The cards this seat has seen; of the others it knows how many are left."""
    seen = {seat: view.secret(worker(seat)) == "loyal" for seat in view.rules.players if view.knows(worker(seat))}
    each = cards_each(view.rules.seats)
    chance = (each - sum(seen.values())) / (2 * each - len(seen))
    return {seat: float(seen.get(seat, chance)) for seat in view.rules.players}
