"""What whoever listens may do without: the server then neither makes nor sends it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, Self


class Wishes(NamedTuple):
    """What a stream leaves out; of several who hear the same one only what all of them can do without."""

    once: bool = False
    """A question is told once: that it has been answered comes without it."""
    no_brief: bool = False
    """What a question means is not told: who answers is a program, and reads its options."""

    @classmethod
    def read(cls, query: Mapping[str, str]) -> Self:
        return cls(query.get("question") == "once", query.get("brief") == "none")

    @classmethod
    def common(cls, wishes: Sequence[Self]) -> Self:
        return wishes[0] if len(wishes) == 1 else cls(*map(all, zip(*wishes, strict=True)))

    def content_with(self, other: Wishes) -> bool:
        """Whether what was made for these wishes will do."""
        return all(mine or not theirs for mine, theirs in zip(self, other, strict=True))


EVERYTHING: Final = Wishes()
"""What is told to whoever wishes nothing."""
