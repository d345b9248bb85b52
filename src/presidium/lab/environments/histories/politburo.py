"""History of Politburo: the imagined world gives the members and the ballots; public facts give all other answers."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from presidium.core import CHANCE, Action, Player, State, View
from presidium.games.politburo.execution import CastBallots
from presidium.games.politburo.moves import Cast, Draw, First, Name, Point, Propose, Vote
from presidium.games.politburo.state import Proposal, Public, Purged, Round, ballot_of, member_of
from presidium.lab.environments.histories.sealed import Moves, answered_before


def history(view: View[Public], world: State[Public], rng: Random) -> Moves:
    """Answers that lead to a state with this view. Every imagined world that agrees with the view has a history."""
    return [*setup(world), *rounds(world), *answered_before(view, world, rng)]


def setup(world: State[Public]) -> Iterator[tuple[Player, Action]]:
    public = world.public
    for seat in world.rules.players:
        if member_of(seat) in world.secrets:
            yield CHANCE, Draw(world.secret(member_of(seat)))
    if public.gensek:
        yield CHANCE, First(public.history[0].gensek if public.history else public.gensek)


def rounds(world: State[Public]) -> Iterator[tuple[Player, Action]]:
    public = world.public
    for over in public.history:
        yield from round_of(world, over)
    if any(over.number == public.round for over in public.history):
        return
    yield from plans(public.gensek, public.proposals)
    if public.proposed is not None:
        yield public.gensek, Propose(public.proposed)
    yield from ballots(world, Round(public.round, public.gensek, (), "defence", public.ballots, 0, None))
    number = len(public.ballots) + 1
    if public.voters is not None and number <= 2 and isinstance(world.stack[-1], CastBallots):
        yield public.gensek, Name(public.voters)


def round_of(world: State[Public], over: Round) -> Iterator[tuple[Player, Action]]:
    yield from plans(over.gensek, over.proposals)
    yield from ballots(world, over)
    if over.verdict is not None:
        yield from fingers(over.ballots[-1].voters, over.verdict)


def plans(gensek: Player, proposals: tuple[Proposal, ...]) -> Iterator[tuple[Player, Action]]:
    for plan in proposals:
        yield gensek, Propose(plan.ministry)
        yield from ((seat, Vote(vote)) for seat, vote in enumerate(plan.votes, 1))


def ballots(world: State[Public], round: Round) -> Iterator[tuple[Player, Action]]:
    """The answers in the ballots of a round. 3.4 Nobody names voters for the third ballot."""
    for number, count in enumerate(round.ballots, 1):
        if number <= 2:
            yield round.gensek, Name(count.voters)
        for voter in count.voters:
            yield voter, Cast(world.secret(ballot_of(round.number, number, voter)))


def fingers(voters: tuple[Player, ...], verdict: Purged) -> Iterator[tuple[Player, Action]]:
    yield from ((voter, Point(seat)) for voter, seat in zip(voters, verdict.fingers, strict=True))
