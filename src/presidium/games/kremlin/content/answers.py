"""Statements of Kremlin that ask, answer or recall other statements (16.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from presidium.core import Event, Player, Refusal, Rules, Said, refusal, value
from presidium.core.content.talk import (
    Assertion,
    Contradiction,
    Deniable,
    Denial,
    Objection,
    Retraction,
    Silence,
    Spoken,
    contradictions,
    spoken,
)
from presidium.games.kremlin.content.given import tested
from presidium.games.kremlin.content.talk import Addressed, Boast, Favour, Harm, Promise, Talk, Threaten
from presidium.games.kremlin.events import Began, Grew, Shrank
from presidium.games.kremlin.printed.people import Letter


@value
class Inquire(Addressed):
    """The speaker asks another player how many points of influence they have on a politician."""

    player: Player
    who: Letter


@value
class Request(Addressed):
    """The speaker asks another player whether they will do something to a politician."""

    player: Player
    deed: Favour | Harm
    who: Letter


@value
class Reproach(Addressed, Deniable):
    """The speaker says that another player has broken a promise, or not carried out a threat."""

    player: Player
    deed: Favour | Harm
    who: Letter

    def why_not_after(self, rules: Rules, public: Any, told: Sequence[Event], seat: Player) -> Refusal | None:
        broken = (given.word for given, kept in tested(told) if not kept and given.seat == self.player)
        words = (word for word in broken if isinstance(word, Promise | Threaten))
        if any((word.deed, word.who) == (self.deed, self.who) for word in words):
            return None
        return refusal("kremlin-word-not-broken", "kremlin 16.1", player=self.player)


@value
class Believe(Addressed):
    """The speaker asks all players to believe the speaker, not another player."""

    player: Player


@value
class Deny(Addressed, Denial):
    """The speaker denies what another player has last said about the speaker."""

    player: Player


@value
class Contradict(Addressed, Deniable, Objection):
    """The speaker says that another player said otherwise in a certain year."""

    player: Player
    year: int

    @property
    def when(self) -> int:
        return self.year

    def found(self, rules: Rules, public: Any, told: Sequence[Event]) -> tuple[Contradiction, ...]:
        return contradicted(told)


@value
class Retract(Talk, Retraction):
    """The speaker takes back the statement that the speaker made last."""


@value
class Nothing(Silence, Addressed):
    """The speaker says nothing to another player, and everybody sees it."""

    player: Player


def talk(told: Sequence[Event]) -> Iterator[Spoken]:
    """Yields all statements, each with its year."""
    first = next((event.year for event in told if isinstance(event, Began)), 1)
    return spoken(told, lambda event: event.year if isinstance(event, Began) else None, first)


def contradicted(told: Sequence[Event]) -> tuple[Contradiction, ...]:
    """Returns the pairs of statements of one player that cannot both be true: two numbers of points between which no
    points were gained or lost, or a promise and a threat about the same politician in the same year."""
    changes, changed = Counter[tuple[Player, Letter]](), dict[int, int]()
    for at, event in enumerate(told):
        if isinstance(event, (Grew, Shrank)):
            changes[event.player, event.who] += 1
        elif isinstance(event, Said) and isinstance(event.statement, Boast):
            changed[at] = changes[event.seat, event.statement.who]

    def assertion(each: Spoken) -> Assertion | None:
        match each.said.statement:
            case Boast(points, who):
                return Assertion(("points", who, changed[each.at]), points)
            case Promise(_, "spare", who) | Threaten(_, "purge", who) as word:
                return Assertion(("purges", who, each.when), "yes", isinstance(word, Threaten))
            case Promise(_, "acquit", who) | Threaten(_, "accuse", who) as word:
                return Assertion(("condemns", who, each.when), "yes", isinstance(word, Threaten))
        return None

    return contradictions(talk(told), assertion)
