"""1.3 Option `strengths`: every politician has one post that is his strength and one that is his weakness."""

from __future__ import annotations

from presidium.games.kremlin.printed.board import Place
from presidium.games.kremlin.printed.people import PEOPLE, Letter


class Strengths:
    """The rules without the option `strengths`: strengths and weaknesses of politicians make no difference."""

    def ageing(self, who: Letter, post: Place, as_chief: int, sick: int, suspected: int) -> int:
        """The stress points that a member in this post takes in phase 1."""
        return as_chief + sick + suspected

    def suspicion(self, who: Letter, post: Place) -> int:
        """3.8 1986: the stress points for a "?" at the end of phase 3."""
        return 1

    def purge(self, victim: Letter, place: Place) -> int:
        """The modifier of a purge roll against this victim."""
        return 0


NO_STRENGTHS = Strengths()


class Strengths1986(Strengths):
    """In the post of his strength a member takes no SP for being sick or for a "?"; in his weakness 1 SP more."""

    def ageing(self, who: Letter, post: Place, as_chief: int, sick: int, suspected: int) -> int:
        sick = 0 if PEOPLE[who].strength == post else sick
        return as_chief + sick + suspected + (PEOPLE[who].weakness == post)

    def suspicion(self, who: Letter, post: Place) -> int:
        return 0 if PEOPLE[who].strength == post else 1


class Strengths1988(Strengths):
    """In the post of his weakness a member takes 1 SP more and is purged at +2; in his strength 1 SP less and -2."""

    def ageing(self, who: Letter, post: Place, as_chief: int, sick: int, suspected: int) -> int:
        points = as_chief + sick + suspected
        return max(points - (PEOPLE[who].strength == post) + (PEOPLE[who].weakness == post), 0)

    def purge(self, victim: Letter, place: Place) -> int:
        return 2 * (PEOPLE[victim].weakness == place) - 2 * (PEOPLE[victim].strength == place)
