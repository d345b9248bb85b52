"""A cache in each thread for values derived from public facts."""

from __future__ import annotations

from collections.abc import Callable
from threading import local
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class ThreadLocalMemo(local, Generic[K, V]):
    """A cache of values derived from certain facts, valid until these change.

    Public facts are read far more often than they change, and are replaced, never changed in place, so checking their
    identity is enough. Each thread has its own cache: a server plays in one thread and replays finished games in
    others, and one table's values must never be used for another.
    """

    def __init__(self) -> None:
        self._kept: tuple[tuple[object, ...], dict[K, V]] = (), {}

    def of(self, *facts: object) -> dict[K, V]:
        """The cached values for these facts, as a dict to which callers add."""
        known, found = self._kept
        if known != facts:
            found = {}
            self._kept = facts, found
        return found

    def holds_of(self, now: object, before: object, still: Callable[[K], bool] | None = None) -> None:
        """Moves the cached values of one fact to the fact that replaces it: all, or those that `still` accepts."""
        known, found = self._kept
        if known and known[0] is before:
            self._kept = (now,), found if still is None else {of: here for of, here in found.items() if still(of)}
