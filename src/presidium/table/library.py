"""What anybody may read without sitting down: the games, their rules, and this protocol."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from typing import Final

import segno
from starlette.requests import Request
from starlette.responses import Response

from presidium.core import Refused, refusal
from presidium.games import GAMES, find
from presidium.table import wire
from presidium.table.asyncapi import asyncapi
from presidium.table.letters.library import RulesPage, WordsPage, game_info
from presidium.table.lexicon import facts, lexicon
from presidium.table.openapi import openapi
from presidium.table.packed import packed
from presidium.table.pictures import drawn
from presidium.table.schemas import schema
from presidium.text import fluent
from presidium.text.rulebook import rules

LONGEST: Final = 300
"""No address of ours is longer, and no phone reads a denser code."""


async def show_games(_: Request) -> Response:
    return Response(wire.write([game_info(game) for game in GAMES.values()]), media_type="application/json")


async def show_rules(request: Request) -> Response:
    """They change with a new version only, but then at once should the page: so not for long."""
    page = rules_page(request.path_params["game"], request.query_params.get("lang", "en"))
    return packed(request, page, cache_control="public, max-age=3600")


@cache
def rules_page(game: str, lang: str) -> bytes:
    page = rules(game, lang)
    return wire.write(RulesPage(page.introduction, tuple(page.items())))


async def show_pictures(request: Request) -> Response:
    """The same for everybody, in every language."""
    return packed(request, pictures_of(find(request.path_params["game"]).name), cache_control="public, max-age=3600")


@cache
def pictures_of(game: str) -> bytes:
    return wire.write(drawn(GAMES[game]))


async def show_words(request: Request) -> Response:
    """For a game that the page has not built in."""
    page = words_page(find(request.path_params["game"]).name, request.query_params.get("lang", "en"))
    return packed(request, page, cache_control="public, max-age=3600")


@cache
def words_page(game: str, lang: str) -> bytes:
    played = GAMES[game]
    return wire.write(WordsPage(fluent(game, lang), {**lexicon(played), "facts": facts(played)}))


async def show_protocol(_: Request) -> Response:
    return Response(wire.write(openapi()), media_type="application/json")


async def show_stream(_: Request) -> Response:
    return Response(wire.write(asyncapi()), media_type="application/json")


async def show_schema(request: Request) -> Response:
    """What the values of a game look like, for whoever reads its streams."""
    written = schema_of(find(request.path_params["game"]).name)
    return packed(request, written, cache_control="public, max-age=3600")


@cache
def schema_of(game: str) -> bytes:
    return wire.write(schema(game))


def code(address: str) -> bytes:
    """The address as a drawing that phones can read: black on white, with its quiet margin."""
    if len(address) > LONGEST:
        raise Refused(refusal("too-large", limit=LONGEST))
    drawn = BytesIO()
    made = segno.make(address, error="m", micro=False)
    made.save(drawn, kind="svg", border=4, dark="#000", light="#fff", xmldecl=False, omitsize=True)
    return drawn.getvalue()
