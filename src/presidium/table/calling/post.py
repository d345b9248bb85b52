"""Letters by mail: plain text, handed to the SMTP server the host has named."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP as ON_THE_WIRE
from email.utils import formatdate, parseaddr
from typing import Final

from presidium.table.calling.settings import Settings
from presidium.table.store import now

SECONDS: Final = 20.0
"""How long any step of handing a letter over may take."""
AT_ONCE: Final = 2
"""How many letters are handed over at the same time."""


class Unsent(Exception):
    """A letter, or a call, was not taken. What it held, and for whom it was, is not said: this is logged."""

    def __init__(self, why: str, gone: bool = False) -> None:
        super().__init__(why)
        self.gone = gone
        """Whether there is nobody at that address, now and later."""


class Post:
    """The one way mail leaves this house."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = now) -> None:
        self.settings = settings
        self.clock = clock
        self._counter = asyncio.Semaphore(AT_ONCE)

    async def send(self, to: str, subject: str, text: str, id: str, stop: str = "") -> None:
        """Hand a letter over; when this returns the server has it, and if it does not, Unsent.

        The same `id` makes the same Message-ID, so a letter that is sent twice is shown once. `stop` is an address that
        ends such letters: a GET of it shows a page with a button, a POST does it.
        """
        letter = self.written(to, subject, text, id, stop)
        async with self._counter:
            await self._hand_over(letter, to)

    def written(self, to: str, subject: str, text: str, id: str, stop: str = "") -> EmailMessage:
        letter = EmailMessage(policy=ON_THE_WIRE)
        name, sender = parseaddr(self.settings.sender)
        letter["From"] = Address(name, addr_spec=sender)
        letter["To"] = Address(addr_spec=to)
        letter["Subject"] = " ".join(subject.split())
        letter["Date"] = formatdate(self.clock(), usegmt=True)
        letter["Message-ID"] = f"<{id}@{self.settings.host}>"
        letter["Auto-Submitted"] = "auto-generated"
        if stop:
            letter["List-Unsubscribe"] = f"<{stop}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(text, cte="quoted-printable")
        return letter

    async def _hand_over(self, letter: EmailMessage, to: str) -> None:
        import aiosmtplib  # only here: most houses send no letters

        server = self.settings.smtp
        assert server is not None
        secured = None if server.tls or server.here or not server.user else True
        try:
            await aiosmtplib.send(
                letter,
                recipients=[to],
                hostname=server.host,
                port=server.port,
                username=server.user or None,
                password=server.password or None,
                use_tls=server.tls,
                start_tls=False if server.tls else secured,
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            raise Unsent("SMTP: recipient", gone=all(each.code >= 500 for each in error.recipients)) from None
        except aiosmtplib.SMTPResponseException as error:
            raise Unsent(f"SMTP: {error.code}") from None
        except (aiosmtplib.SMTPException, OSError) as error:
            raise Unsent(f"SMTP: {type(error).__name__}") from None


def post_of(settings: Settings) -> Post | None:
    """The post of a house that has one."""
    return None if settings.smtp is None else Post(settings)
