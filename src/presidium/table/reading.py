"""What is read of a table besides its stream: what has been told, the record, the address, and an idea for a sheet."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from presidium.core import Refused, refusal
from presidium.table import archive, library, play, wire
from presidium.table.guard import address_of
from presidium.table.letters import Suggestion
from presidium.table.outbox import Key
from presidium.table.packed import packed
from presidium.table.room import Room
from presidium.table.socket import number

if TYPE_CHECKING:
    from presidium.table.app import Server


class Reading:
    def __init__(self, server: Server) -> None:
        self.server = server

    def room(self, request: Request) -> Room:
        return self.server.hall.room(request.path_params["table"])

    async def suggestion(self, request: Request) -> Response:
        """What this seat might write on its sheet; another idea each time."""
        person = self.server.person(request)
        self.server.guard.spend("commands", person.id)
        room = self.room(request)
        seat = self.server.key(room, request.query_params.get("seat", ""), person)
        assert seat is not None
        idea = Suggestion(room.table.game.notation.print(play.suggestion(room.table, seat)))
        return Response(wire.write(idea), media_type="application/json")

    async def code(self, request: Request) -> Response:
        """The address of a table, for phones."""
        id = self.room(request).table.id
        address = f"{request.url.scheme}://{request.headers.get('host', '')}/t/{id}"
        return Response(library.code(address), media_type="image/svg+xml")

    async def record(self, request: Request) -> Response:
        """The whole game, when it is over."""
        self.server.guard.spend("history", address_of(request))
        return PlainTextResponse(archive.record_text(self.server.hall, self.room(request).table))

    async def history(self, request: Request) -> Response:
        """A stream from its beginning, or from a number on, as it was sent; or the game again from somebody's eyes."""
        server, asked = self.server, request.query_params
        server.guard.spend("history", address_of(request))
        room = self.room(request)
        since = asked.get("since", "0")
        after = number(since)
        if "eyes" in asked:
            archive.must_be_open(room.table)
            whose = asked["eyes"]
            eyes: Key = archive.EYES[whose] if whose in archive.EYES else server.seat(room, whose)
        else:
            eyes = server.key(room, asked.get("seat"), server.somebody(request), room.table.finished)
        told = None if after is None else await self._told(room, eyes, after, again="eyes" in asked)
        if told is None:
            raise Refused(refusal("no-such-message", text=since[:20]))
        return packed(request, b"[" + b",".join(told) + b"]")

    async def _told(self, room: Room, eyes: Key, after: int, again: bool) -> list[bytes] | None:
        """What a stream was told; a bot's seat had none, so its game is seen again."""
        if not again and (eyes is None or eyes in room.numbers):
            return room.missed(eyes, after)
        return await asyncio.to_thread(archive.seen_again, self.server.hall, room.table, eyes, after)
