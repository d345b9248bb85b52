"""gzip compression of HTTP responses, for clients that accept it."""

from __future__ import annotations

import gzip
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

MIN_GZIP_BYTES: Final = 1000
"""Response bodies up to this many bytes are sent uncompressed."""
GZIP_LEVEL: Final = 4
"""Compression level of gzip; a higher level would take much longer and save little."""


def unpacks(request: Request) -> bool:
    """True if the client accepts gzip responses; `gzip;q=0` in Accept-Encoding refuses gzip."""
    offers = [offer.replace(" ", "").lower() for offer in request.headers.get("accept-encoding", "").split(",")]
    return any(offer.split(";")[0] == "gzip" and not offer.endswith((";q=0", ";q=0.0")) for offer in offers)


def packed(request: Request, body: bytes, media_type: str = "application/json", **headers: str) -> Response:
    """Returns a response, compressed if the body is long enough and the client accepts gzip. In the names of extra
    headers, `_` is sent as `-`."""
    told = {name.replace("_", "-"): value for name, value in headers.items()} | {"vary": "accept-encoding"}
    if len(body) > MIN_GZIP_BYTES and unpacks(request):
        body = gzip.compress(body, GZIP_LEVEL, mtime=0)
        told["content-encoding"] = "gzip"
    return Response(body, media_type=media_type, headers=told)
