"""Verifiable dice: the hash of the seed is published before the game, and the seed itself at its end."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterator
from typing import Final, NamedTuple
from urllib.parse import quote, unquote

SEED_BYTES: Final = 32
"""Number of random bytes in a seed, and in a salt."""


class Seed(NamedTuple):
    """The secret seed of a table's dice, and its salt. Neither leaves the server before the end."""

    seed: str
    salt: str

    @classmethod
    def new(cls) -> Seed:
        return cls(secrets.token_hex(SEED_BYTES), secrets.token_hex(SEED_BYTES))

    @property
    def commitment(self) -> str:
        """Salted hash of the seed, shown when the table is made. It reveals nothing and fits no other seed."""
        return self._salted(self.seed)

    def mixed(self, mix: str) -> str:
        """Salted hash of the players' nonces, shown at the start; after that no nonce can be left out or replaced."""
        return self._salted(mix)

    @property
    def luck(self) -> str:
        """Seed for the random choices of the table's bots; unpredictable until the seed is opened."""
        return self._salted(f"{self.seed}/luck")

    def _salted(self, text: str) -> str:
        return hashlib.sha256(f"{self.salt}:{text}".encode()).hexdigest()


def mixed(nonces: dict[int, str]) -> str:
    """The players' nonces as one text, ordered by seat. The nonces keep the server from choosing the dice alone."""
    return ",".join(f"{seat}={quote(nonces[seat], safe='')}" for seat in sorted(nonces))


def grains(mix: str) -> dict[int, str]:
    """The nonces by seat, parsed from the text that `mixed` makes; unreadable parts are skipped."""
    parts = [part.partition("=") for part in mix.split(",")]
    return {int(seat): unquote(nonce) for seat, _, nonce in parts if seat.isascii() and seat.isdigit()}


def draw(seed: str, mix: str, roll: int, sides: int) -> int:
    """The outcome of the game's `roll`-th roll, from 0 to `sides` - 1, all equally likely."""
    return _drawn(seed, mix, roll, sides)


def chance(seed: str, mix: str, question: int, one_in: int) -> bool:
    """Whether a 1-in-`one_in` event happens at this question: as unpredictable as the dice, and not one of them."""
    return _drawn(seed, f"{mix}/moment", question, one_in) == 0


def _drawn(seed: str, mix: str, at: int, sides: int) -> int:
    limit = (1 << 64) - (1 << 64) % sides
    return next(number for number in _numbers(seed, mix, at) if number < limit) % sides


def _numbers(seed: str, mix: str, roll: int) -> Iterator[int]:
    at = 0
    while True:
        digest = hmac.digest(seed.encode(), f"{mix}/{roll}/{at}".encode(), hashlib.sha256)
        yield int.from_bytes(digest[:8])
        at += 1
