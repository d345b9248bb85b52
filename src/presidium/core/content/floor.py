"""The moments of a game at which the players talk before they go on."""

from __future__ import annotations

from typing import NamedTuple


class Talk(NamedTuple):
    """A floor: a pause for talk before the current question. It depends on public facts alone."""

    kind: str
    """What is talked about: `round`, `ballot`, `fingers`, `vote`, `year`; the page has words for each."""
    number: int
    """Which floor of this kind it is. Each is held once, before the first question with this number."""
    seconds: float
    """How long it lasts at a live table, unless all people are ready earlier."""
