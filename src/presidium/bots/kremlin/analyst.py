"""A search bot for Kremlin: it infers the rivals' sheets from points they declared and from chances they let pass.

With compiled code the bot also plays games to the end to compare its answers. It varies its own sheet.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar, Final

from presidium.bots.kremlin.belief.beliefs import Particles, beliefs
from presidium.bots.kremlin.belief.claims import Claims
from presidium.bots.kremlin.belief.evidence import turned
from presidium.bots.kremlin.belief.honesty import swayed
from presidium.bots.kremlin.belief.mixture import Level
from presidium.bots.kremlin.belief.reasons import grounds
from presidium.bots.kremlin.play.careful import Careful
from presidium.bots.kremlin.play.sheet import obvious_sheet, suggest_sheet
from presidium.bots.kremlin.play.word import concern
from presidium.bots.kremlin.search.ahead import Means, surely_better, worth_a_thought
from presidium.bots.kremlin.search.machine_code import compile_for, rollouts
from presidium.bots.kremlin.talk import TALK_RATE
from presidium.bots.kremlin.temper import Temper
from presidium.bots.runtime.bot import Ground
from presidium.bots.runtime.mind import Policy, surely, whim
from presidium.core import Action, Key, Player, Refusal, Rules, SeatView, View
from presidium.games.kremlin.printed.people import INDEX, LETTERS, Letter
from presidium.games.kremlin.state import Public, edition_of

DOUBT_SHARE: Final = 0.05
"""Share of rough guesses that the bot mixes into its inferred probabilities, because it may read a rival wrongly."""
MIN_STANDARD_ERRORS: Final = 1.0
"""The bot replaces its usual answer only by an answer that is better by this many standard errors."""


class Read(Claims):
    """Estimates of control from likely sheets, by all events up to the last declaration, statement or new year."""

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
        return (1 - DOUBT_SHARE) * (more[points] if points < len(more) else 0.0) + DOUBT_SHARE * rough


def tails(particles: Particles, seat: Player) -> list[list[float]]:
    """For each politician: the probabilities that the seat wrote more than 0 points, more than 1, and so on."""
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
    """Plays like the careful bot, with estimates from past events, unless simulated games show a better answer."""

    reads: ClassVar[bool] = True
    thinks: ClassVar[float] = 0.1
    writes: ClassVar[Level] = "analyst"

    def __init__(self, worlds: int = 100, sheet: str = "own", talk: float = TALK_RATE, honest: float = -1.0) -> None:
        """`worlds`: number of worlds in which answers are played on. `sheet`: `own` for this level's mixture, `obvious`
        for the sheet that most players write."""
        super().__init__(talk, honest)
        self.worlds, self.sheet = worlds, sheet

    def prepare(self, rules: Rules) -> Refusal | None:
        return compile_for(rules)

    def sample(self, view: SeatView[Public], rng: Random) -> Action:
        return obvious_sheet(view, rng) if self.sheet == "obvious" else suggest_sheet(view, rng, self.writes)

    def policy(self, view: SeatView[Public]) -> Policy:
        usual, means = super().policy(view), self.means(view.rules)
        if concern(view, self.words(view)):
            return usual  # simulated games know no words
        if means is None or len(answers := worth_a_thought(view, self.outlook(view), usual)) < 2:
            return usual
        search, worlds, surer = means
        came = search(view, Particles(view), whim(view)).compare(answers, worlds)
        best = surely_better(came, answers[0], surer)
        return usual if best is None else surely(best)

    def means(self, rules: Rules) -> Means | None:
        """How the analyst simulates games; None without compiled code, because plain Python is too slow for a
        significant result."""
        fast = rollouts(rules)
        return None if fast is None or self.worlds < 2 else (fast, self.worlds, MIN_STANDARD_ERRORS)

    def claims(self, view: SeatView[Public]) -> Claims:
        if self._claims is None or not self._claims.hold(view):
            self._claims = Read(view, self.tempers[edition_of(view).name])
        return self._claims

    def beliefs(self, view: SeatView[Public]) -> Mapping[Key, Mapping[int, float]]:
        return beliefs(view)

    def grounds(self, view: SeatView[Public], answer: Action) -> tuple[Ground, ...]:
        return grounds(view, answer)
