"""Facts for a newspaper about a game. A game returns ids and numbers; the templates of each language word them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from presidium.core.value import value
from presidium.core.view import View

Slot = str | int | tuple[str | int, ...]
"""Value to fill into a sentence: an id that has a name, a number, or several ids."""

Occasion = Literal["year", "half", "end"]
PortraitState = Literal["", "risen", "fallen", "removed", "dead", "cured"]


@value
class Fact:
    """Something that happened in a game and is worth a sentence in the newspaper."""

    kinds: tuple[str, ...]
    """Kinds of the fact, the most specific first. A sentence written for one of these kinds fits the fact."""
    weight: int
    events: tuple[int, ...]
    """Numbers of the events that the fact is based on, counted from 0 among the public events of the game."""
    slots: tuple[tuple[str, Slot], ...] = ()
    about: tuple[str, ...] = ()
    """Ids of the people whom the fact is about; the person it happened to comes first."""
    narrow: bool = False
    """True if a single point or vote more or less would have changed the result."""
    heads: bool = True
    """True if the newspaper page must have no second headline about the same person."""

    def slot(self, name: str) -> Slot | None:
        """The value with this name in the fact; None if the fact has no such value."""
        return dict(self.slots).get(name)


def of_seats(
    kinds: Iterable[str | None],
    weight: int,
    events: Iterable[int],
    slots: Mapping[str, Slot],
    narrow: bool = False,
) -> Fact:
    """Returns a fact about players, without the kinds that are None. The page may have other headlines about the same
    players."""
    told = [slots[name] for name in ("who", "names", "winners") if name in slots]
    seats = [str(seat) for slot in told for seat in (slot if isinstance(slot, tuple) else (slot,))]
    held = tuple(kind for kind in kinds if kind is not None)
    return Fact(held, weight, tuple(events), tuple(slots.items()), tuple(dict.fromkeys(seats)), narrow, heads=False)


@value
class Portrait:
    """One politician in the picture of a newspaper issue, with their present or last office."""

    who: str
    state: PortraitState
    place: str = ""


@value
class Issue:
    """All facts for the newspaper that appears at the end of a year, a half or a game, the most important first."""

    when: Occasion
    year: int
    """Number of the year or round that this newspaper issue closes."""
    facts: tuple[Fact, ...]
    portraits: tuple[Portrait, ...] = ()
    track: tuple[str, ...] = ()
    """For games with a track of years: the winner of each year, by id; empty if the game has no such track."""
    score: tuple[tuple[str, int], ...] = ()
    weather: int = 0
    """Temperature in Siberia that the newspaper prints, in degrees Celsius."""
    turning: tuple[Fact, ...] = ()
    """Turning points of the game as facts, in the last issue of the newspaper only."""


@dataclass(frozen=True)
class Press:
    """A game's functions that return facts for its newspaper.

    Law: a published issue never changes, whatever happens later.
    """

    issues: Callable[[View[Any]], tuple[Issue, ...]]
    """Returns all newspaper issues so far, the oldest first, from a spectator's view, because issues are public."""
    box: Callable[[View[Any]], tuple[tuple[Fact, ...], ...]]
    """Returns for each newspaper issue facts from the reader's own view, for that reader only; without event
    numbers."""
    nouns: tuple[tuple[str, str], ...]
    """For each named value in a fact: the kind of thing (noun) whose id it holds. Values not listed are numbers."""
