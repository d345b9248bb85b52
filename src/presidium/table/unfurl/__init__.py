"""The link to a finished game, as a messenger shows it: a title, a sentence, and a poster where one can be drawn.

Only of tables that anybody may find: of any other its address says nothing to whoever has not opened it.
"""

from __future__ import annotations

import asyncio
from html import escape
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from presidium.core import Refused
from presidium.table import page
from presidium.table.kept import Kept
from presidium.table.site import home
from presidium.table.table import Table
from presidium.table.unfurl import poster
from presidium.text import Words, complete, languages
from presidium.text.languages import ENGLISH

if TYPE_CHECKING:
    from presidium.table.app import Server

KEPT: Final = 4_000_000
"""How many bytes of posters."""
HEAD: Final = "</head>"


class Unfurling:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.kept = Kept(KEPT)
        self._drawing = asyncio.Lock()

    async def page(self, request: Request) -> Response:
        """The page as everywhere; where the game may be told of, with words for those who only look at its head."""
        table = self._told_of(request)
        if table is None or not page.is_built():
            return page.screen(request)
        html = page.text(request).replace(HEAD, f"{tags(table, tongue(request), home(request))}\n  {HEAD}", 1)
        return HTMLResponse(html, headers={"cache-control": page.ASK_AGAIN, "vary": "accept-language"})

    async def picture(self, request: Request) -> Response:
        table = self._told_of(request)
        if table is None or not poster.can_be_drawn():
            return PlainTextResponse("Not Found", 404)
        key = table.id, tongue(request)
        async with self._drawing:
            found = self.kept.get(key)
            if found is None:
                try:
                    self.server.guard.work("picture", request)
                except Refused:
                    return PlainTextResponse("Too Many Requests", 429)
                title, sentence = said(table, key[1])
                found = await self.server.hall.aside(poster.drawn, title, sentence)
                self.kept.put(key, found)
        headers = {"cache-control": "public, max-age=86400", "vary": "accept-language"}
        return Response(found, media_type="image/png", headers=headers)

    def _told_of(self, request: Request) -> Table | None:
        """The table, if its game is over and open, and it was for anybody to find."""
        hall, id = self.server.hall, request.path_params["table"]
        try:
            self.server.must_be_inside(request)
            if id not in hall.rooms:
                self.server.guard.work("load", request)
            table = hall.room(id).table
        except Refused:
            return None
        return table if table.finished and table.opened.listed and table.g.public.outcome is not None else None


def said(table: Table, lang: str) -> tuple[str, str]:
    """What the game is called and how it ended; nobody's name, nor a rule, which nobody can look up there."""
    words = Words(lang)
    name = words(f"{table.game.name}-title") if words.has(f"{table.game.name}-title") else table.game.name
    title = f"{name} · {table.opened.title}" if table.opened.title else name
    outcome = table.g.public.outcome
    return title, words.ending(table.game.name, outcome).replace(f" ({outcome.rule})", "")


def tags(table: Table, lang: str, house: str) -> str:
    title, sentence = said(table, lang)
    told = {
        "og:type": "article",
        "og:site_name": "Presidium",
        "og:title": title,
        "og:description": sentence,
        "og:url": f"{house}/archive/{table.id}",
    }
    if poster.can_be_drawn():
        told |= {"og:image": f"{house}/archive/{table.id}/poster.png", "og:image:type": "image/png"}
        told |= {"og:image:width": str(poster.WIDE), "og:image:height": str(poster.HIGH), "og:image:alt": sentence}
    kind = "summary_large_image" if "og:image" in told else "summary"
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items()]
    return "\n    ".join(["", *lines, f'<meta name="twitter:card" content="{kind}" />'])


def tongue(request: Request) -> str:
    """The first language of those asked for that is spoken here without gaps."""
    for wish in request.headers.get("accept-language", "").split(","):
        lang = wish.partition(";")[0].strip().partition("-")[0].lower()
        if lang in languages() and complete(lang):
            return lang
    return ENGLISH
