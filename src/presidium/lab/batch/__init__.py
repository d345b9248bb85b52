"""Batches: the rules of our games over arrays of games, for learning and search with millions of games.

`new("goulag", players=5)` opens a batch; `Batch` documents its methods. `check` compares a batch with the engine, whose
rules always count. Needs the extra `batch`: `pip install "presidium[batch]"`.
"""

from presidium.lab.batch.batch import OVER, Batch, Field, new, places

__all__ = ["OVER", "Batch", "Field", "new", "places"]
