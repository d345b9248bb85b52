"""How likely a worker of Goulag acts and speaks as he did, by what he has seen and which cards he chose."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from presidium.bots.goulag.lenses import LENSES, likely_name, likely_watch, likely_words, plays_for_loyal
from presidium.bots.goulag.tale import Evidence, Tale, names_of, naming_of, watching_of
from presidium.core import Player
from presidium.goulag.moves import Claim, ClaimPlay

Sight = tuple[bool, bool]
"""Whether his own card is loyal, and whether the one is that he passed on."""
Pattern = tuple[bool, ...]
"""The choices of a builder, round by round: whether it was Work."""
Weights = tuple[float, ...]
"""A number through each lens."""

SIGHTS: Final[tuple[Sight, ...]] = ((True, True), (True, False), (False, True), (False, False))


@dataclass(frozen=True)
class Conduct:
    """What one seat did and said in a tale."""

    seat: Player
    acts: dict[Sight, Weights]
    """Through each lens, with its share: how likely it named and supervised as it did."""
    true: dict[Sight, Pattern]
    """What it would have chosen each time, had it chosen the card of its side."""
    side: dict[Sight, bool]
    """Whether it acts for the loyal now."""
    rounds: tuple[int, ...]
    """Those in which it was a builder."""
    claims: tuple[ClaimPlay, ...]
    """What it said of its own choices."""
    at_random: float
    """How likely it acts and speaks so if it does not care."""
    known: dict[Pattern, dict[Sight, float]] = field(default_factory=dict)

    def likely(self, pattern: Pattern) -> dict[Sight, float]:
        """How likely it acts as it did and chose so, by what it has seen."""
        if pattern not in self.known:
            self.known[pattern] = {
                sight: sum(self.through(sight, pattern)) * self.words(sight[0], pattern) for sight in SIGHTS
            }
        return self.known[pattern]

    def through(self, sight: Sight, pattern: Pattern) -> Weights:
        """The same lens by lens, but for its words."""
        true = sum(chosen is own for chosen, own in zip(pattern, self.true[sight], strict=True))
        false = len(pattern) - true
        return tuple(
            [w * lens.true**true * (1 - lens.true) ** false for w, lens in zip(self.acts[sight], LENSES, strict=True)]
        )

    def will_work(self, sight: Sight, pattern: Pattern) -> float:
        """How likely it chooses Work as a builder now, if it cares."""
        weights = self.through(sight, pattern)
        true = sum(w * lens.true for w, lens in zip(weights, LENSES, strict=True)) / sum(weights)
        return true if self.side[sight] else 1 - true

    def words(self, loyal: bool, pattern: Pattern) -> float:
        """How likely it says of its own choices what it said."""
        if not self.claims:
            return 1.0
        chosen = dict(zip(self.rounds, pattern, strict=True))
        true = sum(chosen.get(claim.round) is (claim.card == "work") for claim in self.claims)
        return likely_words(loyal, len(self.claims), true, 0, 0)


@lru_cache(4_000)
def conduct(tale: Tale, seat: Player, without: Evidence | None = None) -> Conduct:
    """What this seat did and said; without a thing, to find out what that tells."""
    acts = {sight: tuple(lens.share for lens in LENSES) for sight in SIGHTS}
    true: dict[Sight, list[bool]] = {sight: [] for sight in SIGHTS}
    words = spoken(tale, seat, without)
    rounds, at_random = list[int](), 0.5 ** sum(tells(claim, seat) for claim in words)
    for turn in tale.turns:
        if turn.commissar == seat and without != Evidence("named", turn.number):
            heard = tale.until(naming_of(turn))
            acts = {sight: times(weights, likely_name(heard, turn, *sight)) for sight, weights in acts.items()}
            at_random /= len(names_of(tale.seats, seat, turn.before))
        elif turn.work is None:
            continue
        elif seat == turn.supervisor and without != Evidence("watched", turn.number):
            heard = tale.until(watching_of(turn))
            acts = {sight: times(weights, likely_watch(heard, turn, *sight)) for sight, weights in acts.items()}
            at_random /= 3
        elif seat in turn.builders and without != Evidence("shown", turn.number):
            heard = tale.until(watching_of(turn))
            rounds.append(turn.number)
            at_random /= 2
            for sight in SIGHTS:
                true[sight].append(plays_for_loyal(heard, seat, *sight))
    claims = tuple(claim for claim in words if isinstance(claim, ClaimPlay) and claim.round in rounds)
    patterns = {sight: tuple(each) for sight, each in true.items()}
    side = {sight: plays_for_loyal(tale, seat, *sight) for sight in SIGHTS}
    return Conduct(seat, acts, patterns, side, tuple(rounds), claims, at_random)


def spoken(tale: Tale, seat: Player, without: Evidence | None) -> list[Claim | ClaimPlay]:
    """What this seat claimed."""
    words = enumerate(tale.words)
    return [word.claim for at, word in words if word.speaker == seat and without != Evidence("said", at)]


def times(weights: Weights, likely: Weights) -> Weights:
    return tuple([weight * each for weight, each in zip(weights, likely, strict=True)])


def tells(claim: Claim | ClaimPlay, speaker: Player) -> bool:
    """Whether a claim can tell anything: that they are loyal themselves, all say."""
    return isinstance(claim, ClaimPlay) or claim.seat != speaker
