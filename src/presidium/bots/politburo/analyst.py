"""An analyst: it reckons who is who, plays on in its mind in worlds it believes in, and takes what ended best."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import ClassVar, Final, TypeVar

from presidium.bots.bot import Ground
from presidium.bots.mind import Mind, Policy, evenly, whim
from presidium.bots.politburo import talk
from presidium.bots.politburo.beliefs import Posterior, beliefs
from presidium.bots.politburo.characters import BELIEVING, TRUSTING, Company
from presidium.bots.politburo.lenses import Repute
from presidium.bots.politburo.minutes import NUMBER
from presidium.bots.politburo.moment import Deed, Moment, deed, moment
from presidium.bots.politburo.playing import CHANCE, PLAIN, SEASONED, SHREWD, Play
from presidium.bots.politburo.reasons import grounds
from presidium.core import Action, Key, SeatView, Statement
from presidium.politburo.goals import Member
from presidium.politburo.moves import Accuse, Want
from presidium.politburo.state import Public

WORTH_IT: Final = 0.02
"""How much more often it has to win for a word to be worth saying."""
CUTS: Final = 3
"""How often what ends worst is given up, and the rest looked at more closely."""

Way = TypeVar("Way")


class Analyst(Mind[Public]):
    """Plays on before it answers: in so many worlds, where there are two answers, and as often in all where there are
    more."""

    thinks = 0.1
    company: ClassVar[Company] = TRUSTING
    saying: ClassVar[Company] = BELIEVING
    """Whom it expects to sit with, and how honest they are."""

    def __init__(self, worlds: int = 40, mute: int = 0, talk: float = 1.0, honest: float = 0.0) -> None:
        """`talk` is how often it thinks of saying something where it might; `honest` how often it thinks of nothing but
        what it means."""
        self.worlds = worlds
        self.mute = mute
        self.talk, self.honest = talk, honest

    def policy(self, view: SeatView[Public]) -> Policy:
        ends = self.ends(view)
        most = max(ends.values())
        return evenly([action for action, end in ends.items() if end == most])

    def beliefs(self, view: SeatView[Public]) -> dict[Key, dict[Member, float]]:
        return beliefs(view)

    def grounds(self, view: SeatView[Public], answer: Action) -> tuple[Ground, ...]:
        return grounds(view, answer, self.company, self.saying)

    def play(self, now: Moment, me: int, repute: Repute) -> Play:
        """How it plays on."""
        return Play(now, me, repute)

    def ends(self, view: SeatView[Public]) -> dict[Action, float]:
        """How well each answer ends, on the average; those that end badly are given up early."""
        posterior = Posterior(view, self.company, self.saying)
        play = self.play(moment(view), view.seat - 1, posterior.evidence.repute)
        return self.compared(posterior, {action: (play, deed(action)) for action in view.options}, whim(view))

    def compared(
        self, posterior: Posterior, ways: Mapping[Way, tuple[Play, Deed | None]], rng: Random
    ) -> dict[Way, float]:
        """How well the best few of these ways end, in the same worlds and with the same luck."""
        sums, played, rivals = dict.fromkeys(ways, 0.0), 0, list(ways)
        for _ in range(CUTS):
            for _ in range(max(2, 2 * self.worlds // CUTS // len(rivals))):
                world = posterior.draw(rng)
                styles, luck = styled(posterior, world, rng), rng.random()
                played += 1
                for way in rivals:
                    play, mine = ways[way]
                    sums[way] += play.on(world, styles, Random(luck), mine)
            rivals = sorted(rivals, key=lambda way: -sums[way])[: max(2, len(rivals) // 3)]
        return {way: sums[way] / played for way in rivals}

    def reply(self, view: SeatView[Public], rng: Random) -> Statement | None:
        return talk.reply(view, rng, self.honest)

    def speak(self, view: SeatView[Public], _: Random) -> Statement | None:
        """What makes the others do what ends best for it; nothing, if that is hardly better than silence."""
        words = [] if self.mute or whim(view, "aloud").random() >= self.talk else talk.openings(view)
        if whim(view, "honest").random() < self.honest:
            words = talk.candid(view, words)
        if not words:
            return None
        now, me, posterior = moment(view), view.seat - 1, Posterior(view, self.company, self.saying)
        repute = posterior.evidence.repute
        ways: dict[Statement | None, tuple[Play, Deed | None]] = {None: (self.play(now, me, repute), None)}
        for word in words:
            if isinstance(word, Accuse):
                ways[word] = (self.play(replace(now, accused=word.seat - 1), me, repute), None)
            elif isinstance(word, Want):
                heard = repute.copy()
                heard.hear(me, NUMBER[word.ministry], word.way == "up")
                ways[word] = (self.play(now, me, heard), None)
        ends = self.compared(posterior, ways, whim(view, "talk"))
        said = max(ends, key=ends.__getitem__)
        return said if ends[said] > ends.get(None, 0.0) + WORTH_IT else None


def styled(posterior: Posterior, world: tuple[int, ...], rng: Random) -> list[int]:
    """By which lens each seat plays in this world, drawn by how well it fits."""
    styles = []
    for seat, member in enumerate(world):
        plain, shrewd, seasoned, _ = posterior.characters[seat].lenses[member]
        at = rng.random()
        readable = plain + shrewd
        styles.append(
            PLAIN if at < plain else SHREWD if at < readable else SEASONED if at < readable + seasoned else CHANCE
        )
    return styles
