"""A client for programs: commands and reads by HTTP, updates by WebSocket, and the same view as in the engine.

`Remote` is one seat, or a spectator, at one table. It knows only what the server sends to that seat. Its `view()` is
the engine's `View`, so a bot written for the engine also plays on a server. `docs/client.md` shows a whole game.
"""

from presidium.client.remote import AGENT, Remote, taken_apart
from presidium.core import Refused

__all__ = ["AGENT", "Refused", "Remote", "taken_apart"]
