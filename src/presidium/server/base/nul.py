"""Refuses the character NUL, which PostgreSQL stores in no text and reads in no JSON."""

from __future__ import annotations

import re
from typing import Final

import msgspec

NUL: Final = "\0"
_IN_JSON: Final = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""An escaped NUL in JSON. After an escaped backslash, `u0000` is ordinary text."""


def must_hold_none(said: bytes | str) -> None:
    """Raises ValidationError if a string in this JSON text holds NUL."""
    text = said.encode() if isinstance(said, str) else said
    if rb"\u0000" in text and _IN_JSON.search(text):
        raise msgspec.ValidationError("NUL is not allowed in a text")


def in_url(path: str, query: bytes) -> bool:
    """True if the decoded path or the encoded query of a URL holds NUL."""
    return NUL in path or b"%00" in query
