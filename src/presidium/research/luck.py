"""The luck of a series of games: what chance draws in each of them, and every seat's own whims."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Final

from presidium.core import CHANCE, Player

STRIDE: Final = 64  # more than any game has seats


class Luck(dict[Player, Random]):
    """The generators of the game that is being played: chance's, and one for each seat.

    Seed, game and seat alone decide what they draw, so a game is the same wherever and after whatever it is played. To
    seed a generator costs as much as a dozen moves of a random bot: those of the game before are seeded again, and only
    when they are first asked for.
    """

    def __init__(self, seed: int | str) -> None:
        super().__init__()
        self._first = int.from_bytes(sha256(str(seed).encode()).digest()[:8])
        self._key = self._first
        self._spare: dict[Player, Random] = {}

    def of(self, number: int) -> Luck:
        """From here on, the luck of the game of this number."""
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
        """Let these draw from one generator: bots that see nothing have nothing to be lucky about by themselves."""
        self.update((seat, self[seats[0]]) for seat in seats)
