"""What took long to make and will not change: kept for the next who asks, as long as there is room."""

from __future__ import annotations

from collections import OrderedDict


class Kept:
    """So many bytes at most; what nobody has asked for longest makes room."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0
        self._kept: OrderedDict[object, bytes] = OrderedDict()

    def get(self, key: object) -> bytes | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def clear(self) -> None:
        self._kept.clear()
        self.size = 0

    def put(self, key: object, made: bytes) -> None:
        self.size += len(made) - len(self._kept.pop(key, b""))
        self._kept[key] = made
        while self.size > self.most:
            self.size -= len(self._kept.popitem(last=False)[1])
