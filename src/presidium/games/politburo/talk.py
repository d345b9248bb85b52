"""Statements of Politburo that ask, answer or recall other statements and ballots, and promises and threats (7.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

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
    ToAnother,
    contradictions,
    spoken,
)
from presidium.games.politburo.goals import Ministry
from presidium.games.politburo.moves import (
    Accuse,
    Appointed,
    ClaimBallot,
    Divided,
    Talk,
    Want,
    no_such_ballot,
)
from presidium.games.politburo.state import Proposal, Public

THIRD = 3
Favour = Literal["vote", "spare"]
Harm = Literal["oppose", "point"]
Reason = Literal["wish", "word", "trust", "doubt", "agree", "test"]


@value
class NotLooked(Talk):
    """The General Secretary (Gensek) of a round with a divided third ballot says that they did not look (3.5)."""

    round: int

    def why_not(self, rules: Rules, public: Public, seat: Player) -> Refusal | None:
        counted = public.counted(self.round)
        if counted is None:
            return refusal("round-not-played", "politburo 7.1", round=self.round)
        seen = len(counted) == THIRD and not counted[-1].unanimous and gensek_of(public, self.round) == seat
        return None if seen else refusal("politburo-nothing-to-see", "politburo 7.1", round=self.round)


@value
class Inquire(Talk, ToAnother):
    """The speaker asks a seat how it voted in a certain ballot of a certain round."""

    seat: Player
    round: int
    ballot: int

    def why_not(self, rules: Rules, public: Public, seat: Player) -> Refusal | None:
        refused = ToAnother.why_not(self, rules, public, seat) or no_such_ballot(public, self.round, self.ballot)
        counted = public.counted(self.round)
        if refused is not None or counted is None or self.seat in counted[self.ballot - 1].voters:
            return refused
        rule, round, ballot = "politburo 7.1", self.round, self.ballot
        return refusal("politburo-did-not-vote", rule, seat=self.seat, round=round, ballot=ballot)


@value
class Ascribe(Talk, ToAnother, Deniable):
    """The speaker says that a seat wants the Repression level of a ministry to go up, or down."""

    seat: Player
    ministry: Ministry
    way: Literal["up", "down"]


@value
class Promise(Talk, ToAnother):
    """A promise to another player: to vote for their plan, or not to point at them in a purge."""

    seat: Player
    deed: Favour


@value
class Threaten(Talk, ToAnother):
    """A threat to another player: to vote against their plan, or to point at them in a purge."""

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
    """The speaker asks a seat why it voted so on the plans of a round, or why, as Gensek, it named these voters."""

    seat: Player
    round: int

    def why_not(self, rules: Rules, public: Public, seat: Player) -> Refusal | None:
        return ToAnother.why_not(self, rules, public, seat) or no_open_votes(public, self.round)


@value
class Explain(Talk):
    """The speaker says why they acted so in a round: by their own wishes. A voter on plans may also have kept a word,
    have trusted the General Secretary (Gensek) or not (doubt); a Gensek may have named voters who agree, or tested
    them."""

    round: int
    reason: Reason

    def why_not(self, rules: Rules, public: Public, seat: Player) -> Refusal | None:
        refused = no_open_votes(public, self.round)
        led = self.reason in ("agree", "test")
        if refused is not None or self.reason == "wish" or led is (gensek_of(public, self.round) == seat):
            return refused
        return refusal("politburo-not-your-part", "politburo 7.1", round=self.round)


def open_votes(public: Public, number: int) -> tuple[Proposal, ...]:
    """Returns the plans of a round on which the players have voted."""
    over = next((round.proposals for round in public.history if round.number == number), ())
    return public.proposals if not over and number == public.round else over


def no_open_votes(public: Public, round: int) -> Refusal | None:
    return None if open_votes(public, round) else refusal("round-not-played", "politburo 7.1", round=round)


def gensek_of(public: Public, number: int) -> Player:
    """Returns the General Secretary of a round that has begun."""
    return next((round.gensek for round in public.history if round.number == number), public.gensek)


def first_round(public: Public, told: Sequence[Event]) -> int:
    """Returns the round in which these events begin, because a game can begin in the middle."""
    return max(1, public.round - sum(isinstance(event, Appointed) for event in told))


class Reading:
    """The statements of a game, and what each of them claims."""

    def __init__(self, public: Public, told: Sequence[Event]) -> None:
        first = first_round(public, told)
        self.talk = tuple(spoken(told, lambda event: event.round if isinstance(event, Appointed) else None, first))
        self._purged: dict[int, int] = {}
        round, purged = first, 0
        for at, event in enumerate(told):
            if isinstance(event, Appointed):
                round = event.round
            elif isinstance(event, Divided):
                purged = round
            elif isinstance(event, Said):
                self._purged[at] = purged

    def assertion(self, each: Spoken) -> Assertion | None:
        """Returns what a statement claims: a wish, a vote or the deviant of the last divided third ballot; else
        None."""
        by = each.said.seat
        match each.said.statement:
            case Want(ministry, way):
                return Assertion(("wish", by, ministry), way)
            case Ascribe(seat, ministry, way):
                return Assertion(("wish", seat, ministry), way)
            case ClaimBallot(round, ballot, side):
                return Assertion(("vote", round, ballot, by), side)
            case Accuse(seat):
                return Assertion(("deviant", self._purged[each.at]), seat)
            case Promise(seat, "vote") | Threaten(seat, "oppose") as word:
                return Assertion(("votes for", seat, each.when), "yes", isinstance(word, Promise))
            case Promise(seat, "spare") | Threaten(seat, "point") as word:
                return Assertion(("points at", seat, each.when), "yes", isinstance(word, Threaten))
            case Deny() if each.denied is not None:
                denied = self.assertion(each.denied)
                return None if denied is None else denied.denied()
        return None


def contradicted(public: Public, told: Sequence[Event]) -> tuple[Contradiction, ...]:
    """Returns the pairs of statements of one player that cannot both be true."""
    reading = Reading(public, told)
    return contradictions(reading.talk, reading.assertion)
