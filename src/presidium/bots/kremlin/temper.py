"""What a careful mind of Kremlin holds things to be worth: the numbers it plays by, so that they can be tried."""

from __future__ import annotations

from typing import Final

from presidium.core import value
from presidium.kremlin.printed.board import (
    CANDIDATE,
    DEFENCE,
    FOREIGN,
    KGB,
    LEVEL_2,
    PEOPLE,
    RETIRED,
    SIBERIA,
    WALL,
    Place,
)


@value
class Temper:
    """Everything is measured in games won: 0.01 is a game in a hundred."""

    secrecy: float = 0.001
    """What it must bring to show anything at all."""
    early: float = 1.0
    """How much more it must bring in the first year, when everything shown is news for ten years."""
    point: float = 0.0005
    """What each point shown must bring."""
    trust: float = 0.2
    """How much of a man's worth is lost with his control for a moment."""
    tied: float = 0.3
    """1986: how likely he who controls the victor is one of those tied, and out (11.1)."""
    mark: float = 0.12
    """What a "?" costs its bearer: years, sleep, and soon perhaps a trial."""
    trusting: float = 0.45
    """How likely a voter who has shown nothing on the accused acquits him."""
    own_man: float = 6.0
    """At least so many points bring a man back from Siberia."""
    working: float = 0.15
    """What a year's absence takes from a member's worth."""
    suspected: float = 0.9
    """What a "?" leaves of a man."""
    pains: float = 0.0005
    """What a stress point costs whoever bears it."""
    care: float = 0.02
    """The same for a Chief of ours who is sick or old."""
    wager: float = 0.0
    """What a purge of little chance must bring: one that fails costs three years of a purger who is missed later."""
    spread: float = 20.0
    """Over about so many politicians the numbers nobody has shown are spread."""
    loyalty: float = 0.01
    """What it is worth to stand by one's own man, whatever one hopes from him."""
    harm: float = 1.0
    """How much of what a rival wins is lost to us, beyond our share of the table."""
    first: float = 0.33
    """How near a post of the first level is to the Party Chief's."""
    second: float = 0.13
    candidate: float = 0.05
    people: float = 0.02

    def near(self) -> dict[Place, float]:
        """How near each place is to the Party Chief's: about the chance to get there, and what it gives on the way."""
        first = {KGB: 1.1 * self.first, DEFENCE: 0.97 * self.first, FOREIGN: 0.91 * self.first}
        second = dict.fromkeys(LEVEL_2, self.second)
        below = {CANDIDATE: self.candidate, PEOPLE: self.people, SIBERIA: 0.2 * self.people}
        return first | second | below | {WALL: 0.0, RETIRED: 0.0}


EAGER: Final = {"1988": Temper(), "1986": Temper(secrecy=0.0, point=0.0001, tied=0.0, trust=0.6)}
"""In 1986 it wants to be seen as everybody's master, which is seldom wise there."""

CAREFUL: Final = {
    "1988": Temper(early=4.0, wager=0.012),
    "1986": Temper(early=4.0, wager=0.012, tied=0.8, working=0.03, harm=1.4, candidate=0.09, people=0.04),
}
"""By edition: those under which it won most among those of before. In 1986 what is written wins, and who shows little
is not out when he is tied; in 1988 who controls wins, and to show less has cost games."""
