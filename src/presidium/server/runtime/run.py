"""Runs one process that serves tables, until it is told to stop."""

from __future__ import annotations

import socket
import sys
from math import inf
from typing import TYPE_CHECKING

import uvicorn

from presidium.server.base.gc_policy import keep_little, leave_alone
from presidium.server.http.connections import UNIX_CLIENT, ConnectionLimiter
from presidium.server.live.registry import Hall
from presidium.server.runtime.app import build
from presidium.server.runtime.config import HallConfig

if TYPE_CHECKING:
    from presidium.server.cluster.lifecycle import WorkerLifecycle

SPARE_DESCRIPTORS = 100
"""Number of file descriptors reserved for the server's own files."""


def run(server: uvicorn.Server, terms: HallConfig, hall: Hall, listening: socket.socket) -> None:
    """Serves tables until the process is told to stop."""
    hall.retention.keeps = terms.keeps
    keep_little()
    leave_alone()
    server.run([listening])


def configured(
    hall: Hall, terms: HallConfig, at_work: WorkerLifecycle | None = None, admins: socket.socket | None = None
) -> uvicorn.Config:
    """Returns uvicorn's configuration, with this server's own protocols and limits."""
    believed = f"{terms.proxies},{UNIX_CLIENT[0]}" if terms.unix else terms.proxies
    return uvicorn.Config(
        build(hall, terms, at_work, admins),
        **ConnectionLimiter(
            terms.limits, believed, files() - SPARE_DESCRIPTORS, hall.gc_policy, terms.unix
        ).protocols(),
        forwarded_allow_ips=believed,
        ws_max_size=int(min(terms.limits.body, sys.maxsize)),
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def files() -> float:
    """Raises the process's limit of open files to the maximum and returns it; connections count as files."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return inf
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return inf if most == resource.RLIM_INFINITY else most
