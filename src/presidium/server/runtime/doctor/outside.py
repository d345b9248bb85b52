"""Checks the public address for `presidium doctor`, as a browser uses it: DNS, TLS, proxy headers, WebSockets."""

from __future__ import annotations

import socket
import ssl
import time
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from presidium.server.base.host_names import name_of
from presidium.server.http.routes.seen import PATH, Sight
from presidium.server.notifications.settings import Settings
from presidium.server.runtime.doctor import Finding, good, mend, note
from presidium.server.runtime.serve import LOCAL

HTTP_PORT: Final = 80
"""The port for HTTP without TLS."""
STEP_TIMEOUT_S: Final = 10.0
"""Seconds that each network step of a check may take."""
EXPIRY_WARNING_DAYS: Final = 3
"""Days before its expiry from which a TLS certificate is reported; proxies renew certificates much earlier."""
UNREACHED_STATUSES: Final = (502, 503, 504)
"""HTTP status codes by which a proxy says that it cannot reach the server."""
MISDIRECTED_REQUEST: Final = 421


def unset(host: str, unix: bool) -> Iterator[Finding]:
    """Returns the finding for a server without a public address."""
    yield note("doctor-address-none", local="yes" if host in LOCAL and not unix else "no")


def address(
    settings: Settings, proxies: str, at_work: bool, context: ssl.SSLContext | None = None
) -> Iterator[Finding]:
    """Checks that the public address leads to this server, with TLS, and that the proxy sends the right headers."""
    home = settings.address
    parts = urlsplit(home)
    try:
        found = socket.getaddrinfo(parts.hostname, _port(parts), type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        yield mend("doctor-address-unknown", name=settings.host)
        return
    ips = ", ".join(dict.fromkeys(str(each[4][0]) for each in found))
    yield good("doctor-address", name=settings.host, addresses=ips)
    if parts.scheme == "http" and settings.host not in LOCAL:
        yield (note if _is_local(settings.host) else mend)("doctor-http", address=home)
    context = context or ssl.create_default_context()
    try:
        status, body, ends = _asked(parts, PATH, context)
    except ssl.SSLCertVerificationError as error:
        yield mend("doctor-certificate", name=settings.host, why=error.verify_message)
        return
    except (OSError, HTTPException) as error:
        why = getattr(error, "strerror", None) or str(error) or type(error).__name__
        yield (mend if at_work else note)("doctor-unreached", address=home, why=why)
        return
    if ends is not None:
        days = int((ends - time.time()) // (24 * 3600))
        yield (note if days < EXPIRY_WARNING_DAYS else good)("doctor-tls", name=settings.host, days=days)
        yield from _without_tls(parts)
    sight = _read(body) if status == 200 else None
    if sight is not None:
        yield from headers(sight, settings, proxies)
        yield from _websocket(home, context)
    elif status in UNREACHED_STATUSES:
        yield (mend if at_work else note)("doctor-proxy-alone", status=status)
    elif status == MISDIRECTED_REQUEST:
        yield mend("doctor-misdirected", name=settings.host)
    else:
        yield mend("doctor-elsewhere", address=f"{home}{PATH}", status=status)


def headers(sight: Sight, settings: Settings, proxies: str) -> Iterator[Finding]:
    """Checks that our test request reached the server as it was sent, so that the proxy sets its headers correctly."""
    wanted, wrong = urlsplit(settings.address), False
    if name_of(sight.host) != name_of(wanted.netloc):
        wrong = True
        yield mend("doctor-header-host", seen=sight.host, name=wanted.netloc)
    proxied = bool(sight.forwarded_for or sight.forwarded_proto) or sight.scheme != wanted.scheme
    if not proxied and wanted.scheme == "http":
        yield good("doctor-direct")
        return
    if sight.forwarded_for and sight.address not in _hosts(sight.forwarded_for):
        yield mend("doctor-not-believed", address=sight.address, proxies=proxies)
        return
    for name, there in (("X-Forwarded-For", sight.forwarded_for), ("X-Forwarded-Proto", sight.forwarded_proto)):
        if not there:
            wrong = True
            yield mend("doctor-header-missing", name=name)
    if sight.forwarded_proto and sight.scheme != wanted.scheme:
        wrong = True
        yield mend("doctor-header-proto", seen=sight.forwarded_proto, wanted=wanted.scheme)
    if not wrong:
        yield good("doctor-proxy", address=sight.address)


def _hosts(forwarded: str) -> set[str]:
    """Returns the addresses in an X-Forwarded-For header, each with and without its port."""
    parts = [part.strip() for part in forwarded.split(",")]
    return {*parts, *(part.rpartition(":")[0].strip("[]") for part in parts)}


def _websocket(home: str, context: ssl.SSLContext) -> Iterator[Finding]:
    tls: Any = {"ssl": context} if home.startswith("https") else {}
    try:
        with connect(
            f"{home.replace('http', 'ws', 1)}{PATH}", open_timeout=STEP_TIMEOUT_S, close_timeout=1, proxy=None, **tls
        ) as line:
            told = _read(line.recv(STEP_TIMEOUT_S))
    except (OSError, WebSocketException, TimeoutError) as error:
        yield mend("doctor-no-websocket", why=str(error) or type(error).__name__)
        return
    yield mend("doctor-no-websocket", why="?") if told is None else good("doctor-websocket")


def _without_tls(parts: SplitResult) -> Iterator[Finding]:
    """Checks that plain HTTP to the same host name redirects or fails, because requests carry sign-in tokens."""
    if parts.port not in (None, 443):
        return
    try:
        status, body, _ = _asked(parts._replace(scheme="http", netloc=f"{parts.hostname}:{HTTP_PORT}"), PATH, None)
    except (OSError, HTTPException):
        return
    if status == 200 and _read(body) is not None:
        yield mend("doctor-both", name=parts.hostname)


def _asked(parts: SplitResult, path: str, context: ssl.SSLContext | None) -> tuple[int, bytes, float | None]:
    """Returns status and body of a GET of this URL; with TLS also the certificate's expiry in seconds since 1970."""
    host = parts.hostname or ""
    line: HTTPConnection
    if parts.scheme == "https":
        line = HTTPSConnection(host, _port(parts), timeout=STEP_TIMEOUT_S, context=context)
    else:
        line = HTTPConnection(host, _port(parts), timeout=STEP_TIMEOUT_S)
    with closing(line):
        line.connect()
        ends = None
        if isinstance(line.sock, ssl.SSLSocket) and (certificate := line.sock.getpeercert()):
            ends = float(ssl.cert_time_to_seconds(str(certificate["notAfter"])))
        line.request("GET", f"{parts.path}{path}", headers={"user-agent": "presidium doctor"})
        answer: HTTPResponse = line.getresponse()
        return answer.status, answer.read(4096), ends


def _read(body: str | bytes) -> Sight | None:
    try:
        return msgspec.json.decode(body, type=Sight)
    except msgspec.MsgspecError:
        return None


def _port(parts: SplitResult) -> int:
    return parts.port or (443 if parts.scheme == "https" else 80)


def _is_local(name: str) -> bool:
    """True if this host name or address is reached without the internet."""
    if name == "localhost" or "." not in name.strip("[]") or name.endswith((".localhost", ".local", ".lan")):
        return ":" not in name or ip_address(name).is_private
    try:
        return ip_address(name).is_private
    except ValueError:
        return False
