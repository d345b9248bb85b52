"""Runs the server, from the first start to a graceful stop."""

from __future__ import annotations

import errno
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from ipaddress import ip_network
from pathlib import Path

import uvicorn

from presidium.core import Refused, refusal
from presidium.server.base.host_names import allowed, is_address
from presidium.server.base.limits import Limits
from presidium.server.live.registry import Hall
from presidium.server.notifications.channels.http_client import HttpClient
from presidium.server.notifications.settings import Settings
from presidium.server.people.invitations import Invitations
from presidium.server.persistence.retention import DEFAULT_KEEPS, Keeps
from presidium.server.runtime.config import PROXIES, HallConfig
from presidium.server.runtime.run import configured, run
from presidium.server.storage.house_clock import house_clock
from presidium.server.storage.opening import hold, open_store
from presidium.server.storage.store import Store
from presidium.server.storage.write_latency import WriteLatency

LOCAL = ("127.0.0.1", "localhost", "::1")
DEFAULT_PORT = 8000
LISTEN_BACKLOG = 2048


def listen(host: str, port: int) -> socket.socket:
    """Returns a listening TCP socket. Raises Refused if the port is in use or the address does not exist."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(LISTEN_BACKLOG)  # connections before the tables are loaded wait in the backlog
    except OSError as error:
        listening.close()
        taken = error.errno == errno.EADDRINUSE
        raise Refused(refusal("port-taken" if taken else "cannot-listen", host=host, port=str(port))) from error
    return listening


def listen_at(file: Path) -> socket.socket:
    """Returns a listening Unix socket. All users with access to its folder may connect, such as a proxy's user."""
    listening = socket.socket(socket.AF_UNIX)
    try:
        if file.is_socket() and not answers(file):
            file.unlink()  # left by a server that died
        listening.bind(str(file))
        file.chmod(0o666)
        listening.listen(LISTEN_BACKLOG)
    except OSError as error:
        listening.close()
        taken = error.errno == errno.EADDRINUSE
        why = "" if taken else error.strerror or str(error)
        raise Refused(refusal("socket-taken" if taken else "no-socket", file=str(file), why=why)) from error
    return listening


def answers(file: Path) -> bool:
    with socket.socket(socket.AF_UNIX) as caller:
        try:
            caller.connect(str(file))
        except ConnectionRefusedError:
            return False
    return True


def proxies_of(text: str) -> str:
    """Returns the trusted proxies, without spaces. Raises Refused if one is not an IP address or CIDR range."""
    said = [part.strip() for part in text.split(",") if part.strip()]
    for part in said:
        try:
            ip_network(part, strict=False)
        except ValueError:
            raise Refused(refusal("not-a-proxy", text=part)) from None
    return ",".join(said)


def listen_at_home(host: str) -> socket.socket:
    """Returns a socket at the default port, or at any free port if the default port is in use."""
    try:
        return listen(host, DEFAULT_PORT)
    except Refused as refused:
        if refused.why.id != "port-taken":
            raise
        return listen(host, 0)


def serve(
    host: str,
    port: int | None,
    data: Path,
    limits: Limits | None = None,
    greet: Callable[..., None] | None = None,
    allow: Iterable[str] = (),
    settings: Settings | None = None,
    closed: bool = False,
    at: Path | None = None,
    proxies: str = PROXIES,
    keeps: Keeps = DEFAULT_KEEPS,
    metrics: str = "",
    admin: str = "",
    path: str = "",
    kept_at: str = "",
    workers: int = 1,
    upgrading: Callable[[Path], None] = lambda _: None,
) -> None:
    """Runs the server until it is told to stop. Pending changes are finished; tables continue at the next start.

    `greet` is called with the server's URL once the port is bound. `allow` has further host names of the server.
    `settings` configure notifications. A `closed` server needs invitations for new people; if nobody could register,
    `greet` also gets a first invitation. `at` is a Unix socket, used in place of host and port. `proxies` are trusted
    to name the visitor's address. `keeps` says how long tables are kept. `metrics` is the token for the metrics,
    `admin` the token for the admin page. `path` is the URL path of the server. `kept_at` is the URL of a database, used
    in place of a file in the data folder; several `workers` need such a database. `upgrading` is called with the path
    of the copy made before a migration.
    """
    if workers > 1 and not hasattr(socket, "send_fds"):
        raise Refused(refusal("workers-need-unix"))
    if workers > 1 and not kept_at:
        raise Refused(refusal("workers-need-a-database"))
    names = [*map(allowed, allow), *(() if is_address(host) else (host,))]
    if settings is not None and settings.address:
        names.append(settings.host)
    terms = HallConfig(
        *(data, limits or Limits(), tuple(names), settings, closed, proxies, at is not None),
        *(keeps, metrics, admin, path, kept_at),
    )
    alone = hold(data)
    try:
        store = open_store(data, WriteLatency(), kept_at, upgrading)
    except BaseException:
        alone.close()
        raise
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn raises it again at the end: close the store
    listening = None
    try:
        if at is not None:
            listening, place = listen_at(at), str(at)
        else:
            listening = listen_at_home(host) if port is None else listen(host, port)
            place = address(host, listening.getsockname()[1], path)
        if greet is not None:
            greet(place, *(first_invitation(store) if closed else ()))
        clock = house_clock(store, time.time, time.monotonic)
        if workers > 1:
            from presidium.server.runtime.parent import Parent  # one process has no use for it

            Parent(terms, store, clock() - time.monotonic(), listening).run(workers)
        else:
            hall = Hall(store, clock, wall=time.time, settings=settings, outgoing=HttpClient())
            run(uvicorn.Server(configured(hall, terms)), terms, hall, listening)
    finally:
        store.close()
        alone.close()
        if at is not None and listening is not None:
            with suppress(OSError):
                at.unlink()


def first_invitation(store: Store) -> Iterator[str]:
    """Creates the first invitation to a closed server. Yields nothing if somebody can already register."""
    invitations = Invitations(store)
    if invitations.nobody_could_come():
        code, kept = invitations.new(1, 1)
        store.write(kept).result()
        yield code


def address(host: str, port: int, path: str = "") -> str:
    """Returns a browser's URL of the server; in the local network, if the server listens on all interfaces."""
    if host in ("0.0.0.0", "::"):
        host = network_address()
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{path}/"


def network_address() -> str:
    """Returns this machine's address in the local network. Sends no packet to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # documentation address; connecting a datagram socket sends nothing
            found: str = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return found
