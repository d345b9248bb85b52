"""The page as it was built, every file with a packed twin beside it; what it shows it asks for at /api."""

from __future__ import annotations

from os.path import isfile
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from presidium.table.packed import unpacks
from presidium.table.site import inside, path_of
from presidium.text import Words, languages

FOLDER: Final = Path(__file__).parent / "page"
INDEX: Final = "index.html"
UNDER: Final = 'data-path=""'
"""Where in it the path of a site stands that the house lives under."""
SCREENS: Final = (
    *("/", "/new", "/rules", "/rules/{game}", "/t/{table}", "/link/{code}", "/tables", "/me", "/privacy"),
    "/record",
    *("/confirm/{code}", "/stop/{code}"),
    *("/learn/{game}", "/problem/{game}/{number}", "/screen", "/screen/{code}", "/s", "/s/{code}"),
)
"""The addresses the page knows how to show."""
FOREVER: Final = "public, max-age=31536000, immutable"
"""An asset has a hash of what is in it in its name."""
ASK_AGAIN: Final = "no-cache"
ROOT: Final = ("favicon.svg", "manifest.webmanifest", "worker.js", "icon.png", "icon-small.png", "icon-mask.png")
"""What has its place at the root: a browser looks for it there, and a worker serves whatever lies below itself."""
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
    return _file(request, FOLDER / "assets", request.path_params["name"], FOREVER)


async def _rooted(request: Request) -> Response:
    return _file(request, FOLDER, inside(request.scope).removeprefix("/"), ASK_AGAIN)


async def _screen(request: Request) -> Response:
    return screen(request)


def screen(request: Request) -> Response:
    """The page as it is, for one of its addresses."""
    return _index(request)


def nowhere(request: Request, status: int) -> Response:
    """For an address that is none: the page finds that out itself, and says so."""
    return _index(request, status) if request.method in ("GET", "HEAD") else PlainTextResponse("", status)


def is_built() -> bool:
    return isfile(FOLDER / INDEX)


def text(request: Request) -> str:
    """The page itself. Under a path of a site its files are there too, and its scripts are told; they know the rest."""
    html, path = (FOLDER / INDEX).read_text(encoding="utf-8"), path_of(request)
    return html.replace('="/', f'="{path}/').replace(UNDER, f'{UNDER[:-1]}{path}"', 1) if path else html


def _index(request: Request, status: int = 200) -> Response:
    if not is_built():
        sentences = dict.fromkeys(Words(lang)("page-not-built") for lang in languages())
        return PlainTextResponse("\n".join(sentences) + "\n", 503)
    if path_of(request):
        return HTMLResponse(text(request), status, headers={"cache-control": ASK_AGAIN})
    return _file(request, FOLDER, INDEX, ASK_AGAIN, status)


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
