"""Issues of Kremlin's newspaper: each issue covers the time between two parades, and the last issue ends with the
game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from presidium.core import View
from presidium.core.content.press import Fact, Issue
from presidium.games.kremlin.content.press.board import Board
from presidium.games.kremlin.content.press.desk import Desk
from presidium.games.kremlin.content.press.summary import ended, portraits, sum_up, turning, weather
from presidium.games.kremlin.events import Began, Ended, Marked, Ranked
from presidium.games.kremlin.state import Public, edition_of


def years(view: View[Public]) -> Iterator[tuple[Desk, bool]]:
    """Yields the notes on each finished year from public events, and whether the game is over."""
    board = Board(edition_of(view).influence_is_lost)
    desk: Desk | None = None
    ranked = False
    for n, event in enumerate(view.events):
        ranked = ranked or isinstance(event, Ranked)
        if desk is None and isinstance(event, Began):
            if not ranked:
                return  # it began in the middle, and nobody knows how
            desk = Desk(board, event.year)
        if desk is None:
            board.read(event)
            continue
        desk.read(n, event)
        if isinstance(event, Ended):
            sum_up(desk)
            ended(desk, n, event)
            yield desk, True
        elif isinstance(event, Marked) and (view.public.outcome is None or _goes_on(view, n)):
            sum_up(desk)
            yield desk, False
            desk = Desk(board, desk.year + 1)


def _goes_on(view: View[Public], n: int) -> bool:
    """True if another year followed the parade of this event."""
    return any(isinstance(event, Began) for event in view.events[n:])


def issues(view: View[Public]) -> tuple[Issue, ...]:
    found: list[Issue] = []
    told: list[Fact] = []
    for desk, over in years(view):
        facts = tuple(sorted(desk.facts, key=lambda fact: (-fact.weight, fact.events)))
        told += facts
        track = tuple("" if mark == "blank" else mark for mark in desk.board.track)
        counted = Counter(filter(None, track))
        score = tuple(sorted(counted.items(), key=lambda mark: (-mark[1], mark[0])))
        turns = turning(told) if over else ()
        found.append(
            Issue("end" if over else "year", desk.year, facts, portraits(desk), track, score, weather(desk), turns)
        )
    return tuple(found)
