"""Goulag over arrays of games, in JAX."""

from presidium.batch.goulag import engine, observe, options, rules
from presidium.batch.goulag.tables import Tables
from presidium.batch.in_jax import InJax
from presidium.goulag import GOULAG


class Goulag(InJax):
    """A batch of it."""

    def __init__(self, players: int, **chosen: str) -> None:
        settled = GOULAG.rules(players, chosen)
        super().__init__(GOULAG, settled, Tables(settled), rules, options, observe, engine)
