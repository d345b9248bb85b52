"""An analyst of Kremlin: it reads the sheets from what was shown and from who was silent, and writes its own by what
others write. Where games can be played on in machine code it also looks ahead, to their end."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar, Final

from presidium.bots.bot import Ground
from presidium.bots.frozen.kremlin import suggest_sheet as obvious_sheet
from presidium.bots.kremlin.ahead import Means, surely_better, worth_a_thought
from presidium.bots.kremlin.beliefs import Particles, beliefs
from presidium.bots.kremlin.careful import Careful
from presidium.bots.kremlin.claims import Claims
from presidium.bots.kremlin.evidence import turned
from presidium.bots.kremlin.honesty import swayed
from presidium.bots.kremlin.machine_code import compile_for, rollouts
from presidium.bots.kremlin.mixture import Level
from presidium.bots.kremlin.reasons import grounds
from presidium.bots.kremlin.sheet import suggest_sheet
from presidium.bots.kremlin.talk import TALKATIVE
from presidium.bots.kremlin.temper import Temper
from presidium.bots.mind import Policy, surely, whim
from presidium.core import Action, Key, Player, Refusal, Rules, SeatView, View
from presidium.kremlin.printed.people import INDEX, LETTERS, Letter
from presidium.kremlin.state import Public, edition_of

DOUBT: Final = 0.05
"""How much of what it believes it still thinks could be otherwise."""
SURER: Final = 1.0
"""How many standard errors better another answer must be than what it would do at first sight."""


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
    """Plays as a careful one does, by what it has read and heard, unless playing on shows something better."""

    reads: ClassVar[bool] = True
    thinks: ClassVar[float] = 0.1
    writes: ClassVar[Level] = "analyst"

    def __init__(self, worlds: int = 100, sheet: str = "own", talk: float = TALKATIVE, honest: float = -1.0) -> None:
        """`worlds`: in how many it plays on; `sheet`: its own, or the `obvious` one, as the careful bot of 0.1 would
        write it in its place."""
        super().__init__(talk, honest)
        self.worlds, self.sheet = worlds, sheet

    def prepare(self, rules: Rules) -> Refusal | None:
        return compile_for(rules)

    def sample(self, view: SeatView[Public], rng: Random) -> Action:
        return obvious_sheet(view, rng) if self.sheet == "obvious" else suggest_sheet(view, rng, self.writes)

    def policy(self, view: SeatView[Public]) -> Policy:
        usual, means = super().policy(view), self.means(view.rules)
        if means is None or len(answers := worth_a_thought(view, self.outlook(view), usual)) < 2:
            return usual
        search, worlds, surer = means
        came = search(view, Particles(view), whim(view)).compare(answers, worlds)
        best = surely_better(came, answers[0], surer)
        return usual if best is None else surely(best)

    def means(self, rules: Rules) -> Means | None:
        """Where there is no machine code it does not play on: it would take too long to be sure of anything."""
        fast = rollouts(rules)
        return None if fast is None or self.worlds < 2 else (fast, self.worlds, SURER)

    def claims(self, view: SeatView[Public]) -> Claims:
        if self._claims is None or not self._claims.hold(view):
            self._claims = Read(view, self.tempers[edition_of(view).name])
        return self._claims

    def beliefs(self, view: SeatView[Public]) -> Mapping[Key, Mapping[int, float]]:
        return beliefs(view)

    def grounds(self, view: SeatView[Public], answer: Action) -> tuple[Ground, ...]:
        return grounds(view, answer)
