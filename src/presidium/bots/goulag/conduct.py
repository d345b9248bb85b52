"""The likelihood of a worker's acts and claims in Goulag, given the worker cards it has seen and the cards it chose."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from presidium.bots.goulag.lenses import LENSES, likely_name, likely_plays, likely_watch, plays_for_loyal
from presidium.bots.goulag.tale import Evidence, Tale, names_of, naming_of, watching_of
from presidium.core import Player
from presidium.games.goulag.moves import Claim, ClaimPlay

Sight = tuple[bool, bool]
"""Two worker cards that a seat has seen: True if its own is loyal, and True if the card it passed on is loyal."""
Pattern = tuple[bool, ...]
"""For each round in which a seat was a builder: True if the seat chose Work."""
Weights = tuple[float, ...]
"""One number for each lens (model of a player) in `LENSES`."""

SIGHTS: Final[tuple[Sight, ...]] = ((True, True), (True, False), (False, True), (False, False))


@dataclass(frozen=True)
class Conduct:
    """The acts and claims of one seat, with the likelihood of its acts for all worker cards it may have seen."""

    seat: Player
    acts: dict[Sight, Weights]
    """By the worker cards the seat has seen, for each lens: its prior share times the likelihood of the acts."""
    true: dict[Sight, Pattern]
    """By the worker cards the seat has seen: a builder's choices if it always plays its own side's card."""
    side: dict[Sight, bool]
    """By the worker cards the seat has seen: True if the seat now acts for the loyal side."""
    rounds: tuple[int, ...]
    """Numbers of the finished rounds in which the seat was a builder."""
    claims: tuple[ClaimPlay, ...]
    """The seat's claims about the Work or Strike cards it chose itself."""
    at_random: float
    """Likelihood of the seat's acts and claims if its player acts at random."""
    known: dict[Pattern, dict[Sight, float]] = field(default_factory=dict)

    def likely(self, pattern: Pattern) -> dict[Sight, float]:
        """Likelihood of the seat's acts and the choices `pattern`, by the worker cards the seat has seen."""
        if pattern not in self.known:
            self.known[pattern] = {
                sight: sum(self.through(sight, pattern)) * self.words(sight[0], pattern) for sight in SIGHTS
            }
        return self.known[pattern]

    def through(self, sight: Sight, pattern: Pattern) -> Weights:
        """Likelihood of the seat's acts and the choices `pattern`, under each lens. Claims are not counted."""
        true = sum(chosen is own for chosen, own in zip(pattern, self.true[sight], strict=True))
        false = len(pattern) - true
        return tuple(
            [w * lens.true**true * (1 - lens.true) ** false for w, lens in zip(self.acts[sight], LENSES, strict=True)]
        )

    def will_work(self, sight: Sight, pattern: Pattern) -> float:
        """Probability that the seat, as a builder, chooses Work now, if it does not play at random."""
        weights = self.through(sight, pattern)
        true = sum(w * lens.true for w, lens in zip(weights, LENSES, strict=True)) / sum(weights)
        return true if self.side[sight] else 1 - true

    def words(self, loyal: bool, pattern: Pattern) -> float:
        """Likelihood of the seat's claims about its own choices, if its choices were `pattern`."""
        if not self.claims:
            return 1.0
        chosen = dict(zip(self.rounds, pattern, strict=True))
        true = sum(chosen.get(claim.round) is (claim.card == "work") for claim in self.claims)
        return likely_plays(loyal, len(self.claims), true)


@lru_cache(4_000)
def conduct(tale: Tale, seat: Player, without: Evidence | None = None) -> Conduct:
    """The acts and claims of this seat, with their likelihoods; `without` is a piece of evidence to leave out."""
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
    """The claims of this seat; `without` is a claim to leave out."""
    words = enumerate(tale.words)
    return [word.claim for at, word in words if word.speaker == seat and without != Evidence("said", at)]


def times(weights: Weights, likely: Weights) -> Weights:
    return tuple([weight * each for weight, each in zip(weights, likely, strict=True)])


def tells(claim: Claim | ClaimPlay, speaker: Player) -> bool:
    """True if a claim carries information. "I am loyal" carries none, because every player says it."""
    return isinstance(claim, ClaimPlay) or claim.seat != speaker
