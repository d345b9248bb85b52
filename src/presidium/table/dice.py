"""Dice that anybody can check afterwards: the seed is promised by its hash before the game and opened at its end."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterator
from typing import Final, NamedTuple
from urllib.parse import quote, unquote

BYTES: Final = 32


class Seed(NamedTuple):
    """What the server draws a table's dice from. It never leaves the server before the end."""

    seed: str
    salt: str

    @classmethod
    def new(cls) -> Seed:
        return cls(secrets.token_hex(BYTES), secrets.token_hex(BYTES))

    @property
    def commitment(self) -> str:
        """What is shown when the table is made: nobody can find the seed from it, nor another that fits."""
        return self._salted(self.seed)

    def mixed(self, mix: str) -> str:
        """What is shown when the game starts: from then on nobody's number can be left out or be another."""
        return self._salted(mix)

    @property
    def luck(self) -> str:
        """What the table's bots draw by where they draw: nobody can work it out before the seed is opened."""
        return self._salted(f"{self.seed}/luck")

    def _salted(self, text: str) -> str:
        return hashlib.sha256(f"{self.salt}:{text}".encode()).hexdigest()


def mixed(nonces: dict[int, str]) -> str:
    """What the people have added, seat by seat, so that the server cannot have chosen the dice alone."""
    return ",".join(f"{seat}={quote(nonces[seat], safe='')}" for seat in sorted(nonces))


def grains(mix: str) -> dict[int, str]:
    """By seat, what was added; the other way round. What cannot be read is nobody's."""
    parts = [part.partition("=") for part in mix.split(",")]
    return {int(seat): unquote(nonce) for seat, _, nonce in parts if seat.isascii() and seat.isdigit()}


def draw(seed: str, mix: str, roll: int, sides: int) -> int:
    """Which of so many outcomes, counted from 0, the so-manieth roll of the game comes to; all are equally likely."""
    return _drawn(seed, mix, roll, sides)


def chance(seed: str, mix: str, question: int, one_in: int) -> bool:
    """Whether the table does something of itself at this question: no roll of the game, and as hard to foresee."""
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
