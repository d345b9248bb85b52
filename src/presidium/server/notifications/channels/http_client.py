"""HTTP client for URLs that users entered; protects against server-side request forgery (SSRF).

The client resolves a host name once. All of its addresses must be public, and the client connects to a checked address,
so that a second DNS answer cannot redirect it. It does not follow redirects. Of a response it reads only the status and
Retry-After.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import SplitResult, urlsplit

import h11

from presidium.core import Refused, refusal
from presidium.server.base.fair_queue import WHENCE
from presidium.server.notifications.channels.outgoing import Reply
from presidium.server.notifications.channels.smtp import Unsent

REQUEST_TIMEOUT_S: Final = 15.0
"""Seconds that a whole HTTP request to a user's URL may take."""
MAX_ANSWER_BYTES: Final = 16_384
"""Maximum number of bytes that are read of an HTTP response."""
MAX_URL_CHARS: Final = 2_000
MAX_LOOK_UPS: Final = 8
"""Maximum number of host names resolved at the same time."""
RETRY_AFTER_S: Final = 2
"""Seconds after which a visitor may enter another URL, if their previous URL is still being checked."""
TUNNELS: Final = tuple(map(ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/23", "::/96")))
"""IPv6 networks that embed IPv4 or other addresses and may lead into the local network."""
LOCAL_NETWORKS: Final = tuple(map(ip_network, ("192.0.0.0/24", "192.88.99.0/24", "168.63.129.16/32")))
"""IPv4 networks for protocols and relays near this machine, and the address of the host agent of virtual machines in
Azure. Python counts some of these networks as global."""
UNICAST: Final = ip_network("2000::/3")
"""IPv6 range assigned for global unicast. Special ranges such as `fec0::/10` lie outside it."""
DOCUMENTATION: Final = ip_network("3fff::/20")
"""IPv6 range for documentation (RFC 9637), part of `UNICAST`. Older Python versions count it as global."""
DOCUMENTATION_ADDRESSES: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""IP addresses for use in documentation, which no machine has."""

Resolve = Callable[[str, int], Awaitable[list[str]]]


def is_public(address: str) -> bool:
    """True if the IP address is globally routable unicast."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(ip, IPv6Address):
        if ip.ipv4_mapped is not None:
            return is_public(str(ip.ipv4_mapped))
        if ip not in UNICAST or ip in DOCUMENTATION or any(ip in network for network in TUNNELS):
            return False
    elif any(ip in network for network in LOCAL_NETWORKS):
        return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


def is_own(address: str) -> bool:
    """True if the IP address belongs to this machine: a socket can be bound to it, or packets to it would leave from
    it.

    On systems where sockets can be bound to any address (`ip_nonlocal_bind`), only the source of packets is tested.
    """
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    bound = can_bind(family, address) and not can_bind(family, DOCUMENTATION_ADDRESSES[family])
    return bound or source_of(family, address) == address


def can_bind(family: socket.AddressFamily, address: str) -> bool:
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.bind((address, 0))
    except OSError:
        return False
    return True


def source_of(family: socket.AddressFamily, address: str) -> str:
    """Returns the source IP address of packets to this address; empty if there is no route. Sends nothing."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((address, 80))
            return str(probe.getsockname()[0])
    except OSError:
        return ""


def is_elsewhere(address: str) -> bool:
    """True if the IP address is globally routable and does not belong to this machine."""
    return is_public(address) and not is_own(address.lower().removeprefix("::ffff:"))


class Resolver:
    """Resolves host names that users entered, in threads of its own.

    A hostile name server can delay an answer until the resolver's timeout. In the shared threads this would delay all
    tables.
    """

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(MAX_LOOK_UPS, "presidium-names")

    async def __call__(self, name: str, port: int) -> list[str]:
        find = partial(socket.getaddrinfo, name, port, type=socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(self._threads, find)
        return list(dict.fromkeys(str(address[4][0]) for address in found))


class HttpClient:
    """Sends all of the server's outgoing HTTP requests."""

    def __init__(
        self,
        resolve: Resolve | None = None,
        allows: Callable[[str], bool] = is_elsewhere,
        context: ssl.SSLContext | None = None,
    ) -> None:
        self.resolve = Resolver() if resolve is None else resolve
        self.allows = allows
        self._checking: set[str] = set()
        """IP addresses of visitors whose URL is being checked."""
        self._context = context

    def parts(self, url: str, schemes: tuple[str, ...] = ("https",)) -> SplitResult:
        """Returns the parsed URL. Raises Refused if its form is not allowed. Does not resolve the host name."""
        try:
            parts = urlsplit(url)
            port, host = parts.port, parts.hostname or ""
        except ValueError:
            raise Refused(refusal("not-a-hook")) from None
        unfit = not url.isascii() or any(each.isspace() for each in url) or len(url) > MAX_URL_CHARS
        if unfit or parts.scheme not in schemes or not host or parts.username is not None:
            raise Refused(refusal("not-a-hook"))
        if port is not None and port < 1024 and port not in (80, 443):
            raise Refused(refusal("not-a-hook"))
        return parts

    async def must_be_public(self, url: str, schemes: tuple[str, ...] = ("https",)) -> None:
        """Raises Refused if the URL's host resolves, now, to an address that is not public. Each visitor's address has
        one check at a time, because the host's name server decides how long a check takes."""
        parts, whence = self.parts(url, schemes), WHENCE.get()
        if whence in self._checking:
            raise Refused(refusal("too-fast", seconds=RETRY_AFTER_S))
        self._checking.add(whence)
        try:
            async with asyncio.timeout(REQUEST_TIMEOUT_S):
                await self._place(parts)
        except (Unsent, TimeoutError):
            raise Refused(refusal("not-a-public-hook")) from None
        finally:
            self._checking.discard(whence)

    async def _place(self, parts: SplitResult) -> tuple[str, int]:
        """Returns the IP address and port of the URL's host. Raises Unsent if any of its addresses is not public."""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        try:
            found = await self.resolve(parts.hostname or "", port)
        except OSError:
            raise Unsent("no such name") from None
        if not found or not all(map(self.allows, found)):
            raise Unsent("not a public address")
        return found[0], port

    async def post(self, url: str, headers: dict[str, str], body: bytes, plain: bool = False) -> Reply:
        """Sends a POST request. `plain` also allows http. Raises Unsent if no response comes."""
        try:
            parts = self.parts(url, ("https", "http") if plain else ("https",))
        except Refused:
            raise Unsent("not an address", gone=True) from None
        try:
            async with asyncio.timeout(REQUEST_TIMEOUT_S):
                return await self._ask(parts, headers, body)
        except TimeoutError:
            raise Unsent("no answer in time") from None
        except (OSError, h11.ProtocolError, asyncio.IncompleteReadError) as error:
            raise Unsent(type(error).__name__) from None

    async def _ask(self, parts: SplitResult, headers: dict[str, str], body: bytes) -> Reply:
        address, port = await self._place(parts)
        sealed = {"ssl": self._sealing(), "server_hostname": parts.hostname} if parts.scheme == "https" else {}
        line_out = await self._connected(address, port)
        reader, writer = await asyncio.open_connection(sock=line_out, limit=MAX_ANSWER_BYTES, **sealed)  # type: ignore[arg-type]
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

    async def _connected(self, address: str, port: int) -> socket.socket:
        """Returns a TCP connection. Raises Unsent, before a byte is sent, if the peer's address is not allowed."""
        connected = socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET, socket.SOCK_STREAM)
        try:
            connected.setblocking(False)
            await asyncio.get_running_loop().sock_connect(connected, (address, port))
            if not self.allows(str(connected.getpeername()[0])):
                raise Unsent("not a public address")
        except BaseException:
            connected.close()
            raise
        return connected

    async def _answer(self, line: h11.Connection, reader: asyncio.StreamReader) -> Reply:
        read = 0
        while read < MAX_ANSWER_BYTES:
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
