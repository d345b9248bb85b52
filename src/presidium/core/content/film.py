"""Computes the times of a film: how long the page shows each public event of a step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from presidium.core.log import Event, Said

PLAIN: Final = 1000
"""Milliseconds for which an ordinary event is shown."""


class Beat(NamedTuple):
    """How long an event is shown, and whether it is shown together with the event before it."""

    lasts: int
    """Milliseconds for which the event is shown."""
    joins: bool = False
    """True if the event is shown at the same time as the event before it in the same step."""
    joined: int = 0
    """Fewest milliseconds for which this event is shown if it joins the event before it."""


Director = Callable[[Sequence[Event], int], Beat | None]
"""Function that returns the beat of one public event, given all events and its index; None if only the log shows the
event. Later events in the list belong to the same step."""


class Reel(NamedTuple):
    """The times of a film, which shows the events of one step."""

    begins: tuple[int, ...]
    """For each event: milliseconds from the beginning of the film to the beginning of the event's beat."""
    lasts: int
    """Milliseconds that the whole film lasts."""


def reel(direct: Director, told: Sequence[Event], since: int) -> Reel:
    """Returns the film of the public events from index `since` on, which happened in one step."""
    begins: list[int] = []
    began = ends = 0
    for at in range(since, len(told)):
        beat = direct(told, at)
        if beat is None:
            begins.append(ends)
            continue
        joins = beat.joins and ends > 0
        if not joins:
            began = ends
        ends = max(ends, began + max(beat.lasts, beat.joined if joins else 0))
        begins.append(began)
    return Reel(tuple(begins), ends)


def plainly(told: Sequence[Event], at: int) -> Beat | None:
    """Returns a beat of one second for each event, and None for statements: the default for games without films."""
    return None if isinstance(told[at], Said) else Beat(PLAIN)
