"""Options by which a client leaves parts out of its stream; the server neither builds nor sends these parts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, Self


class StreamOptions(NamedTuple):
    """Parts to leave out of a stream. With several listeners, a part is left out only if none of them wants it."""

    once: bool = False
    """True if the question is not sent again when the seat has answered it."""
    no_brief: bool = False
    """True if questions come without briefs (summaries), for programs that read the options only."""

    @classmethod
    def read(cls, query: Mapping[str, str]) -> Self:
        return cls(query.get("question") == "once", query.get("brief") == "none")

    @classmethod
    def common(cls, stream_options: Sequence[Self]) -> Self:
        return stream_options[0] if len(stream_options) == 1 else cls(*map(all, zip(*stream_options, strict=True)))

    def content_with(self, other: StreamOptions) -> bool:
        """True if a message built with the options `other` has every part that these options want."""
        return all(mine or not theirs for mine, theirs in zip(self, other, strict=True))


EVERYTHING: Final = StreamOptions()
"""Options that leave nothing out of a stream."""
