"""Adds the host's announcement to every API response as a header, so that each open page can show it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote

from presidium.server.http.site import inside

if TYPE_CHECKING:
    from presidium.server.http.admin_actions import AdminActions

HEADER: Final = b"presidium-announces"


class AnnouncementHeader:
    def __init__(self, app: Any, admin: AdminActions) -> None:
        self.app = app
        self.admin = admin

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        async def announced(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (HEADER, quote(self.admin.announced).encode())]
            await send(message)

        told = scope["type"] == "http" and self.admin.announced and inside(scope).startswith("/api/")
        await self.app(scope, receive, announced if told else send)
