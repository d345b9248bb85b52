"""What the host of the house has announced goes with every answer, so that every page hears of it, a table or not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote

from presidium.table.site import inside

if TYPE_CHECKING:
    from presidium.table.admin import Admin

HEADER: Final = b"presidium-announces"


class Announcing:
    def __init__(self, app: Any, admin: Admin) -> None:
        self.app = app
        self.admin = admin

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        async def announced(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (HEADER, quote(self.admin.announced).encode())]
            await send(message)

        told = scope["type"] == "http" and self.admin.announced and inside(scope).startswith("/api/")
        await self.app(scope, receive, announced if told else send)
