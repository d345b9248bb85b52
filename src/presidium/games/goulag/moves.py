"""The actions, statements and events of Goulag."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from presidium.core import Action, Chance, Event, Outcome, Player, Refusal, Rules, Statement, refusal, value
from presidium.core.content.talk import Deniable
from presidium.core.log import other_than

if TYPE_CHECKING:
    from presidium.games.goulag.game import Public

Side = Literal["loyal", "disloyal"]
Card = Literal["work", "strike"]

# Actions


@value
class Deal(Chance):
    """Chance deals the next worker card of the deck."""

    rule = "goulag 1.2"
    side: Side


@value
class First(Chance):
    """Chance draws the first commissar."""

    rule = "goulag 1.6"
    seat: Player


@value
class Name(Action):
    """The commissar names two builders, in seat order, and a supervisor."""

    rule = "goulag 2.1"
    builders: tuple[Player, Player]
    supervisor: Player


@value
class Play(Action):
    """A builder plays one of two cards, Work or Strike, face down and keeps the other."""

    rule = "goulag 2.3"
    card: Card


@value
class Supervise(Action):
    """The supervisor makes this builder exchange the card played for the card kept."""

    rule = "goulag 2.4"
    builder: Player


# Statements (5.1)


class Talk(Statement):
    """A statement that players of Goulag can make."""

    __slots__ = ()
    game = "goulag"
    rule = "goulag 5.1"


@value
class Claim(Talk, Deniable):
    """The speaker says which side a seat is on, because the speaker passed its card, is that player, or infers it."""

    seat: Player
    side: Side
    why: Literal["passed", "own", "inferred"]

    def why_not(self, rules: Rules, public: Public, seat: Player) -> Refusal | None:
        not_own = self.why == "own" and self.seat != seat
        missing = no_such_seat(rules, self.seat)
        return missing or (refusal("goulag-not-your-own", "goulag 5.1", seat=self.seat) if not_own else None)

    def to(self, seat: Player) -> tuple[Player, ...]:
        return other_than(seat, self.seat)


@value
class ClaimPlay(Talk):
    """The speaker says which card, Work or Strike, the speaker played in a certain round."""

    round: int
    card: Card

    def why_not(self, rules: Rules, public: Public, seat: Player) -> Refusal | None:
        for round in public.history:
            if round.number == self.round:
                built = seat in round.builders
                return None if built else refusal("goulag-was-no-builder", "goulag 5.1", round=self.round)
        return refusal("round-not-played", "goulag 5.1", round=self.round)


@value
class Inquire(Talk):
    """The speaker asks a seat what it knows about another seat."""

    seat: Player
    about: Player

    def why_not(self, rules: Rules, public: Public, seat: Player) -> Refusal | None:
        return no_such_seat(rules, self.seat) or no_such_seat(rules, self.about)

    def to(self, seat: Player) -> tuple[Player, ...]:
        return other_than(seat, self.seat)


def no_such_seat(rules: Rules, seat: Player) -> Refusal | None:
    return None if seat in rules.players else refusal("no-such-seat", "goulag 5.1", seat=seat)


# Events


@value
class Passed(Event):
    """A worker card was seen and handed to the neighbour on the right."""

    rule = "goulag 1.2"
    holder: Player
    side: Side


@value
class Appointed(Event):
    """A commissar took office for the round."""

    rule = "goulag 2.0"
    commissar: Player


@value
class Named(Event):
    """The commissar named two builders and a supervisor for the round."""

    rule = "goulag 2.1"
    commissar: Player
    builders: tuple[Player, Player]
    supervisor: Player


@value
class Supervised(Event):
    """The supervisor made a builder exchange the card played for the card kept, or ordered no exchange."""

    rule = "goulag 2.4"
    supervisor: Player
    builder: Player | None


@value
class Shown(Event):
    """The builders' played cards were shuffled and shown."""

    rule = "goulag 2.5"
    round: int
    work: int
    canal: int


@value
class Ended(Event):
    """The worker cards were turned up, and the canal was measured."""

    rule = "goulag 3.1"
    outcome: Outcome
    sides: tuple[Side, ...]
