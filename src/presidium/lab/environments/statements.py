"""Statements over arrays: what stands of them in a game, and which an asked seat may make.

The arrays hold what `presidium.lab.encoding.talk` tells of the same statements, with seats counted from seat 1.
"""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from presidium.lab.encoding import Encoding

BALLOTS = 3
MINISTRIES = 3


class Heard(NamedTuple):
    """The statements of one game that stand. Tables without talk have arrays of size 0."""

    spoken: Array
    """bool: whether the asked seat has made a statement since it was asked."""
    about: Array
    """int8, speakers × what they speak of: Goulag's claims about seats, Politburo's wishes, by ministry."""
    told: Array
    """int8, speakers × what they tell of themselves: in Goulag the card by round, in Politburo the vote by ballot."""
    accused: Array
    """int8, by speaker: the seat it called the deviant, from 1; 0 none. Politburo only."""


def nothing_said(code: Encoding) -> Heard:
    """The statements at the start of a game: none."""
    n = code.rules.seats if code.talk else 0
    goulag = code.rules.game == "goulag"
    return Heard(
        jnp.zeros((), bool),
        jnp.zeros((n, n if goulag else MINISTRIES), "int8"),
        jnp.zeros((n, n if goulag else BALLOTS * n), "int8"),
        jnp.zeros((0 if goulag else n,), "int8"),
    )


def hear(code: Encoding, heard: Heard, speaker: Array, action: Array, speaks: Array) -> Heard:
    """The statements after this action of the asked seat; a move ends the time in which it may speak."""
    if code.talk is None:
        return heard
    n, at, chair = code.rules.seats, action - code.moves, speaker - 1
    about, told, accused, word = heard.about, heard.told, heard.accused, (at % 2 + 1).astype("int8")
    if code.rules.game == "goulag":
        claims = 2 * n
        seat = (chair + at // 2) % n
        about = about.at[chair, seat].set(jnp.where(speaks & (at < claims), word, about[chair, seat]))
        round = jnp.clip((at - claims) // 2, 0, n - 1)
        told = told.at[chair, round].set(jnp.where(speaks & (at >= claims), word, told[chair, round]))
    else:
        wants, accuses = 2 * MINISTRIES, n - 1
        ministry = jnp.clip(at // 2, 0, MINISTRIES - 1)
        about = about.at[chair, ministry].set(jnp.where(speaks & (at < wants), word, about[chair, ministry]))
        names = speaks & (at >= wants) & (at < wants + accuses)
        accused = accused.at[chair].set(
            jnp.where(names, ((chair + 1 + at - wants) % n + 1).astype("int8"), accused[chair])
        )
        left = at - wants - accuses
        ballot = jnp.clip(left // 2, 0, BALLOTS * n - 1)
        told = told.at[chair, ballot].set(
            jnp.where(speaks & (left >= 0), (left % 2 + 1).astype("int8"), told[chair, ballot])
        )
    return Heard(speaks, about, told, accused)


def heard_by(code: Encoding, heard: Heard, seat: Array) -> Array:
    """What an observation tells of the statements; size 0 without talk."""
    if code.talk is None:
        return jnp.zeros(0, "int8")
    n, chair = code.rules.seats, jnp.maximum(seat - 1, 0)
    around = (chair + jnp.arange(n)) % n
    about, told = heard.about[around], heard.told[around]
    if code.rules.game == "goulag":
        parts = [about[:, around], told]
    else:
        accused = heard.accused[around]
        parts = [about, jnp.where(accused > 0, (accused - 1 - chair) % n + 1, 0), told]
    flat = [part.reshape(-1).astype("int8") for part in parts]
    return jnp.concatenate([jnp.where(heard.spoken, 1, 0).astype("int8")[None], *flat])


def open_statements(code: Encoding, numbers: Array, asked: Array) -> Array:
    """Which statements the observer of these numbers may make: one before its answer, and about its own deeds only what
    is over."""
    if code.talk is None:
        return jnp.zeros(0, bool)
    n, at = code.rules.seats, code.places
    free = asked & (numbers[at["spoken"]][0] == 0)
    if code.rules.game == "goulag":
        built = [
            (numbers[at[f"work_{round}"]][0] >= 0) & (numbers[at[f"named_{round}"]][:2] == 0).any()
            for round in range(1, n + 1)
        ]
        may = jnp.concatenate([jnp.ones(2 * n, bool), jnp.repeat(jnp.stack(built), 2)])
    else:
        cast = [_voted(code, numbers, round, which) for round in range(1, n + 1) for which in range(BALLOTS)]
        may = jnp.concatenate([jnp.ones(2 * MINISTRIES + n - 1, bool), jnp.repeat(jnp.stack(cast), 2)])
    return may & free


def _voted(code: Encoding, numbers: Array, round: int, which: int) -> Array:
    """Whether the observer has voted in this ballot, which has been counted."""
    at, name = code.places, ("ballot", "second", "third")[which]
    past = numbers[at[f"{name}_{round}"]][0] > 0
    present = (numbers[at["round"]][0] == round) & (numbers[at[f"{name}_now"]][0] > 0)
    return past | present
