"""A bot of your own: a class with one method, which gets a view of the game and returns one of its options.

    presidium match goulag --players 5 --games 100 --bots examples/stubborn.py:Stubborn,random
    presidium play goulag --bots examples/stubborn.py:Stubborn

Stubborn works, whatever its side, and lets things be when it supervises; else it takes what comes.
"""

from random import Random

from presidium.core import PASS, Action, SeatView
from presidium.games.goulag.game import Public
from presidium.games.goulag.moves import Play


class Stubborn:
    def choose(self, view: SeatView[Public], rng: Random) -> Action:
        wanted = [action for action in view.options if action in (Play("work"), PASS)]
        return wanted[0] if wanted else view.options.sample(rng)
