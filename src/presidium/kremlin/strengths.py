"""1.3 Option `strengths`: some posts suit a man, some do not."""

from __future__ import annotations

from presidium.kremlin.printed.board import Place
from presidium.kremlin.printed.people import PEOPLE, Letter


class Strengths:
    """The option is off: a post is a post."""

    def ageing(self, who: Letter, post: Place, as_chief: int, sick: int, suspected: int) -> int:
        """The stress points of phase 1."""
        return as_chief + sick + suspected

    def suspicion(self, who: Letter, post: Place) -> int:
        """3.8 1986: the stress points for a "?" at the end of phase 3."""
        return 1

    def purge(self, victim: Letter, place: Place) -> int:
        """The modifier of a purge roll against him."""
        return 0


NO_STRENGTHS = Strengths()


class Strengths1986(Strengths):
    """In his strength he pays nothing for staying sick, nor for a "?"; in his weakness he takes 1 SP besides."""

    def ageing(self, who: Letter, post: Place, as_chief: int, sick: int, suspected: int) -> int:
        sick = 0 if PEOPLE[who].strength == post else sick
        return as_chief + sick + suspected + (PEOPLE[who].weakness == post)

    def suspicion(self, who: Letter, post: Place) -> int:
        return 0 if PEOPLE[who].strength == post else 1


class Strengths1988(Strengths):
    """In his weakness 1 SP more, in his strength 1 less; a purge of him is 2 easier, or 2 harder."""

    def ageing(self, who: Letter, post: Place, as_chief: int, sick: int, suspected: int) -> int:
        points = as_chief + sick + suspected
        return max(points - (PEOPLE[who].strength == post) + (PEOPLE[who].weakness == post), 0)

    def purge(self, victim: Letter, place: Place) -> int:
        return 2 * (PEOPLE[victim].weakness == place) - 2 * (PEOPLE[victim].strength == place)
