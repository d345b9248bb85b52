"""The host's page, for whoever holds his token: what `presidium admin` shows and does, in a browser.

Made here and without a script, so that it works where the page does not. It has its own cookie, good for `/admin` alone
and never sent along from another site.
"""

from __future__ import annotations

import secrets
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import parse_qs

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from presidium.core import Refused, refusal
from presidium.table import overview
from presidium.table.guard import address_of
from presidium.table.people import hashed
from presidium.table.refusals import STATUS, refused
from presidium.table.site import path_of
from presidium.table.unfurl import tongue
from presidium.text import Words

if TYPE_CHECKING:
    from presidium.table.app import Server

COOKIE: Final = "presidium-host"
PATH: Final = "/admin"
MOST: Final = 8192
LOOK: Final = Path(__file__).parent / "admin.css"


class AdminPage:
    def __init__(self, server: Server, token: str) -> None:
        self.server = server
        self.token = token
        self.key = hashed(token)
        """What the cookie holds: the token itself stays with whoever has it."""

    def routes(self) -> list[Route]:
        if not self.token:
            return []
        guarded = self.server.guard.wrap
        return [
            Route(PATH, self.show),
            Route(f"{PATH}/look.css", look),
            Route(f"{PATH}/in", guarded(self.come_in, refused, STATUS), methods=["POST"]),
            Route(f"{PATH}/do", guarded(self.do, refused, STATUS), methods=["POST"]),
        ]

    def _is_host(self, request: Request) -> bool:
        return secrets.compare_digest(request.cookies.get(COOKIE, "").encode(), self.key.encode())

    async def show(self, request: Request) -> Response:
        return self._hall(request) if self._is_host(request) else self._door(request)

    async def come_in(self, request: Request) -> Response:
        self.server.guard.count("codes", address_of(request))
        said = (await fields(request)).get("token", "")
        if not secrets.compare_digest(hashed(said).encode(), self.key.encode()):
            return self._door(request, Words(tongue(request))("admin-page-wrong"), 403)
        answer = RedirectResponse(here(request), 303)
        secure = request.url.scheme == "https"
        answer.set_cookie(COOKIE, self.key, httponly=True, samesite="strict", secure=secure, path=here(request))
        return answer

    async def do(self, request: Request) -> Response:
        words = Words(tongue(request))
        if not self._is_host(request):
            return self._door(request, words("admin-page-wrong"), 403)
        asked = await fields(request)
        try:
            await self.server.admin.do(asked.get("do", ""), asked.get("of", ""))
        except Refused as why:
            return self._hall(request, words.refusal(why.why), STATUS.get(why.why.id, 422))
        return RedirectResponse(here(request), 303)

    # What it looks like

    def _page(self, request: Request, body: str, wrong: str, status: int) -> Response:
        """With a policy of its own: under that of the house a browser would not say whose page a form came from."""
        words = Words(tongue(request))
        title = escape(words("admin-page-title"))
        told = f'<p role="alert">{escape(wrong)}</p>' if wrong else ""
        return HTMLResponse(
            f'<!doctype html><html lang="{words.lang}"><head><meta charset="utf-8"><title>{title}</title>'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">'
            '<meta name="referrer" content="same-origin">'
            f'<link rel="icon" href="{path_of(request)}/favicon.svg">'
            f'<link rel="stylesheet" href="{here(request)}/look.css"></head>'
            f"<body><main><h1>{title}</h1>{told}{body}</main></body></html>",
            status,
        )

    def _door(self, request: Request, wrong: str = "", status: int = 200) -> Response:
        words = Words(tongue(request))
        label, enter = escape(words("admin-page-token")), escape(words("admin-page-enter"))
        field = '<input name="token" type="password" autocomplete="current-password" required>'
        form = f'<form method="post" action="{here(request)}/in"><label>{label} {field}</label>'
        return self._page(request, f"{form} <button>{enter}</button></form>", wrong, status)

    def _hall(self, request: Request, wrong: str = "", status: int = 200) -> Response:
        words, at = Words(tongue(request)), f"{here(request)}/do"
        admin, store = self.server.admin, self.server.hall.store
        tables = [
            (
                words("admin-table", **each.told()),
                button(words, at, "remove", each.id, folded=True),
            )
            for each in overview.tables(store)
        ]
        people = [
            (
                words("admin-person", **each.told()),
                button(words, at, "unban" if each.banned else "ban", each.id, folded=not each.banned),
            )
            for each in overview.people(store)
        ]
        text = f'<input name="of" maxlength="500" size="30" value="{escape(admin.announced)}">'
        said = f"<label>{escape(words('admin-page-announcement'))} {text}</label>"
        announce = f"<button>{escape(words('admin-page-announce'))}</button>"
        form = f'<form method="post" action="{at}"><input type="hidden" name="do" value="announce">{said} {announce}'
        drains = self.server.draining
        state = escape(words("admin-page-drains" if drains else "admin-page-open"))
        shown = (
            f"{form}</form><div>{state} {button(words, at, 'drain', 'undo' if drains else '', drains=drains)}</div>"
            f"<h2>{escape(words('admin-page-tables'))}</h2>{listed(tables) or escape(words('admin-no-tables'))}"
            f"<h2>{escape(words('admin-page-people'))}</h2>{listed(people) or escape(words('admin-no-people'))}"
        )
        return self._page(request, shown, wrong, status)


async def look(_: Request) -> Response:
    """No secret: whoever stands before the door sees its colours."""
    return Response(LOOK.read_bytes(), media_type="text/css", headers={"cache-control": "no-cache"})


def here(request: Request) -> str:
    return path_of(request) + PATH


async def fields(request: Request) -> dict[str, str]:
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > MOST:
            raise Refused(refusal("too-large", limit=MOST))
    return {name: values[0] for name, values in parse_qs(data.decode(errors="replace")).items()}


def button(words: Words, at: str, do: str, of: str, folded: bool = False, drains: bool = False) -> str:
    """One thing that can be done; what cannot be undone, or hurts, lies under a fold."""
    name = escape(words("admin-page-do", what=("undrain" if drains else do)))
    hidden = "".join(
        f'<input type="hidden" name="{key}" value="{escape(value)}">' for key, value in (("do", do), ("of", of))
    )
    label = f"{name} {escape(of)}" if of not in ("", "undo") else name
    form = f'<form method="post" action="{at}">{hidden}<button aria-label="{label}">{name}</button></form>'
    return f"<details><summary>{name} …</summary>{form}</details>" if folded else form


def listed(lines: list[tuple[str, str]]) -> str:
    return f"<ul>{''.join(f'<li>{escape(line)} {does}</li>' for line, does in lines)}</ul>" if lines else ""
