"""The description of the HTTP side, made from the same models that read and write it."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from presidium import __version__
from presidium.table import letters, wire
from presidium.text import LANGUAGES

EYES = "Once the game is over: all of it step by step, from a seat's eyes, from all, or nobody's, who only watched."
PLAIN = {"schema": {"type": "string"}}


def openapi() -> dict[str, Any]:
    """OpenAPI 3.1."""
    models = (
        letters.NewPerson,
        letters.OpenLink,
        letters.Welcome,
        letters.Link,
        letters.Me,
        letters.Suggestion,
        letters.RulesPage,
        wire.NewTable,
        wire.TableInfo,
        wire.AnyCommand,
        wire.Hello,
        wire.Update,
        wire.Done,
        wire.Refused,
        wire.Here,
    )
    return _described(models)


@cache
def _described(models: tuple[Any, ...]) -> dict[str, Any]:
    new_person, open_link, welcome, link, me, hint, rules, new_table, info, command, hello, update, done, refused, _ = (
        models
    )
    schemas, components = msgspec.json.schema_components(models, ref_template="#/components/schemas/{name}")
    of = dict(zip(models, schemas, strict=True))
    no = _answer("Refused, with the reason; nothing has changed.", of[refused])

    def op(summary: str, ok: Any, status: str = "200", body: Any = None, *params: Any, media: str = "json") -> Any:
        kind = {"json": "application/json", "text": "text/plain", "svg": "image/svg+xml"}[media]
        content = {kind: {"schema": ok} if media == "json" else PLAIN}
        described: dict[str, Any] = {
            "summary": summary,
            "responses": {status: {"description": "Done.", "content": content}, "4XX": no},
        }
        if body is not None:
            described["requestBody"] = {"required": True, "content": {"application/json": {"schema": of[body]}}}
        if params:
            described["parameters"] = list(params)
        return described

    table, seat = _path("table"), _query("seat", "Whose view; left out: a spectator's.")
    since = _query("since", "The number of the last message you have.")
    eyes = {
        "name": "eyes",
        "in": "query",
        "description": EYES,
        "schema": {"type": "string", "pattern": "^(all|nobody|[0-9]+)$"},
    }
    mine = _query("seat", "For which of your seats.") | {"required": True}
    language = {"name": "lang", "in": "query", "schema": {"enum": list(LANGUAGES), "default": "en"}}
    listing = {"type": "array", "items": of[info]}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Presidium", "version": __version__, "license": {"name": "MIT", "identifier": "MIT"}},
        "paths": {
            "/api/people": {"post": op("Be somebody here", of[welcome], "201", new_person)},
            "/api/me": {
                "get": op("Who you are, and your tables", of[me]),
                "patch": op("Take another name", of[me], "200", new_person),
            },
            "/api/me/links": {"post": op("A link for another device of yours; it works once", of[link], "201")},
            "/api/links/{code}": {
                "post": op("Open such a link", {"anyOf": [of[welcome], of[link]]}, "201", open_link, _path("code"))
            },
            "/api/games": {"get": op("The games, their options and bots", {"type": "array", "items": {}})},
            "/api/rules/{game}": {"get": op("The rules of a game", of[rules], "200", None, _path("game"), language)},
            "/api/tables": {
                "get": op("The tables anybody may find", listing),
                "post": op("Make a table", of[info], "201", new_table),
            },
            "/api/tables/{table}": {"get": op("All a seat may know now", of[hello], "200", None, table, seat)},
            "/api/tables/{table}/commands": {"post": op("Ask something of a table", of[done], "200", command, table)},
            "/api/tables/{table}/history": {
                "get": op(
                    "The messages of a stream",
                    {"type": "array", "items": of[update]},
                    "200",
                    None,
                    table,
                    seat,
                    since,
                    eyes,
                )
            },
            "/api/tables/{table}/record": {
                "get": op("The record of a finished game", None, "200", None, table, media="text")
            },
            "/api/tables/{table}/suggestion": {
                "get": op("A sheet a seat of yours might write", of[hint], "200", None, table, mine)
            },
            "/api/tables/{table}/code.svg": {
                "get": op("Its address as a drawing that phones can read", None, "200", None, table, media="svg")
            },
        },
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "presidium"},
            },
        },
        "security": [{"token": []}, {"cookie": []}, {}],
    }


def _answer(description: str, schema: Any) -> Any:
    return {"description": description, "content": {"application/json": {"schema": schema}}}


def _path(name: str) -> Any:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}


def _query(name: str, description: str) -> Any:
    return {"name": name, "in": "query", "description": description, "schema": {"type": "integer", "minimum": 0}}
