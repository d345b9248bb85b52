"""What a host has set for a hall that he opens, but for where it listens."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from presidium.table.calling.settings import Settings
from presidium.table.limits import Limits
from presidium.table.retention import USUAL, Keeps

PROXIES = "127.0.0.1,::1,::ffff:127.0.0.1"
"""Whom we believe when they say whose request they bring."""


@dataclass(frozen=True)
class Terms:
    data: Path | None = None
    """The folder, in which the host's socket is too."""
    limits: Limits = field(default_factory=Limits)
    hosts: tuple[str, ...] = ()
    """Names that it answers to besides its own."""
    settings: Settings | None = None
    """How people can be reached."""
    closed: bool = False
    """Whether strangers come in by invitation only."""
    proxies: str = PROXIES
    unix: bool = False
    """Whether all come by a Unix socket."""
    keeps: Keeps = USUAL
    metrics: str = ""
    """Who brings this token is told the house's figures."""
    admin: str = ""
    """Who brings this one sees to it on a page."""
    path: str = ""
    """The path of a site that it lives under."""
    kept_at: str = ""
    """The address of a database, in place of the folder's own file."""
