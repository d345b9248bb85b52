"""What is heard at a table somewhere else: what it tells, and what is typed meanwhile."""

from __future__ import annotations

import os
import sys
import time
from queue import Queue
from threading import Thread
from typing import Any, Final, Literal, NamedTuple

from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection

from presidium.core import Refused
from presidium.table.client import Remote, read
from presidium.table.disk import is_trouble

AGAIN: Final = (0.5, 1.0, 2.0, 5.0)
"""How long to wait before the next attempt to connect; the last for all that follow."""
NOT_YOURS: Final = 1008


class Typed(NamedTuple):
    """A line from the keyboard; empty: there will be no more."""

    line: str


Heard = dict[str, Any] | Typed | Refused | Literal["lost", "back"]
"""A message of the table, a line typed, why the table will not have us, or how the connection is."""


class Ear(Thread):
    """Listens to a table, and again whenever the connection drops, from the last message it has heard."""

    def __init__(self, remote: Remote, heard: Queue[Heard], n: int) -> None:
        super().__init__(daemon=True)
        self.remote = remote
        self.heard = heard
        self.n = n
        self.over = False
        self._socket: ClientConnection | None = None

    def run(self) -> None:
        failed = 0
        while not self.over:
            try:
                with self.remote.listen(self.n) as self._socket:
                    for text in self._socket:
                        if failed:
                            self.heard.put("back")
                        failed = 0  # not sooner: one that opens may be closed at once
                        message = read(text)
                        self.n = message.get("n", self.n)
                        self.heard.put(message)
            except (OSError, WebSocketException) as error:
                if refused_to(error) and self._shut_out():
                    return
            if not failed and not self.over:
                self.heard.put("lost")
            time.sleep(AGAIN[min(failed, len(AGAIN) - 1)])
            failed += 1

    def hang_up(self) -> None:
        self.over = True
        if self._socket is not None:
            self._socket.close()

    def _shut_out(self) -> bool:
        """Whether the table has told why it will not be listened to."""
        try:
            self.remote.look()
        except Refused as refused:
            if refused.why.id != "no-answer" and not is_trouble(refused):
                self.heard.put(refused)
                return True
        return False


def refused_to(error: Exception) -> bool:
    """Whether the table will not be listened to any more."""
    closed = isinstance(error, ConnectionClosed) and error.rcvd is not None and error.rcvd.code == NOT_YOURS
    return closed or isinstance(error, InvalidStatus)


class Keyboard(Thread):
    """Reads lines without holding a lock that would keep the program from ending."""

    def __init__(self, heard: Queue[Heard]) -> None:
        super().__init__(daemon=True)
        self.heard = heard

    def run(self) -> None:
        typed = b""
        while more := os.read(sys.stdin.fileno(), 4096):
            *lines, typed = (typed + more).split(b"\n")
            for line in lines:
                self.heard.put(Typed(line.decode(errors="replace") + "\n"))
        self.heard.put(Typed(""))
