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

    Copies share the events; whoever writes after a fork takes its own. So a copy costs nothing,
    however long the game. Nearly all is told to everybody: only of the rest the audience is written down.
    """

    __slots__ = ("_events", "_heard", "_shared", "_whispered")

    def __init__(self, entries: Iterable[tuple[Event, Audience]] = ()) -> None:
        self._events: list[Event] = []
        self._whispered: dict[int, frozenset[Player]] = {}
        self._shared = False
        self._heard: dict[Player | None, tuple[int, tuple[Event, ...]]] = {}
        for event, audience in entries:
            self.add(event, audience)

    def add(self, event: Event, audience: Audience) -> None:
        """Tell this to these seats; None: to everybody."""
        if self._shared:
            self._events, self._whispered, self._shared = self._events.copy(), self._whispered.copy(), False
        if audience is not None:
            self._whispered[len(self._events)] = audience
        self._events.append(event)

    def copy(self) -> Log:
        """The same so far; what is added to one the other does not hear."""
        twin = Log.__new__(Log)
        twin._events = self._events
        twin._whispered = self._whispered
        twin._shared = self._shared = True
        twin._heard = self._heard.copy()
        return twin

    def heard_by(self, seat: Player | None) -> tuple[Event, ...]:
        """What this seat was told; None is a spectator. Only what is new since it last looked is sorted out."""
        since, heard = self._heard.get(seat, (0, ()))
        if since < len(self._events):
            heard += tuple([event for event, audience in self._told(since) if audience is None or seat in audience])
            self._heard[seat] = (len(self._events), heard)
        return heard

    def since(self, length: int) -> tuple[Event, ...]:
        """What everybody was told after so many entries."""
        return tuple([event for event, audience in self._told(length) if audience is None])

    def everything(self) -> tuple[Event, ...]:
        """What anybody was told."""
        return tuple(self._events)

    def _told(self, since: int) -> Iterator[tuple[Event, Audience]]:
        new = self._events[since:]
        return zip(new, map(self._whispered.get, range(since, since + len(new))), strict=True)

    def __iter__(self) -> Iterator[tuple[Event, Audience]]:
        return self._told(0)

    def __len__(self) -> int:
        return len(self._events)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Log) and list(self) == list(other)
