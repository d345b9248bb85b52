"""Asks a language model over HTTP, in the form that OpenAI's chat completions have made usual.

The key comes from an environment variable and goes into one header of the request. It is never written: every text that
comes back, also in errors, has the key cut out, because some servers repeat it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Final
from urllib.parse import urlsplit

from presidium.core import Refused, refusal, value

Messages = Sequence[dict[str, str]]

TRIES: Final = 6
PATIENCE_S: Final = 300.0
"""Seconds to wait for one reply."""
LONGEST_PAUSE_S: Final = 60.0
BUSY: Final = frozenset({408, 409, 425, 429, 500, 502, 503, 504, 529})
"""HTTP status codes after which the request is sent again."""
CHARACTERS_PER_TOKEN: Final = 4
"""For endpoints that do not count tokens."""
CUT: Final = "[key]"


@value
class Reply:
    """A reply of a model, and the number of tokens it has cost."""

    text: str
    prompt_tokens: int
    completion_tokens: int
    counted: bool = True
    """False if the endpoint counts no tokens; the numbers are then estimated from the lengths of the texts."""


class Endpoint:
    """A model behind an address. The address is the base, such as `http://127.0.0.1:8080/v1`."""

    def __init__(
        self,
        url: str,
        model: str,
        key: str = "",
        reply_tokens: int = 2000,
        temperature: float | None = None,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        """Raises Refused if the address is not one of HTTP, or holds more than an address: a key does not belong into
        it."""
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise Refused(refusal("bench-bad-url"))
        if parts.query or parts.fragment or parts.username or parts.password:
            raise Refused(refusal("bench-secret-in-url"))
        try:
            import httpx2
        except ModuleNotFoundError:
            raise Refused(refusal("not-installed", package="httpx2", extra="llm")) from None
        self.url, self.model = url.rstrip("/"), model
        self._key, self._sleep, self._httpx = key, sleep, httpx2
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        self._client = httpx2.Client(timeout=PATIENCE_S, headers=headers)
        self._body: dict[str, Any] = {"model": model, "max_tokens": reply_tokens}
        if temperature is not None:
            self._body["temperature"] = temperature

    def __repr__(self) -> str:
        return f"Endpoint({self.url!r}, {self.model!r})"

    def ask(self, messages: Messages) -> Reply:
        """The model's reply. Asks again if the endpoint is busy; raises Refused if it stays busy or refuses."""
        why, pause = "", 0.0
        for attempt in range(TRIES):
            if attempt:
                self._sleep(pause)
            pause = min(LONGEST_PAUSE_S, 2.0**attempt)
            try:
                came = self._client.post(
                    f"{self.url}/chat/completions", json={**self._body, "messages": list(messages)}
                )
            except self._httpx.HTTPError as error:
                why = self._safe(f"{type(error).__name__}: {error}")
                continue
            if came.status_code == 200:
                return self._read(came, messages)
            why = self._safe(f"HTTP {came.status_code}: {came.text}")
            if came.status_code not in BUSY:
                break
            pause = min(LONGEST_PAUSE_S, _seconds(came.headers.get("retry-after")) or pause)
        raise Refused(refusal("bench-endpoint", url=self.url, why=why))

    def _read(self, came: Any, messages: Messages) -> Reply:
        try:
            body = came.json()
            text = self._safe(body["choices"][0]["message"]["content"] or "", whole=True)
            used = body.get("usage") or {}
            asked, replied = used.get("prompt_tokens"), used.get("completion_tokens")
        except (ValueError, LookupError, TypeError, AttributeError):
            raise Refused(
                refusal("bench-endpoint", url=self.url, why=self._safe(f"no completion: {came.text}"))
            ) from None
        if isinstance(asked, int) and isinstance(replied, int):
            return Reply(text, asked, replied)
        long = sum(len(message["content"]) for message in messages)
        return Reply(text, long // CHARACTERS_PER_TOKEN, len(text) // CHARACTERS_PER_TOKEN, counted=False)

    def _safe(self, text: str, whole: bool = False) -> str:
        """The text without the key; an error's text is also cut to its beginning."""
        without = text.replace(self._key, CUT) if self._key else text
        return without if whole else without[:300]


def _seconds(text: str | None) -> float | None:
    try:
        return max(0.0, float(text or ""))
    except ValueError:
        return None
