"""A search bot for Politburo: it infers each player's member, plays likely worlds to the end, and takes the best
answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import ClassVar, Final, TypeVar

from presidium.bots.politburo import talk
from presidium.bots.politburo.beliefs import Posterior, beliefs
from presidium.bots.politburo.characters import BELIEVING, TRUSTING, Company
from presidium.bots.politburo.lenses import Repute
from presidium.bots.politburo.minutes import NUMBER
from presidium.bots.politburo.moment import Deed, Moment, deed, moment
from presidium.bots.politburo.playing import CHANCE, PLAIN, SEASONED, SHREWD, Play
from presidium.bots.politburo.reasons import grounds
from presidium.bots.politburo.replies import bound, openly, reply
from presidium.bots.runtime.bot import Ground
from presidium.bots.runtime.mind import Mind, Policy, evenly, whim
from presidium.core import Action, Key, SeatView, Statement
from presidium.games.politburo.goals import Member
from presidium.games.politburo.moves import Accuse, Want
from presidium.games.politburo.state import Public

MIN_GAIN: Final = 0.02
"""Minimum gain in winning probability for which the bot makes a statement instead of keeping silent."""
HALVINGS: Final = 3
"""Number of rounds in which answers are compared; after each round the worst answers are dropped."""

Way = TypeVar("Way")


class Analyst(Mind[Public]):
    """Plays each answer to the end in many worlds: `worlds` for each of two answers, and as many in total if there are
    more than two answers."""

    thinks = 0.1
    company: ClassVar[Company] = TRUSTING
    saying: ClassVar[Company] = BELIEVING
    """Assumed prior shares of the degrees of honesty among the other players."""

    def __init__(self, worlds: int = 40, mute: int = 0, talk: float = 1.0, honest: float = 0.0) -> None:
        """`talk`: probability of considering a statement on each occasion. `honest`: probability of considering only
        true statements."""
        self.worlds = worlds
        self.mute = mute
        self.talk, self.honest = talk, honest

    def policy(self, view: SeatView[Public]) -> Policy:
        ends = self.ends(view)
        most = max(ends.values())
        return bound(view, ends, evenly([action for action, end in ends.items() if end == most]))

    def beliefs(self, view: SeatView[Public]) -> dict[Key, dict[Member, float]]:
        return beliefs(view)

    def grounds(self, view: SeatView[Public], answer: Action) -> tuple[Ground, ...]:
        return grounds(view, answer, self.company, self.saying)

    def play(self, now: Moment, me: int, repute: Repute) -> Play:
        """Makes the simulation that plays the rest of the game from this position."""
        return Play(now, me, repute)

    def ends(self, view: SeatView[Public]) -> dict[Action, float]:
        """Average result of each answer in the simulated games; bad answers are dropped early."""
        posterior = Posterior(view, self.company, self.saying)
        play = self.play(moment(view), view.seat - 1, posterior.evidence.repute)
        return self.compared(posterior, {action: (play, deed(action)) for action in view.options}, whim(view))

    def compared(
        self, posterior: Posterior, ways: Mapping[Way, tuple[Play, Deed | None]], rng: Random
    ) -> dict[Way, float]:
        """Average results of the best few of the answers in `ways`, in the same worlds with the same dice."""
        sums, played, rivals = dict.fromkeys(ways, 0.0), 0, list(ways)
        for _ in range(HALVINGS):
            for _ in range(max(2, 2 * self.worlds // HALVINGS // len(rivals))):
                world = posterior.draw(rng)
                styles, luck = styled(posterior, world, rng), rng.random()
                played += 1
                for way in rivals:
                    play, mine = ways[way]
                    sums[way] += play.on(world, styles, Random(luck), mine)
            rivals = sorted(rivals, key=lambda way: -sums[way])[: max(2, len(rivals) // 3)]
        return {way: sums[way] / played for way in rivals}

    def reply(self, view: SeatView[Public], rng: Random) -> Statement | None:
        return reply(view, rng, self.honest)

    def speak(self, view: SeatView[Public], _: Random) -> Statement | None:
        """What the bot says about its own word, else the statement with the best simulated result for the bot; None if
        no statement gains at least `MIN_GAIN`."""
        told = openly(view)
        if told is not None:
            return told
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
        return said if ends[said] > ends.get(None, 0.0) + MIN_GAIN else None


def styled(posterior: Posterior, world: tuple[int, ...], rng: Random) -> list[int]:
    """A lens for each seat in the deal `world`, drawn by how well the lens fits the seat's acts."""
    styles = []
    for seat, member in enumerate(world):
        plain, shrewd, seasoned, _ = posterior.characters[seat].lenses[member]
        at = rng.random()
        readable = plain + shrewd
        styles.append(
            PLAIN if at < plain else SHREWD if at < readable else SEASONED if at < readable + seasoned else CHANCE
        )
    return styles
