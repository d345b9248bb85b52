"""The admin page: all functions of `presidium admin` in a browser, after sign-in with the host's token.

The server renders the admin page without scripts, so that it works even if the game's page does not. The sign-in cookie
holds a session code, is valid for `/admin` only and is not sent with requests from other sites.
"""

from __future__ import annotations

import logging
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import parse_qs

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from presidium.core import Refused, refusal
from presidium.server.http.errors import STATUS, refused
from presidium.server.http.routes.host import admin_parts
from presidium.server.http.routes.unfurl import tongue
from presidium.server.http.site import home, path_of
from presidium.server.people.admin_sessions import SESSION_LIFETIME_S, Sessions
from presidium.server.persistence import overview
from presidium.text import Words

if TYPE_CHECKING:
    from presidium.server.http.server import Server

log = logging.getLogger("presidium.server")

COOKIE: Final = "presidium-host"
PATH: Final = "/admin"
MAX_FORM_BYTES: Final = 8192
STYLESHEET: Final = Path(__file__).parent / "admin.css"


class AdminPage:
    def __init__(self, server: Server, token: str) -> None:
        self.server = server
        self.token = token
        self.sessions = Sessions(server.hall.store, token, lambda: server.hall.wall())

    def routes(self) -> list[Route]:
        if not self.token:
            return []
        guarded = self.server.limiter.wrap
        return [
            Route(PATH, self.show),
            Route(f"{PATH}/look.css", look),
            Route(f"{PATH}/in", guarded(self.come_in, refused, STATUS), methods=["POST"]),
            Route(f"{PATH}/out", guarded(self.go_out, refused, STATUS), methods=["POST"]),
            Route(f"{PATH}/do", guarded(self.do, refused, STATUS), methods=["POST"]),
        ]

    async def _is_host(self, request: Request) -> bool:
        code = request.cookies.get(COOKIE, "")
        return bool(code) and await self.sessions.is_open(code)

    async def show(self, request: Request) -> Response:
        return await self._hall(request) if await self._is_host(request) else self._door(request)

    async def come_in(self, request: Request) -> Response:
        said = (await fields(request)).get("token", "")
        if not self.server.limiter.is_right(request, said, self.token, "the admin page"):
            return self._door(request, Words(tongue(request))("admin-page-wrong"), 403)
        code = await self.sessions.begin()
        log.warning("the host has signed in on the admin page")
        answer = RedirectResponse(here(request), 303)
        secure, path = request.url.scheme == "https", here(request)
        answer.set_cookie(
            COOKIE, code, max_age=SESSION_LIFETIME_S, httponly=True, samesite="strict", secure=secure, path=path
        )
        return answer

    async def go_out(self, request: Request) -> Response:
        """Signs the host out of the admin page, if they are signed in."""
        if await self._is_host(request):
            await self.sessions.end(request.cookies[COOKIE])
            log.warning("the host has signed out of the admin page")
        answer = RedirectResponse(here(request), 303)
        answer.delete_cookie(COOKIE, path=here(request), httponly=True, samesite="strict")
        return answer

    async def do(self, request: Request) -> Response:
        words = Words(tongue(request))
        if not await self._is_host(request):
            return self._door(request, words("admin-page-signed-out"), 403)
        asked = await fields(request)
        try:
            word, of = asked.get("do", ""), asked.get("of", "")
            if word == "invite":
                of = f"{asked.get('uses', '')} {asked.get('days', '')} {asked.get('note', '')}"
            done = await self.server.admin.do(word, of, "on the admin page")
        except Refused as why:
            return await self._hall(request, words.refusal(why.why), STATUS.get(why.why.id, 422))
        if word == "invite":  # the code is stored only as a hash, so it is shown now or never
            house = self.server.hall.settings.address or home(request)
            link = f"{house}/?invite={done['code']}"
            return await self._hall(request, made=admin_parts.invitation_made(words, link, done))
        return RedirectResponse(here(request), 303)

    # HTML

    def _page(self, request: Request, body: str, wrong: str, status: int) -> Response:
        """Returns the admin page. Its referrer policy differs from the default one, which hides a form's origin."""
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

    async def _hall(self, request: Request, wrong: str = "", status: int = 200, made: str = "") -> Response:
        words, at = Words(tongue(request)), f"{here(request)}/do"
        admin, store = self.server.admin, self.server.hall.store
        tables = [
            (
                words("admin-table", **each.told()),
                button(words, at, "remove", each.id, folded=True),
            )
            for each in await store.read(overview.tables, store)
        ]
        people = [
            (
                words("admin-person", **each.told()),
                button(words, at, "unban" if each.banned else "ban", each.id, folded=not each.banned),
            )
            for each in await store.read(overview.people, store)
        ]
        text = f'<input name="of" maxlength="500" size="30" value="{escape(admin.announced)}">'
        said = f"<label>{escape(words('admin-page-announcement'))} {text}</label>"
        announce = f"<button>{escape(words('admin-page-announce'))}</button>"
        form = f'<form method="post" action="{at}"><input type="hidden" name="do" value="announce">{said} {announce}'
        drains = self.server.draining
        state = escape(words("admin-page-drains" if drains else "admin-page-open"))
        counted = await self.server.counted_all()

        def part(id: str, lines: admin_parts.Lines, none: str, do: str = "", folded: bool = False) -> str:
            buttons = [(line, button(words, at, do, of, folded) if of else "") for line, of in lines]
            return f"<h2>{escape(words(id))}</h2>{listed(buttons) or escape(words(none))}"

        invitations = await store.read(admin_parts.invitations, words, admin.invitations)
        reports = admin_parts.reports(words, await store.read(overview.reports, store))
        leave = f"<button>{escape(words('admin-page-out'))}</button>"
        out = f'<form method="post" action="{here(request)}/out">{leave}</form>'
        figures = await store.read(admin_parts.figures, words, self.server, counted)
        shown = (
            f"{made}{form}</form>"
            f"<div>{state} {button(words, at, 'drain', 'undo' if drains else '', drains=drains)}</div>"
            f"<div>{escape(words('admin-page-session'))} {out}</div>"
            f"{part('admin-page-figures', figures, '')}"
            f"{part('admin-page-reports', reports, 'reports-none', 'done', folded=True)}"
            f"{part('admin-page-invitations', invitations, 'invite-none', 'revoke', folded=True)}"
            f"{admin_parts.invitation_form(words, at)}"
            f"<h2>{escape(words('admin-page-tables'))}</h2>{listed(tables) or escape(words('admin-no-tables'))}"
            f"<h2>{escape(words('admin-page-people'))}</h2>{listed(people) or escape(words('admin-no-people'))}"
        )
        return self._page(request, shown, wrong, status)


async def look(_: Request) -> Response:
    """Returns the admin page's stylesheet without sign-in, because the sign-in form needs it."""
    return Response(STYLESHEET.read_bytes(), media_type="text/css", headers={"cache-control": "no-cache"})


def here(request: Request) -> str:
    return path_of(request) + PATH


async def fields(request: Request) -> dict[str, str]:
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > MAX_FORM_BYTES:
            raise Refused(refusal("too-large", limit=MAX_FORM_BYTES))
    return {name: values[0] for name, values in parse_qs(data.decode(errors="replace")).items()}


def button(words: Words, at: str, do: str, of: str, folded: bool = False, drains: bool = False) -> str:
    """Returns a form with one button, which is folded away if its action cannot be undone."""
    name = escape(words("admin-page-do", what=("undrain" if drains else do)))
    hidden = "".join(
        f'<input type="hidden" name="{key}" value="{escape(value)}">' for key, value in (("do", do), ("of", of))
    )
    label = f"{name} {escape(of)}" if of not in ("", "undo") else name
    form = f'<form method="post" action="{at}">{hidden}<button aria-label="{label}">{name}</button></form>'
    return f"<details><summary>{name} …</summary>{form}</details>" if folded else form


def listed(lines: list[tuple[str, str]]) -> str:
    return f"<ul>{''.join(f'<li>{escape(line)} {does}</li>' for line, does in lines)}</ul>" if lines else ""
