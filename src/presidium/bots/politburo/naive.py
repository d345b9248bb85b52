"""The usual bot for Politburo: it plays to win alone, and guesses the other players' goals from ballots and statements.

The bot considers the levels, the rounds left and everybody's Influence. It does not name the same three voters twice in
a round.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh
from operator import mul
from random import Random
from typing import Final

from presidium.bots.politburo import talk
from presidium.bots.politburo.alone import MISTAKEN, Alone, Rows
from presidium.bots.politburo.evidence import limit
from presidium.bots.politburo.lenses import UP, WISH, Lean
from presidium.bots.politburo.minutes import ALL, MEMBER, NUMBER, Chapter, Vector, minutes
from presidium.bots.politburo.moment import Moment, deed, moment
from presidium.bots.politburo.prospects import wishes
from presidium.bots.politburo.replies import bound, reply
from presidium.bots.politburo.talk import TALK_RATE
from presidium.bots.runtime.mind import Mind, Policy, evenly
from presidium.core import Action, SeatView, Statement
from presidium.games.politburo.moves import Want
from presidium.games.politburo.state import Public, member_of

HEEDED: Final = 1.5
"""Factor on the suspicion of a voter whom the Gensek has called the deviant."""
STEADY: Final = 0.4
"""How far, as the bot assumes, another player's wish moves the probability of its ballot away from 1/2."""
SURE: Final = 0.45
"""The same for a coming ballot."""
STEEP: Final = 12.0
"""How steeply the probability of another player's ballot rises with the strength of its wish."""
HABIT: Final = 0.05
"""Weight of a member's general wish for a ministry. It guides the ballot where the levels leave nothing to decide."""
BELIEVED: Final = 0.3
"""How far a stated wish moves the assumed probability of the speaker's ballot away from 1/2."""
AGAIN: Final = 0.8
"""Factor on the value of naming the same three voters again after they did not agree."""
EQUAL: Final = 1e-9


class Naive(Mind[Public]):
    """A bot that plays to win alone. It expects the same of other players."""

    def __init__(self, talk: float = TALK_RATE, honest: float = 0.0) -> None:
        """`talk`: probability of a statement on each occasion. `honest`: probability that a Gensek names the true
        deviant without considering a lie."""
        self.talk, self.honest = talk, honest

    def policy(self, view: SeatView[Public]) -> Policy:
        worths = self.worths(view)
        most = max(worths.values())
        return bound(view, worths, evenly([action for action, worth in worths.items() if worth > most - EQUAL]))

    def worths(self, view: SeatView[Public]) -> dict[Action, float]:
        """The value of each possible answer to the bot."""
        sight = Sight(view)
        return {action: sight.worth(action) for action in view.options}

    def speak(self, view: SeatView[Public], rng: Random) -> Statement | None:
        return talk.plainly(view, rng, self.talk, self.honest)

    def reply(self, view: SeatView[Public], rng: Random) -> Statement | None:
        return reply(view, rng, self.honest)


class Sight:
    """The bot's position, its beliefs about other players, and the values of answers to one question."""

    def __init__(self, view: SeatView[Public]) -> None:
        self.now: Moment = moment(view)
        self.me = view.seat - 1
        rows = believed(view)
        stakes = wishes(self.now.levels, self.now.left, self.now.limit)
        self.lean = leaning(rows, stakes)
        self.alone = Alone(self.now, self.me, rows, self.lean)
        self.before = tuple(voter - 1 for voter in view.public.voters or ())
        self._again: dict[int, float] = {}

    def worth(self, action: Action) -> float:
        now, k, did = self.now, self.now.ministry, deed(action)
        alone = self.alone
        match now.stage, did:
            case "propose", int():
                return alone.best(did)
            case "vote", _:
                assert k is not None
                return self.plan(k, bool(did))
            case "name", tuple():
                assert k is not None
                if k not in self._again:
                    self._again[k] = alone.best(k, number=now.ballot + 1)
                worth = alone.called(k, did, self._again[k])
                return worth * AGAIN if now.ballot == 2 and did == self.before else worth
            case "cast", _:
                assert k is not None
                return self.ballot(k, bool(did))
        assert k is not None
        assert isinstance(did, int)
        return self.finger(did, k)

    def plan(self, k: int, carried: bool) -> float:
        """The value of a vote on the plan: of its ministry, or of the others. A Gensek supports its own plan."""
        if self.now.gensek == self.me:
            return float(carried)
        if carried:
            return self.alone.theirs(k)
        rest = [self.alone.theirs(other) for other in range(3) if other not in (k, self.now.refused)]
        return sum(rest) / len(rest)

    def ballot(self, k: int, up: bool) -> float:
        if self.now.ballot == 3:
            return self.alone.third(k, up)
        agree = 1.0
        for seat in self.now.trio:
            if seat != self.me:
                agree *= self.lean[seat][k] if up else 1 - self.lean[seat][k]
        return agree * self.alone.after(k, 2 if up else -2) + (1 - agree) * self.alone.third(k)

    def finger(self, at: int, k: int) -> float:
        """The value of pointing at a voter. A deviant's finger is a bluff and costs nothing (4.3)."""
        now, alone = self.now, self.alone
        if now.sides.get(self.me, now.up) != now.up:
            return 0.0
        others = [seat for seat in now.trio if seat != self.me]
        doubts = {seat: self.suspicion(seat, k) for seat in others}
        worth = 0.0
        for deviant in others:
            (other,) = (seat for seat in others if seat != deviant)
            if at == deviant:
                found, missed = alone.without(deviant), alone.without(other)
            else:
                found, missed = alone.without(self.me), alone.without(self.me, other)
            ends = (1 - MISTAKEN) * alone.value(now.levels, found) + MISTAKEN * alone.value(now.levels, missed)
            worth += doubts[deviant] / sum(doubts.values()) * ends
        return worth

    def suspicion(self, seat: int, k: int) -> float:
        """Probability that this voter voted against the majority; higher if the Gensek has accused the voter."""
        up = self.lean[seat][k]
        against = 1 - up if self.now.up else up
        return against * HEEDED if self.now.accused == seat else against


def believed(view: SeatView[Public]) -> Rows:
    """For each seat: the probability of each member, from the ballots that the seat of this view knows and from
    statements. The seat's own row is certain."""
    seats, ends = view.rules.seats, limit(view)
    me, own = view.seat - 1, MEMBER[view.secret(member_of(view.seat))]
    weights = [[1.0] * 10 for _ in range(seats)]
    for chapter in minutes(view):
        _watch(weights, chapter, ends)
    rows = []
    for seat, row in enumerate(weights):
        row[own] = 0.0
        whole = sum(row)
        rows.append([float(member == own) for member in ALL] if seat == me else [part / whole for part in row])
    return rows


def _watch(weights: Rows, chapter: Chapter, ends: int) -> None:
    """Multiplies the weights by the likelihood of one round's statements and ballots."""
    stakes = wishes(chapter.levels, chapter.left, ends)
    ups = sides(stakes, STEADY)

    def see(seat: int, likely: Sequence[float], share: float) -> None:
        weights[seat] = [
            weight * (share * up + (1 - share) * (1 - up)) for weight, up in zip(weights[seat], likely, strict=True)
        ]

    for seat, said in chapter.words:
        if isinstance(said, Want):
            see(seat, UP[NUMBER[said.ministry]], 0.5 + BELIEVED if said.way == "up" else 0.5 - BELIEVED)
    for ballot in chapter.ballots:
        assert chapter.ministry is not None
        rest = len(ballot.unknown)
        unseen = (ballot.repression - sum(ballot.known.values())) / rest if rest else 0.0
        for voter in ballot.voters:
            see(voter, ups[chapter.ministry], float(ballot.known.get(voter, unseen)))


def leaning(rows: Rows, stakes: tuple[Vector, ...]) -> Lean:
    """For each seat and ministry: the probability that the seat votes for Repression."""
    ups, found = sides(stakes, SURE), []
    for row in rows:
        one, two, three = (min(0.97, max(0.03, sum(map(mul, row, up)))) for up in ups)
        found.append((one, two, three))
    return tuple(found)


def sides(stakes: tuple[Vector, ...], sure: float) -> list[list[float]]:
    """For each ministry and member: the probability of a ballot for Repression, at most `sure` away from 1/2."""
    return [
        [0.5 + sure * tanh(STEEP * stake + HABIT * wish) for stake, wish in zip(*of, strict=True)]
        for of in zip(stakes, WISH, strict=True)
    ]
