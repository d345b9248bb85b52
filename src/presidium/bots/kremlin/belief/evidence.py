"""Evidence about the sheets in the events of a game of Kremlin: points shown, chances passed, and claims made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from presidium.core import Event, Player, Said, Statement, View, value
from presidium.core.content.talk import standing
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.content.given import claimed
from presidium.games.kremlin.events import Announced, Began, Controlled, Declared, Grew, Shrank
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Public


@value
class Sign:
    """Evidence about a seat's points on a politician: points shown, a claim, or a pass while `points` were shown."""

    did: Literal["showed", "passed", "said"]
    year: int
    seat: Player
    who: Letter
    points: int
    word: Statement | None = None
    """The player's statement, if this piece of evidence is a claim; else None."""


def signs(view: View[Public], until: int | None = None) -> tuple[Sign, ...]:
    """All evidence in the order of events, or the evidence in the first `until` events. In a window that is still open,
    seats that have not answered do not count as passing."""
    still_open = until is not None or (bool(view.stack) and isinstance(view.stack[-1], Window))
    return tuple(read(standing(view.events[:until]), view.rules.players, still_open))


TURNS: Final = (Declared, Controlled, Grew, Shrank, Said)


def turned(view: View[Public]) -> int:
    """Number of events up to the last declaration, statement or new year. All later evidence consists of passes."""
    for at in range(len(view.events), 0, -1):
        event = view.events[at - 1]
        if isinstance(event, TURNS) or (isinstance(event, Began) and event.phase == 1):
            return at
    return 0


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
            case Said(seat=seat, statement=word):
                who = getattr(word, "who", "")
                points = claimed(word, max(standing.get(who, {}).values(), default=0))
                if points is not None:
                    yield Sign("said", year, seat, who, points, word)
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
