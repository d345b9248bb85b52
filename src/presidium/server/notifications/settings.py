"""The host's settings for notifications. Without settings the server sends none and asks nobody to subscribe."""

from __future__ import annotations

import re
from importlib.util import find_spec
from typing import Final, NamedTuple
from urllib.parse import SplitResult, unquote, urlsplit

from presidium.core import Refused, refusal
from presidium.server.base.host_names import is_address
from presidium.server.base.mail_address import mail_address

EXTRA: Final = "calls"
"""Optional dependencies that notifications need: `presidium[calls]`."""
PORTS: Final = {"smtp": 587, "smtps": 465}
_NAMED: Final = re.compile(r"(.*?)\s*<(.+)>")


class Smtp(NamedTuple):
    """The SMTP server through which e-mail is sent."""

    host: str
    port: int
    tls: bool
    """True: the SMTP connection uses TLS from the first byte (smtps). False: STARTTLS if the server offers it."""
    user: str = ""
    password: str = ""

    @property
    def here(self) -> bool:
        return self.host in ("127.0.0.1", "localhost", "::1")


class Settings(NamedTuple):
    address: str = ""
    """Public base URL of the server without a slash at the end; links in e-mails begin with it."""
    smtp: Smtp | None = None
    sender: str = ""
    """Address in the From header of the server's e-mails."""
    contact: str = ""
    """`mailto:` URL at which operators of push services can reach the host."""
    webhooks: bool = False

    @property
    def calls(self) -> bool:
        """True if at least one kind of notification is configured."""
        return self.smtp is not None or bool(self.contact) or self.webhooks

    @property
    def host(self) -> str:
        return urlsplit(self.address).hostname or "localhost"


def chosen(
    address: str = "",
    smtp: str = "",
    sender: str = "",
    contact: str = "",
    webhooks: bool = False,
    path: str = "",
) -> Settings:
    """Returns the host's parsed settings. Raises Refused if one is wrong. `address` may or may not end in `path`."""
    home = _home(address, path) if address else ""
    if not home and (smtp or contact or webhooks):
        raise Refused(refusal("calls-need-address"))
    if bool(smtp) != bool(sender):
        raise Refused(refusal("mail-needs-both"))
    if smtp:
        _must_be_installed("aiosmtplib")
    if contact:
        _must_be_installed("cryptography")
    mailbox = f"mailto:{mail_address(contact.removeprefix('mailto:'))}" if contact else ""
    return Settings(home, _smtp(smtp) if smtp else None, _from(sender) if sender else "", mailbox, webhooks)


def _from(text: str) -> str:
    named = _NAMED.fullmatch(text.strip())
    if named is None:
        return mail_address(text)
    name = named[1].strip('"')
    if not name.isprintable() or '"' in name or "\\" in name:
        raise Refused(refusal("not-a-mail-address", text=text[:100]))
    return f'"{name}" <{mail_address(named[2])}>' if name else mail_address(named[2])


def _home(text: str, path: str) -> str:
    parts = _split(text)
    if (
        parts is None
        or parts.scheme not in ("http", "https")
        or parts.path.rstrip("/") not in ("", path)
        or parts.query
    ):
        raise Refused(refusal("not-a-public-address", text=text[:100]))
    host = parts.hostname or ""
    if parts.username is not None or not host or (is_address(host) and host in ("0.0.0.0", "::")):
        raise Refused(refusal("not-a-public-address", text=text[:100]))
    return f"{parts.scheme}://{parts.netloc}{path}"


def _smtp(text: str) -> Smtp:
    parts = _split(text)
    if parts is None or parts.scheme not in PORTS or not parts.hostname or parts.path not in ("", "/"):
        raise Refused(refusal("not-an-smtp-address"))  # without the text, which may hold a password
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Smtp(parts.hostname, parts.port or PORTS[parts.scheme], parts.scheme == "smtps", user, password)


def _split(text: str) -> SplitResult | None:
    try:
        parts = urlsplit(text.strip())
        _ = parts.port  # raises if the port is not a number
    except ValueError:
        return None
    return parts


def _must_be_installed(package: str) -> None:
    if find_spec(package) is None:
        raise Refused(refusal("not-installed", package=package, extra=EXTRA))
