"""A line to the database that can be cut, frozen or slow: a proxy between a server and the socket of PostgreSQL."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from typing import Any

from tests.postgres import Postgres


class Proxy:
    """It has a thread of its own. Whatever it holds back while it is frozen goes on its way afterwards."""

    def __init__(self, database: Postgres) -> None:
        self._socket = str(database.folder / ".s.PGSQL.5432")
        self._loop = asyncio.new_event_loop()
        self._lines: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._flows = asyncio.Event()
        self._flows.set()
        self._cut = False
        self._delay = 0.0
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server = self._do(asyncio.start_server(self._come, "127.0.0.1", 0))
        self.port: int = self._server.sockets[0].getsockname()[1]

    def __enter__(self) -> Proxy:
        return self

    def __exit__(self, *_: object) -> None:
        self._do(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def leads_to(self, address: str) -> str:
        """The same database, by this line."""
        name = address.partition("@/")[2].partition("?")[0]
        return f"postgresql://presidium@127.0.0.1:{self.port}/{name}"

    # What befalls it

    def cut(self) -> None:
        """Every line breaks off, and nobody gets one."""
        self._do(self._say(cut=True))

    def freeze(self) -> None:
        """Nothing comes through, and nobody is told."""
        self._do(self._say(flows=False))

    def slow(self, seconds: float) -> None:
        """Everything takes so much longer, both ways."""
        self._do(self._say(delay=seconds))

    def mend(self) -> None:
        self._do(self._say())

    def _do(self, what: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(what, self._loop).result(10)

    async def _say(self, cut: bool = False, flows: bool = True, delay: float = 0.0) -> None:
        self._cut, self._delay = cut, delay
        (self._flows.set if flows else self._flows.clear)()
        if cut:
            self._hang_up()

    def _hang_up(self) -> None:
        for line in self._lines:
            line.transport.abort()

    async def _end(self) -> None:
        self._server.close()
        self._hang_up()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # What goes through

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        self._lines.add(writer)
        with suppress(OSError):
            if self._cut:
                writer.transport.abort()
                return
            there, back = await asyncio.open_unix_connection(self._socket)
            self._lines.add(back)
            await asyncio.gather(self._pump(reader, back), self._pump(there, writer), return_exceptions=True)
            self._lines -= {writer, back}
        self._tasks.discard(task)

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(1 << 16):
                await self._flows.wait()
                if self._delay:
                    await asyncio.sleep(self._delay)
                writer.write(data)
                await writer.drain()
        finally:
            writer.close()
