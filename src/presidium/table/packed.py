"""Long answers in fewer bytes, for whoever unpacks them."""

from __future__ import annotations

import gzip
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

WORTHWHILE: Final = 1000
QUICK: Final = 4
"""How hard to press: beyond this it takes long and saves little."""


def unpacks(request: Request) -> bool:
    """Whether the other side takes gzip; `gzip;q=0` says it does not."""
    offers = [offer.replace(" ", "").lower() for offer in request.headers.get("accept-encoding", "").split(",")]
    return any(offer.split(";")[0] == "gzip" and not offer.endswith((";q=0", ";q=0.0")) for offer in offers)


def packed(request: Request, body: bytes, media_type: str = "application/json", **headers: str) -> Response:
    told = {name.replace("_", "-"): value for name, value in headers.items()} | {"vary": "accept-encoding"}
    if len(body) > WORTHWHILE and unpacks(request):
        body = gzip.compress(body, QUICK, mtime=0)
        told["content-encoding"] = "gzip"
    return Response(body, media_type=media_type, headers=told)
