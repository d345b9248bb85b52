"""What a newspaper may make of a game: a game tells facts, as ids and numbers, and others word them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from presidium.core.value import value
from presidium.core.view import View

Slot = str | int | tuple[str | int, ...]
"""What stands in a sentence: an id that has a name, a number, or several ids."""

Occasion = Literal["year", "half", "end"]
PortraitState = Literal["", "risen", "fallen", "removed", "dead", "cured"]


@value
class Fact:
    """Something that happened and is worth a line."""

    kinds: tuple[str, ...]
    """What it is, the most particular first: whatever is said of a kind is true of it."""
    weight: int
    events: tuple[int, ...]
    """What it rests on: the numbers of events, counted from 0 among those told to everybody."""
    slots: tuple[tuple[str, Slot], ...] = ()
    about: tuple[str, ...] = ()
    """Whom it is about, first whoever it happened to: nobody heads a page twice."""
    narrow: bool = False
    """One point, or one vote, and it would have gone otherwise."""

    def slot(self, name: str) -> Slot | None:
        return dict(self.slots).get(name)


@value
class Portrait:
    """Somebody in the picture, or who was until then: where he stands, or stood last."""

    who: str
    state: PortraitState
    place: str = ""


@value
class Issue:
    """All there is to print when a year, a half or a game is over, the heaviest fact first."""

    when: Occasion
    year: int
    """The so-manieth year, or round, it ends with."""
    facts: tuple[Fact, ...]
    portraits: tuple[Portrait, ...] = ()
    track: tuple[str, ...] = ()
    """For games with a track of years: whose each is, empty if nobody's."""
    score: tuple[tuple[str, int], ...] = ()
    weather: int = 0
    """In Siberia, in degrees."""
    turning: tuple[Fact, ...] = ()
    """At the end: where it turned."""


@dataclass(frozen=True)
class Press:
    """What a game has for a newspaper.

    Law: an issue, once it is there, stays as it is, whatever happens later.
    """

    issues: Callable[[View[Any]], tuple[Issue, ...]]
    """All there are by now, the oldest first. Made from a spectator's view, so that they are everybody's."""
    box: Callable[[View[Any]], tuple[tuple[Fact, ...], ...]]
    """For each of these what its reader alone knows, from his own view; its facts rest on no numbered event."""
    nouns: tuple[tuple[str, str], ...]
    """By slot, the noun that names what stands there; any other slot is a number."""
