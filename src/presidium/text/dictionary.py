"""The messages of one language. Each is read when it is first wanted: reading them all takes longer than all the rest
of a start, and nobody says more than a few of them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*?(?=^[-a-zA-Z#]|\Z)", re.MULTILINE | re.DOTALL)
MENTIONED: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""Other messages and terms that a message is made of."""


class Dictionary:
    """Of a message that is there several times the first counts."""

    def __init__(self, lang: str, texts: Iterable[str]) -> None:
        self._unread: dict[str, str] = {}
        for text in texts:
            for entry in ENTRY.finditer(text):
                self._unread.setdefault(entry[1], entry[0])
        self._read = FluentBundle([lang], use_isolating=False)  # isolation marks show up as boxes in many terminals

    def has(self, id: str) -> bool:
        """Whether there is a text of this id that can be read."""
        self._learn(id)
        return bool(self._read.has_message(id))

    def say(self, id: str, args: dict[str, Any]) -> str | None:
        """The message in words; None if it has none. KeyError if an argument is wanting."""
        pattern = self._read.get_message(id).value if self.has(id) else None
        if pattern is None:
            return None
        text, errors = self._read.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"{id}: {errors[0]}")
        return str(text)

    def _learn(self, id: str) -> None:
        text = self._unread.pop(id, None)
        if text is not None:
            self._read.add_resource(FluentResource(text))
            for other in MENTIONED.findall(text):
                self._learn(other)
