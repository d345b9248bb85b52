"""Interface of the HTTP client that notifications need; `http_client` implements it."""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

GONE_STATUSES: Final = (404, 410)


class Reply(NamedTuple):
    status: int
    retry_after: float | None = None

    @property
    def taken(self) -> bool:
        return 200 <= self.status < 300

    @property
    def gone(self) -> bool:
        return self.status in GONE_STATUSES


class Outgoing(Protocol):
    async def must_be_public(self, url: str, schemes: tuple[str, ...] = ("https",)) -> None:
        """Raises Refused if the URL's host resolves, now, to an address that is not public."""

    async def post(self, url: str, headers: dict[str, str], body: bytes, plain: bool = False) -> Reply:
        """Sends a POST request. `plain` also allows http. Raises Unsent if no response comes."""
