"""Observations of Politburo (6.1), computed from a batch's arrays. `encoding/politburo.py` does so from a view."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from presidium.lab.batch.politburo.games import Array, Games, Minutes
from presidium.lab.batch.politburo.rules import gensek, over, winners
from presidium.lab.batch.politburo.tables import FIRST, VOTE, Tables
from presidium.lab.batch.together import LANES, count, evenly, interleaved, jax, jnp, packed, select, told, turn, wrap
from presidium.lab.encoding.politburo import lanes

HEAD: Final = evenly(4, (0, 0, 1, 0, 0, 0, 0, 0))
FACTS: Final = evenly(4, (0, 0, 0, 1, 1, 1, 3, 0))
LEVELS: Final = (*((8 * at, 8, 64) for at in range(3)), *((0, 0, 0),) * 5)
BY_SEAT: Final = evenly(2)


class Eye(NamedTuple):
    """The observer: whether they hold a seat, the seat, and whether the game is over, so that all secrets are open."""

    sits: Array
    chair: Array
    over: Array


def observe(of: Tables, games: Games, seat: Array) -> Array:
    """The observation of this seat, field by field. A spectator (0) counts from seat 1 and knows no secret."""
    seat = jnp.broadcast_to(jnp.asarray(seat, "int8"), games.phase.shape)
    eye = Eye(seat > 0, jnp.maximum(seat - 1, 0), over(of, games))
    members, won, eye = jax.lax.cond(eye.over.any(), partial(revealed, of), partial(concealed, of), games, eye)
    office = wrap(gensek(of, games) - eye.chair, of.seats)
    begun = games.phase > FIRST
    head = (
        games.phase,
        jnp.where(begun, jnp.minimum(games.round + 1, of.seats), 0),
        jnp.where(begun & ~eye.over, office + 1, 0),
        games.proposed,
        my_answer(of, games, eye, office),
    )
    facts, *votes = rounds(of, games, eye)
    called = turn(trio_bits(games.trio, 7), 2 * office, 2 * of.seats)
    by_seat = jnp.concatenate([influence(of, games, eye)[None], called[None], won[None], *votes])
    if of.seats > LANES:
        by_seat = jnp.stack([by_seat & 0xFFFF, by_seat >> 16], 1).reshape(-1, len(seat))
    levels = sum(level.astype("int32") + 64 << 8 * at for at, level in enumerate(games.levels))
    words = [packed(head)[None], members, facts, levels[None], by_seat]
    layouts = [HEAD, *[evenly(4)] * len(members), *[FACTS] * len(facts), LEVELS, *[BY_SEAT] * len(by_seat)]
    return told(jnp.concatenate(words), layouts)


def my_answer(of: Tables, games: Games, eye: Eye, office: Array) -> Array:
    """The observer's sealed answer to the current question: 1 yes (see `says`), 2 no, 0 none."""
    offsets = [games.trio >> 4 * at & 15 for at in range(3)]
    mine = sum(jnp.where(wrap(office + offset, of.seats) == 0, 1 << at, 0) for at, offset in enumerate(offsets))
    bit = jnp.where(games.phase == VOTE, 1 << eye.chair.astype("int16"), jnp.where(games.trio > 0, mine, 0))
    given = eye.sits & (games.given & bit > 0)
    return jnp.where(given, jnp.where(games.said & bit > 0, 1, 2), 0)


def influence(of: Tables, games: Games, eye: Eye) -> Array:
    """The Influence of all seats, packed in two bits for each seat and beginning with the observer."""
    every = sum(left.astype("int32") << 2 * seat for seat, left in enumerate(games.influence))
    return turn(every, 2 * (of.seats - eye.chair.astype("int32")), 2 * of.seats)


def concealed(of: Tables, games: Games, eye: Eye) -> tuple[Array, Array, Eye]:
    """1.1 Members and winners as seen before the end: only the observer's own member. Also returns the observer."""
    none = jnp.zeros((lanes(of.seats) // LANES, len(eye.chair)), "int32")
    return none.at[0].set(jnp.where(eye.sits, select(eye.chair, games.members), 0)), none[0], eye


def revealed(of: Tables, games: Games, eye: Eye) -> tuple[Array, Array, Eye]:
    """5.1 Members and winners as seen after the end: the members of all seats, and the winners."""
    round_about = (*games.members, *games.members)
    every = [select(eye.chair, round_about[at : at + of.seats]) for at in range(of.seats)]
    words = jnp.stack([packed(every[at : at + LANES]) for at in range(0, of.seats, LANES)])
    won = sum(won.astype("int32") << 2 * seat for seat, won in enumerate(winners(of, games)))
    here = 2 * (of.seats - eye.chair.astype("int32"))
    return jnp.where(eye.over, words, concealed(of, games, eye)[0]), turn(won, here, 2 * of.seats), eye


def rounds(of: Tables, games: Games, eye: Eye) -> tuple[Array, ...]:
    """The current round and the finished rounds, packed into six words each: public facts, then five votes by seat."""
    ahead = wrap(games.first - eye.chair, of.seats)
    which = jnp.broadcast_to(jnp.arange(of.seats, dtype="int8")[:, None], games.minutes.shape[::2])
    office = wrap(jnp.concatenate([games.round[None], which]) + ahead, of.seats)
    lines = zip(games.now, games.minutes.swapaxes(0, 1), strict=True)
    every = Minutes(*(jnp.concatenate([now[None], past]) for now, past in lines))
    words: tuple[Array, ...] = jax.lax.map(partial(round_of, of, eye), (office, every))
    return words


def round_of(of: Tables, eye: Eye, one: tuple[Array, Minutes]) -> tuple[Array, ...]:
    office, lines = one
    line = Minutes(*(each.astype("int32") for each in lines))
    opened = (line.end >> 8 & 1 == 1) | (eye.sits & (office == 0))  # 3.5 the Gensek sees it first
    ballots = ((line.ballot, False), (line.second, False), (line.third, opened))
    return (
        facts(line),
        *(thumbs(of, eye, plan) for plan in (line.plan, line.other_plan)),
        *(ballot_of(of, eye, (cast, office, opened)) for cast, opened in ballots),
    )


def facts(line: Minutes) -> Array:
    """The public facts of a round, packed into a word of an observation."""
    counts = [jnp.where(each > 0, count(each >> 12, 3) + 1, 0) for each in (line.ballot, line.second, line.third)]
    fingers = (line.end >> 8 & 1) + (line.end >> 5 & 7)
    return packed((line.plan & 3, line.other_plan & 3, line.end & 3, *counts, line.end >> 2 & 7, fingers))


def thumbs(of: Tables, eye: Eye, plan: Array) -> Array:
    """2.1 The public votes on a plan, two bits for each seat: 1 for, 2 against."""
    agree = interleaved(turn(plan >> 2, of.seats - eye.chair, of.seats))
    return agree | jnp.where(plan > 0, ~agree << 1 & 2 * each_seat(of), 0)


def ballot_of(of: Tables, eye: Eye, ballot: tuple[Array, Array, Array]) -> Array:
    """3.1 A ballot, two bits for each seat: 1 has voted; 2 Repression, 3 Reform if the observer knows the vote."""
    cast, office, opened = ballot
    known = jnp.where(eye.over | opened, -1, jnp.where(eye.sits, 3, 0))
    voters, reform = (trio_bits(cast, places) for places in (7, ~cast >> 12))
    voted = turn(voters << 1 | reform, 2 * office, 2 * of.seats)
    return voted & known | voted >> 1 & each_seat(of) & ~known


def each_seat(of: Tables) -> int:
    """A number in which the lower of each seat's two bits is 1."""
    return sum(1 << 2 * seat for seat in range(of.seats))


def trio_bits(trio: Array, places: Array) -> Array:
    """Two bits for each seat, counted from the Gensek: 1 if its place in the trio is among `places`."""
    trio = trio.astype("int32")
    called = sum((places >> at & 1) << 2 * (trio >> 4 * at & 15) for at in range(3))
    return jnp.where(trio > 0, called, 0)
