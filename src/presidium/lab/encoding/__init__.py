"""The encoding of our games: one list of actions and one observation for each game and size, for every framework.

`encoding("goulag", players=5)` returns the `Encoding` of a table. Batches, PettingZoo, OpenSpiel and trained nets use
the same numbers.
"""

from presidium.lab.encoding.encoding import GAMES, VERSION, Encoding, encoding, encoding_of, from_id
from presidium.lab.encoding.field import Field, places_of

__all__ = ["GAMES", "VERSION", "Encoding", "Field", "encoding", "encoding_of", "from_id", "places_of"]
