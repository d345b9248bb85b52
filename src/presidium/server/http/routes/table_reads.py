"""HTTP reads of a table: history, record, QR code, suggestions, Pravda, reports and what-ifs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from starlette.datastructures import QueryParams
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from presidium.core import Refused, refusal
from presidium.server.archive import archive, moments, press, whatif
from presidium.server.archive.report import Report
from presidium.server.base.byte_cache import ByteCache
from presidium.server.domain import autoplay
from presidium.server.http.compression import packed
from presidium.server.http.endpoints import LANGUAGE, NUMBER, RouteGroup, endpoint, query
from presidium.server.http.rate_limit import address_of
from presidium.server.http.responses import json
from presidium.server.http.routes import library
from presidium.server.http.site import home
from presidium.server.http.socket import number
from presidium.server.live.room import Room
from presidium.server.protocol import commands, messages
from presidium.server.protocol.http.games import CrossroadsInfo, DecisionInfo, Suggestion, WhatIf
from presidium.server.render import streams
from presidium.server.render.outbox import Key
from presidium.text.languages import ENGLISH, spoken
from presidium.text.pravda import Edition

if TYPE_CHECKING:
    from presidium.server.http.server import Server


READ_CACHE_BYTES: Final = 16_000_000
"""Size in bytes of the cache of finished games and QR codes."""
YOUR_SEAT: Final = query("seat", "Which of your seats.", NUMBER, required=True)
READER: Final = query("seat", "The seat that reads it; left out: a spectator.", NUMBER)
MOMENT: Final = query("at", "The number of a moment, the same for all eyes.", NUMBER, required=True)
EYES: Final = query(
    "eyes",
    "Of a finished game: all of it step by step, as seen by a seat, by all together, or by a spectator (nobody).",
    {"type": "string", "pattern": "^(all|nobody|[0-9]+)$"},
)


class TableReadRoutes(RouteGroup):
    tag = "archives"

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.kept = ByteCache(READ_CACHE_BYTES)
        server.hall.erasure.afterwards.append(self.kept.clear)

    async def room(self, request: Request) -> Room:
        return await self.server.hall.room(request.path_params["table"])

    @endpoint(
        "GET /tables/{table}/suggestion",
        "suggest",
        "A suggested answer for one of your seats, such as a sheet",
        Suggestion,
        YOUR_SEAT,
        tag="tables",
        signed_in=True,
    )
    async def suggestion(self, request: Request) -> Response:
        person = await self.server.person(request)
        self.server.limiter.charge("command", request, person)
        room = await self.room(request)
        seat = await self.server.key(room, request.query_params.get("seat", ""), request)
        assert seat is not None
        idea = Suggestion(room.table.game.notation.print(autoplay.suggestion(room.table, seat)))
        return json(idea)

    @endpoint(
        "GET /tables/{table}/code.svg",
        "draw_code",
        "A QR code of the table's address",
        str,
        tag="tables",
        media="image/svg+xml",
    )
    async def code(self, request: Request) -> Response:
        id = (await self.room(request)).table.id
        address = f"{home(request)}/t/{id}"
        drawing = await self._once(request, "code", address, library.code, address)
        return Response(drawing, media_type="image/svg+xml", headers={"cache-control": "private, max-age=86400"})

    @endpoint("GET /tables/{table}/record", "read_record", "The record of a finished game", str, media="text/plain")
    async def record(self, request: Request) -> Response:
        table = (await self.room(request)).table
        archive.must_be_finished(table)
        text = await self._once(request, "record", table.id, archive.record_text, self.server.hall.store, table)
        return PlainTextResponse(text)

    @endpoint(
        "GET /tables/{table}/pravda",
        "read_pravda",
        "Every edition of the newspaper",
        tuple[Edition, ...],
        READER,
        LANGUAGE,
    )
    async def pravda(self, request: Request) -> Response:
        """Returns all editions of the newspaper Pravda so far, as this seat may see them."""
        server, asked = self.server, request.query_params
        room = await self.room(request)
        lang = spoken(asked.get("lang", ENGLISH))
        key = await server.key(room, asked.get("seat"), request, room.table.finished)
        paper = press.PressArchive(room.table, streams.eyes(key), lang)
        return packed(request, await self._once(request, "pravda", paper.key, paper.printed))

    @endpoint(
        "GET /tables/{table}/report",
        "report",
        "A text for a bug report, without names or table id",
        str,
        READER,
        LANGUAGE,
    )
    async def report(self, request: Request) -> Response:
        """Returns a bug report: all that the person's seat knows of the table and, after the end, the record."""
        server, asked = self.server, request.query_params
        room, person = await self.room(request), await server.somebody(request)
        lang = spoken(asked.get("lang", ENGLISH))
        key = await server.key(room, asked.get("seat"), request, room.table.finished)
        server.limiter.charge("pravda", request, person)
        record = (
            await server.hall.background.run_in_thread(archive.record_text, server.hall.store, room.table)
            if room.table.finished
            else ""
        )
        told = Report(room.table, key, None if person is None else person.id, lang, record)
        return packed(request, commands.write(await server.hall.background.run_in_thread(told.text)))

    @endpoint(
        "GET /tables/{table}/history",
        "read_history",
        "The messages of a stream",
        tuple[messages.Update, ...],
        query("seat", "The seat whose stream it is; left out: a spectator's.", NUMBER),
        query("since", "The number of the last message you have.", NUMBER),
        EYES,
    )
    async def history(self, request: Request) -> Response:
        """Returns a stream's messages from a number on, or a finished game's messages from one point of view."""
        server, asked = self.server, request.query_params
        room = await self.room(request)
        since = asked.get("since", "0")
        after = number(since)
        if "eyes" in asked:
            archive.must_be_finished(room.table)
            whose = asked["eyes"]
            eyes: Key = archive.EYES[whose] if whose in archive.EYES else server.seat(room, whose)
        else:
            eyes = await server.key(room, asked.get("seat"), request, room.table.finished)
        told = None if after is None else await self._told(request, room, eyes, after)
        if told is None:
            raise Refused(refusal("no-such-message", text=since[:20]))
        return packed(request, told)

    @endpoint(
        "GET /tables/{table}/crossroads",
        "read_crossroads",
        "The options at one or more moments",
        tuple[CrossroadsInfo, ...],
        MOMENT,
        query("until", "Also return the questions from `at` up to this moment.", NUMBER),
    )
    async def crossroads(self, request: Request) -> Response:
        """Returns questions of a finished game from one step on, with the possible answers and the given ones."""
        table, asked = (await self.room(request)).table, request.query_params
        archive.must_be_finished(table)
        first = _number(asked, "at")
        until = _number(asked, "until", first + 1)

        def found() -> bytes:
            return commands.write(moments.crossings(self.server.hall.store, table, first, until))

        return packed(request, await self._once(request, "eyes", ("crossroads", table.id, first, until), found))

    @endpoint(
        "GET /tables/{table}/decisions",
        "read_decisions",
        "The moments of a finished game at which players chose",
        tuple[DecisionInfo, ...],
    )
    async def decisions(self, request: Request) -> Response:
        table = (await self.room(request)).table
        archive.must_be_finished(table)

        def found() -> bytes:
            return commands.write(moments.decisions(self.server.hall.store, table))

        return packed(request, await self._once(request, "eyes", ("decisions", table.id), found))

    @endpoint(
        "GET /tables/{table}/whatif",
        "ask_what_if",
        "How it might have ended with another answer",
        WhatIf,
        MOMENT,
        query("seat", "The seat that gives another answer; 0: chance.", NUMBER, required=True),
        query("answer", "The other answer, in the notation of the game.", required=True),
        query("bot", "The bot that plays on: one that answers at once."),
    )
    async def what_if(self, request: Request) -> Response:
        """Returns how a finished game might have ended with another answer. Complete results are cached."""
        table, asked = (await self.room(request)).table, request.query_params
        archive.must_be_finished(table)
        bot = whatif.bot_for(table.game.name, asked.get("bot"))
        of = table.id, _number(asked, "at"), _number(asked, "seat"), asked.get("answer", ""), bot
        found = self.kept.get(("what-if", of))
        if found is None:
            person = await self.server.has_a_turn("eyes", request)
            self.server.limiter.count("what_ifs", address_of(request))
            told = await whatif.answered(self.server.hall, table, *of[1:], person)
            found = commands.write(told)
            if told.games == told.times:
                self.kept.put(("what-if", of), found)
        return packed(request, found)

    async def _told(self, request: Request, room: Room, eyes: Key, after: int) -> bytes | None:
        """Returns a stream's messages as JSON. For a bot's seat, which has no stream, it replays the game."""
        if "eyes" not in request.query_params and (eyes is None or eyes in room.numbers):
            cost = "hello" if room.outbox.keeps(eyes, after) else "history"
            self.server.limiter.charge(cost, request, await self.server.somebody(request))
            told = await room.history(eyes, after)
            return None if told is None else listed(told)

        def seen_again() -> bytes:
            return listed(archive.seen_again(self.server.hall.store, room.table, eyes, after))

        return await self._once(request, "eyes", (room.table.id, room.table.seq, eyes, after), seen_again)

    async def _once(
        self, request: Request, kind: str, of: object, make: Callable[..., str | bytes], *args: Any
    ) -> bytes:
        """Returns a cached result, or computes it. Only a computed result is charged to the rate limit."""
        found = self.kept.get((kind, of))
        if found is None:
            self.server.limiter.charge(kind, request, await self.server.somebody(request))
            made = await self.server.hall.background.run_in_thread(make, *args)
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
