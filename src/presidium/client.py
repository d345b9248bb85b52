"""A table somewhere else, for programs: commands and questions by HTTP, what happens by WebSocket, a view as here.

`Remote` is one seat, or one who watches, at one table. What it knows is what the server tells that seat, and its
`view()` is the engine's own `View`: a bot that plays here plays there. `docs/client.md` shows a whole game.
"""

from presidium.core import Refused
from presidium.table.client import AGENT, Remote, taken_apart

__all__ = ["AGENT", "Refused", "Remote", "taken_apart"]
