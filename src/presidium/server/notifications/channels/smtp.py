"""Sends plain-text e-mail through the SMTP server that the host configured."""

from __future__ import annotations

from collections.abc import Callable
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP as ON_THE_WIRE
from email.utils import formatdate, parseaddr
from typing import Any, Final

from presidium.server.base.fair_queue import FairQueue
from presidium.server.notifications.settings import Settings
from presidium.server.storage.store import now

SMTP_TIMEOUT_S: Final = 20.0
"""Seconds that each step of the conversation with the SMTP server may take."""
MAX_PARALLEL_EMAILS: Final = 2
"""Maximum number of e-mails that are sent at the same time."""


class Unsent(Exception):
    """Error: a notification could not be delivered. It names neither text nor recipient, because it is logged."""

    def __init__(self, why: str, gone: bool = False) -> None:
        super().__init__(why)
        self.gone = gone
        """True if the notification's address no longer exists, so that retries are useless."""


class Mailer:
    """Sends all of the server's e-mail."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = now) -> None:
        self.settings = settings
        self.clock = clock
        self._turns = FairQueue(MAX_PARALLEL_EMAILS)
        """Fair queue of e-mails: visitors' addresses take turns, so one with many e-mails delays nobody else's."""

    async def send(self, to: str, subject: str, text: str, id: str, stop: str = "") -> None:
        """Sends an e-mail. Returns when the SMTP server has accepted it; raises Unsent otherwise.

        The same `id` gives the same Message-ID, so mail readers show a repeated e-mail once. `stop` is the unsubscribe
        URL: GET shows a page with a button, POST unsubscribes.
        """
        letter = self.written(to, subject, text, id, stop)
        async with self._turns:
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

    def how(self) -> dict[str, Any]:
        """Returns the SMTP connection settings as keyword arguments of aiosmtplib."""
        server = self.settings.smtp
        assert server is not None
        secured = None if server.tls or server.here or not server.user else True
        return {
            "hostname": server.host,
            "port": server.port,
            "username": server.user or None,
            "password": server.password or None,
            "use_tls": server.tls,
            "start_tls": False if server.tls else secured,
            "timeout": SMTP_TIMEOUT_S,
        }

    async def _hand_over(self, letter: EmailMessage, to: str) -> None:
        import aiosmtplib  # imported here, because most servers send no e-mail

        try:
            await aiosmtplib.send(letter, recipients=[to], **self.how())
        except aiosmtplib.SMTPRecipientsRefused as error:
            raise Unsent("SMTP: recipient", gone=all(each.code >= 500 for each in error.recipients)) from None
        except aiosmtplib.SMTPResponseException as error:
            raise Unsent(f"SMTP: {error.code}") from None
        except (aiosmtplib.SMTPException, OSError) as error:
            raise Unsent(f"SMTP: {type(error).__name__}") from None


def mailer_of(settings: Settings) -> Mailer | None:
    """Returns the sender of e-mails; None if the host configured no SMTP server."""
    return None if settings.smtp is None else Mailer(settings)
