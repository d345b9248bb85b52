"""Parses an e-mail address, and identifies the mailbox that it reaches."""

from __future__ import annotations

import re
from typing import Final

from presidium.core import Refused, refusal

MAX_CHARS: Final = 254
"""Maximum number of characters in an address."""
_MAIL: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)*[A-Za-z0-9-]{1,63}")


def mail_address(text: str) -> str:
    """The e-mail address with its domain in ASCII and lower case. Raises Refused if it is not valid."""
    local, _, domain = text.strip().rpartition("@")
    try:
        written = f"{local}@{_in_ascii(domain).lower()}"
    except UnicodeError:
        written = ""
    if len(written) > MAX_CHARS or not _MAIL.fullmatch(written):
        raise Refused(refusal("not-a-mail-address", text=text[:100]))
    return written


def _in_ascii(domain: str) -> str:
    """The domain in ASCII (IDNA), as in DNS. Raises UnicodeError if it is too long, because conversion takes quadratic
    time: 4 s for 20,000 characters."""
    if len(domain) > MAX_CHARS:
        raise UnicodeError
    return domain.encode("idna").decode()


def mailbox_of(address: str) -> str:
    """A text that is the same for all spellings of one mailbox; it is used to count e-mails, never to send one.

    Large mail services ignore letter case, a part after `+`, and some of them dots. Two mailboxes that differ only in
    dots share a limit; otherwise one mailbox would have a limit for every placement of dots.
    """
    local, _, domain = address.lower().rpartition("@")
    return f"{local.partition('+')[0].replace('.', '') or local}@{domain}"
