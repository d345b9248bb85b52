"""Checks the `Host` header against the names of this server, as a protection against DNS rebinding.

In such an attack, a web page lets its own host name point to this machine, so that the browser takes this server for
the site of the page. An attacker cannot do so with an IP address, nor with a name that exists only on this machine or
in its network. So these names are accepted; any other name must be allowed by the operator (`--allow-host`).
"""

from __future__ import annotations

import re
import socket
from ipaddress import ip_address
from typing import Final

from presidium.core import Refused, refusal

_HOST: Final = re.compile(r"(?:\[([0-9a-f:.]+)\]|([\w.-]+))(?::\d*)?", re.ASCII | re.IGNORECASE)


def name_of(host: str) -> str:
    """The host name or IP address in a `Host` header, in small letters and without port; empty if it cannot be
    parsed."""
    found = _HOST.fullmatch(host)
    return "" if found is None else (found[1] or found[2]).lower().removesuffix(".")


def allowed(host: str) -> str:
    """The host name an operator allows, in IDNA form as browsers send it. Raises Refused if it is no host name."""
    try:
        name = name_of(host.encode("idna").decode())
    except UnicodeError:
        name = ""
    if not name:
        raise Refused(refusal("not-a-host-name", text=host))
    return name


def own_names() -> frozenset[str]:
    """The names of this machine: its host name, the part before the first dot, and this part with `.local`."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return frozenset({name, short, f"{short}.local"}) - {""}


def is_address(name: str) -> bool:
    """Whether this text is an IP address."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
