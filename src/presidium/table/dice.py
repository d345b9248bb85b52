"""Dice that anybody can check afterwards: the seed is promised by its hash before the game and opened at its end."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator
from typing import Final, NamedTuple
from urllib.parse import quote, unquote

BYTES: Final = 32
BLOCK: Final = 64
INNER, OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))


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
        yield int.from_bytes(hmac(seed.encode(), f"{mix}/{roll}/{at}".encode())[:8])
        at += 1


def hmac(key: bytes, text: bytes) -> bytes:
    """HMAC-SHA256 (RFC 2104). Asked as seldom as dice are cast, the library's own takes fifty times as long as it does
    when it is asked all the time."""
    key = (key if len(key) <= BLOCK else hashlib.sha256(key).digest()).ljust(BLOCK, b"\0")
    inner = hashlib.sha256(key.translate(INNER) + text).digest()
    return hashlib.sha256(key.translate(OUTER) + inner).digest()
