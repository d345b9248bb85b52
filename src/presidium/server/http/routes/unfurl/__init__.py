"""Link previews of finished games for messengers: a title, a sentence, and a poster if one can be drawn.

Only finished games at public tables are described. Any other archive URL gets the same general text, so that the
preview does not reveal whether such a table exists.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from presidium.core import Refused
from presidium.server.base.byte_cache import ByteCache
from presidium.server.base.fair_queue import FairQueue
from presidium.server.domain.table import Table
from presidium.server.http.endpoints import RouteGroup
from presidium.server.http.routes import page
from presidium.server.http.routes.unfurl import poster
from presidium.server.http.site import home, inside
from presidium.text import Words, complete, languages
from presidium.text.languages import ENGLISH

if TYPE_CHECKING:
    from presidium.server.http.server import Server

POSTER_CACHE_BYTES: Final = 4_000_000
HEAD_END: Final = "</head>"


class LinkPreviewRoutes(RouteGroup):
    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.kept = ByteCache(POSTER_CACHE_BYTES)
        self._drawing = FairQueue()

    def routes(self) -> list[BaseRoute]:
        return [Route("/archive/{table}", self.page), Route("/archive/{table}/poster.png", self.picture)]

    async def page(self, request: Request) -> Response:
        """Returns the page of an archive URL, with preview tags about the game if they may be shown."""
        if not page.is_built():
            return page.screen(request)
        table, lang = await self._told_of(request), tongue(request)
        at = f"{self._house(request)}{inside(request.scope)}"
        told = general_tags(lang) if table is None else tags(table, lang, at)
        html = page.text(request).replace(HEAD_END, f"{told}\n  {HEAD_END}", 1)
        return HTMLResponse(html, headers={"cache-control": page.ASK_AGAIN, "vary": "accept-language"})

    def _house(self, request: Request) -> str:
        """Returns the public URL that the host configured; without one, the URL in the request."""
        return self.server.hall.settings.address or home(request)

    async def picture(self, request: Request) -> Response:
        table = await self._told_of(request)
        if table is None or not poster.can_be_drawn():
            return PlainTextResponse("Not Found", 404)
        lang = tongue(request)
        title, sentence = said(table, lang)
        key = title, sentence  # an erased title leads to another poster
        async with self._drawing:
            found = self.kept.get(key)
            if found is None:
                try:
                    self.server.limiter.charge("picture", request)
                except Refused:
                    return PlainTextResponse("Too Many Requests", 429)
                found = await self.server.hall.background.run_in_thread(poster.drawn, title, sentence)
                self.kept.put(key, found)
        headers = {"cache-control": "public, max-age=86400", "vary": "accept-language"}
        return Response(found, media_type="image/png", headers=headers)

    async def _told_of(self, request: Request) -> Table | None:
        """Returns the request's table if its game is finished and the table was public; None otherwise."""
        hall, id = self.server.hall, request.path_params["table"]
        try:
            await self.server.must_be_inside(request)
            if id not in hall.rooms:
                self.server.limiter.charge("load", request)
            table = (await hall.room(id)).table
        except Refused:
            return None
        return table if table.finished and table.opened.listed and table.g.public.outcome is not None else None


def said(table: Table, lang: str) -> tuple[str, str]:
    """Returns a game's title and a sentence on how it ended, without names and rule numbers."""
    words = Words(lang)
    name = words(f"{table.game.name}-title") if words.has(f"{table.game.name}-title") else table.game.name
    title = f"{name} · {table.opened.title}" if table.opened.title else name
    outcome = table.g.public.outcome
    return title, words.ending(table.game.name, outcome).replace(f" ({outcome.rule})", "")


def tags(table: Table, lang: str, at: str) -> str:
    """Returns the preview tags of a finished game; `at` is the URL of its archive."""
    title, sentence = said(table, lang)
    told = {
        "og:type": "article",
        "og:site_name": "Presidium",
        "og:title": title,
        "og:description": sentence,
        "og:url": at,
    }
    if poster.can_be_drawn():
        told |= {"og:image": f"{at}/poster.png", "og:image:type": "image/png"}
        told |= {
            "og:image:width": str(poster.WIDTH_PX),
            "og:image:height": str(poster.HEIGHT_PX),
            "og:image:alt": sentence,
        }
    return _written(told)


def general_tags(lang: str) -> str:
    """Returns preview tags for archive URLs that must reveal nothing, not even whether the table exists."""
    words = {"og:title": "Presidium", "og:description": Words(lang)("unfurl-any")}
    return _written({"og:type": "website", "og:site_name": "Presidium"} | words)


def _written(told: dict[str, str]) -> str:
    kind = "summary_large_image" if "og:image" in told else "summary"
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items()]
    return "\n    ".join(["", *lines, f'<meta name="twitter:card" content="{kind}" />'])


def tongue(request: Request) -> str:
    """The first language in Accept-Language into which the server is fully translated; English if there is none."""
    for wish in request.headers.get("accept-language", "").split(","):
        lang = wish.partition(";")[0].strip().partition("-")[0].lower()
        if lang in languages() and complete(lang):
            return lang
    return ENGLISH
