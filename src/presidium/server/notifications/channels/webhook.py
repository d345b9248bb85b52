"""Notifications to a URL that a person entered: as JSON, or in the format of Discord or ntfy."""

from __future__ import annotations

import json
from email.header import Header
from typing import Any, Final, get_args

from presidium.server.notifications.channels.outgoing import Outgoing
from presidium.server.notifications.channels.smtp import Unsent
from presidium.server.notifications.content import Notification
from presidium.server.notifications.repository import Channel
from presidium.server.protocol.http.notifications import Form

FORMS: Final = get_args(Form)
SCHEMES: Final = ("https", "http")
ID: Final = "X-Presidium-Call"
"""HTTP header with the notification's id, which is the same in each retry."""


class Webhook:
    def __init__(self, outgoing: Outgoing, home: str) -> None:
        self.outgoing = outgoing
        self.home = home

    async def send(self, channel: Channel, id: str, said: Notification, stop: str, ends: str) -> None:
        headers, body = _FORMS[channel.form](id, said, self.home, stop, ends)
        reply = await self.outgoing.post(channel.address, {ID: id, **headers}, body, plain=True)
        if not reply.taken:
            raise Unsent(f"hook: {reply.status}", gone=reply.gone)


def _plain(id: str, said: Notification, home: str, stop: str, _: str) -> tuple[dict[str, str], bytes]:
    tables = [
        {"table": each.table, "game": each.game, "title": each.title, "text": each.text, "url": home + each.path}
        for each in said.lines
    ]
    told = {"id": id, "title": said.title, "text": said.text, "url": home + said.path, "tables": tables, "stop": stop}
    return _json(told)


def _discord(_: str, said: Notification, home: str, stop: str, ends: str) -> tuple[dict[str, str], bytes]:
    """Returns a notification in Discord's format, without mentions; angle brackets suppress link previews."""
    text = f"**{said.title}**\n{said.text}\n<{home}{said.path}>\n-# {ends}: <{stop}>"
    return _json({"content": text[:2000], "allowed_mentions": {"parse": []}})


def _ntfy(_: str, said: Notification, home: str, stop: str, ends: str) -> tuple[dict[str, str], bytes]:
    headers = {
        "Content-Type": "text/plain; charset=utf-8",
        "X-Title": Header(said.title, "utf-8", maxlinelen=10_000).encode(),
        "X-Click": home + said.path,
        "X-Actions": Header(f"view, {ends.replace(',', ' ').replace(';', ' ')}, {stop}", "utf-8", 10_000).encode(),
    }
    return headers, said.text.encode()


def _json(told: dict[str, Any]) -> tuple[dict[str, str], bytes]:
    return {"Content-Type": "application/json"}, json.dumps(told, ensure_ascii=False).encode()


_FORMS: Final = {"json": _plain, "discord": _discord, "ntfy": _ntfy}
