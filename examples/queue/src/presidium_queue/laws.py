"""What the suites that hold every game to its laws must be told of The Queue."""

from __future__ import annotations

from presidium.core.laws import Laws
from presidium_queue.game import Deal, friend

LAWS = Laws(
    most_answers=lambda seats: seats + seats * (seats + 2),
    hides={Deal: lambda g, _: friend(g.stack[-1].seat)},  # type: ignore[attr-defined]
)
