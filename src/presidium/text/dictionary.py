"""The messages of one language. Each message is parsed on first use, because parsing all messages would slow the
start-up."""

from __future__ import annotations

import re
from collections.abc import Iterable
from threading import Lock
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*?(?=^[-a-zA-Z#]|\Z)", re.MULTILINE | re.DOTALL)
MENTIONED: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""Pattern of references to messages and terms inside a message."""


class Dictionary:
    """The messages of one language by id. If an id is defined several times, the first definition counts."""

    def __init__(self, lang: str, texts: Iterable[str]) -> None:
        self._unread: dict[str, str] = {}
        for text in texts:
            for entry in ENTRY.finditer(text):
                self._unread.setdefault(entry[1], entry[0])
        self._parsing: set[str] = set()
        """Ids of messages whose parsing has begun, because messages may refer to each other in a circle."""
        self._learning = Lock()
        self._read = FluentBundle([lang], use_isolating=False)  # isolation marks show up as boxes in many terminals

    def has(self, id: str) -> bool:
        """True if this language has a readable message with this id."""
        self._learn(id)
        return bool(self._read.has_message(id))

    def say(self, id: str, args: dict[str, Any]) -> str | None:
        """Returns the message as text; None if it does not exist. Raises KeyError if an argument is missing."""
        pattern = self._read.get_message(id).value if self.has(id) else None
        if pattern is None:
            return None
        text, errors = self._read.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"{id}: {errors[0]}")
        return str(text)

    def _learn(self, id: str) -> None:
        """Parses a message and the messages it refers to, under a lock, because threads share a dictionary."""
        if id in self._unread:
            with self._learning:
                self._parse(id)

    def _parse(self, id: str) -> None:
        text = self._unread.get(id)
        if text is None or id in self._parsing:
            return
        self._parsing.add(id)
        self._read.add_resource(FluentResource(text))
        for other in MENTIONED.findall(text):
            self._parse(other)
        del self._unread[id]  # last, because other threads treat a missing id as parsed
