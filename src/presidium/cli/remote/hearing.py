"""Messages of a server's table and keyboard input, received by threads and put into one queue."""

from __future__ import annotations

import os
import sys
import time
from queue import Queue
from threading import Thread
from typing import Any, Final, Literal, NamedTuple

from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection

from presidium.client.remote import Remote, read
from presidium.core import Refused
from presidium.server.storage.disk_health import is_trouble

RECONNECT_DELAYS_S: Final = (0.5, 1.0, 2.0, 5.0)
"""Seconds to wait before each attempt to reconnect; the last value repeats."""
CLOSE_SEAT_TAKEN: Final = 1008


class Typed(NamedTuple):
    """A line typed on the keyboard; the empty string at the end of the input."""

    line: str


Heard = dict[str, Any] | Typed | Refused | Literal["lost", "back"]
"""An entry of the queue: a message of the table, a typed line, the table's refusal, or the state of the connection."""


class Ear(Thread):
    """Receives the messages of a table; after a lost connection it reconnects and continues after the last message."""

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
                        failed = 0  # only now, because the server may close a new connection at once
                        message = read(text)
                        self.n = message.get("n", self.n)
                        self.heard.put(message)
            except (OSError, WebSocketException) as error:
                if refused_to(error) and self._shut_out():
                    return
            if not failed and not self.over:
                self.heard.put("lost")
            time.sleep(RECONNECT_DELAYS_S[min(failed, len(RECONNECT_DELAYS_S) - 1)])
            failed += 1

    def hang_up(self) -> None:
        self.over = True
        if self._socket is not None:
            self._socket.close()

    def _shut_out(self) -> bool:
        """Puts the table's refusal into the queue and returns True if the table refuses this seat for good."""
        try:
            self.remote.look()
        except Refused as refused:
            if refused.why.id != "no-answer" and not is_trouble(refused):
                self.heard.put(refused)
                return True
        return False


def refused_to(error: Exception) -> bool:
    """True if the server refuses the connection for good, so that reconnecting is useless."""
    closed = isinstance(error, ConnectionClosed) and error.rcvd is not None and error.rcvd.code == CLOSE_SEAT_TAKEN
    return closed or isinstance(error, InvalidStatus)


class Keyboard(Thread):
    """Reads lines from the keyboard in a thread, without a lock that would keep the program from ending."""

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
