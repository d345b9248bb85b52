"""What a host has set up so that people can be reached. Where nothing is, nothing is sent and nobody is asked."""

from __future__ import annotations

import re
from importlib.util import find_spec
from typing import Final, NamedTuple
from urllib.parse import SplitResult, unquote, urlsplit

from presidium.core import Refused, refusal
from presidium.table.hosts import is_address

EXTRA: Final = "calls"
"""What is to be installed for it: `presidium[calls]`."""
PORTS: Final = {"smtp": 587, "smtps": 465}
_MAIL: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)*[A-Za-z0-9-]{1,63}")
_NAMED: Final = re.compile(r"(.*?)\s*<(.+)>")


class Smtp(NamedTuple):
    """The server that takes our letters."""

    host: str
    port: int
    tls: bool
    """From the first byte; otherwise as soon as both sides can."""
    user: str = ""
    password: str = ""

    @property
    def here(self) -> bool:
        return self.host in ("127.0.0.1", "localhost", "::1")


class Settings(NamedTuple):
    address: str = ""
    """Where people find this hall, without a slash at the end: links in letters begin with it."""
    smtp: Smtp | None = None
    sender: str = ""
    """Whom letters are from."""
    contact: str = ""
    """Whom a push service may write to about us."""
    webhooks: bool = False

    @property
    def calls(self) -> bool:
        """Whether anybody can be called."""
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
    """What a host has written, read; Refused says what is wrong with it. The address may end in the path, or leave it
    out: the hall is there."""
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


def mail_address(text: str) -> str:
    """An address letters can be sent to, as it is written in one; Refused if it is none."""
    local, _, domain = text.strip().rpartition("@")
    try:
        written = f"{local}@{domain.encode('idna').decode().lower()}"
    except UnicodeError:
        written = ""
    if len(written) > 254 or not _MAIL.fullmatch(written):
        raise Refused(refusal("not-a-mail-address", text=text[:100]))
    return written


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
        raise Refused(refusal("not-an-smtp-address"))  # without the text: there may be a password in it
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Smtp(parts.hostname, parts.port or PORTS[parts.scheme], parts.scheme == "smtps", user, password)


def _split(text: str) -> SplitResult | None:
    try:
        parts = urlsplit(text.strip())
        _ = parts.port  # a port that is none is found only when it is asked for
    except ValueError:
        return None
    return parts


def _must_be_installed(package: str) -> None:
    if find_spec(package) is None:
        raise Refused(refusal("not-installed", package=package, extra=EXTRA))
