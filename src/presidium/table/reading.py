"""What is read of a table besides its stream: what has been told, the record, the address, and an idea for a sheet."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from starlette.datastructures import QueryParams
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from presidium.core import Refused, refusal
from presidium.table import archive, library, moments, play, press, streams, whatif, wire
from presidium.table.guard import address_of
from presidium.table.kept import Kept
from presidium.table.letters.games import Suggestion
from presidium.table.outbox import Key
from presidium.table.packed import packed
from presidium.table.report import Report
from presidium.table.room import Room
from presidium.table.site import home
from presidium.table.socket import number
from presidium.text.languages import ENGLISH, spoken

if TYPE_CHECKING:
    from presidium.table.app import Server


KEPT: Final = 16_000_000
"""How many bytes of finished games and of drawings."""


class Reading:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.kept = Kept(KEPT)

    def room(self, request: Request) -> Room:
        return self.server.hall.room(request.path_params["table"])

    async def suggestion(self, request: Request) -> Response:
        """What this seat might write on its sheet; another idea each time."""
        person = self.server.person(request)
        self.server.guard.work("command", request, person)
        room = self.room(request)
        seat = self.server.key(room, request.query_params.get("seat", ""), request)
        assert seat is not None
        idea = Suggestion(room.table.game.notation.print(play.suggestion(room.table, seat)))
        return Response(wire.write(idea), media_type="application/json")

    async def code(self, request: Request) -> Response:
        """The address of a table, for phones."""
        id = self.room(request).table.id
        address = f"{home(request)}/t/{id}"
        drawing = await self._once(request, "code", address, library.code, address)
        return Response(drawing, media_type="image/svg+xml", headers={"cache-control": "private, max-age=86400"})

    async def record(self, request: Request) -> Response:
        """The whole game, when it is over."""
        table = self.room(request).table
        archive.must_be_finished(table)
        text = await self._once(request, "record", table.id, archive.record_text, self.server.hall, table)
        return PlainTextResponse(text)

    async def pravda(self, request: Request) -> Response:
        """Every edition of the newspaper there is by now, with what is for this seat's eyes."""
        server, asked = self.server, request.query_params
        room = self.room(request)
        lang = spoken(asked.get("lang", ENGLISH))
        key = server.key(room, asked.get("seat"), request, room.table.finished)
        paper = press.Paper(room.table, streams.eyes(key), lang)
        return packed(request, await self._once(request, "pravda", paper.key, paper.printed))

    async def report(self, request: Request) -> Response:
        """What somebody may hand on of a table where something is wrong: what his seat knows; at the end the record."""
        server, asked = self.server, request.query_params
        room, person = self.room(request), server.somebody(request)
        lang = spoken(asked.get("lang", ENGLISH))
        key = server.key(room, asked.get("seat"), request, room.table.finished)
        server.guard.work("pravda", request, person)
        record = await server.hall.aside(archive.record_text, server.hall, room.table) if room.table.finished else ""
        told = Report(room.table, key, None if person is None else person.id, lang, record)
        return packed(request, wire.write(await server.hall.aside(told.text)))

    async def history(self, request: Request) -> Response:
        """A stream from its beginning, or from a number on, as it was sent; or the game again from somebody's eyes."""
        server, asked = self.server, request.query_params
        room = self.room(request)
        since = asked.get("since", "0")
        after = number(since)
        if "eyes" in asked:
            archive.must_be_finished(room.table)
            whose = asked["eyes"]
            eyes: Key = archive.EYES[whose] if whose in archive.EYES else server.seat(room, whose)
        else:
            eyes = server.key(room, asked.get("seat"), request, room.table.finished)
        told = None if after is None else await self._told(request, room, eyes, after)
        if told is None:
            raise Refused(refusal("no-such-message", text=since[:20]))
        return packed(request, told)

    async def crossroads(self, request: Request) -> Response:
        """The questions that stood from a moment of a finished game on, what could have been answered, and what was."""
        table, asked = self.room(request).table, request.query_params
        archive.must_be_finished(table)
        first = _number(asked, "at")
        until = _number(asked, "until", first + 1)

        def found() -> bytes:
            return wire.write(moments.crossings(self.server.hall.store, table, first, until))

        return packed(request, await self._once(request, "eyes", ("crossroads", table.id, first, until), found))

    async def what_if(self, request: Request) -> Response:
        """How a finished game might have ended with another answer; what was played on once is not played again."""
        table, asked = self.room(request).table, request.query_params
        archive.must_be_finished(table)
        bot = whatif.bot_for(table.game.name, asked.get("bot"))
        of = table.id, _number(asked, "at"), _number(asked, "seat"), asked.get("answer", ""), bot
        found = self.kept.get(("what-if", of))
        if found is None:
            self.server.guard.work("eyes", request, self.server.somebody(request))
            self.server.guard.count("what_ifs", address_of(request))
            told = await whatif.answered(self.server.hall, table, *of[1:])
            found = wire.write(told)
            if told.games == told.times:
                self.kept.put(("what-if", of), found)
        return packed(request, found)

    async def _told(self, request: Request, room: Room, eyes: Key, after: int) -> bytes | None:
        """What a stream was told; a bot's seat had none, so its game is seen again."""
        if "eyes" not in request.query_params and (eyes is None or eyes in room.numbers):
            cost = "hello" if room.outbox.keeps(eyes, after) else "history"
            self.server.guard.work(cost, request, self.server.somebody(request))
            told = await room.history(eyes, after)
            return None if told is None else listed(told)

        def seen_again() -> bytes:
            return listed(archive.seen_again(self.server.hall, room.table, eyes, after))

        return await self._once(request, "eyes", (room.table.id, room.table.seq, eyes, after), seen_again)

    async def _once(
        self, request: Request, kind: str, of: object, make: Callable[..., str | bytes], *args: Any
    ) -> bytes:
        """What was made before, or is made now; only what is made costs anything."""
        found = self.kept.get((kind, of))
        if found is None:
            self.server.guard.work(kind, request, self.server.somebody(request))
            made = await self.server.hall.aside(make, *args)
            found = made.encode() if isinstance(made, str) else made
            self.kept.put((kind, of), found)
        return found


def _number(asked: QueryParams, name: str, default: int | None = None) -> int:
    text = asked.get(name, "" if default is None else str(default))
    found = number(text)
    if found is None:
        raise Refused(refusal("unreadable", text=f"{name}={text[:20]}"))
    return found


def listed(messages: list[bytes]) -> bytes:
    return b"[" + b",".join(messages) + b"]"
