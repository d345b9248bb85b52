"""The host's configuration of a server, except for the address it listens at."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from presidium.server.base.limits import Limits
from presidium.server.notifications.settings import Settings
from presidium.server.persistence.retention import DEFAULT_KEEPS, Keeps

PROXIES = "127.0.0.1,::1,::ffff:127.0.0.1"
"""Trusted proxies (IP addresses or CIDR ranges) whose X-Forwarded-* headers are used."""


@dataclass(frozen=True)
class HallConfig:
    data: Path | None = None
    """The server's data folder, with the admin socket in it; None: everything stays in memory."""
    limits: Limits = field(default_factory=Limits)
    hosts: tuple[str, ...] = ()
    """Additional host names by which clients may address the server."""
    settings: Settings | None = None
    """Settings for notifications; None: the server sends none."""
    closed: bool = False
    """True if new people need an invitation to register."""
    proxies: str = PROXIES
    unix: bool = False
    """True if all requests arrive through a Unix socket, from a proxy."""
    keeps: Keeps = DEFAULT_KEEPS
    metrics: str = ""
    """Token that lets a client read the metrics; empty: metrics are off."""
    admin: str = ""
    """Token that lets the host use the admin page; empty: the page is off."""
    path: str = ""
    """URL path below which the server is reached, such as `/presidium`; empty: the root."""
    kept_at: str = ""
    """Database URL; empty: SQLite in the data folder."""
    alone: bool = False
    """True if nobody but the one person of this device can reach the server. The page then hides what needs others."""
