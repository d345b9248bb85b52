"""A master: an analyst that looks at many more worlds, sees its own next moves in each, and is not to be foreseen."""

from __future__ import annotations

from math import exp
from typing import Final

from presidium.bots.mind import Policy
from presidium.bots.politburo.analyst import Analyst
from presidium.bots.politburo.lenses import Repute
from presidium.bots.politburo.moment import Moment
from presidium.bots.politburo.playing import Play
from presidium.core import SeatView
from presidium.politburo.state import Public

TEMPER: Final = 0.01
"""How much worse an answer may end to be given a third as often as the best."""
DEAR: Final = 0.12
"""What a point of Influence is worth beside the goal."""


class Master(Analyst):
    """Mixes answers that end about as well."""

    thinks = 1.0

    def __init__(self, worlds: int = 400, mute: int = 0, talk: float = 1.0, honest: float = 0.0) -> None:
        super().__init__(worlds, mute, talk, honest)

    def policy(self, view: SeatView[Public]) -> Policy:
        ends = self.ends(view)
        most = max(ends.values())
        shares = {action: exp((end - most) / TEMPER) for action, end in ends.items()}
        whole = sum(shares.values())
        return {action: share / whole for action, share in shares.items()}

    def play(self, now: Moment, me: int, repute: Repute) -> Play:
        return Ahead(now, me, repute)


class Ahead(Play):
    """Plays on seeing, when it votes later in the round or the game, how those beside it will vote."""

    def own_ballot(self, k: int, trio: tuple[int, ...], number: int) -> bool:
        want = self.want(self.me, k)
        one, two = (self.cast(seat, k, trio, number) for seat in trio if seat != self.me)
        if number < 3 or one != two:
            return super().own_ballot(k, trio, number)
        against = want < 0 if one else want > 0
        return one if not against or abs(want) < DEAR else not one
