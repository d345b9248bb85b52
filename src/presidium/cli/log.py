"""The log as it is read in the terminal: under the headings of its game, and with what the game folds in one line.

The page reads it alike: `web/src/table/chapters.ts`, with the `heading` and `folds` of each game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final, NamedTuple

from presidium.bots import lines as comrades
from presidium.bots.lines import lines as comrade_lines
from presidium.core import PASS, Event
from presidium.goulag.moves import Named, Shown
from presidium.kremlin.events import Announced, Began
from presidium.politburo.moves import Appointed
from presidium.text import Words


class Line(NamedTuple):
    text: str
    heading: bool = False


@dataclass(frozen=True)
class Reading:
    """How the log of a game is read."""

    opens: type[Event] | tuple[()] = ()
    """What a heading stands over."""
    heading: Callable[[Words, Any, Sequence[Event]], str] = lambda *_: ""
    """What it says, over this event and after all that was told before."""
    instead: bool = False
    """Whether that says all there is to say of the event."""
    folds: Callable[[Event], bool] = lambda _: False
    """Which events stand in one line where they come one after the other."""
    said: Callable[[Words, Sequence[Any]], str] = lambda *_: ""
    """What several of them say."""


def nobody_speaks(event: Event) -> bool:
    return isinstance(event, Announced) and event.by is None and event.action == PASS


READINGS: Final = {
    "kremlin": Reading(
        Began,
        lambda words, began, _: words("kremlin-moment", year=began.year, phase=began.phase),
        instead=True,
        folds=nobody_speaks,
        said=lambda words, events: words(
            "kremlin-unspoken", who=words.listing([words.name("kremlin", "who", event.who) for event in events])
        ),
    ),
    "politburo": Reading(Appointed, lambda words, appointed, _: words("log-round", round=appointed.round)),
    "goulag": Reading(
        Named,
        lambda words, _, before: words("log-round", round=1 + sum(isinstance(event, Shown) for event in before)),
    ),
}


PLAIN: Final = Reading()
"""For a game that nobody has written one for."""


def lines(game: str, told: Sequence[Event | str], words: Words, before: Sequence[Event] = ()) -> Iterator[Line]:
    """What was told after all that came `before`; words among the events stand as they are, and part what folds."""
    reading, so_far = READINGS.get(game, PLAIN), list(before)
    for foldable, group in groupby(told, lambda each: isinstance(each, Event) and reading.folds(each)):
        some = list(group)
        if foldable and len(some) > 1:
            yield Line(reading.said(words, some))
            continue
        for each in some:
            if isinstance(each, str):
                yield Line(each)
                continue
            opens = isinstance(each, reading.opens)
            if opens:
                yield Line(reading.heading(words, each, so_far), heading=True)
            if not (opens and reading.instead):
                yield Line(words.tell(game, each))
                for added in comrade_lines(each, so_far, words.comrades):
                    yield Line(in_character(added, words))
            so_far.append(each)


def in_character(line: comrades.Line, words: Words) -> str:
    """What a comrade adds, in its own words."""
    who = words.comrades[line.seat]
    return words("cli-aside", name=words("comrade", id=who), line=words(f"comrade-{who}-{line.tone}", n=line.n))


def settled(game: str, events: Sequence[Event]) -> int:
    """How many of them can be told without parting what may yet be folded."""
    folds, count = READINGS.get(game, PLAIN).folds, len(events)
    while count and folds(events[count - 1]):
        count -= 1
    return count
