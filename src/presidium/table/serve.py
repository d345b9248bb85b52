"""Running the server, from the first start to a graceful stop."""

from __future__ import annotations

import errno
import json
import logging
import os
import signal
import socket
import sqlite3
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from ipaddress import ip_network
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Any

import uvicorn

from presidium.core import Refused, refusal
from presidium.table.app import build
from presidium.table.calling.settings import Settings
from presidium.table.clock import house_clock
from presidium.table.disk import is_trouble, refused_to_start
from presidium.table.door import HERE, Door
from presidium.table.evenly import Evenly
from presidium.table.hall import Hall
from presidium.table.hosts import allowed, is_address
from presidium.table.invitations import Invitations
from presidium.table.limits import Limits
from presidium.table.retention import USUAL, Keeps
from presidium.table.rubbish import keep_little, leave_alone
from presidium.table.schema import migrate
from presidium.table.sqlite import SQLite
from presidium.table.store import Store
from presidium.table.terms import PROXIES, Terms

if TYPE_CHECKING:
    from presidium.table.workers.at_work import AtWork

FILE = "presidium.db"
LOCK = "lock.db"
LOCAL = ("127.0.0.1", "localhost", "::1")
PORT = 8000
"""Where people look for the hall."""
BACKLOG = 2048
SPARE = 100
"""Files we need ourselves, whoever is connected."""


def open_store(data: Path, evenly: Evenly | None = None, at: str = "") -> Store:
    """The file of this server, or the database at this address, made or brought up to date; Refused says why it cannot
    be used."""
    if at:
        from presidium.table.postgresql import (  # who has no such database need not have it
            PATIENCE,
            address_of,
            open_database,
        )

        return open_database(address_of(at), evenly, PATIENCE, serves=True)
    with told_to_host(data, FILE):
        data.mkdir(mode=0o700, parents=True, exist_ok=True)  # it holds everybody's secrets
        os.close(os.open(data / FILE, os.O_CREAT, 0o600))
        store = SQLite(data / FILE, evenly)
        try:
            store.check()
            migrate(store)
            store.touch()
        except BaseException:
            store.close()
            raise
    return store


def hold(data: Path) -> sqlite3.Connection:
    """Nobody else may serve from this folder as long as this is open: two servers would stall each other's tables."""
    with told_to_host(data, LOCK):
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = sqlite3.connect(data / LOCK, timeout=0, isolation_level=None)
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            lock.close()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise Refused(refusal("data-in-use", data=str(data))) from error
            raise
    return lock


@contextmanager
def told_to_host(data: Path, file: str) -> Iterator[None]:
    """Whatever is wrong with the disk at the start is told in words, and nothing is served."""
    try:
        yield
    except (OSError, sqlite3.Error, Refused) as error:
        if isinstance(error, Refused) and not is_trouble(error):
            raise
        raise refused_to_start(error, data, file) from error


def listen(host: str, port: int) -> socket.socket:
    """A socket bound there, before anything else is done; Refused if that place is taken, or there is no such place."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)  # whoever comes before the tables stand waits for them
    except OSError as error:
        listening.close()
        taken = error.errno == errno.EADDRINUSE
        raise Refused(refusal("port-taken" if taken else "cannot-listen", host=host, port=str(port))) from error
    return listening


def listen_at(file: Path) -> socket.socket:
    """A Unix socket of this name. Whoever may enter its folder may connect, as a proxy that is somebody else has to."""
    listening = socket.socket(socket.AF_UNIX)
    try:
        if file.is_socket() and not answers(file):
            file.unlink()  # of a server that died
        listening.bind(str(file))
        file.chmod(0o666)
        listening.listen(BACKLOG)
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
    """Who is believed, read; Refused if that is anybody, or nobody one could tell."""
    said = [part.strip() for part in text.split(",") if part.strip()]
    for part in said:
        try:
            ip_network(part, strict=False)
        except ValueError:
            raise Refused(refusal("not-a-proxy", text=part)) from None
    return ",".join(said)


def listen_at_home(host: str) -> socket.socket:
    """A socket where people look for the hall or, if somebody else is there, anywhere."""
    try:
        return listen(host, PORT)
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
    keeps: Keeps = USUAL,
    metrics: str = "",
    admin: str = "",
    path: str = "",
    kept_at: str = "",
    workers: int = 1,
) -> None:
    """Serve until told to stop; what is under way is finished, and tables go on at the next start.

    `greet` is told the address as soon as it is sure to be ours. `allow` are names others may call this server by, and
    `settings` how people can be reached. Into a `closed` hall strangers come by invitation only; where nobody could
    come at all, `greet` is told one. `at` is a Unix socket, in place of host and port; `proxies`
    are believed when they say whose request they bring; `keeps` says how long tables are kept; who brings the token
    `metrics` is told the house's figures, who brings `admin` sees to it on a page; `path` is that of
    a site the house lives under. `kept_at` is the address of a database, in place of the folder's own file; several
    `workers` need one.
    """
    if workers > 1 and not hasattr(socket, "send_fds"):
        raise Refused(refusal("workers-need-unix"))
    if workers > 1 and not kept_at:
        raise Refused(refusal("workers-need-a-database"))
    names = [*map(allowed, allow), *(() if is_address(host) else (host,))]
    if settings is not None and settings.address:
        names.append(settings.host)
    terms = Terms(
        *(data, limits or Limits(), tuple(names), settings, closed, proxies, at is not None),
        *(keeps, metrics, admin, path, kept_at),
    )
    alone = hold(data)
    try:
        store = open_store(data, Evenly(), kept_at)
    except BaseException:
        alone.close()
        raise
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn raises it again when all is done: close the store
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
            from presidium.table.workers.parent import Parent  # one process has no use for it

            Parent(terms, store, clock() - time.monotonic(), listening).run(workers)
        else:
            hall = Hall(store, clock, wall=time.time, settings=settings)
            run(uvicorn.Server(configured(hall, terms)), terms, hall, listening)
    finally:
        store.close()
        alone.close()
        if at is not None and listening is not None:
            with suppress(OSError):
                at.unlink()


def first_invitation(store: Store) -> Iterator[str]:
    """Somebody has to be the first in a closed hall."""
    invitations = Invitations(store)
    if invitations.nobody_could_come():
        code, kept = invitations.new(1, 1)
        store.write(kept).result()
        yield code


def run(server: uvicorn.Server, terms: Terms, hall: Hall, listening: socket.socket) -> None:
    """Until it is told to stop."""
    hall.retention.keeps = terms.keeps
    keep_little()
    leave_alone()
    server.run([listening])


def configured(
    hall: Hall, terms: Terms, at_work: AtWork | None = None, admins: socket.socket | None = None
) -> uvicorn.Config:
    """The server around the application, with our door."""
    believed = f"{terms.proxies},{HERE[0]}" if terms.unix else terms.proxies
    return uvicorn.Config(
        build(hall, terms, at_work, admins),
        **Door(terms.limits, believed, files() - SPARE, hall.rubbish, terms.unix).protocols(),
        forwarded_allow_ips=believed,
        ws_max_size=int(min(terms.limits.body, sys.maxsize)),
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def files() -> float:
    """As many open files, connections among them, as this machine lets us have."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return inf
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return inf if most == resource.RLIM_INFINITY else most


def address(host: str, port: int, path: str = "") -> str:
    """Where a browser finds the server; for one that listens everywhere, its place in the network."""
    if host in ("0.0.0.0", "::"):
        host = network_address()
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{path}/"


def network_address() -> str:
    """The address others in the network reach this machine at; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: no packet leaves for a datagram's connect
            found: str = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return found


class Lines(logging.Formatter):
    """One JSON object a line: when, how bad, where, what; never a token, a seed or a secret."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": "presidium.http" if record.name.startswith("uvicorn") else record.name,  # its "error" is any line
            "what": record.getMessage(),
        }
        if hasattr(record, "table"):
            line["table"] = record.table
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_log(level: str = "INFO") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel("WARNING")
