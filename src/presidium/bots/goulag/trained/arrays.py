"""What a reader of deeds keeps of a game, over arrays of games, and its arithmetic."""

from __future__ import annotations

from typing import Any, NamedTuple

Array = Any


class Rounds(NamedTuple):
    """The rounds of each game: games × rounds. Seats count from the observer; -1 is nobody, or not yet."""

    commissar: Array
    near: Array
    far: Array
    watch: Array
    exchanged: Array
    work: Array
    near_card: Array
    far_card: Array


class Sights(NamedTuple):
    """What four kinds of player in a seat would believe: one for each pair of the own card and the card passed."""

    trust: Array
    """Probability that each seat is loyal: games × 4 × seats."""
    lead: Array
    """Probability that the loyal win openly, minus the probability that they lose: games × 4."""


class Evidence(NamedTuple):
    """All evidence from the rounds so far, by game."""

    acts: Array
    """Logarithm of the likelihood of each seat's deeds: games × seats × kinds of player × lenses."""
    trust: Array
    """Plain opinions, by which naive players judge one another: games × seats × kinds of player × seats."""
    cards: Array
    """Logarithm of the likelihood of the cards shown, by deal, as everybody sees them."""
    mine: Array
    """The same for the observer, who knows its own cards."""
    read: Array
    """Logarithm of the likelihood of everything by deal, if all players are naive."""
    idle: Array
    """Logarithm of the likelihood of each seat's deeds if the seat plays at random."""
    fit: Array
    deeds: Array
    before: Array
    """1 for each seat in the trio of the round before."""


class Reading(NamedTuple):
    """What the observer may conclude."""

    read: Array
    """Probability that each seat is loyal if all others are naive players: games × seats."""
    count: Array
    """Probability of each number of loyal players, read likewise: games × (seats + 1)."""
    trust: Array
    """Probability that each seat is loyal as a naive observer believes: games × seats."""
    lead: Array
    """The same observer's lead of the loyal: games."""
    seen: Array
    """Probability that each seat is loyal, as everybody may believe who has seen no card: games × seats."""
    fit: Array
    """How much better naive players explain the deeds than players at random: mean logarithm of a deed, games."""


def in_turn(step: Any, begun: Evidence, of: tuple[Array, Rounds]) -> Evidence:
    """Applies `step` to one round after the other; what `jax.lax.scan` does for arrays of JAX."""
    for at, number in enumerate(of[0]):
        begun, _ = step(begun, (number, Rounds(*(column[at] for column in of[1]))))
    return begun


def soft(xp: Any, scores: Array, open_to: Array) -> Array:
    """Softmax over the open answers, which are the last axis."""
    scores = xp.where(open_to > 0, scores, -1e9)
    powers = xp.exp(scores - scores.max(-1, keepdims=True)) * (open_to > 0)
    return powers / xp.maximum(powers.sum(-1, keepdims=True), 1e-20)


def log_sum(xp: Any, logs: Array, axis: int) -> Array:
    most = logs.max(axis)
    return most + xp.log(xp.exp(logs - xp.expand_dims(most, axis)).sum(axis))


def log_both(xp: Any, one: Array, other: Array) -> Array:
    return xp.logaddexp(one, other)


def shares(xp: Any, logs: Array, fits: Array) -> Array:
    """Probabilities from logarithms of weights, of the deals that fit."""
    logs = xp.where(fits > 0, logs, -1e9)
    powers = xp.exp(logs - logs.max(1, keepdims=True)) * (fits > 0)
    return powers / xp.maximum(powers.sum(1, keepdims=True), 1e-20)
