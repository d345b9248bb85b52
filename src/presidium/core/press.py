"""What a newspaper may make of a game: a game tells facts, as ids and numbers, and others word them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
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
    """Whom it is about, first whoever it happened to."""
    narrow: bool = False
    """One point, or one vote, and it would have gone otherwise."""
    heads: bool = True
    """Whether whoever it is about is not to head anything else on the page."""

    def slot(self, name: str) -> Slot | None:
        """What stands in it by this name, if anything does."""
        return dict(self.slots).get(name)


def of_seats(
    kinds: Iterable[str | None],
    weight: int,
    events: Iterable[int],
    slots: Mapping[str, Slot],
    narrow: bool = False,
) -> Fact:
    """A fact of a game whose people are its players: about those it names, who may be named elsewhere on the page too.
    A kind that does not hold is None."""
    told = [slots[name] for name in ("who", "names", "winners") if name in slots]
    seats = [str(seat) for slot in told for seat in (slot if isinstance(slot, tuple) else (slot,))]
    held = tuple(kind for kind in kinds if kind is not None)
    return Fact(held, weight, tuple(events), tuple(slots.items()), tuple(dict.fromkeys(seats)), narrow, heads=False)


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
