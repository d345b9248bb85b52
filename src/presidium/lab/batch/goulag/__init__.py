"""Goulag over arrays of games, in JAX."""

from presidium.games.goulag import GOULAG
from presidium.lab.batch.goulag import engine, observe, options, rules
from presidium.lab.batch.goulag.tables import Tables
from presidium.lab.batch.in_jax import InJax


class Goulag(InJax):
    """A batch of Goulag games."""

    def __init__(self, players: int, **chosen: str) -> None:
        settled = GOULAG.rules(players, chosen)
        super().__init__(GOULAG, settled, Tables(settled), rules, options, observe, engine)
