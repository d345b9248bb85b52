"""A lock that is shared fairly between client addresses: an address with many requests delays only itself."""

from __future__ import annotations

import asyncio
from collections import deque
from contextvars import ContextVar

WHENCE: ContextVar[str] = ContextVar("presidium.whence", default="")
"""IP address of the current request; empty for work the server does by itself. `http.rate_limit.RequestCharge` sets
it."""


class FairQueue:
    """An asyncio lock that waiting addresses take round robin; within one address it is first come, first served.

    Up to `slots` tasks may hold the lock at the same time.
    """

    def __init__(self, slots: int = 1) -> None:
        self._free = slots
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def __aenter__(self) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(WHENCE.get(), deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # the lock was handed to this task, which cannot use it any more
                self._pass_on()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._pass_on()

    def _pass_on(self) -> None:
        """Passes the lock to the next address; an address with further waiting tasks goes to the end of the round."""
        for address in list(self._waiting):
            queue = self._waiting.pop(address)
            while queue and (turn := queue.popleft()):
                if not turn.done():
                    if queue:
                        self._waiting[address] = queue
                    turn.set_result(None)
                    return
        self._free += 1
