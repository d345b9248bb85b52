"""Three bots, each written from its game's page of the docs alone; mypy looks at them as strictly as at the program."""

from random import Random
from typing import ClassVar

from presidium.bots.runtime.mind import Mind, Policy
from presidium.core import Action, SeatView
from presidium.games.goulag.game import Public as Canal
from presidium.games.goulag.moves import Play
from presidium.games.kremlin.state import Public as Board
from presidium.games.politburo.state import Public as Sitting


class Striker(Mind[Canal]):
    def __init__(self, zeal: float = 0.5) -> None:
        self.zeal = zeal

    def policy(self, view: SeatView[Canal]) -> Policy:
        if Play("work") in view.options:
            late = view.public.canal > 2 or view.secret(("worker", view.seat)) == "loyal"
            return {Play("work"): 1.0 if late else self.zeal, Play("strike"): 0.0 if late else 1 - self.zeal}
        return {action: 1 / len(view.options) for action in view.options}


class Sitter:
    heard: ClassVar[int] = 0

    def choose(self, view: SeatView[Sitting], rng: Random) -> Action:
        mine = view.secret(("member", view.seat))
        poor = view.public.influence[view.seat - 1] < 2
        return view.options.sample(rng) if poor or mine == "molotov" else next(iter(view.options))


class Watcher(Mind[Board]):
    def policy(self, view: SeatView[Board]) -> Policy:
        old = [who for who in view.public.men if view.public.age(who) > 70]
        best = max(view.options, key=lambda action: sum(repr(who) in repr(action) for who in old))
        return {best: 1.0}

    def sample(self, view: SeatView[Board], rng: Random) -> Action:
        return view.options.sample(rng)
