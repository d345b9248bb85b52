"""Sends notifications by e-mail. The link opens a page with a button that signs in once and leads to the table."""

from __future__ import annotations

from presidium.core import Refused
from presidium.server.notifications.channels.smtp import Mailer, Unsent
from presidium.server.notifications.content import Notification
from presidium.server.notifications.repository import Channel
from presidium.server.people.links import Links
from presidium.server.storage.disk_health import is_trouble
from presidium.text import Words


class Letter:
    def __init__(self, mailer: Mailer, links: Links) -> None:
        self.mailer = mailer
        self.links = links
        self.home = mailer.settings.address

    async def send(self, channel: Channel, id: str, said: Notification, words: Words, stop: str, ends: str) -> None:
        parts = [said.title]
        for line in said.lines:
            head = f"{line.game}: {line.title}" if line.title else line.game
            parts += [head] if len(said.lines) > 1 else []
            parts += [words("call-said"), "\n".join(line.said)] if line.said else []
            parts.append(line.text)
            if line.table:
                parts.append(f"{self.home}/link/{await self._link(channel, line.table)}")
        if any(line.table for line in said.lines):
            parts.append(words("call-letter-link"))
        parts.append(f"{words('call-stop')}: {stop}")
        await self.mailer.send(channel.address, said.title, "\n\n".join(parts) + "\n", id, ends)

    async def _link(self, channel: Channel, table: str) -> str:
        """Returns the code of a one-time link to the table. Raises Unsent if the channel was removed meanwhile."""
        try:
            return await self.links.to_call(channel.person, table, channel.id)
        except Refused as why:
            if is_trouble(why):
                raise
            raise Unsent("ended", gone=True) from None

    async def confirm(self, channel: Channel, code: str, name: str, words: Words) -> None:
        """Sends an e-mail with a link by which its reader confirms their e-mail address."""
        text = words("call-confirm-text", name=name, host=self.mailer.settings.host)
        link = f"{self.home}/confirm/{code}"
        lines = (text, link, words("call-confirm-else"))
        await self.mailer.send(channel.address, words("call-confirm-title"), "\n\n".join(lines) + "\n", channel.id)
