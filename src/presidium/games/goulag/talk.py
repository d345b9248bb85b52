"""Statements of Goulag that answer or recall other statements and rounds, and promises and threats (5.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from presidium.core import Event, Player, Refusal, Rules, refusal, value
from presidium.core.content.talk import (
    Assertion,
    Contradiction,
    Deniable,
    Denial,
    Objection,
    Retraction,
    Silence,
    Spoken,
    ToAnother,
    contradictions,
    spoken,
)
from presidium.games.goulag.moves import Card, Claim, ClaimPlay, Named, Shown, Talk
from presidium.games.goulag.state import Public, Round

Favour = Literal["name", "trust"]
Harm = Literal["skip", "exchange"]
Reason = Literal["loyal", "disloyal", "test", "new"]


@value
class Exchanged(Talk, ToAnother, Deniable):
    """The speaker says to the supervisor of a round: you made me exchange my Work, or my Strike."""

    seat: Player
    round: int
    card: Card

    def why_not(self, rules: Rules, public: Public, seat: Player) -> Refusal | None:
        over = played_round(public, self.round)
        if over is None:
            return refusal("round-not-played", "goulag 5.1", round=self.round)
        so = over.supervised == seat and over.supervisor == self.seat
        return None if so else refusal("goulag-made-no-exchange", "goulag 5.1", round=self.round, seat=self.seat)


@value
class Promise(Talk, ToAnother):
    """A promise to another player: to name them builder or supervisor, or not to make them exchange their card."""

    seat: Player
    deed: Favour


@value
class Threaten(Talk, ToAnother):
    """A threat to another player: not to name them, or to make them exchange their card."""

    seat: Player
    deed: Harm


@value
class Believe(Talk, ToAnother):
    """The speaker asks all players to believe the speaker, not another player."""

    seat: Player


@value
class Deny(Talk, ToAnother, Denial):
    """The speaker denies what another player has last said about the speaker."""

    seat: Player


@value
class Contradict(Talk, ToAnother, Deniable, Objection):
    """The speaker says that another player said otherwise in a certain round."""

    seat: Player
    round: int

    @property
    def when(self) -> int:
        return self.round

    def found(self, rules: Rules, public: Public, told: Sequence[Event]) -> tuple[Contradiction, ...]:
        return contradicted(public, told)


@value
class Retract(Talk, Retraction):
    """The speaker takes back the statement that the speaker made last."""


@value
class Nothing(Talk, Silence, ToAnother):
    """The speaker says nothing to another player, and everybody sees it."""

    seat: Player


@value
class AskWhy(Talk, ToAnother):
    """The speaker asks a seat why, in a round, it named these three players, or made a builder exchange or not."""

    seat: Player
    round: int

    def why_not(self, rules: Rules, public: Public, seat: Player) -> Refusal | None:
        return ToAnother.why_not(self, rules, public, seat) or chose_nobody(public, self.round, self.seat)


@value
class Explain(Talk):
    """The speaker says why they chose this seat in a round, or let it be: they took it for loyal or disloyal,
    wanted to see how it plays (test), or had to name somebody new (2.2)."""

    round: int
    reason: Reason
    seat: Player

    def why_not(self, rules: Rules, public: Public, seat: Player) -> Refusal | None:
        refused = chose_nobody(public, self.round, seat)
        if refused is not None:
            return refused
        commissar = chosen_by(public, self.round, seat) == chosen(public, self.round)
        if self.seat in chosen_by(public, self.round, seat) and (commissar or self.reason != "new"):
            return None
        return refusal("goulag-not-so-chosen", "goulag 5.1", round=self.round, seat=self.seat)


def chosen(public: Public, round: int) -> tuple[Player, ...]:
    """Returns the builders and the supervisor of a round; empty if nobody has been named."""
    over = played_round(public, round)
    if over is not None:
        return (*over.builders, over.supervisor)
    return (*public.builders, public.supervisor) if round == public.round and public.builders is not None else ()


def chosen_by(public: Public, round: int, seat: Player) -> tuple[Player, ...]:
    """Returns the players among whom a seat chose in public: its trio if it was commissar, the builders if it
    supervised them, and nobody otherwise. A supervisor has chosen only when the round is over."""
    over = played_round(public, round)
    if over is not None and over.supervisor == seat:
        return over.builders
    return chosen(public, round) if seat == (public.commissar if over is None else over.commissar) else ()


def chose_nobody(public: Public, round: int, seat: Player) -> Refusal | None:
    """Returns the refusal if a seat has chosen nobody in this round."""
    return (
        None if chosen_by(public, round, seat) else refusal("goulag-chose-nobody", "goulag 5.1", round=round, seat=seat)
    )


def played_round(public: Public, number: int) -> Round | None:
    return next((round for round in public.history if round.number == number), None)


def talk(public: Public, told: Sequence[Event]) -> Iterator[Spoken]:
    """Yields all statements, each with its round. A round begins when its trio is named, so that talk about shown cards
    belongs to their round."""
    number = len(public.history) - sum(isinstance(event, Shown) for event in told)

    def begins(event: Event) -> int | None:
        nonlocal number
        if not isinstance(event, Named):
            return None
        number += 1
        return number

    return spoken(told, begins, max(1, number))


def assertion(each: Spoken) -> Assertion | None:
    """Returns what a statement claims: the side of a seat, the card that a builder chose in a round, what somebody will
    do, or what somebody thought; else None."""
    by = each.said.seat
    match each.said.statement:
        case Claim(seat, side):
            return Assertion(("side", seat), side)
        case ClaimPlay(round, card) | Exchanged(_, round, card):
            return Assertion(("card", round, by), card)
        case Promise(seat, "name") | Threaten(seat, "skip") as word:
            return Assertion(("names", seat, each.when), "yes", isinstance(word, Promise))
        case Promise(seat, "trust") | Threaten(seat, "exchange") as word:
            return Assertion(("exchanges", seat, each.when), "yes", isinstance(word, Threaten))
        case Explain(round, "loyal" | "disloyal" as reason, seat):
            return Assertion(("took", by, round, seat), reason)
        case Deny() if each.denied is not None:
            denied = assertion(each.denied)
            return None if denied is None else denied.denied()
    return None


def contradicted(public: Public, told: Sequence[Event]) -> tuple[Contradiction, ...]:
    """Returns the pairs of statements of one player that cannot both be true."""
    return contradictions(talk(public, told), assertion)
