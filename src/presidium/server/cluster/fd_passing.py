"""Passes open connections between workers: a request for another worker's table moves there with its socket.

Each worker listens at a Unix socket in a shared folder. The sender passes the file descriptor and the bytes read so
far, waits for the receiver, closes its own copy and confirms. A receiver that was suspended meanwhile notices that the
sender has given up. RPC requests use the same sockets without a descriptor.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import struct
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

log = logging.getLogger("presidium.workers")

HEAD: Final = struct.Struct("!cI")
CONNECTION, QUESTION = b"C", b"Q"
HAS_IT, YOURS = b"h", b"y"
ANSWER_TIMEOUT_S: Final = 1.0
"""Seconds that another worker may take to answer a request."""
LISTEN_BACKLOG: Final = 1024
MAX_MESSAGE_BYTES: Final = 1 << 20


class FdPassing:
    """Passes connections to other workers and receives theirs."""

    def __init__(self, folder: Path, worker: str) -> None:
        self.folder = folder
        self.worker = worker
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.setblocking(False)
        self._listening.bind(str(folder / worker))
        self._listening.listen(LISTEN_BACKLOG)
        self._tasks: set[asyncio.Task[None]] = set()

    def start(
        self, welcome: Callable[[socket.socket, bytes], Awaitable[None]], answer: Callable[[bytes], Awaitable[bytes]]
    ) -> None:
        """Starts to listen. `welcome` takes over connections, with the bytes read; `answer` answers RPC requests."""

        async def listen() -> None:
            loop = asyncio.get_running_loop()
            while True:
                line, _ = await loop.sock_accept(self._listening)
                self._spawn(self._attend(line, welcome, answer))

        self._spawn(listen())

    def others(self) -> list[str]:
        """Returns the names of other workers with a socket in the folder, even if the worker died or was expelled."""
        return [each.name for each in self.folder.iterdir() if each.is_socket() and each.name != self.worker]

    def _spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        self._listening.close()
        with suppress(OSError):
            (self.folder / self.worker).unlink()

    # Receiving

    async def _attend(
        self,
        line: socket.socket,
        welcome: Callable[[socket.socket, bytes], Awaitable[None]],
        answer: Callable[[bytes], Awaitable[bytes]],
    ) -> None:
        loop = asyncio.get_running_loop()
        given: list[int] = []
        with line:
            line.setblocking(False)
            try:
                kind, said = await self._read(line, given)
                if kind == QUESTION:
                    await loop.sock_sendall(line, await answer(said))
                elif given:
                    await loop.sock_sendall(line, HAS_IT)
                    if await loop.sock_recv(line, 1) == YOURS:
                        await welcome(socket.socket(fileno=given.pop()), said)
            except (OSError, ValueError):
                pass  # the sender has gone
            except Exception:
                log.exception("what another worker handed on could not be taken")
            finally:
                for left in given:
                    os.close(left)

    async def _read(self, line: socket.socket, given: list[int]) -> tuple[bytes, bytes]:
        await _readable(line)
        said, handed, _, _ = socket.recv_fds(line, MAX_MESSAGE_BYTES, 1)
        given += handed
        loop = asyncio.get_running_loop()
        while len(said) < HEAD.size or len(said) < HEAD.size + HEAD.unpack_from(said)[1]:
            more = await loop.sock_recv(line, MAX_MESSAGE_BYTES)
            if not more:
                raise ValueError("cut off")
            said += more
        return HEAD.unpack_from(said)[0], said[HEAD.size :]

    # Sending

    async def give(self, worker: str, connection: int, said: bytes, let_go: Callable[[], None]) -> bool:
        """Passes a connection to a worker; returns True on success. Calls `let_go` before the worker uses it."""
        loop = asyncio.get_running_loop()
        with socket.socket(socket.AF_UNIX) as line:
            try:
                async with asyncio.timeout(ANSWER_TIMEOUT_S):
                    await self._connect(line, worker)
                    head = HEAD.pack(CONNECTION, len(said)) + said
                    sent = socket.send_fds(line, [head], [connection])
                    await loop.sock_sendall(line, head[sent:])
                    if await loop.sock_recv(line, 1) != HAS_IT:
                        return False
            except (OSError, TimeoutError):
                return False
            let_go()
            with suppress(OSError):
                line.send(YOURS)
            return True

    async def ask(self, worker: str, question: bytes, patience: float = ANSWER_TIMEOUT_S) -> bytes:
        """Returns a worker's answer to an RPC request; empty if there is none within `patience` seconds."""
        loop = asyncio.get_running_loop()
        answer = b""
        with socket.socket(socket.AF_UNIX) as line:
            try:
                async with asyncio.timeout(patience):
                    await self._connect(line, worker)
                    await loop.sock_sendall(line, HEAD.pack(QUESTION, len(question)) + question)
                    while part := await loop.sock_recv(line, MAX_MESSAGE_BYTES):
                        answer += part
            except (OSError, TimeoutError):
                return b""
        return answer

    async def _connect(self, line: socket.socket, worker: str) -> None:
        line.setblocking(False)
        await asyncio.get_running_loop().sock_connect(line, str(self.folder / worker))


async def _readable(line: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    ready: asyncio.Future[None] = loop.create_future()
    loop.add_reader(line, ready.set_result, None)
    try:
        await ready
    finally:
        loop.remove_reader(line)
