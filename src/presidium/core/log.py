"""The log of a game: its events, each with the seats that know the event."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar

from presidium.core.decision import Action, Player, Refusal
from presidium.core.rules import Rules
from presidium.core.value import value


class Event:
    """Something that happened in a game. The class name is a past participle, such as `Named`."""

    __slots__ = ()
    rule: ClassVar[str] = ""
    """Number of the rule that this event belongs to, such as `goulag 2.1`; empty if its fields decide the rule."""


class Statement(Action):
    """Table talk of fixed form: public, not binding, and possibly false."""

    __slots__ = ()
    game: ClassVar[str]
    """Name of the only game in which players can make this statement."""

    def why_not(self, rules: Rules, public: Any, seat: Player) -> Refusal | None:
        """Returns why a statement is impossible, such as a seat that does not exist; None if it is possible, even if it
        is false."""
        raise NotImplementedError

    def why_not_after(self, rules: Rules, public: Any, told: Sequence[Event], seat: Player) -> Refusal | None:
        """Returns why the public events so far make a possible statement impossible, such as a denial of something
        that nobody has said; None if they do not."""
        return None

    def to(self, seat: Player) -> tuple[Player, ...]:
        """Returns the seats that this statement addresses if `seat` makes it; empty if it addresses nobody."""
        return ()


def other_than(speaker: Player, seat: Player) -> tuple[Player, ...]:
    """Returns `seat` as the only seat addressed; empty if it is the speaker, because speakers do not address
    themselves."""
    return () if seat == speaker else (seat,)


@value
class Said(Event):
    """A player made a statement in the game."""

    seat: Player
    statement: Statement


Audience = frozenset[Player] | None
"""The seats that know an event or a secret; None if all players and spectators know it."""


class Log:
    """Events of a game in order, each with the seats that know the event.

    Copies share one list of events, and each copy stores how many of these events it contains. A copy that adds an
    event after another copy has added one gets its own list. Therefore copying is fast however long the game is.
    Audiences are stored only for events that are not public.
    """

    __slots__ = ("_events", "_heard", "_joined", "_length", "_public_from", "_whispered", "spoken")

    def __init__(self, entries: Iterable[tuple[Event, Audience]] = ()) -> None:
        self._events: list[Event] = []
        self._length = 0
        self._whispered: dict[int, frozenset[Player]] = {}
        self._heard: dict[Player | None, tuple[int, tuple[Event, ...]]] = {}
        self._public_from = 0
        """All log entries from this index on are public."""
        self._joined: tuple[int, tuple[Event, ...], tuple[Event, ...]] = 0, (), ()
        self.spoken = 0
        """Number of entries up to the last statement, this one included; 0 if nobody has made a statement."""
        for event, audience in entries:
            self.add(event, audience)

    def add(self, event: Event, audience: Audience) -> None:
        """Adds an event that only the seats in `audience` know; None makes the event public."""
        if self._length < len(self._events):
            self._events = self._events[: self._length]
            self._whispered = {at: seats for at, seats in self._whispered.items() if at < self._length}
        if audience is not None:
            self._whispered[self._length] = audience
            self._public_from = self._length + 1
        self._events.append(event)
        self._length += 1
        if isinstance(event, Said):
            self.spoken = self._length

    def copy(self) -> Log:
        """Returns a log with the same entries. Entries added later to one log do not appear in its copy."""
        twin = Log.__new__(Log)
        twin._events = self._events
        twin._length = self._length
        twin._whispered = self._whispered
        twin._heard = self._heard.copy()
        twin._public_from = self._public_from
        twin._joined = self._joined
        twin.spoken = self.spoken
        return twin

    def heard_by(self, seat: Player | None) -> tuple[Event, ...]:
        """Returns the events that this seat knows (None: a spectator). Only new events are filtered in each call."""
        since, heard = self._heard.get(seat, (0, ()))
        if since < self._length:
            heard = self._heard_since(seat, since, heard)
            self._heard[seat] = (self._length, heard)
        return heard

    def _heard_since(self, seat: Player | None, since: int, heard: tuple[Event, ...]) -> tuple[Event, ...]:
        """Returns `heard` with the new events added. Seats that know the same events get the same tuple object."""
        if since < self._public_from:
            return heard + tuple([event for event, seats in self.told_since(since) if seats is None or seat in seats])
        length, before, joined = self._joined
        if length != self._length or heard is not before:
            joined = heard + tuple(self._events[since : self._length])
            self._joined = self._length, heard, joined
        return joined

    def since(self, length: int) -> tuple[Event, ...]:
        """Returns the public events after the first `length` entries of the log."""
        return tuple([event for event, audience in self.told_since(length) if audience is None])

    def everything(self) -> tuple[Event, ...]:
        """Returns all events of the log, public or not."""
        return tuple(self._events[: self._length])

    def told_since(self, since: int) -> Iterator[tuple[Event, Audience]]:
        """Yields all events after the first `since` entries of the log, each with the seats that know it."""
        new = self._events[since : self._length]
        return zip(new, map(self._whispered.get, range(since, since + len(new))), strict=True)

    def __iter__(self) -> Iterator[tuple[Event, Audience]]:
        return self.told_since(0)

    def __len__(self) -> int:
        return self._length

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Log) and list(self) == list(other)
