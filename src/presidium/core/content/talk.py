"""Statements that several games share: silence, taking back, denial, contradiction and appeal; and how talk is read.

A game makes its own statement of each kind: `class Deny(Denial, Talk)` with the fields, the rule and `to`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from presidium.core.decision import Player, Refusal, refusal
from presidium.core.log import Event, Said, Statement, other_than
from presidium.core.rules import Rules


class ToAnother(Statement):
    """A statement to another player, in its field `seat`."""

    __slots__ = ()
    seat: Player

    def why_not(self, rules: Rules, public: Any, seat: Player) -> Refusal | None:
        if self.seat == seat:
            return refusal("talks-to-oneself", self.rule)
        return None if self.seat in rules.players else refusal("no-such-seat", self.rule, seat=self.seat)

    def to(self, seat: Player) -> tuple[Player, ...]:
        return other_than(seat, self.seat)


class Silence(Statement):
    """A player says nothing to a seat, and all players see it. It addresses nobody."""

    __slots__ = ()

    def to(self, seat: Player) -> tuple[Player, ...]:
        return ()


class Retraction(Statement):
    """The speaker takes back the statement that the speaker made last."""

    __slots__ = ()

    def why_not(self, rules: Rules, public: Any, seat: Player) -> Refusal | None:
        return None

    def why_not_after(self, rules: Rules, public: Any, told: Sequence[Event], seat: Player) -> Refusal | None:
        last = next(
            (event.statement for event in reversed(told) if isinstance(event, Said) and event.seat == seat), None
        )
        nothing = last is None or isinstance(last, Retraction | Silence)
        return refusal("nothing-to-retract", self.rule) if nothing else None


class Deniable(Statement):
    """A statement about the seat that it addresses. This seat can deny the statement."""

    __slots__ = ()


class Denial(Statement):
    """The speaker denies what the addressed seat has last said about the speaker."""

    __slots__ = ()

    def why_not_after(self, rules: Rules, public: Any, told: Sequence[Event], seat: Player) -> Refusal | None:
        (accuser,) = self.to(seat)
        open_now = _Open()
        for at, event in enumerate(told):
            if isinstance(event, Said):
                open_now.hear(at, event)
        return None if open_now.about(accuser, seat) else refusal("nothing-to-deny", self.rule, seat=accuser)


class Objection(Statement, ABC):
    """The speaker says that a statement of the addressed seat contradicts one of its earlier statements."""

    __slots__ = ()

    def why_not_after(self, rules: Rules, public: Any, told: Sequence[Event], seat: Player) -> Refusal | None:
        (speaker,) = self.to(seat)
        found = any(pair.by == speaker and pair.when == self.when for pair in self.found(rules, public, told))
        return None if found else refusal("nothing-to-object", self.rule, seat=speaker)

    @property
    @abstractmethod
    def when(self) -> int:
        """The round or year of the earlier of the two statements."""

    @abstractmethod
    def found(self, rules: Rules, public: Any, told: Sequence[Event]) -> Iterable[Contradiction]:
        """Returns the contradictions in these events."""


class Spoken(NamedTuple):
    """A statement with its time, as the statements after it leave it."""

    said: Said
    at: int
    """Index of the statement among the events."""
    when: int
    """Number of the round or year in which the statement was made."""
    denied: Spoken | None
    """For a denial: the denied statement."""
    withdrawn: bool
    """True if the speaker took the statement back."""


class Assertion(NamedTuple):
    """A claim about one fact of the game: that it has this value or, if `holds` is false, that it has another."""

    fact: tuple[str | int, ...]
    value: str | int
    holds: bool = True

    def excludes(self, other: Assertion) -> bool:
        """True if the two assertions cannot both be true."""
        if self.fact != other.fact:
            return False
        return (
            self.value != other.value
            if self.holds and other.holds
            else (self.holds is not other.holds and self.value == other.value)
        )

    def denied(self) -> Assertion:
        return self._replace(holds=not self.holds)


class Contradiction(NamedTuple):
    """Two statements of one seat that cannot both be true; neither is taken back."""

    earlier: Spoken
    later: Spoken

    @property
    def by(self) -> Player:
        return self.later.said.seat

    @property
    def when(self) -> int:
        """The round or year of the earlier statement."""
        return self.earlier.when


def taken_back(told: Sequence[Event]) -> frozenset[int]:
    """Returns the indices of the statements that their speakers took back."""
    last, gone = dict[Player, int](), set[int]()
    for at, event in enumerate(told):
        if isinstance(event, Said):
            if isinstance(event.statement, Retraction):
                gone.add(last.get(event.seat, at))
            else:
                last[event.seat] = at
    return frozenset(gone)


def standing(told: tuple[Event, ...]) -> tuple[Event, ...]:
    """Returns the events without the statements that their speakers took back."""
    gone = taken_back(told)
    return tuple(event for at, event in enumerate(told) if at not in gone) if gone else told


def spoken(told: Sequence[Event], begins: Callable[[Event], int | None], first: int = 1) -> Iterator[Spoken]:
    """Yields all statements. The function `begins` returns the number of the round or year that begins with an event,
    or None; statements before the first have the number `first`."""
    gone, open_now, when = taken_back(told), _Open(), first
    known = dict[int, Spoken]()
    for at, event in enumerate(told):
        if not isinstance(event, Said):
            when = begins(event) or when
            continue
        denied = open_now.hear(at, event)
        known[at] = Spoken(event, at, when, None if denied is None else known[denied], at in gone)
        yield known[at]


def contradictions(
    talk: Iterable[Spoken], assertion: Callable[[Spoken], Assertion | None]
) -> tuple[Contradiction, ...]:
    """Returns each statement together with the last earlier statement of the same seat that excludes it."""
    before = dict[tuple[Player, tuple[str | int, ...]], list[tuple[Spoken, Assertion]]]()
    found = list[Contradiction]()
    for each in talk:
        says = None if each.withdrawn else assertion(each)
        if says is None:
            continue
        own = before.setdefault((each.said.seat, says.fact), [])
        found += [Contradiction(earlier, each) for earlier, said in own[::-1] if said.excludes(says)][:1]
        own.append((each, says))
    return tuple(found)


class _Open:
    """The statements that can still be denied, by index: neither denied nor taken back yet."""

    def __init__(self) -> None:
        self._open: dict[tuple[Player, Player], list[int]] = {}
        self._last: dict[Player, int] = {}

    def about(self, accuser: Player, seat: Player) -> list[int]:
        """Indices of the statements by `accuser` that `seat` can deny."""
        return self._open.get((accuser, seat), [])

    def hear(self, at: int, said: Said) -> int | None:
        """Takes note of a statement. Returns the index of the statement that it denies; None if it is no denial."""
        statement, seat = said.statement, said.seat
        if isinstance(statement, Retraction):
            last = self._last.get(seat, -1)
            for pair, indices in self._open.items():
                self._open[pair] = [each for each in indices if each != last]
            return None
        self._last[seat] = at
        if isinstance(statement, Denial):
            (accuser,) = statement.to(seat)
            waiting = self._open.pop((accuser, seat), [])
            return waiting[-1] if waiting else None
        if isinstance(statement, Deniable):
            for accused in statement.to(seat):
                self._open.setdefault((seat, accused), []).append(at)
        return None
