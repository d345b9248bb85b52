"""Observations of Politburo. An observation holds everything that the seat has seen since the game began."""

from __future__ import annotations

from typing import Final

from presidium.core import Rules
from presidium.games.politburo.execution import CastBallots, NameVoters
from presidium.games.politburo.game import DrawMember, FirstGensek
from presidium.games.politburo.goals import INFLUENCE, MEMBERS, MINISTRIES
from presidium.games.politburo.moves import Cast, Point, Vote
from presidium.games.politburo.plan import ProposePlan, VotePlan
from presidium.games.politburo.purge import Purge
from presidium.games.politburo.state import Count, Proposal, Purged, Round, ballot_of, member_of
from presidium.lab.environments.observe.fields import Field, Look, Observer, one_of, padded, rows

STEPS: Final = (DrawMember, FirstGensek, ProposePlan, VotePlan, NameVoters, CastBallots, Purge)
THUMBS: Final = ("for", "against")
SIDES: Final = ("repression", "reform")
PLANS, BALLOTS = 2, 3


def observer(rules: Rules) -> Observer:
    """The fields of a Politburo observation: seats, known members, ministries, influence, and the rounds so far."""
    seats = rules.seats
    plan, ballot, purge = len(MINISTRIES) + 2 * seats, seats + 4, 3 * seats + 2 * seats
    round = seats + PLANS * plan + len(MINISTRIES) + BALLOTS * ballot + 1 + purge
    top = 2 * seats
    return Observer(
        rules,
        (
            Field("step", len(STEPS), "what is asked: draw, first Gensek, propose, vote, name, cast, point", step),
            Field("asked", seats, "by seat, whether it is asked", lambda look: look.each(*look.view.asked)),
            Field("round", seats, "which round it is", lambda look: one_of(look.view.rules.players, look.public.round)),
            Field("gensek", seats, "who leads", lambda look: look.each(look.public.gensek)),
            Field("member", len(MEMBERS) * seats, "by seat, the member where he is known", members),
            Field("influence", seats, "by seat, the influence left", influence, most=INFLUENCE),
            Field("levels", len(MINISTRIES), "repression in each ministry", levels, -top, top),
            Field(
                "proposed", len(MINISTRIES), "what is voted on", lambda look: one_of(MINISTRIES, look.public.proposed)
            ),
            Field("voters", seats, "who is called to vote", lambda look: look.each(*(look.public.voters or ()))),
            Field("answer", 4 + seats, "the own answer, sealed: for, against, repression, reform, at whom", answer),
            Field("now", round, "the round under way, told as those that are over", now, -2, 2),
            Field(
                "rounds",
                seats * round,
                "by round that is over: gensek; two plans (ministry, who was for, who against); the ministry; three "
                "ballots (voters, 0 to 3 for repression); how far it moved; at whom each of the three voters pointed, "
                "the deviant, the losers",
                lambda look: padded((over(look, each) for each in look.public.history), seats, round),
                -2,
                2,
            ),
            Field(
                "ballots", 2 * BALLOTS * seats * seats, "by round, ballot and seat, how it voted where known", ballots
            ),
            Field("outcome", seats + 2, "who has won; nobody, by a tie or since no goal holds", outcome),
        ),
    )


def step(look: Look) -> list[int]:
    return one_of(STEPS, *map(type, look.view.stack[-1:]))


def members(look: Look) -> list[int]:
    return [known for seat in look.seats for known in one_of(MEMBERS, look.view.secret(member_of(seat)))]


def influence(look: Look) -> list[int]:
    return [look.public.influence[seat - 1] for seat in look.seats]


def levels(look: Look) -> list[int]:
    return [look.public.levels[ministry] for ministry in MINISTRIES]


def answer(look: Look) -> list[int]:
    given = look.view.answer
    thumb = given.vote if isinstance(given, Vote) else None
    side = given.side if isinstance(given, Cast) else None
    finger = given.seat if isinstance(given, Point) else None
    return [*one_of(THUMBS, thumb), *one_of(SIDES, side), *look.each(finger)]


def now(look: Look) -> list[int]:
    facts = look.public
    round = Round(0, 0, facts.proposals, facts.ministry, facts.ballots, facts.change, facts.verdict)
    return over(look, round)


def over(look: Look, round: Round) -> list[int]:
    seats = len(look.seats)
    plans = padded((plan(look, each) for each in round.proposals), PLANS, len(MINISTRIES) + 2 * seats)
    counts = padded((count(look, each) for each in round.ballots), BALLOTS, seats + 4)
    return [
        *look.each(round.gensek),
        *plans,
        *one_of(MINISTRIES, round.ministry),
        *counts,
        round.change,
        *verdict(look, round.verdict),
    ]


def plan(look: Look, plan: Proposal) -> list[int]:
    thumbs = [plan.votes[seat - 1] for seat in look.seats]
    return [
        *one_of(MINISTRIES, plan.ministry),
        *(int(t == "for") for t in thumbs),
        *(int(t == "against") for t in thumbs),
    ]


def count(look: Look, ballot: Count) -> list[int]:
    return [*look.each(*ballot.voters), *one_of(range(4), ballot.repression)]


def verdict(look: Look, purged: Purged | None) -> list[int]:
    if purged is None:
        return [0] * 5 * len(look.seats)
    fingers = [at for finger in purged.fingers for at in look.each(finger)]
    return [*fingers, *look.each(purged.deviant), *look.each(*purged.losers)]


def ballots(look: Look) -> list[int]:
    rounds, numbers = look.view.rules.players, range(1, BALLOTS + 1)
    known = {key: one_of(SIDES, secret.value) for key, secret in look.view.secrets.items()}
    keys = (ballot_of(round, number, seat) for round in rounds for number in numbers for seat in look.seats)
    return rows(known, keys, len(SIDES))


def outcome(look: Look) -> list[int]:
    ended = look.public.outcome
    return [*look.each(*(ended.winners if ended else ())), *one_of(("tie", "nobody"), ended and ended.who)]
