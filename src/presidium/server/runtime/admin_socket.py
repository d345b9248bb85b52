"""Admin commands for a running server, by a Unix socket in its data folder. Only the folder's owner may open it.

Requests and replies are lines of JSON: `{"do": "ban", "of": "1a2b"}`, then `{"done": …}` or `{"refused": {"id": …}}`.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from presidium.core import Refused, refusal
from presidium.server.http.admin_actions import AdminActions

FILE: Final = "admin.sock"
MAX_PATH_CHARS: Final = 100
"""Maximum length of the path of a Unix socket, in characters."""


class AdminSocket:
    def __init__(self, actions: AdminActions) -> None:
        self.actions = actions

    @asynccontextmanager
    async def listening(self, folder: Path | None, bound: socket.socket | None = None) -> AsyncIterator[None]:
        """Serves admin commands while the server runs, by a new socket in the data folder or by the socket `bound`.
        Does nothing on systems without Unix sockets."""
        if (folder is None and bound is None) or not hasattr(socket, "AF_UNIX"):
            yield
            return
        with ExitStack() as binding:
            if bound is None:
                assert folder is not None
                bound = binding.enter_context(bound_in(folder))
            listens = await asyncio.start_unix_server(self._attend, sock=bound, limit=64 * 1024)
            try:
                yield
            finally:
                listens.close()

    async def _attend(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, ValueError):
            while line := await reader.readline():
                writer.write(json.dumps(await self._answer(line)).encode() + b"\n")
                await writer.drain()
        writer.close()

    async def _answer(self, line: bytes) -> dict[str, Any]:
        try:
            asked = json.loads(line)
            return {"done": await self.actions.do(str(asked["do"]), str(asked.get("of", "")))}
        except Refused as why:
            return {"refused": {"id": why.why.id, "args": dict(why.why.args)}}
        except (ValueError, KeyError, TypeError, AttributeError):
            return {"refused": {"id": "unreadable-body", "args": {"text": ""}}}


@contextmanager
def bound_in(folder: Path) -> Iterator[socket.socket]:
    """Creates the admin socket in this folder, readable by its owner only."""
    with within(folder) as short:
        place = Path(short) / FILE
        place.unlink(missing_ok=True)
        bound = socket.socket(socket.AF_UNIX)
        bound.bind(str(place))
        place.chmod(0o600)
        try:
            yield bound
        finally:
            bound.close()
            with suppress(OSError):
                place.unlink()


@contextmanager
def within(folder: Path) -> Iterator[str]:
    """Returns a path to this folder that is short enough for a Unix socket."""
    if len(os.fsencode(folder)) + len(FILE) < MAX_PATH_CHARS or not Path("/proc/self/fd").is_dir():
        yield str(folder)
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        yield f"/proc/self/fd/{opened}"
    finally:
        os.close(opened)


def ask(folder: Path, do: str, of: str = "") -> dict[str, Any]:
    """Sends an admin command to the server of this folder. Raises Refused if the server refuses or does not run."""
    try:
        with within(folder) as short, socket.socket(socket.AF_UNIX) as line:
            line.connect(f"{short}/{FILE}")
            line.sendall(json.dumps({"do": do, "of": of}).encode() + b"\n")
            with line.makefile("rb") as answers:
                said = answers.readline()
    except OSError:
        said = b""
    if not said:
        raise Refused(refusal("no-server-there", folder=str(folder)))
    answer: dict[str, Any] = json.loads(said)
    if "refused" in answer:
        raise Refused(refusal(answer["refused"]["id"], **answer["refused"]["args"]))
    done: dict[str, Any] = answer["done"]
    return done
