"""Serves the files of the built page; each file has a gzipped copy. The page loads its data from `/api`."""

from __future__ import annotations

from os.path import isfile
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from presidium.core import Refused, refusal
from presidium.server.http.compression import unpacks
from presidium.server.http.errors import refused
from presidium.server.http.site import inside, path_of
from presidium.text import Words, languages

PAGE_FOLDER: Final = Path(__file__).parents[2] / "page"
INDEX: Final = "index.html"
UNDER: Final = 'data-path=""'
"""HTML attribute into which the server inserts its URL path, if it does not run at the root of its host name."""
SCREENS: Final = (
    *("/", "/new", "/rules", "/rules/{game}", "/t/{table}", "/link/{code}", "/tables", "/me", "/privacy"),
    "/record",
    *("/confirm/{code}", "/stop/{code}"),
    *("/learn/{game}", "/problem/{game}/{number}", "/screen", "/screen/{code}", "/s", "/s/{code}"),
)
"""URL paths of the page's screens, which the page's own router handles."""
FOREVER: Final = "public, max-age=31536000, immutable"
"""Cache-Control header for files whose names contain a hash of their content, so that they never change."""
ASK_AGAIN: Final = "no-cache"
ROOT: Final = ("favicon.svg", "manifest.webmanifest", "worker.js", "icon.png", "icon-small.png", "icon-mask.png")
"""Files served at the root URL: browsers look for them there, and a service worker covers only paths below its own."""
KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


def routes() -> list[Route]:
    return [
        Route("/assets/{name}", _asset),
        *(Route(f"/{name}", _rooted) for name in ROOT),
        *(Route(screen, _screen) for screen in SCREENS),
    ]


async def _asset(request: Request) -> Response:
    return _file(request, PAGE_FOLDER / "assets", request.path_params["name"], FOREVER)


async def _rooted(request: Request) -> Response:
    return _file(request, PAGE_FOLDER, inside(request.scope).removeprefix("/"), ASK_AGAIN)


async def _screen(request: Request) -> Response:
    return screen(request)


def screen(request: Request) -> Response:
    """Returns the page's HTML for a path that the page's router handles."""
    return _index(request)


def nowhere(request: Request, status: int) -> Response:
    """Returns the page with status 404 for an unknown path; the page's router shows an error."""
    return _index(request, status) if request.method in ("GET", "HEAD") else PlainTextResponse("", status)


async def nothing_here(request: Request, error: Exception) -> Response:
    """Answers a request for an unknown URL or method: with HTML for browsers, with JSON below `/api`."""
    assert isinstance(error, HTTPException)
    path = inside(request.scope)
    if not path.startswith("/api"):
        return nowhere(request, error.status_code)
    text = f"{request.method} {path}"[:100]
    why = refusal("no-such-method", text=text) if error.status_code == 405 else refusal("no-such-address", text=text)
    answer = refused(Refused(why), error.status_code)
    answer.headers.update(error.headers or {})
    return answer


def is_built() -> bool:
    return isfile(PAGE_FOLDER / INDEX)


def text(request: Request) -> str:
    """Returns the page's HTML. If the server runs below a URL path, links get it as a prefix and scripts learn it."""
    html, path = (PAGE_FOLDER / INDEX).read_text(encoding="utf-8"), path_of(request)
    return html.replace('="/', f'="{path}/').replace(UNDER, f'{UNDER[:-1]}{path}"', 1) if path else html


def _index(request: Request, status: int = 200) -> Response:
    if not is_built():
        sentences = dict.fromkeys(Words(lang)("page-not-built") for lang in languages())
        return PlainTextResponse("\n".join(sentences) + "\n", 503)
    if path_of(request):
        return HTMLResponse(text(request), status, headers={"cache-control": ASK_AGAIN})
    return _file(request, PAGE_FOLDER, INDEX, ASK_AGAIN, status)


def _file(request: Request, folder: Path, name: str, keep: str, status: int = 200) -> Response:
    file = folder / name
    kind = KINDS.get(file.suffix)
    if kind is None or file.parent != folder or not isfile(file):
        return PlainTextResponse("Not Found", 404)
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    twin = folder / f"{name}.gz"
    if unpacks(request) and isfile(twin):
        file, headers["content-encoding"] = twin, "gzip"
    return FileResponse(file, status, media_type=kind, headers=headers)
