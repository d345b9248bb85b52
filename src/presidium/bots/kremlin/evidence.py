"""What a table of Kremlin has seen of its sheets: who showed what, who let things be where he might have spoken, and
who said what he has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from presidium.core import Event, Player, Said, Statement, View, value
from presidium.kremlin.announcing.window import Window
from presidium.kremlin.events import Announced, Began, Controlled, Declared, Grew, Shrank
from presidium.kremlin.printed.people import Letter
from presidium.kremlin.state import Public
from presidium.kremlin.talk import Boast, Threaten


@value
class Sign:
    """Something a seat did about a politician: it showed so many points, or it passed where so many stood, or it said
    that it has at least so many."""

    did: Literal["showed", "passed", "said"]
    year: int
    seat: Player
    who: Letter
    points: int
    word: Statement | None = None
    """What it said."""


def signs(view: View[Public], until: int | None = None) -> tuple[Sign, ...]:
    """In their order, of all events or of so many. A window that is still open tells nothing yet of those who have not
    spoken."""
    still_open = until is not None or (bool(view.stack) and isinstance(view.stack[-1], Window))
    return tuple(read(view.events[:until], view.rules.players, still_open))


TURNS: Final = (Declared, Controlled, Grew, Shrank, Said)


def turned(view: View[Public]) -> int:
    """How many events there were when something was last shown, or said, or a year began: since then there may only
    have been silence."""
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


def claimed(word: Statement, stood: int) -> int | None:
    """How many points whoever says this claims to have at least, where so many stand; None: he claims no such thing."""
    match word:
        case Boast():
            return word.points
        case Threaten(deed="seize"):
            return stood + 1
    return None


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
