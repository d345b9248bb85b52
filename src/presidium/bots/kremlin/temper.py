"""The weights by which a careful bot of Kremlin values positions; experiments may change them."""

from __future__ import annotations

from typing import Final

from presidium.core import value
from presidium.games.kremlin.printed.board import (
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
    """The weights of a bot's valuation. Values are measured in won games: 0.01 is one won game in a hundred."""

    secrecy: float = 0.001
    """Minimum gain for which the bot declares any influence points."""
    early: float = 1.0
    """Factor on the minimum gain (`secrecy`) in the first year, because points shown then are known for ten years."""
    point: float = 0.0005
    """Gain needed for each influence point that the bot declares."""
    hidden: float = 0.004
    """Increase of `point`, as a share of what the politician could still win as the next Chief: a hidden point keeps
    rivals from bidding above it. None for the Chief, whose parade is at stake now."""
    idle: float = 0.004
    """Additional gain from taking over a politician after the first year, if the seat controls no member."""
    trust: float = 0.2
    """Share of a politician's worth that the seat loses if a rival controls the politician for one action."""
    tied: float = 0.3
    """1986: probability that the player who controls the victor is tied on the victor and therefore excluded (11.1)."""
    mark: float = 0.12
    """Share of a politician's worth that a "?" costs: stress, and perhaps a trial."""
    trusting: float = 0.06
    """Probability that a voter votes not guilty, if the voter's player has declared nothing on the accused. This
    and the next 3 probabilities are counts of 551 votes among careful bots in 1988."""
    shown_acquits: float = 0.04
    """The same, if the voter's player has declared points on the accused but does not control him."""
    chief_trusting: float = 0.45
    """As `trusting`, if the accused is the Party Chief."""
    chief_shown: float = 0.68
    """As `shown_acquits`, if the accused is the Party Chief."""
    own_man: float = 6.0
    """Number of points that the bot needs on a politician before it brings the politician back from Siberia."""
    working: float = 0.15
    """Share of a member's worth that a year's absence in the Sanatorium costs."""
    suspected: float = 0.9
    """Share of a politician's worth that remains while a "?" stands on the politician."""
    pains: float = 0.0005
    """Cost to the seat of one stress point for a politician who acts."""
    care: float = 0.02
    """Cost to the seat of one stress point for its own Chief who is sick or old."""
    wager: float = 0.0
    """Gain needed for a purge that probably fails; a failure costs the purger three years."""
    spread: float = 20.0
    """Number of politicians over whom the undeclared points of a seat are assumed to be spread."""
    loyalty: float = 0.01
    """Minimum value of an acquittal of the bot's own politician, even one with no chance to win."""
    harm: float = 1.0
    """Share of a rival's win that the bot counts as a loss to itself, divided by the number of rivals."""
    first: float = 0.33
    """How near a post of level 1 is to the Party Chief's, on average."""
    second: float = 0.13
    candidate: float = 0.05
    people: float = 0.02

    def near(self) -> dict[Place, float]:
        """How near each place is to the Party Chief's: about the chance to become Chief, and the gains until then."""
        first = {KGB: 1.1 * self.first, DEFENCE: 0.97 * self.first, FOREIGN: 0.91 * self.first}
        second = dict.fromkeys(LEVEL_2, self.second)
        below = {CANDIDATE: self.candidate, PEOPLE: self.people, SIBERIA: 0.2 * self.people}
        return first | second | below | {WALL: 0.0, RETIRED: 0.0}


EAGER: Final = {"1988": Temper(), "1986": Temper(secrecy=0.0, point=0.0001, hidden=0.0, idle=0.0, tied=0.0, trust=0.6)}
"""By edition: the weights of a bot that declares freely. In 1986 this bot declares to control many politicians, which
is seldom wise in that edition."""

CAREFUL: Final = {
    "1988": Temper(early=4.0, wager=0.012),
    "1986": Temper(
        early=4.0,
        wager=0.012,
        trusting=0.45,
        shown_acquits=1.0,
        chief_shown=1.0,
        hidden=0.0,
        idle=0.0,
        tied=0.8,
        working=0.03,
        harm=1.4,
        candidate=0.09,
        people=0.04,
    ),
}
"""By edition: the weights that won most against earlier weights. In 1986 the written points win, and a player who
declares little can still win a tie. In 1988 control wins, and bots that declared less lost games."""
