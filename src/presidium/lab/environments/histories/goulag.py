"""History of Goulag: the imagined world gives the deals and the builders' cards, public facts all other answers."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from presidium.core import CHANCE, PASS, Action, Player, State, View
from presidium.games.goulag.game import Build, Public, played, worker
from presidium.games.goulag.moves import Deal, First, Name, Play, Supervise
from presidium.lab.environments.histories.sealed import Moves, answered_before


def history(view: View[Public], world: State[Public], rng: Random) -> Moves:
    """Answers that lead to a state with this view. Every imagined world that agrees with the view has a history."""
    return [*setup(world), *rounds(world), *answered_before(view, world, rng)]


def setup(world: State[Public]) -> Iterator[tuple[Player, Action]]:
    """The deals in seat order. The card drawn by a player goes to their neighbour on the right."""
    rules, public = world.rules, world.public
    for drawer in rules.players:
        card = worker(rules.right(drawer))
        if card in world.secrets:
            yield CHANCE, Deal(world.secret(card))
    if public.commissar:
        yield CHANCE, First(public.history[0].commissar if public.history else public.commissar)


def rounds(world: State[Public]) -> Iterator[tuple[Player, Action]]:
    public = world.public
    for over in public.history:
        yield over.commissar, Name(over.builders, over.supervisor)
        yield from cards(world, over.number, over.builders)
        yield over.supervisor, PASS if over.supervised is None else Supervise(over.supervised)
    if public.builders is not None and not any(over.number == public.round for over in public.history):
        yield public.commissar, Name(public.builders, public.supervisor)
        if not isinstance(world.stack[-1], Build):
            yield from cards(world, public.round, public.builders)


def cards(world: State[Public], round: int, builders: tuple[Player, Player]) -> Iterator[tuple[Player, Action]]:
    for builder in builders:
        yield builder, Play(world.secret(played(round, builder)))
