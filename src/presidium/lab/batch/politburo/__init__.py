"""Politburo over arrays of games, in JAX."""

from presidium.games.politburo import POLITBURO
from presidium.lab.batch.in_jax import InJax
from presidium.lab.batch.politburo import engine, observe, options, rules
from presidium.lab.batch.politburo.tables import Tables


class Politburo(InJax):
    """A batch of Politburo games."""

    def __init__(self, players: int, **chosen: str) -> None:
        settled = POLITBURO.rules(players, chosen)
        super().__init__(POLITBURO, settled, Tables(settled), rules, options, observe, engine)
