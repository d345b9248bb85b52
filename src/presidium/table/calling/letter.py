"""A call as a letter. Its link opens by a button, signs in once, and leads to the table."""

from __future__ import annotations

from presidium.table.calling.ledger import Channel
from presidium.table.calling.post import Post
from presidium.table.calling.saying import Said
from presidium.table.links import Links
from presidium.text import Words


class Letter:
    def __init__(self, post: Post, links: Links) -> None:
        self.post = post
        self.links = links
        self.home = post.settings.address

    async def send(self, channel: Channel, id: str, said: Said, words: Words, stop: str, ends: str) -> None:
        parts = [said.title]
        for line in said.lines:
            head = f"{line.game}: {line.title}" if line.title else line.game
            parts += [head, line.text] if len(said.lines) > 1 else [line.text]
            if line.table:
                parts.append(f"{self.home}/link/{await self.links.to_call(channel.person, line.table)}")
        if any(line.table for line in said.lines):
            parts.append(words("call-letter-link"))
        parts.append(f"{words('call-stop')}: {stop}")
        await self.post.send(channel.address, said.title, "\n\n".join(parts) + "\n", id, ends)

    async def confirm(self, channel: Channel, code: str, name: str, words: Words) -> None:
        """Ask whoever reads this whether the address is his."""
        text = words("call-confirm-text", name=name, host=self.post.settings.host)
        link = f"{self.home}/confirm/{code}"
        lines = (text, link, words("call-confirm-else"))
        await self.post.send(channel.address, words("call-confirm-title"), "\n\n".join(lines) + "\n", channel.id)
