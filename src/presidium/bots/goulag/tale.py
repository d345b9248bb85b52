"""What everybody has seen of a game of Goulag and heard in it, in the order in which it came."""

from __future__ import annotations

from functools import cache
from typing import Literal

from presidium.core import Player, Said, View, value
from presidium.goulag.game import Public, Trio, naming
from presidium.goulag.moves import Claim, ClaimPlay, Name, Named, Shown


@value
class Turn:
    """A round, as far as it has come: `work` is None as long as nothing has been shown."""

    number: int
    commissar: Player
    before: Trio | None
    builders: tuple[Player, Player]
    supervisor: Player
    supervised: Player | None
    work: int | None


@value
class Word:
    """A claim, and when it was made: after so many times that a trio was named or cards were shown."""

    when: int
    speaker: Player
    claim: Claim | ClaimPlay


@value
class Evidence:
    """One thing in a tale that may tell something of somebody."""

    kind: Literal["named", "watched", "shown", "said"]
    at: int
    """The round; of what was said, the so-manieth word."""


@value
class Tale:
    """All of it. Whoever hears the same tale and has seen the same cards believes the same."""

    seats: int
    blind: bool
    turns: tuple[Turn, ...]
    words: tuple[Word, ...]

    def until(self, when: int) -> Tale:
        """As far as it had come when somebody was asked: `naming_of(turn)`, `watching_of(turn)`."""
        return Tale(
            self.seats,
            self.blind,
            tuple([turn for turn in self.turns if turn.work is not None and 2 * turn.number <= when]),
            tuple([word for word in self.words if word.when <= when]),
        )


def naming_of(turn: Turn) -> int:
    """When the commissar of this round is asked."""
    return 2 * turn.number - 2


def watching_of(turn: Turn) -> int:
    """When its builders and its supervisor are."""
    return 2 * turn.number - 1


def tale_of(view: View[Public]) -> Tale:
    public, turns, before = view.public, list[Turn](), None
    for over in public.history:
        told = over.builders, over.supervisor, over.supervised, over.work
        turns.append(Turn(over.number, over.commissar, before, *told))
        before = over.trio
    if public.builders is not None and len(turns) < public.round and not (turns and turns[-1].number == public.round):
        turns.append(
            Turn(public.round, public.commissar, public.before, public.builders, public.supervisor, None, None)
        )
    return Tale(view.rules.seats, view.rules["own_card"] == "blind", tuple(turns), words_of(view))


def words_of(view: View[Public]) -> tuple[Word, ...]:
    """What was claimed; saying it twice makes it no truer."""
    told = sum(isinstance(event, Shown) for event in view.events)
    when = 2 * (len(view.public.history) - told)  # a game that began in the middle
    found: dict[tuple[Player, Claim | ClaimPlay], Word] = {}
    for event in view.events:
        if isinstance(event, Named | Shown):
            when += 1
        elif isinstance(event, Said) and isinstance(event.statement, Claim | ClaimPlay):
            found.setdefault((event.seat, event.statement), Word(when, event.seat, event.statement))
    return tuple(found.values())


@cache
def names_of(seats: int, commissar: Player, before: Trio | None) -> tuple[Name, ...]:
    """Whom the commissar of a round could name."""
    options = naming(seats, commissar, before).options(commissar)
    assert options is not None
    return tuple(name for name in options if isinstance(name, Name))
