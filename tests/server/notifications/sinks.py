"""Real servers on this machine that take what the house sends, and keep it."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import NamedTuple


class Letters:
    """An SMTP server that delivers nothing."""

    def __init__(self, says: dict[str, str] | None = None, offers: tuple[str, ...] = ("AUTH PLAIN",)) -> None:
        self.says = says or {}
        """What it answers to a command, where that is not what a willing server would."""
        self.offers = offers
        self.taken: list[EmailMessage] = []
        self.heard = b""
        """All it was told, byte by byte."""
        self.signed_in: list[tuple[str, str]] = []
        self.port = 0

    @asynccontextmanager
    async def open(self, host: str = "127.0.0.1", port: int = 0) -> AsyncIterator[Letters]:
        server = await asyncio.start_server(self._talk, host, port)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(text: str) -> None:
            writer.write(text.encode() + b"\r\n")

        say("220 sink")
        while line := await reader.readline():
            self.heard += line
            verb = line.split()[0].decode().upper() if line.split() else ""
            if verb in self.says:
                say(self.says[verb])
            elif verb == "EHLO":
                say("\r\n".join(["250-sink", *(f"250-{each}" for each in self.offers), "250 8BITMIME"]))
            elif verb == "AUTH":
                _, user, password = base64.b64decode(line.split()[2]).decode().split("\0")
                self.signed_in.append((user, password))
                say("235 ok")
            elif verb == "DATA":
                say("354 go on")
                letter = await reader.readuntil(b"\r\n.\r\n")
                self.heard += letter
                self.taken.append(message_from_bytes(letter[:-5] + b"\r\n", policy=policy.default))  # type: ignore[arg-type]
                say("250 taken")
            elif verb == "QUIT":
                say("221 bye")
                break
            else:
                say("250 ok")
        writer.close()


class Request(NamedTuple):
    """What was asked of a server."""

    target: str
    headers: dict[str, str]
    body: bytes


class Requests:
    """An HTTP server that takes everything, or answers with the status it is told to."""

    def __init__(self, status: int = 201) -> None:
        self.status = status
        self.more = ""
        """Another header of its answers."""
        self.taken: list[Request] = []
        self.port = 0

    @asynccontextmanager
    async def open(self, host: str = "127.0.0.1") -> AsyncIterator[Requests]:
        server = await asyncio.start_server(self._talk, host, 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        self.taken.append(Request(head[0].split()[1], headers, body))
        writer.write(f"HTTP/1.1 {self.status} Said\r\n{self.more}Content-Length: 0\r\n\r\n".encode())
        writer.close()
