"""Politburo over arrays of games, in JAX."""

from presidium.batch.in_jax import InJax
from presidium.batch.politburo import engine, observe, options, rules
from presidium.batch.politburo.tables import Tables
from presidium.politburo import POLITBURO


class Politburo(InJax):
    """A batch of it."""

    def __init__(self, players: int, **chosen: str) -> None:
        settled = POLITBURO.rules(players, chosen)
        super().__init__(POLITBURO, settled, Tables(settled), rules, options, observe, engine)
