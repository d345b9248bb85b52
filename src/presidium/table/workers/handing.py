"""Connections change hands: whoever asks for a table is handed on, line and all, to the worker whose table it is.

A worker listens at a Unix socket of its own in a folder of the house's. Another one sends it the open connection with
what was read from it, waits until it has it, lets go of it, and says so; a worker that has stopped, and goes on when
nobody waits for it any more, finds that out. The other one's questions come the same way, without a connection.
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
PATIENCE: Final = 1.0
"""How long another worker may take to answer."""
BACKLOG: Final = 1024
MOST: Final = 1 << 20


class Handing:
    """One worker's place among the others."""

    def __init__(self, folder: Path, worker: str) -> None:
        self.folder = folder
        self.worker = worker
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.setblocking(False)
        self._listening.bind(str(folder / worker))
        self._listening.listen(BACKLOG)
        self._tasks: set[asyncio.Task[None]] = set()

    def start(
        self, welcome: Callable[[socket.socket, bytes], Awaitable[None]], answer: Callable[[bytes], Awaitable[bytes]]
    ) -> None:
        """`welcome` takes over a connection with what was read from it, `answer` is asked questions."""

        async def listen() -> None:
            loop = asyncio.get_running_loop()
            while True:
                line, _ = await loop.sock_accept(self._listening)
                self._spawn(self._attend(line, welcome, answer))

        self._spawn(listen())

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

    # At this end

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
                pass  # whoever asked has gone
            except Exception:
                log.exception("what another worker handed on could not be taken")
            finally:
                for left in given:
                    os.close(left)

    async def _read(self, line: socket.socket, given: list[int]) -> tuple[bytes, bytes]:
        await _readable(line)
        said, handed, _, _ = socket.recv_fds(line, MOST, 1)
        given += handed
        loop = asyncio.get_running_loop()
        while len(said) < HEAD.size or len(said) < HEAD.size + HEAD.unpack_from(said)[1]:
            more = await loop.sock_recv(line, MOST)
            if not more:
                raise ValueError("cut off")
            said += more
        return HEAD.unpack_from(said)[0], said[HEAD.size :]

    # At the other

    async def give(self, worker: str, connection: int, said: bytes, let_go: Callable[[], None]) -> bool:
        """Whether that worker has the connection now; `let_go` is called when it has, and before it uses it."""
        loop = asyncio.get_running_loop()
        with socket.socket(socket.AF_UNIX) as line:
            try:
                async with asyncio.timeout(PATIENCE):
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

    async def ask(self, worker: str, question: bytes) -> bytes:
        """What it answers; nothing where it does not, in time."""
        loop = asyncio.get_running_loop()
        answer = b""
        with socket.socket(socket.AF_UNIX) as line:
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._connect(line, worker)
                    await loop.sock_sendall(line, HEAD.pack(QUESTION, len(question)) + question)
                    while part := await loop.sock_recv(line, MOST):
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
