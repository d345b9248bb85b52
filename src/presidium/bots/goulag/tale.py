"""The public history of a game of Goulag, in order: rounds and claims."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Literal

from presidium.core import Player, Said, Statement, View, value
from presidium.core.content.talk import standing
from presidium.games.goulag.game import Public, Trio, naming
from presidium.games.goulag.moves import Claim, ClaimPlay, Name, Named, Shown
from presidium.games.goulag.talk import Explain


@value
class Turn:
    """A round of Goulag; `work`, the number of Work cards, is None until the cards are shown."""

    number: int
    commissar: Player
    before: Trio | None
    builders: tuple[Player, Player]
    supervisor: Player
    supervised: Player | None
    work: int | None


@value
class Word:
    """A claim and its time: `when` is the number of trios named and of rounds shown before the claim."""

    when: int
    speaker: Player
    claim: Claim | ClaimPlay


@value
class Evidence:
    """One piece of evidence about a player: a naming, a supervision, a played card or a claim."""

    kind: Literal["named", "watched", "shown", "said"]
    at: int
    """For an act, the number of its round; for a claim, its index among the claims."""


@value
class Tale:
    """The public history of a game. Players with the same history and the same seen cards have the same beliefs."""

    seats: int
    blind: bool
    turns: tuple[Turn, ...]
    words: tuple[Word, ...]

    def until(self, when: int) -> Tale:
        """The history up to a time: one that `naming_of` or `watching_of` returns for a round."""
        return Tale(
            self.seats,
            self.blind,
            tuple([turn for turn in self.turns if turn.work is not None and 2 * turn.number <= when]),
            tuple([word for word in self.words if word.when <= when]),
        )


def naming_of(turn: Turn) -> int:
    """The time at which the commissar of this round is asked to name a trio."""
    return 2 * turn.number - 2


def watching_of(turn: Turn) -> int:
    """The time at which the builders and the supervisor of this round are asked."""
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
    """All claims that their speakers have not taken back, with their times. A repeated claim counts once. An inferred
    claim that only returns what its subject has claimed about the speaker does not count, because it tells nothing."""
    told = sum(isinstance(event, Shown) for event in view.events)
    when = 2 * (len(view.public.history) - told)  # a game may begin in the middle
    found: dict[tuple[Player, Claim | ClaimPlay], Word] = {}
    for event in standing(view.events):
        if isinstance(event, Named | Shown):
            when += 1
        elif isinstance(event, Said):
            claim = claimed(event.statement)
            if claim is not None and not returns(event.seat, claim, found):
                found.setdefault((event.seat, claim), Word(when, event.seat, claim))
    return tuple(found.values())


def claimed(statement: Statement) -> Claim | ClaimPlay | None:
    """The claim that a statement makes about a card; None without one. Who says that they took a player for loyal or
    disloyal infers this side."""
    match statement:
        case Claim() | ClaimPlay():
            return statement
        case Explain(_, "loyal" | "disloyal" as side, seat):
            return Claim(seat, side, "inferred")
    return None


def returns(speaker: Player, claim: Claim | ClaimPlay, before: Iterable[tuple[Player, Claim | ClaimPlay]]) -> bool:
    """True if an inferred claim says about a player what that player has already claimed about the speaker."""
    return (
        isinstance(claim, Claim)
        and claim.why == "inferred"
        and any(
            seat == claim.seat and isinstance(other, Claim) and (other.seat, other.side) == (speaker, claim.side)
            for seat, other in before
        )
    )


@cache
def names_of(seats: int, commissar: Player, before: Trio | None) -> tuple[Name, ...]:
    """The trios (two builders and a supervisor) that this commissar may name after the previous trio."""
    options = naming(seats, commissar, before).options(commissar)
    assert options is not None
    return tuple(name for name in options if isinstance(name, Name))
