"""Games by the million: the rules of our games over arrays of games, for whoever learns or searches.

`new("goulag", players=5)` opens a batch; what every batch offers is `Batch`, and `check` holds it against the engine,
which is the only rulebook. Needs the extra `batch`: `pip install "presidium[batch]"`.
"""

from presidium.batch.batch import OVER, Batch, Field, new, places

__all__ = ["OVER", "Batch", "Field", "new", "places"]
