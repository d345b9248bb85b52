"""Observations of Goulag (4.1), computed from a batch's arrays. `encoding/goulag.py` does so from a view."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from presidium.lab.batch.goulag.games import Array, Games, Minutes
from presidium.lab.batch.goulag.rules import commissar, phase, round_of, shown, winner
from presidium.lab.batch.goulag.tables import FIRST, OVER, Tables
from presidium.lab.batch.together import bits_of, evenly, jax, jnp, told_in_rows, turn, wrap

ROUND: Final = evenly(4, (1, 1, 1, 1, 1, 1, 0, 0))
"""Bit layout of a packed round in an observation, four bits for each number."""


def observe(of: Tables, games: Games, seat: Array) -> Array:
    """The observation of this seat, field by field. A spectator (0) counts from seat 1 and knows no card."""
    seat = jnp.broadcast_to(jnp.asarray(seat, "int8"), games.at.shape)
    eye = Eye(seat > 0, jnp.maximum(seat - 1, 0), phase(of, games) == OVER)
    begun = phase(of, games) > FIRST
    lasts = begun & ~eye.over
    office = wrap(commissar(of, games) - eye.chair, of.seats)
    round = jnp.where(begun, jnp.minimum(round_of(of, games) + 1, of.seats), 0)
    head = (phase(of, games), round, games.canal, winner(of, games))
    trio = jnp.where(lasts, turn(jnp.asarray(of.were)[games.before], office, of.seats), 0)
    seats = bits_of(trio, of.seats), workers(of, games, eye)
    return jnp.concatenate([jnp.stack(head).astype("int8"), *seats, rounds(of, games, eye)]).T


class Eye(NamedTuple):
    """The observer: whether they hold a seat, the seat, and whether the game is over, so that all cards are open."""

    sits: Array
    chair: Array
    over: Array


def workers(of: Tables, games: Games, eye: Eye) -> Array:
    """1.2 A player knows the right neighbour's card, 1.4 their own unless blind, 3.1 at the end all players' cards."""
    every, mine = (1 << of.seats) - 1, 1 << of.seats - 1 | (not of.blind)
    here = of.seats - eye.chair
    dealt = turn(jnp.asarray(of.dealt)[games.at], here, of.seats)
    known = dealt & jnp.where(eye.over, every, jnp.where(eye.sits, mine, 0))
    loyal = known & turn(games.loyal, here, of.seats)
    return bits_of(known, of.seats) * 2 - bits_of(loyal, of.seats)


def rounds(of: Tables, games: Games, eye: Eye) -> Array:
    """The current round and all finished rounds, unpacked for the observer."""
    ahead = wrap(games.first - eye.chair, of.seats)
    which = jnp.arange(of.seats, dtype="int8")[:, None]
    offices = jnp.concatenate([round_of(of, games)[None], jnp.broadcast_to(which, (of.seats, len(ahead)))])
    packed = jnp.concatenate([games.now[None], games.minutes.T])
    past = jnp.arange(of.seats + 1) > 0
    lasts = (phase(of, games) > FIRST) & ~eye.over
    known = jnp.concatenate([lasts[None], games.minutes.T > 0])
    words = jax.lax.map(partial(tell, of, eye), (wrap(ahead + offices, of.seats), packed, known, past))
    return told_in_rows(words, [ROUND] * (of.seats + 1))


def tell(of: Tables, eye: Eye, one: tuple[Array, Array, Array, Array]) -> Array:
    """2.5 A round's public facts and the observer's own cards; 4.1 at the end of the game all cards."""
    office, words, known, past = one
    round = Minutes.of(words.astype("int32"))
    who = jnp.asarray(of.jobs_packed)[round.name, office]
    near = jnp.where(eye.over | (eye.sits & (who & 15 == 1)), round.near, 0)
    far = jnp.where(eye.over | (eye.sits & (who >> 4 & 15 == 1)), round.far, 0)
    shown_to_all = jnp.where(known & past, round.exchanged + 1 | shown(round).astype("int32") + 1 << 4, 0)
    commissar = jnp.where(known, office + 1, 0).astype("int32")
    return commissar | who << 4 | shown_to_all << 16 | near << 24 | far << 28
