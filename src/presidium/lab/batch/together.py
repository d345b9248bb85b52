"""JAX helpers for arrays of games in which every game may be at another question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from presidium.lab.batch.needs import needed, np

jax: Any = needed("jax")
jnp: Any = needed("jax.numpy")
Array = Any
T = TypeVar("T")


def each_its_way(way: Array, ways: Sequence[Callable[..., T]], *given: Any) -> T:
    """For each game calls the function with the game's number in `way`. If all numbers are equal, only one function
    runs, which saves time for games that proceed in step."""

    def at_once(*given: Any) -> Any:
        return jax.lax.switch(way[0], ways, *given)

    def apart(*given: Any) -> Any:
        return jax.tree.map(lambda *each: select(way, [one.T for one in each]).T, *[walk(*given) for walk in ways])

    went: T = jax.lax.cond((way == way[0]).all(), at_once, apart, *given)
    return went


def select(way: Array, results: Sequence[Array]) -> Array:
    """For each game picks the result with the game's number in `way`; the games are the last axis of each result."""
    chosen = results[0]
    for at, result in enumerate(results[1:], 1):
        chosen = chosen if result is chosen else jnp.where(way == at, result, chosen)
    return chosen


def dice(seed: Array, at: Array, n: int) -> Array:
    """32 random bits for each game, from the seed and the number of earlier draws. A simple hash, because JAX's own
    random generator takes several times as long."""
    x = jnp.arange(n, dtype="uint32") * jnp.uint32(0x9E3779B9) + jnp.asarray(seed).astype("uint32")
    for salt in (jnp.asarray(at).astype("uint32"), jnp.uint32(0x5BD1E995)):
        x = (x ^ salt ^ x >> 16) * jnp.uint32(0x7FEB352D)
        x = (x ^ x >> 15) * jnp.uint32(0x846CA68B)
    return x ^ x >> 16


def below(bits: Array, many: Array) -> Array:
    """A random number below `many` (a few hundred at most) from 16 or more random bits, nearly uniform."""
    return (bits & 0xFFFF) * many.astype(bits.dtype) >> 16


def wrap(seat: Array, seats: int) -> Array:
    """Brings a seat number back into 0 … seats - 1 after one addition or subtraction of at most `seats`."""
    return jnp.where(seat >= seats, seat - seats, jnp.where(seat < 0, seat + seats, seat))


def count(bits: Array, many: int) -> Array:
    """Number of set bits among the lowest `many` bits."""
    return sum(bits >> at & 1 for at in range(many))


def bits_of(seats: Array, many: int) -> Array:
    """Converts bit masks of seats to numbers 0 and 1: seats × games."""
    return (seats >> jnp.arange(many)[:, None] & 1).astype("int8")


def turn(seats: Array, by: Array, many: int) -> Array:
    """Rotates a bit mask of `many` seats by `by` seats to the left."""
    seats, by = seats.astype("int32"), by.astype("int32")
    return (seats << by | seats >> many - by) & (1 << many) - 1


def interleaved(bits: Array) -> Array:
    """Spreads 16 bits over 32 bits: each bit becomes two bits, of which the upper one is 0."""
    for by, mask in ((8, 0x00FF00FF), (4, 0x0F0F0F0F), (2, 0x33333333), (1, 0x55555555)):
        bits = (bits | bits << by) & mask
    return bits


def packed(numbers: Sequence[Array]) -> Array:
    """Packs up to eight numbers below 16 into one number, four bits each."""
    return sum(number.astype("int32") << 4 * at for at, number in enumerate(numbers))


LANES: Final = 8
"""Number of numbers in each packed word of an observation."""
Layout = tuple[tuple[int, int, int], ...]
"""Layout of a packed word: for each number its first bit, its width in bits, and the value to subtract from it."""


def evenly(bits: int, less: Sequence[int] = (0,) * LANES) -> Layout:
    """The layout of a word with numbers of equal width in bits, one after the other."""
    return tuple((at * bits, bits, each) for at, each in enumerate(less))


def told(words: Array, layouts: Sequence[Layout]) -> Array:
    """Unpacks words of an observation: words × games become games × numbers.

    The words are mapped one by one, repeated eight times and not changed afterwards. Otherwise the JAX compiler would
    fuse the steps and recompute a word for each of its numbers.
    """
    words = jax.lax.map(lambda word: word, words)
    return unpacked(jnp.repeat(words.T, LANES, 1), layouts)


def told_in_rows(words: Array, layouts: Sequence[Layout]) -> Array:
    """Like `told`, but returns numbers × games, for callers that add more rows before transposing."""
    words = jax.lax.map(lambda word: word, words)
    return unpacked(jnp.repeat(words, LANES, 0).T, layouts).T


def unpacked(words: Array, layouts: Sequence[Layout]) -> Array:
    shift, bits, less = np.asarray(layouts, np.int32).reshape(-1, 3).T
    return (words >> shift & (1 << bits) - 1).astype("int8") - less.astype("int8")
