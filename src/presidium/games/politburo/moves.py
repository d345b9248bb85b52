"""The actions, statements and events of Politburo."""

from __future__ import annotations

from typing import Literal

from presidium.core import Action, Chance, Event, Outcome, Player, Refusal, Rules, Statement, refusal, value
from presidium.core.content.talk import Deniable
from presidium.core.log import other_than
from presidium.games.politburo.goals import Member, Ministry
from presidium.games.politburo.state import Choice, Public, Side, Trio

# Actions


@value
class Draw(Chance):
    """Chance draws the next member, for one player."""

    rule = "politburo 1.1"
    member: Member


@value
class First(Chance):
    """Chance draws the first General Secretary."""

    rule = "politburo 1.4"
    seat: Player


@value
class Propose(Action):
    """The General Secretary (Gensek) proposes a ministry for the plan."""

    rule = "politburo 2.1"
    ministry: Ministry


@value
class Vote(Action):
    """A player votes for or against the plan."""

    rule = "politburo 2.1"
    vote: Choice


@value
class Name(Action):
    """The General Secretary (Gensek) names three voters, in seat order (3.1, 3.3)."""

    rule = "politburo 3.1"
    voters: Trio


@value
class Cast(Action):
    """A voter votes Repression or Reform in a secret ballot."""

    rule = "politburo 3.1"
    side: Side


@value
class Point(Action):
    """A voter points at the voter they take for the deviant."""

    rule = "politburo 4.1"
    seat: Player


# Statements (7.1)


class Talk(Statement):
    """A statement that players of Politburo can make."""

    __slots__ = ()
    game = "politburo"
    rule = "politburo 7.1"


@value
class Want(Talk):
    """The speaker wants the Repression level of a ministry to go up, or down."""

    ministry: Ministry
    way: Literal["up", "down"]

    def why_not(self, rules: Rules, public: Public, seat: Player) -> Refusal | None:
        return None


@value
class ClaimBallot(Talk):
    """The speaker says how the speaker voted in a certain ballot of a certain round."""

    round: int
    ballot: int
    side: Side

    def why_not(self, rules: Rules, public: Public, seat: Player) -> Refusal | None:
        refused, counted = no_such_ballot(public, self.round, self.ballot), public.counted(self.round)
        if refused is not None or counted is None or seat in counted[self.ballot - 1].voters:
            return refused
        return refusal("politburo-was-no-voter", "politburo 7.1", round=self.round, ballot=self.ballot)


@value
class Pact(Talk):
    """The speaker offers a seat: vote for my plan, and I vote for your plan."""

    seat: Player

    def why_not(self, rules: Rules, public: Public, seat: Player) -> Refusal | None:
        if self.seat == seat:
            return refusal("politburo-pact-with-himself", "politburo 7.1")
        return no_such_seat(rules, self.seat)

    def to(self, seat: Player) -> tuple[Player, ...]:
        return (self.seat,)


@value
class Accuse(Talk, Deniable):
    """The speaker says that a seat is the deviant, who voted against the majority."""

    seat: Player

    def why_not(self, rules: Rules, public: Public, seat: Player) -> Refusal | None:
        return no_such_seat(rules, self.seat)

    def to(self, seat: Player) -> tuple[Player, ...]:
        return other_than(seat, self.seat)


def no_such_seat(rules: Rules, seat: Player) -> Refusal | None:
    return None if seat in rules.players else refusal("no-such-seat", "politburo 7.1", seat=seat)


def no_such_ballot(public: Public, round: int, ballot: int) -> Refusal | None:
    counted = public.counted(round)
    if counted is None:
        return refusal("round-not-played", "politburo 7.1", round=round)
    if not 1 <= ballot <= len(counted):
        return refusal("politburo-no-such-ballot", "politburo 7.1", round=round, ballot=ballot)
    return None


# Events


@value
class Drawn(Event):
    """A seat has looked at its member; only that seat sees this event."""

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
    """The General Secretary (Gensek) proposed a ministry for the plan."""

    rule = "politburo 2.1"
    gensek: Player
    ministry: Ministry


@value
class Voted(Event):
    """The players voted on the plan, and the votes were shown."""

    rule = "politburo 2.1"
    ministry: Ministry
    supporters: tuple[Player, ...]
    opponents: tuple[Player, ...]
    accepted: bool


@value
class Taken(Event):
    """Two plans were refused, so the last ministry was taken without a vote."""

    rule = "politburo 2.3"
    ministry: Ministry


@value
class Named(Event):
    """Three voters were called: by the Gensek (3.1, 3.3), or for the third ballot by their seats (3.4)."""

    rule = "politburo 3.1"
    gensek: Player
    ballot: int
    voters: Trio


@value
class Counted(Event):
    """The ballots of three voters were shuffled and shown."""

    rule = "politburo 3.1"
    ballot: int
    repression: int
    reform: int


@value
class Divided(Event):
    """The third ballot was divided: all players learn only which direction the majority wants."""

    rule = "politburo 3.5"
    gensek: Player
    side: Side


@value
class Inspected(Event):
    """The Gensek has seen who voted against the majority of the third ballot; only the Gensek sees this event."""

    rule = "politburo 3.5"
    gensek: Player
    deviant: Player
    side: Side


@value
class Moved(Event):
    """A ministry moved by a number of levels in one direction, and now has that level of Repression (3.2, 3.5)."""

    rule = "politburo 3.2"
    ministry: Ministry
    side: Side
    by: int
    level: int


@value
class Pointed(Event):
    """A voter pointed at the voter they take for the deviant."""

    rule = "politburo 4.1"
    voter: Player
    suspect: Player


@value
class Unmasked(Event):
    """The third ballot was shown: only the deviant had voted against the majority."""

    rule = "politburo 4.1"
    deviant: Player
    side: Side


@value
class Lost(Event):
    """The purge cost this seat Influence (4.2, 4.3): 1 point, or 0 if it had none left to lose (1.2)."""

    rule = "politburo 4.2"
    seat: Player
    lost: int
    influence: int


@value
class Opened(Event):
    """The votes of a divided ballot that nobody had been shown were opened after the end."""

    rule = "politburo 6.1"
    round: int
    ballot: int
    repression: tuple[Player, ...]
    reform: tuple[Player, ...]


@value
class Fulfilled(Event):
    """The game ended with these seats' goals met."""

    rule = "politburo 5.1"
    seats: tuple[Player, ...]


@value
class Ended(Event):
    """The members were revealed, and their goals and Influence compared."""

    rule = "politburo 5.1"
    outcome: Outcome
    members: tuple[Member, ...]
