"""What the house asks of servers that people have named: never of one that only this machine or its network reaches.

The name is looked up once, every address it has must be one that anybody could reach, and the connection goes to that
very address, so that a name cannot lead elsewhere a moment later. No redirect is followed, and an answer is read only
as far as its status.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

import h11

from presidium.core import Refused, refusal
from presidium.table.calling.post import Unsent

SECONDS: Final = 15.0
"""How long all of it may take."""
MOST: Final = 16_384
"""How many bytes of an answer are read at most."""
LONGEST: Final = 2_000
"""How many characters an address may have."""
TUNNELS: Final = tuple(map(ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "::/96")))
"""Networks whose addresses stand for others, which may be anywhere."""
GONE: Final = (404, 410)

Resolve = Callable[[str, int], Awaitable[list[str]]]


def is_public(address: str) -> bool:
    """Whether anybody could reach this address."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(ip, IPv6Address):
        if ip.ipv4_mapped is not None:
            return is_public(str(ip.ipv4_mapped))
        if any(ip in network for network in TUNNELS):
            return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


async def look_up(name: str, port: int) -> list[str]:
    found = await asyncio.get_running_loop().getaddrinfo(name, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[4][0]) for address in found))


class Reply(NamedTuple):
    status: int
    retry_after: float | None = None

    @property
    def taken(self) -> bool:
        return 200 <= self.status < 300

    @property
    def gone(self) -> bool:
        return self.status in GONE


class Outgoing:
    """The one way a request leaves this house."""

    def __init__(
        self,
        resolve: Resolve = look_up,
        allows: Callable[[str], bool] = is_public,
        context: ssl.SSLContext | None = None,
    ) -> None:
        self.resolve = resolve
        self.allows = allows
        self._context = context

    def parts(self, url: str, schemes: tuple[str, ...] = ("https",)) -> SplitResult:
        """An address, taken apart; Refused if nothing may be sent there. Its name is looked up when something is."""
        try:
            parts = urlsplit(url)
            port, host = parts.port, parts.hostname or ""
        except ValueError:
            raise Refused(refusal("not-a-hook")) from None
        unfit = not url.isascii() or any(each.isspace() for each in url) or len(url) > LONGEST
        if unfit or parts.scheme not in schemes or not host or parts.username is not None:
            raise Refused(refusal("not-a-hook"))
        if port is not None and port < 1024 and port not in (80, 443):
            raise Refused(refusal("not-a-hook"))
        return parts

    async def must_be_public(self, url: str, schemes: tuple[str, ...] = ("https",)) -> None:
        """Refused if this leads, now, to where only this machine or its network gets."""
        parts = self.parts(url, schemes)
        try:
            async with asyncio.timeout(SECONDS):
                await self._place(parts)
        except (Unsent, TimeoutError):
            raise Refused(refusal("not-a-public-hook")) from None

    async def _place(self, parts: SplitResult) -> tuple[str, int]:
        """The address to connect to: one of those the name has, all of which must be public."""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        try:
            found = await self.resolve(parts.hostname or "", port)
        except OSError:
            raise Unsent("no such name") from None
        if not found or not all(map(self.allows, found)):
            raise Unsent("not a public address")
        return found[0], port

    async def post(self, url: str, headers: dict[str, str], body: bytes, plain: bool = False) -> Reply:
        """Send this there; `plain` also where it can be read on the way. Unsent if nobody answered."""
        try:
            parts = self.parts(url, ("https", "http") if plain else ("https",))
        except Refused:
            raise Unsent("not an address", gone=True) from None
        try:
            async with asyncio.timeout(SECONDS):
                return await self._ask(parts, headers, body)
        except TimeoutError:
            raise Unsent("no answer in time") from None
        except (OSError, h11.ProtocolError, asyncio.IncompleteReadError) as error:
            raise Unsent(type(error).__name__) from None

    async def _ask(self, parts: SplitResult, headers: dict[str, str], body: bytes) -> Reply:
        address, port = await self._place(parts)
        sealed = {"ssl": self._sealing(), "server_hostname": parts.hostname} if parts.scheme == "https" else {}
        reader, writer = await asyncio.open_connection(address, port, limit=MOST, **sealed)  # type: ignore[arg-type]
        try:
            line = h11.Connection(h11.CLIENT)
            said = {"Host": parts.netloc, "User-Agent": "presidium", "Connection": "close", **headers}
            said["Content-Length"] = str(len(body))
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            asked = h11.Request(method="POST", target=target, headers=list(said.items()))
            for event in (asked, h11.Data(data=body), h11.EndOfMessage()):
                writer.write(line.send(event) or b"")
            await writer.drain()
            return await self._answer(line, reader)
        finally:
            writer.close()

    async def _answer(self, line: h11.Connection, reader: asyncio.StreamReader) -> Reply:
        read = 0
        while read < MOST:
            event = line.next_event()
            if event is h11.NEED_DATA:
                data = await reader.read(4096)
                read += len(data)
                line.receive_data(data)
            elif isinstance(event, h11.Response):
                later = dict(event.headers).get(b"retry-after", b"").decode("latin-1")
                return Reply(event.status_code, float(later) if later.isdigit() else None)
            elif isinstance(event, h11.ConnectionClosed | h11.EndOfMessage):
                break
        raise Unsent("no answer")

    def _sealing(self) -> ssl.SSLContext:
        if self._context is None:
            self._context = ssl.create_default_context()
        return self._context
