"""Random generators for a series of games: one for chance and one for every seat."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Final

from presidium.core import CHANCE, Player

STRIDE: Final = 64  # larger than any game's number of seats


class Luck(dict[Player, Random]):
    """The random generators of the current game: one for chance and one for each seat.

    The seed, the game number and the seat alone determine the numbers drawn, so a game is the same on any machine and
    in any order. Seeding takes as long as a dozen moves of a random bot. Generators are therefore reused, and seeded
    only when first needed.
    """

    def __init__(self, seed: int | str) -> None:
        super().__init__()
        self._first = int.from_bytes(sha256(str(seed).encode()).digest()[:8])
        self._key = self._first
        self._spare: dict[Player, Random] = {}

    def of(self, number: int) -> Luck:
        """Prepares the generators for the game with this number; returns itself."""
        self._key = self._first + number * STRIDE
        self.clear()
        return self

    @property
    def dice(self) -> Random:
        return self[CHANCE]

    def __missing__(self, seat: Player) -> Random:
        if seat not in self._spare:
            self._spare[seat] = Random(0)
        mind = self[seat] = self._spare[seat]
        mind.seed(self._key + seat)
        return mind

    def share(self, seats: Sequence[Player]) -> None:
        """Gives these seats the same generator, which is faster for bots that only draw at random."""
        self.update((seat, self[seats[0]]) for seat in seats)
