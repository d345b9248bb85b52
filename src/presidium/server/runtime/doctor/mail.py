"""Checks of the SMTP server for `presidium doctor`: sign-in and, if asked for, a test e-mail."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from contextlib import suppress
from email.message import EmailMessage

from presidium.core import Refused
from presidium.server.base.mail_address import mail_address
from presidium.server.notifications.channels.smtp import Mailer
from presidium.server.notifications.settings import Settings
from presidium.server.runtime.doctor import Finding, good, mend, mend_refused, note
from presidium.text import Words


def mail(settings: Settings, to: str, words: Words) -> Iterator[Finding]:
    """Signs in at the SMTP server; sends a test e-mail if `to` is given."""
    if settings.smtp is None:
        yield (mend if to else note)("doctor-mail-none")
        return
    server = f"{settings.smtp.host}:{settings.smtp.port}"
    try:
        letter = _letter(settings, mail_address(to), words) if to else None
        asyncio.run(_tried(Mailer(settings), letter))
    except Refused as refused:
        yield mend_refused(refused)
    except Exception as error:  # errors of the library, the system and TLS have no other common base
        why = " ".join(str(error).split())[:300] or type(error).__name__
        yield mend("doctor-mail-fails", server=server, why=why)
    else:
        yield good("doctor-mail-sent" if to else "doctor-mail", server=server, address=to)


def _letter(settings: Settings, to: str, words: Words) -> tuple[str, EmailMessage]:
    text = words("doctor-letter", address=settings.address)
    return to, Mailer(settings).written(to, words("doctor-letter-title"), f"{text}\n", f"doctor.{secrets.token_hex(8)}")


async def _tried(mailer: Mailer, letter: tuple[str, EmailMessage] | None) -> None:
    import aiosmtplib

    client = aiosmtplib.SMTP(**mailer.how())
    await client.connect()
    try:
        if letter is not None:
            to, written = letter
            await client.send_message(written, recipients=[to])
    finally:
        with suppress(aiosmtplib.SMTPException, OSError):
            await client.quit()
