"""Builds a JSON response."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from presidium.server.protocol import commands


def json(thing: Any, status: int = 200) -> Response:
    return Response(commands.write(thing), status, media_type="application/json")
