"""Goulag in batches: the asked player of each game, the options, and random answers."""

from __future__ import annotations

from functools import partial

from presidium.lab.batch.batch import OVER
from presidium.lab.batch.goulag.games import Array, Games
from presidium.lab.batch.goulag.rules import commissar, is_loyal, jobs, near_builds, phase
from presidium.lab.batch.goulag.tables import Tables
from presidium.lab.batch.together import below, each_its_way, jnp, wrap


def asked(of: Tables, games: Games) -> Array:
    """The seat that is asked in each game, counted from 1; 0 for chance."""
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


# Legal actions


def legal(of: Tables, games: Games) -> Array:
    """How often each action stands among the options, as an array of games × actions."""
    ways = (cards, seats, trios, plays, exchanges, nothing)
    return each_its_way(phase(of, games), [partial(way, of) for way in ways], games)


def cards(of: Tables, games: Games) -> Array:
    """1.1 How many worker cards of each side are left, as counts for the two actions of dealing."""
    loyal = is_loyal(of, games).sum(1)
    left = jnp.stack([of.each - loyal, of.each - (games.at - loyal)], 1)
    return among(of, of.deal, left)


def seats(of: Tables, games: Games) -> Array:
    """1.6 Any seat may become the first commissar."""
    return among(of, of.first, jnp.ones((len(games.at), of.seats)))


def trios(of: Tables, games: Games) -> Array:
    """2.1, 2.2 The trios that the commissar may name after the previous trio."""
    every = jnp.pad(jnp.asarray(of.may_name), ((0, 0), (0, len(of.actions) - len(of.names))))
    return every[games.before]


def plays(of: Tables, games: Games) -> Array:
    """2.3 The cards that a builder may play: Work or Strike."""
    return among(of, of.play, jnp.ones((len(games.at), 2)))


def exchanges(of: Tables, games: Games) -> Array:
    """2.4 The choices of a supervisor: nobody exchanges a card, or one of the two builders does."""
    seat, (near, far) = jnp.arange(of.seats, dtype="int8"), targets(of, games)
    return among(of, of.exchange, (seat == 0) | (seat == near[:, None]) | (seat == far[:, None]))


def targets(of: Tables, games: Games) -> tuple[Array, Array]:
    """The seats of the two builders, counted from the supervisor's seat."""
    who = jobs(of, games)
    return wrap(who.near - who.watch, of.seats), wrap(who.far - who.watch, of.seats)


def nothing(of: Tables, games: Games) -> Array:
    return jnp.zeros((len(games.at), len(of.actions)), "uint8")


def among(of: Tables, start: int, part: Array) -> Array:
    """Puts these counts into the row of all actions at index `start`, with 0 for all other actions."""
    after = len(of.actions) - start - part.shape[1]
    return jnp.pad(part.astype("uint8"), ((0, 0), (start, after)))


# Random answers, made from 32 random bits for each game


def draw(of: Tables, games: Games, bits: Array) -> Array:
    """Draws a random option for each game, weighted by the number of times that it is offered."""
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
