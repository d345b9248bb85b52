"""Somebody between the workers and their database, who can cut off any one of them."""

from __future__ import annotations

import asyncio
import os
import socket
import struct
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

NAME = ".s.PGSQL.5432"
"""What PostgreSQL calls its socket in a folder."""


class Between:
    """A folder that looks like the database's, and passes on whatever is said, but for those who are cut off: from
    them nothing comes any more, and nobody tells them so."""

    def __init__(self, folder: Path, database: Path) -> None:
        self.folder = folder
        self.database = database
        self.cut_off: set[int] = set()
        self._loop = asyncio.new_event_loop()
        self._listening = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self._listening.wait(10)

    def close(self) -> None:
        def end() -> None:
            for task in asyncio.all_tasks(self._loop):
                task.cancel()
            self._loop.call_later(0.1, self._loop.stop)

        self._loop.call_soon_threadsafe(end)
        self._thread.join(10)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        place = self.folder / NAME
        self._loop.run_until_complete(asyncio.start_unix_server(self._attend, str(place)))
        os.chmod(place, 0o777)
        self._listening.set()
        self._loop.run_forever()

    async def _attend(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        said = writer.get_extra_info("socket").getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
        process, _, _ = struct.unpack("3i", said)
        try:
            there_reads, there_writes = await asyncio.open_unix_connection(str(self.database / NAME))
        except OSError:  # it is not there just now
            writer.close()
            return

        def may() -> bool:
            return process not in self.cut_off

        await asyncio.gather(_carry(reader, there_writes, may), _carry(there_reads, writer, may))


async def _carry(source: asyncio.StreamReader, to: asyncio.StreamWriter, may: Callable[[], bool]) -> None:
    with suppress(OSError):
        while data := await source.read(1 << 16):
            while not may():
                await asyncio.sleep(0.05)
            to.write(data)
            await to.drain()
    with suppress(OSError):
        to.close()
