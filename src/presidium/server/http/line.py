"""Interface of the network connection below a WebSocket; `connections` implements it for uvicorn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

CONNECTION_KEY: Final = "presidium.line"
"""Key of the ASGI scope for the network connection, so that it can be cut or passed to another process."""
CLOSE_TIMEOUT_S: Final = 2.0
"""Seconds a client has to read the last response before its connection is cut."""


class Connection(Protocol):
    takes: Callable[[bytes], bool] | None
    """Callback that handles a client's message without a task switch; returns False if it cannot."""

    @property
    def open(self) -> bool: ...

    def say(self, text: bytes) -> bool:
        """Queues a WebSocket message and returns True; returns False if an earlier message is still unsent."""

    def abort(self) -> None: ...
