"""How arrays of games go on when they stand at different questions, and what JAX is used by here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from presidium.batch.needs import needed, np

jax: Any = needed("jax")
jnp: Any = needed("jax.numpy")
Array = Any
T = TypeVar("T")


def each_its_way(way: Array, ways: Sequence[Callable[..., T]], *given: Any) -> T:
    """What comes of each game when it goes the way of its number.

    Where all go the same way that one alone is walked, so that games which keep step cost no more than what they do.
    """

    def at_once(*given: Any) -> Any:
        return jax.lax.switch(way[0], ways, *given)

    def apart(*given: Any) -> Any:
        return jax.tree.map(lambda *each: select(way, [one.T for one in each]).T, *[walk(*given) for walk in ways])

    went: T = jax.lax.cond((way == way[0]).all(), at_once, apart, *given)
    return went


def select(way: Array, results: Sequence[Array]) -> Array:
    """Of each game what its way led to, where the games are on the last axis; what several ways leave alike is not
    looked at twice."""
    chosen = results[0]
    for at, result in enumerate(results[1:], 1):
        chosen = chosen if result is chosen else jnp.where(way == at, result, chosen)
    return chosen


def dice(seed: Array, at: Array, n: int) -> Array:
    """32 random bits for each of so many games, by the seed and how often they have been drawn before: a hash of these,
    which costs a fraction of JAX's own generator and is good enough to play by."""
    x = jnp.arange(n, dtype="uint32") * jnp.uint32(0x9E3779B9) + jnp.asarray(seed).astype("uint32")
    for salt in (jnp.asarray(at).astype("uint32"), jnp.uint32(0x5BD1E995)):
        x = (x ^ salt ^ x >> 16) * jnp.uint32(0x7FEB352D)
        x = (x ^ x >> 15) * jnp.uint32(0x846CA68B)
    return x ^ x >> 16


def below(bits: Array, many: Array) -> Array:
    """A number below `many`, up to a few hundred, from 16 or more random bits: each about as likely."""
    return (bits & 0xFFFF) * many.astype(bits.dtype) >> 16


def wrap(seat: Array, seats: int) -> Array:
    """A seat counted on past the last, back at the table; or back past the first."""
    return jnp.where(seat >= seats, seat - seats, jnp.where(seat < 0, seat + seats, seat))


def count(bits: Array, many: int) -> Array:
    """How many of so many bits are set."""
    return sum(bits >> at & 1 for at in range(many))


def bits_of(seats: Array, many: int) -> Array:
    """These bits one by one: seats × games."""
    return (seats >> jnp.arange(many)[:, None] & 1).astype("int8")


def turn(seats: Array, by: Array, many: int) -> Array:
    """A bit for each seat, all of them so many seats further to the left."""
    seats, by = seats.astype("int32"), by.astype("int32")
    return (seats << by | seats >> many - by) & (1 << many) - 1


def interleaved(bits: Array) -> Array:
    """Sixteen bits, each followed by a nought: two bits for each seat."""
    for by, mask in ((8, 0x00FF00FF), (4, 0x0F0F0F0F), (2, 0x33333333), (1, 0x55555555)):
        bits = (bits | bits << by) & mask
    return bits


def packed(numbers: Sequence[Array]) -> Array:
    """Up to eight numbers below 16 in one, four bits each."""
    return sum(number.astype("int32") << 4 * at for at, number in enumerate(numbers))


LANES: Final = 8
"""So many numbers are told by each word of an observation."""
Layout = tuple[tuple[int, int, int], ...]
"""Of a word, for each number: from which bit on, how many, and what is taken off it."""


def evenly(bits: int, less: Sequence[int] = (0,) * LANES) -> Layout:
    """Numbers of so many bits, one after the other."""
    return tuple((at * bits, bits, each) for at, each in enumerate(less))


def told(words: Array, layouts: Sequence[Layout]) -> Array:
    """What the words say: words × games become games × numbers.

    The words are gone through one by one and told by eight, and nothing is done to the numbers afterwards: what it can
    fuse the compiler works out anew for each number, and only powers of two let it read a word once.
    """
    words = jax.lax.map(lambda word: word, words)
    return unpacked(jnp.repeat(words.T, LANES, 1), layouts)


def told_in_rows(words: Array, layouts: Sequence[Layout]) -> Array:
    """The same as numbers × games, for whoever has more rows to put beside them before he turns it all round."""
    words = jax.lax.map(lambda word: word, words)
    return unpacked(jnp.repeat(words, LANES, 0).T, layouts).T


def unpacked(words: Array, layouts: Sequence[Layout]) -> Array:
    shift, bits, less = np.asarray(layouts, np.int32).reshape(-1, 3).T
    return (words >> shift & (1 << bits) - 1).astype("int8") - less.astype("int8")
