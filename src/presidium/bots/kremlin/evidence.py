"""What a table of Kremlin has seen of its sheets: who showed what, and who let things be where he might have spoken."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from presidium.core import Event, Player, View, value
from presidium.kremlin.announcing.window import Window
from presidium.kremlin.events import Announced, Began, Declared
from presidium.kremlin.printed.people import Letter
from presidium.kremlin.state import Public


@value
class Sign:
    """Something a seat did about a politician: it showed so many points, or it passed where so many stood."""

    did: Literal["showed", "passed"]
    year: int
    seat: Player
    who: Letter
    points: int


def signs(view: View[Public]) -> tuple[Sign, ...]:
    """In their order. A window that is still open tells nothing yet of those who have not spoken."""
    return tuple(read(view.events, view.rules.players, isinstance(view.stack[-1], Window) if view.stack else False))


def read(events: tuple[Event, ...], players: tuple[Player, ...] | range, still_open: bool) -> Iterator[Sign]:
    year, announced = 1, None
    standing: dict[Letter, dict[Player, int]] = {}
    spoken: set[Player] = set()
    for event in events:
        match event:
            case Declared():
                standing.setdefault(event.who, {})[event.player] = event.points
                spoken.add(event.player)
                yield Sign("showed", year, event.player, event.who, event.points)
            case Announced() | Began():
                if announced is not None:
                    yield from _silent(announced, standing, spoken, players, year)
                announced, spoken = (event if isinstance(event, Announced) else None), set()
                year = event.year if isinstance(event, Began) else year
    if announced is not None and not still_open:
        yield from _silent(announced, standing, spoken, players, year)


def _silent(
    announced: Announced,
    standing: dict[Letter, dict[Player, int]],
    spoken: set[Player],
    players: tuple[Player, ...] | range,
    year: int,
) -> Iterator[Sign]:
    shown = standing.get(announced.who, {})
    stood = max(shown.values(), default=0)
    for seat in players:
        if seat != announced.by and seat not in spoken and shown.get(seat, 0) <= stood < 10:
            yield Sign("passed", year, seat, announced.who, stood)
