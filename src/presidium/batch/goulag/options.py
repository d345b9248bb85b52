"""Who is asked in each game of Goulag, what he may answer, and an answer at random."""

from __future__ import annotations

from functools import partial

from presidium.batch.batch import OVER
from presidium.batch.goulag.games import Array, Games
from presidium.batch.goulag.rules import commissar, is_loyal, jobs, near_builds, phase
from presidium.batch.goulag.tables import Tables
from presidium.batch.together import below, each_its_way, jnp, wrap


def asked(of: Tables, games: Games) -> Array:
    """A seat, counted from 1; chance is 0."""
    ways = (chance, chance, names, builds, supervises, nobody)
    return each_its_way(phase(of, games), [partial(way, of) for way in ways], games)


def chance(of: Tables, games: Games) -> Array:
    return jnp.zeros_like(games.at)


def names(of: Tables, games: Games) -> Array:
    return commissar(of, games) + 1


def builds(of: Tables, games: Games) -> Array:
    who = jobs(of, games)
    return jnp.where(near_builds(of, games), who.near, who.far) + 1


def supervises(of: Tables, games: Games) -> Array:
    return jobs(of, games).watch + 1


def nobody(of: Tables, games: Games) -> Array:
    return jnp.full_like(games.at, OVER)


# What may be answered


def legal(of: Tables, games: Games) -> Array:
    """How often each action stands among the options: games × actions."""
    ways = (cards, seats, trios, plays, exchanges, nothing)
    return each_its_way(phase(of, games), [partial(way, of) for way in ways], games)


def cards(of: Tables, games: Games) -> Array:
    """1.1 What is left of so many cards of each side."""
    loyal = is_loyal(of, games).sum(1)
    left = jnp.stack([of.each - loyal, of.each - (games.at - loyal)], 1)
    return among(of, of.deal, left)


def seats(of: Tables, games: Games) -> Array:
    """1.6 Any seat."""
    return among(of, of.first, jnp.ones((len(games.at), of.seats)))


def trios(of: Tables, games: Games) -> Array:
    """2.1, 2.2 By the trio of the round before."""
    every = jnp.pad(jnp.asarray(of.may_name), ((0, 0), (0, len(of.actions) - len(of.names))))
    return every[games.before]


def plays(of: Tables, games: Games) -> Array:
    """2.3 Work or Strike."""
    return among(of, of.play, jnp.ones((len(games.at), 2)))


def exchanges(of: Tables, games: Games) -> Array:
    """2.4 Nobody, or one of the builders."""
    seat, (near, far) = jnp.arange(of.seats, dtype="int8"), targets(of, games)
    return among(of, of.exchange, (seat == 0) | (seat == near[:, None]) | (seat == far[:, None]))


def targets(of: Tables, games: Games) -> tuple[Array, Array]:
    """The builders, from the supervisor's chair."""
    who = jobs(of, games)
    return wrap(who.near - who.watch, of.seats), wrap(who.far - who.watch, of.seats)


def nothing(of: Tables, games: Games) -> Array:
    return jnp.zeros((len(games.at), len(of.actions)), "uint8")


def among(of: Tables, start: int, part: Array) -> Array:
    """These, from this place in the list on, and nothing else."""
    after = len(of.actions) - start - part.shape[1]
    return jnp.pad(part.astype("uint8"), ((0, 0), (start, after)))


# An answer at random, by 32 random bits for each game


def draw(of: Tables, games: Games, bits: Array) -> Array:
    """One of the options of each game, as often as it stands among them."""
    ways = (any_card, any_seat, any_trio, any_play, any_exchange, none)
    return each_its_way(phase(of, games), [partial(way, of) for way in ways], games, bits)


def any_card(of: Tables, games: Games, bits: Array) -> Array:
    loyal = is_loyal(of, games).sum(1)
    left = jnp.asarray(2 * of.each - games.at, "uint32")
    return of.deal + (below(bits, left) >= of.each - loyal).astype("int32")


def any_seat(of: Tables, games: Games, bits: Array) -> Array:
    return of.first + below(bits, jnp.uint32(of.seats)).astype("int32")


def any_trio(of: Tables, games: Games, bits: Array) -> Array:
    at = below(bits, jnp.asarray(of.how_many)[games.before])
    return jnp.asarray(of.nth)[games.before, at]


def any_play(of: Tables, games: Games, bits: Array) -> Array:
    return of.play + (bits & 1).astype("int32")


def any_exchange(of: Tables, games: Games, bits: Array) -> Array:
    near, far = targets(of, games)
    at = below(bits, jnp.uint32(3))
    return of.exchange + jnp.where(at == 0, 0, jnp.where(at == 1, near, far)).astype("int32")


def none(of: Tables, games: Games, bits: Array) -> Array:
    return jnp.zeros_like(bits, "int32")
