"""What has been told, and to whom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from presidium.core.decision import Action, Player, Refusal
from presidium.core.rules import Rules
from presidium.core.value import value


class Event:
    """Something that has happened: a value named by a past participle."""

    __slots__ = ()
    rule: ClassVar[str] = ""
    """The rule it happens by, `goulag 2.1`; none where that depends."""


class Statement(Action):
    """Structured talk: public, possibly a lie, binding nobody."""

    __slots__ = ()
    game: ClassVar[str]
    """The only game in which it means something."""

    def why_not(self, rules: Rules, public: Any, seat: Player) -> Refusal | None:
        """Why this makes no sense here (a seat that does not exist, a round not yet played); never that it is false."""
        raise NotImplementedError


@value
class Said(Event):
    """Somebody made a statement."""

    seat: Player
    statement: Statement


Audience = frozenset[Player] | None
"""Who was told; None is everybody, spectators too."""


class Log:
    """Events with their audience, in order.

    Copies share the events, each as many of them as it had heard; whoever goes on from where another already has takes
    its own. So a copy costs nothing, however long the game. Nearly all is told to everybody: only of the rest the
    audience is written down.
    """

    __slots__ = ("_events", "_heard", "_joined", "_length", "_public_from", "_whispered")

    def __init__(self, entries: Iterable[tuple[Event, Audience]] = ()) -> None:
        self._events: list[Event] = []
        self._length = 0
        self._whispered: dict[int, frozenset[Player]] = {}
        self._heard: dict[Player | None, tuple[int, tuple[Event, ...]]] = {}
        self._public_from = 0
        """From here on everything was told to everybody."""
        self._joined: tuple[int, tuple[Event, ...], tuple[Event, ...]] = 0, (), ()
        for event, audience in entries:
            self.add(event, audience)

    def add(self, event: Event, audience: Audience) -> None:
        """Tell this to these seats; None: to everybody."""
        if self._length < len(self._events):
            self._events = self._events[: self._length]
            self._whispered = {at: seats for at, seats in self._whispered.items() if at < self._length}
        if audience is not None:
            self._whispered[self._length] = audience
            self._public_from = self._length + 1
        self._events.append(event)
        self._length += 1

    def copy(self) -> Log:
        """The same so far; what is added to one the other does not hear."""
        twin = Log.__new__(Log)
        twin._events = self._events
        twin._length = self._length
        twin._whispered = self._whispered
        twin._heard = self._heard.copy()
        twin._public_from = self._public_from
        twin._joined = self._joined
        return twin

    def heard_by(self, seat: Player | None) -> tuple[Event, ...]:
        """What this seat was told; None is a spectator. Only what is new since it last looked is sorted out."""
        since, heard = self._heard.get(seat, (0, ()))
        if since < self._length:
            heard = self._heard_since(seat, since, heard)
            self._heard[seat] = (self._length, heard)
        return heard

    def _heard_since(self, seat: Player | None, since: int, heard: tuple[Event, ...]) -> tuple[Event, ...]:
        """With what is new; where that was put together just before, for somebody who had heard the same, the same."""
        if since < self._public_from:
            return heard + tuple([event for event, seats in self._told(since) if seats is None or seat in seats])
        length, before, joined = self._joined
        if length != self._length or heard is not before:
            joined = heard + tuple(self._events[since : self._length])
            self._joined = self._length, heard, joined
        return joined

    def since(self, length: int) -> tuple[Event, ...]:
        """What everybody was told after so many entries."""
        return tuple([event for event, audience in self._told(length) if audience is None])

    def everything(self) -> tuple[Event, ...]:
        """What anybody was told."""
        return tuple(self._events[: self._length])

    def _told(self, since: int) -> Iterator[tuple[Event, Audience]]:
        new = self._events[since : self._length]
        return zip(new, map(self._whispered.get, range(since, since + len(new))), strict=True)

    def __iter__(self) -> Iterator[tuple[Event, Audience]]:
        return self._told(0)

    def __len__(self) -> int:
        return self._length

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Log) and list(self) == list(other)
