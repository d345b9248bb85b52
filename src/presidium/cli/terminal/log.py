"""The log of a game in the terminal: with headings, and with some groups of events joined in one line.

The page formats its log in the same way: see `web/src/table/talk/chapters.ts`, and each game's `heading` and `folds`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final, NamedTuple

from presidium.bots.runtime import lines as comrades
from presidium.bots.runtime.lines import lines as comrade_lines
from presidium.core import PASS, Event
from presidium.games.goulag.moves import Named, Shown
from presidium.games.kremlin.events import Announced, Began
from presidium.games.politburo.moves import Appointed
from presidium.text import Words


class LogRow(NamedTuple):
    text: str
    heading: bool = False


@dataclass(frozen=True)
class LogFormat:
    """How the log of one game is formatted."""

    opens: type[Event] | tuple[()] = ()
    """Type of event before which a heading is printed; an empty tuple for no headings."""
    heading: Callable[[Words, Any, Sequence[Event]], str] = lambda *_: ""
    """Makes the text of the heading from the event and all earlier events."""
    instead: bool = False
    """True if the heading is printed in place of the event's own line."""
    folds: Callable[[Event], bool] = lambda _: False
    """True for events that are joined in one line if they follow each other."""
    said: Callable[[Words, Sequence[Any]], str] = lambda *_: ""
    """Makes the text of several events joined in one line."""


def nobody_speaks(event: Event) -> bool:
    return isinstance(event, Announced) and event.by is None and event.action == PASS


READINGS: Final = {
    "kremlin": LogFormat(
        Began,
        lambda words, began, _: words("kremlin-moment", year=began.year, phase=began.phase),
        instead=True,
        folds=nobody_speaks,
        said=lambda words, events: words(
            "kremlin-unspoken", who=words.listing([words.name("kremlin", "who", event.who) for event in events])
        ),
    ),
    "politburo": LogFormat(Appointed, lambda words, appointed, _: words("log-round", round=appointed.round)),
    "goulag": LogFormat(
        Named,
        lambda words, _, before: words("log-round", round=1 + sum(isinstance(event, Shown) for event in before)),
    ),
}


PLAIN: Final = LogFormat()
"""The format of logs of games that have no format of their own."""


def lines(game: str, told: Sequence[Event | str], words: Words, before: Sequence[Event] = ()) -> Iterator[LogRow]:
    """Formats events that follow the events in `before`. Strings in `told` are printed as they are."""
    reading, so_far = READINGS.get(game, PLAIN), list(before)
    for foldable, group in groupby(told, lambda each: isinstance(each, Event) and reading.folds(each)):
        some = list(group)
        if foldable and len(some) > 1:
            yield LogRow(reading.said(words, some))
            continue
        for each in some:
            if isinstance(each, str):
                yield LogRow(each)
                continue
            opens = isinstance(each, reading.opens)
            if opens:
                yield LogRow(reading.heading(words, each, so_far), heading=True)
            if not (opens and reading.instead):
                yield LogRow(words.tell(game, each))
                for added in comrade_lines(each, so_far, words.comrades):
                    yield LogRow(in_character(added, words))
            so_far.append(each)


def in_character(line: comrades.Remark, words: Words) -> str:
    """A comment by a comrade (a bot with a character), in its own words."""
    who = words.comrades[line.seat]
    return words("cli-aside", name=words("comrade", id=who), line=words(f"comrade-{who}-{line.tone}", n=line.n))


def settled(game: str, events: Sequence[Event]) -> int:
    """Number of events that can be printed without splitting a group of joined events that may still grow."""
    folds, count = READINGS.get(game, PLAIN).folds, len(events)
    while count and folds(events[count - 1]):
        count -= 1
    return count
