"""Public information: the games, their rules, texts and pictures."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from presidium.core import Refused, refusal
from presidium.games import GAMES, find
from presidium.server.http.compression import packed
from presidium.server.http.endpoints import LANGUAGE, RouteGroup, endpoint
from presidium.server.http.responses import json
from presidium.server.http.routes.pictures import drawn
from presidium.server.protocol import commands
from presidium.server.protocol.http.library import GameInfo, RulesPage, RulesPictures, WordsPage, game_info
from presidium.server.protocol.lexicon import facts, lexicon
from presidium.server.protocol.schemas import schema
from presidium.text import fluent
from presidium.text.rulebook import rules

MAX_CODE_CHARS: Final = 300
"""Longest URL that is drawn as a QR code, in characters; phones cannot read a denser code."""


def code(address: str) -> bytes:
    """Returns a URL as a QR code in SVG, black on white with a margin."""
    if len(address) > MAX_CODE_CHARS:
        raise Refused(refusal("too-large", limit=MAX_CODE_CHARS))
    drawn = BytesIO()
    import segno  # imported late: nobody needs it in a browser's tab

    made = segno.make(address, error="m", micro=False)
    made.save(drawn, kind="svg", border=4, dark="#000", light="#fff", xmldecl=False, omitsize=True)
    return drawn.getvalue()


class LibraryRoutes(RouteGroup):
    tag = "library"

    @endpoint("GET /games", "list_games", "The games, their options and bots", tuple[GameInfo, ...], open_to_all=True)
    async def games(self, _: Request) -> Response:
        return json(tuple(map(game_info, GAMES.values())))

    @endpoint("GET /rules/{game}", "read_rules", "The rules of a game", RulesPage, LANGUAGE, open_to_all=True)
    async def rules(self, request: Request) -> Response:
        return _cached(request, rules_page(request.path_params["game"], request.query_params.get("lang", "en")))

    @endpoint(
        "GET /rules/{game}/pictures",
        "read_pictures",
        "The drawings in the rules of a game",
        RulesPictures,
        open_to_all=True,
    )
    async def pictures(self, request: Request) -> Response:
        return _cached(request, pictures_of(find(request.path_params["game"]).name))

    @endpoint("GET /words/{game}", "read_words", "The words of a game", WordsPage, LANGUAGE, open_to_all=True)
    async def words(self, request: Request) -> Response:
        """Returns the texts of a game in one language, for games that are not built into the page."""
        game = find(request.path_params["game"]).name
        return _cached(request, words_page(game, request.query_params.get("lang", "en")))

    @endpoint("GET /schemas/{game}", "read_schema", "JSON Schema of a game's values", dict, open_to_all=True)
    async def schema(self, request: Request) -> Response:
        return _cached(request, schema_of(find(request.path_params["game"]).name))


def _cached(request: Request, page: bytes) -> Response:
    """Returns a response that browsers cache for 1 h only, because a new version must show soon."""
    return packed(request, page, cache_control="public, max-age=3600")


@cache
def rules_page(game: str, lang: str) -> bytes:
    page = rules(game, lang)
    return commands.write(RulesPage(page.introduction, page.outline))


@cache
def pictures_of(game: str) -> bytes:
    return commands.write(drawn(GAMES[game]))


@cache
def words_page(game: str, lang: str) -> bytes:
    played = GAMES[game]
    return commands.write(WordsPage(fluent(game, lang), {**lexicon(played), "facts": facts(played)}))


@cache
def schema_of(game: str) -> bytes:
    return commands.write(schema(game))
