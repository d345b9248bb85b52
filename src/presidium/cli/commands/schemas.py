"""The `schema` command: JSON Schemas of games and of the server's protocol, for authors of other programs."""

from __future__ import annotations

import json

import click

from presidium.cli import completion

STREAM, HTTP = "stream", "http"


@click.command()
@click.argument("what", shell_complete=completion.games)
def schema(what: str) -> None:
    """Print the JSON Schema of a game: its public facts, events and questions, as the server writes them.

    In place of a game: `stream` prints the messages of a table's WebSocket (AsyncAPI), `http` the HTTP API (OpenAPI).
    """
    click.echo(json.dumps(described(what), ensure_ascii=False, indent=1))


def described(what: str) -> object:
    """The schema with this name as a JSON value. Raises Refused if the name is neither a game nor a protocol."""
    if what == STREAM:
        from presidium.server.protocol.asyncapi import asyncapi

        return asyncapi()
    if what == HTTP:
        from presidium.server.http.routes.all_routes import openapi

        return openapi()
    from presidium.server.protocol.schemas import schema

    return schema(what)
