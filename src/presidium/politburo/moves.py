"""What can be done, said and told in Politburo: actions, statements, events."""

from __future__ import annotations

from typing import Literal

from presidium.core import Action, Chance, Event, Outcome, Player, Refusal, Rules, Statement, refusal, value
from presidium.politburo.goals import Member, Ministry
from presidium.politburo.state import Choice, Public, Side, Trio

# Actions


@value
class Draw(Chance):
    """The next member drawn."""

    rule = "politburo 1.1"
    member: Member


@value
class First(Chance):
    """The first General Secretary."""

    rule = "politburo 1.4"
    seat: Player


@value
class Propose(Action):
    """The Gensek proposes a ministry for the plan."""

    rule = "politburo 2.1"
    ministry: Ministry


@value
class Vote(Action):
    """A thumb up or down for the plan."""

    rule = "politburo 2.1"
    vote: Choice


@value
class Name(Action):
    """The Gensek names three voters, in seat order (3.1, 3.3)."""

    rule = "politburo 3.1"
    voters: Trio


@value
class Cast(Action):
    """A voter casts a secret ballot."""

    rule = "politburo 3.1"
    side: Side


@value
class Point(Action):
    """A voter points at the one he takes for the deviant."""

    rule = "politburo 4.1"
    seat: Player


# Statements (7.1)


class Talk(Statement):
    """What can be said at a table of Politburo."""

    __slots__ = ()
    game = "politburo"


@value
class Want(Talk):
    """I want Repression in that ministry up, or down."""

    rule = "politburo 7.1"
    ministry: Ministry
    way: Literal["up", "down"]

    def why_not(self, rules: Rules, public: Public, seat: Player) -> Refusal | None:
        return None


@value
class ClaimBallot(Talk):
    """In that ballot of that round I voted so."""

    rule = "politburo 7.1"
    round: int
    ballot: int
    side: Side

    def why_not(self, rules: Rules, public: Public, seat: Player) -> Refusal | None:
        counted = public.counted(self.round)
        if counted is None:
            return refusal("round-not-played", "politburo 7.1", round=self.round)
        if not 1 <= self.ballot <= len(counted):
            return refusal("politburo-no-such-ballot", "politburo 7.1", round=self.round, ballot=self.ballot)
        if seat not in counted[self.ballot - 1].voters:
            return refusal("politburo-was-no-voter", "politburo 7.1", round=self.round, ballot=self.ballot)
        return None


@value
class Pact(Talk):
    """To that seat: vote for my plan and I vote for yours."""

    rule = "politburo 7.1"
    seat: Player

    def why_not(self, rules: Rules, public: Public, seat: Player) -> Refusal | None:
        if self.seat == seat:
            return refusal("politburo-pact-with-himself", "politburo 7.1")
        return no_such_seat(rules, self.seat)


@value
class Accuse(Talk):
    """The deviant is that seat."""

    rule = "politburo 7.1"
    seat: Player

    def why_not(self, rules: Rules, public: Public, seat: Player) -> Refusal | None:
        return no_such_seat(rules, self.seat)


def no_such_seat(rules: Rules, seat: Player) -> Refusal | None:
    return None if seat in rules.players else refusal("no-such-seat", "politburo 7.1", seat=seat)


# Events


@value
class Drawn(Event):
    """A seat has looked at its member; nobody else is told."""

    rule = "politburo 1.1"
    seat: Player
    member: Member


@value
class Appointed(Event):
    """A General Secretary took office for the round."""

    rule = "politburo 1.4"
    round: int
    gensek: Player


@value
class Proposed(Event):
    """The Gensek proposed a ministry for the plan."""

    rule = "politburo 2.1"
    gensek: Player
    ministry: Ministry


@value
class Voted(Event):
    """The thumbs were shown."""

    rule = "politburo 2.1"
    ministry: Ministry
    supporters: tuple[Player, ...]
    opponents: tuple[Player, ...]
    accepted: bool


@value
class Taken(Event):
    """The last ministry left was taken without a vote."""

    rule = "politburo 2.3"
    ministry: Ministry


@value
class Named(Event):
    """Three voters were called: by the Gensek (3.1, 3.3), or to the third ballot by where they sit (3.4)."""

    rule = "politburo 3.1"
    gensek: Player
    ballot: int
    voters: Trio


@value
class Counted(Event):
    """The ballots were shuffled and shown."""

    rule = "politburo 3.1"
    ballot: int
    repression: int
    reform: int


@value
class Divided(Event):
    """The third ballot was divided: the table learns what the majority wants, and no more."""

    rule = "politburo 3.5"
    gensek: Player
    side: Side


@value
class Inspected(Event):
    """The Gensek alone has seen who voted against the majority of the third ballot."""

    rule = "politburo 3.5"
    gensek: Player
    deviant: Player
    side: Side


@value
class Moved(Event):
    """A ministry went so far that way, and stands at that level of Repression (3.2, 3.5)."""

    rule = "politburo 3.2"
    ministry: Ministry
    side: Side
    by: int
    level: int


@value
class Pointed(Event):
    """A voter pointed at the one he takes for the deviant."""

    rule = "politburo 4.1"
    voter: Player
    suspect: Player


@value
class Unmasked(Event):
    """The third ballot was shown: all but the deviant had voted otherwise."""

    rule = "politburo 4.1"
    deviant: Player
    side: Side


@value
class Lost(Event):
    """The purge cost this seat Influence (4.2, 4.3); nought if there was none left to lose (1.2)."""

    rule = "politburo 4.2"
    seat: Player
    lost: int
    influence: int


@value
class Opened(Event):
    """After the end: who had voted how in a divided ballot that was never shown."""

    rule = "politburo 6.1"
    round: int
    ballot: int
    repression: tuple[Player, ...]
    reform: tuple[Player, ...]


@value
class Fulfilled(Event):
    """Whose goals hold at the end."""

    rule = "politburo 5.1"
    seats: tuple[Player, ...]


@value
class Ended(Event):
    """The members were revealed, and their goals and Influence compared."""

    rule = "politburo 5.1"
    outcome: Outcome
    members: tuple[Member, ...]
