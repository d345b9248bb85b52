"""An analyst of Kremlin: it reads the sheets from what was shown and from who was silent, and writes its own by it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar, Final

from presidium.bots.bot import Ground
from presidium.bots.frozen.kremlin import suggest_sheet as obvious_sheet
from presidium.bots.kremlin.beliefs import Particles, beliefs
from presidium.bots.kremlin.careful import Careful
from presidium.bots.kremlin.claims import Claims
from presidium.bots.kremlin.evidence import turned
from presidium.bots.kremlin.honesty import swayed
from presidium.bots.kremlin.mixture import Plan
from presidium.bots.kremlin.reasons import grounds
from presidium.bots.kremlin.sheet import written
from presidium.bots.kremlin.talk import TALKATIVE
from presidium.bots.kremlin.temper import Temper
from presidium.core import Action, Key, Player, SeatView, View
from presidium.kremlin.printed.people import INDEX, LETTERS, Letter
from presidium.kremlin.state import Public, edition_of

PLANS: Final[dict[str, Plan]] = {
    "1988": (0, 0, 0, 0, 0, 0, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1),
    "1986": (0, 10, 0, 9, 8, 7, 6, 5, 1, 3, 0, 0, 4, 0, 2, 0),
}
"""By edition: nothing on those on whom everybody writes, and who are struck for it; much on who may follow them."""

DOUBT: Final = 0.05
"""How much of what it believes it still thinks could be otherwise."""


class Read(Claims):
    """Claims that are guessed from the likely sheets, by all that was seen and heard until last something turned."""

    def __init__(self, view: View[Public], temper: Temper, before: Claims | None = None) -> None:
        super().__init__(view, temper)
        self.until = turned(view)
        particles = Particles(view, until=self.until)
        self._more = {seat: tails(particles, seat) for seat in particles.sheets}
        self.swayed = swayed(view, self.until)

    def hold(self, view: View[Public]) -> bool:
        return super().hold(view) and turned(view) == self.until

    def more_than(self, points: int, rival: Player, who: Letter) -> float:
        rough = super().more_than(points, rival, who)
        if rough in (0.0, 1.0):
            return rough
        more = self._more[rival][INDEX[who]]
        return (1 - DOUBT) * (more[points] if points < len(more) else 0.0) + DOUBT * rough


def tails(particles: Particles, seat: Player) -> list[list[float]]:
    """By politician: how likely there is more than 0, more than 1, and so on."""
    found = [[0.0] * 12 for _ in LETTERS]
    for sheet, weight in particles.sheets[seat]:
        for man, number in enumerate(sheet):
            if number > 0:
                found[man][min(number, 12) - 1] += weight
    for more in found:
        for points in range(10, -1, -1):
            more[points] += more[points + 1]
    return found


class Analyst(Careful):
    """Plays as a careful one does, by what it has read and heard."""

    reads: ClassVar[bool] = True
    thinks: ClassVar[float] = 0.1

    def __init__(self, sheet: str = "own", talk: float = TALKATIVE, honest: float = -1.0) -> None:
        """`sheet`: its own, or the `obvious` one, as the careful bot of 0.1 would write it in its place."""
        super().__init__(talk, honest)
        self.sheet = sheet

    def sample(self, view: SeatView[Public], rng: Random) -> Action:
        if self.sheet == "obvious":
            return obvious_sheet(view, rng)
        return written(view, PLANS[edition_of(view).name], rng)

    def claims(self, view: SeatView[Public]) -> Claims:
        if self._claims is None or not self._claims.hold(view):
            self._claims = Read(view, self.tempers[edition_of(view).name])
        return self._claims

    def beliefs(self, view: SeatView[Public]) -> Mapping[Key, Mapping[int, float]]:
        return beliefs(view)

    def grounds(self, view: SeatView[Public], answer: Action) -> tuple[Ground, ...]:
        return grounds(view, answer)
