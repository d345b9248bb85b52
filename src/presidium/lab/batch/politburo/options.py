"""Politburo in batches: the asked player of each game, the options, and random answers."""

from __future__ import annotations

from presidium.games.politburo.goals import MEMBERS
from presidium.lab.batch.batch import OVER as NOBODY
from presidium.lab.batch.politburo.games import Array, Games
from presidium.lab.batch.politburo.rules import gensek, next_bit, voter_bit
from presidium.lab.batch.politburo.tables import CAST, DRAW, FIRST, NAME, OVER, POINT, PROPOSE, VOTE, Tables
from presidium.lab.batch.together import below, count, jax, jnp, select, wrap


def asked(of: Tables, games: Games) -> Array:
    """The seat that is asked in each game, counted from 1; 0 for chance."""
    zero, office = jnp.zeros_like(games.phase), gensek(of, games) + 1
    thumb = (count(next_bit(games.given) - 1, of.seats) + 1).astype("int8")
    voter = called(of, games, place(voter_bit(of, games)))
    finger = called(of, games, place(next_bit(games.given)))
    return select(games.phase, (zero, zero, office, thumb, office, voter, finger, zero + NOBODY))


def place(bit: Array) -> Array:
    """Index (0 to 2) of the trio's voter for this bit."""
    return count(bit - 1, 3)


def called(of: Tables, games: Games, place: Array) -> Array:
    offset = games.trio >> 4 * place & 15
    return wrap(gensek(of, games) + offset, of.seats).astype("int8") + 1


# Legal actions


def legal(of: Tables, games: Games) -> Array:
    """How often each action stands among the options, as an array of games × actions."""
    rows = jnp.asarray(of.rows)[row(of, games)]
    drawing = games.phase == DRAW

    def members(rows: Array) -> Array:
        left = drawing[:, None] & ~drawn(games).T
        return rows.at[:, of.draw : of.draw + len(MEMBERS)].set(left.astype("uint8"))

    return jax.lax.cond(drawing.any(), members, lambda rows: rows, rows)


def row(of: Tables, games: Games) -> Array:
    """Index in `Tables.rows` of the row with the current options."""
    plan = of.plan + (games.now[0] & 3)  # 2.2 a refused ministry may not be proposed again
    finger = of.finger + place(next_bit(games.given))
    at = {DRAW: of.nothing, FIRST: of.office, VOTE: of.thumb, NAME: of.trio, CAST: of.ballot, OVER: of.nothing}
    ways = [
        plan if phase == PROPOSE else finger if phase == POINT else jnp.full_like(plan, at[phase]) for phase in range(8)
    ]
    return select(games.phase, ways)


def drawn(games: Games) -> Array:
    """1.1 True for each member that a player has drawn: members × games."""
    return (games.members == jnp.arange(1, len(MEMBERS) + 1, dtype="int8")[:, None, None]).any(1)


# Random answers, made from 32 random bits for each game


def draw(of: Tables, games: Games, bits: Array) -> Array:
    """Draws a random option for each game; all options are equally likely."""
    which = row(of, games)
    one = jnp.asarray(of.nth)[which, below(bits, jnp.asarray(of.how_many)[which])]
    drawing = games.phase == DRAW

    def member(one: Array) -> Array:
        left = ~drawn(games)
        nth = below(bits, left.sum(0).astype("uint32"))
        found = left & (left.cumsum(0) == nth + 1)
        return jnp.where(drawing, of.draw + found.argmax(0), one)

    return jax.lax.cond(drawing.any(), member, lambda one: one, one)
