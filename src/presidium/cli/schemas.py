"""What travels, described for other people's programs."""

from __future__ import annotations

import json

import click

from presidium.cli import completing

STREAM, HTTP = "stream", "http"


@click.command()
@click.argument("what", shell_complete=completing.games)
def schema(what: str) -> None:
    """Print the JSON Schema of a game: its public facts, events and questions, as the server writes them.

    In place of a game: `stream`, what a table tells and is asked on its WebSocket (AsyncAPI), or `http` (OpenAPI).
    """
    click.echo(json.dumps(described(what), ensure_ascii=False, indent=1))


def described(what: str) -> object:
    """Refused if there is neither such a game nor such a door."""
    if what == STREAM:
        from presidium.table.asyncapi import asyncapi

        return asyncapi()
    if what == HTTP:
        from presidium.table.openapi import openapi

        return openapi()
    from presidium.table.schemas import schema

    return schema(what)
