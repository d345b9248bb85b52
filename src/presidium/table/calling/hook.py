"""One address of a person's own that calls are sent to: as plain JSON, or as Discord and ntfy take them."""

from __future__ import annotations

import json
from email.header import Header
from typing import Any, Final, Literal, get_args

from presidium.table.calling.ledger import Channel
from presidium.table.calling.outgoing import Outgoing
from presidium.table.calling.post import Unsent
from presidium.table.calling.saying import Said

Form = Literal["json", "discord", "ntfy"]
FORMS: Final = get_args(Form)
SCHEMES: Final = ("https", "http")
ID: Final = "X-Presidium-Call"
"""What is sent twice has the same one."""


class Hook:
    def __init__(self, outgoing: Outgoing, home: str) -> None:
        self.outgoing = outgoing
        self.home = home

    async def send(self, channel: Channel, id: str, said: Said, stop: str, ends: str) -> None:
        headers, body = _FORMS[channel.form](id, said, self.home, stop, ends)
        reply = await self.outgoing.post(channel.address, {ID: id, **headers}, body, plain=True)
        if not reply.taken:
            raise Unsent(f"hook: {reply.status}", gone=reply.gone)


def _plain(id: str, said: Said, home: str, stop: str, _: str) -> tuple[dict[str, str], bytes]:
    tables = [
        {"table": each.table, "game": each.game, "title": each.title, "text": each.text, "url": home + each.path}
        for each in said.lines
    ]
    told = {"id": id, "title": said.title, "text": said.text, "url": home + said.path, "tables": tables, "stop": stop}
    return _json(told)


def _discord(_: str, said: Said, home: str, stop: str, ends: str) -> tuple[dict[str, str], bytes]:
    """Nobody is mentioned, whatever a table is called; addresses in angle brackets unfold no preview."""
    text = f"**{said.title}**\n{said.text}\n<{home}{said.path}>\n-# {ends}: <{stop}>"
    return _json({"content": text[:2000], "allowed_mentions": {"parse": []}})


def _ntfy(_: str, said: Said, home: str, stop: str, ends: str) -> tuple[dict[str, str], bytes]:
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
