"""Which answer makes which secret: the one thing the leak tests must be told about each game."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

from presidium.core import Action, Key, Record, State
from presidium.goulag.game import DealCard, played, worker
from presidium.goulag.moves import Deal, Play
from presidium.kremlin.actions import Deal as DealIntrigue
from presidium.kremlin.actions import Write
from presidium.kremlin.announcing.reactions import Reactions
from presidium.kremlin.cards.hands import DealCard as DealIntrigueCard
from presidium.kremlin.cards.revelations import OwnPoints
from presidium.kremlin.printed.people import LETTERS
from presidium.kremlin.state import hand, sheet
from presidium.politburo.execution import CastBallots
from presidium.politburo.game import DrawMember
from presidium.politburo.moves import Cast, Draw
from presidium.politburo.state import ballot_of, member_of
from tests.contract.tables import Table

Makers = dict[type[Action], Callable[[State[Any], int], Key]]
"""Actions that make a secret, and its name, by the state before and the player."""

HIDES: Makers = {
    Deal: lambda g, _: worker(g.rules.right(step(g, DealCard).drawer)),
    Play: lambda g, builder: played(g.public.round, builder),
    Draw: lambda g, _: member_of(step(g, DrawMember).seat),
    Cast: lambda g, voter: ballot_of(g.public.round, step(g, CastBallots).number, voter),
    Write: lambda _, seat: sheet(seat),
}
"""The actions that make the whole of a secret."""

ADDS: Makers = {DealIntrigue: lambda g, _: hand(step(g, DealIntrigueCard).seat)}
"""The actions that make a part of one; it may be given away since."""

OWN = (Reactions, OwnPoints)
"""The options that depend on a secret: the asked seat's own."""


def step(g: State[Any], kind: type[Any]) -> Any:
    assert isinstance(g.stack[-1], kind)
    return g.stack[-1]


def secret_moves(table: Table, record: Record, makers: Makers = HIDES) -> dict[int, Key]:
    """The moves of a record that make a secret, by their place in it."""
    keys: dict[int, Key] = {}
    last = max((at for at, (_, action) in enumerate(record.moves) if type(action) in makers), default=-1)
    for at, (g, move) in enumerate(zip(islice(record.replay(table.game), last + 1), record.moves, strict=False)):
        player, action = move
        if type(action) in makers:
            keys[at] = makers[type(action)](g, player)
    return keys


def behind(world: State[Any], key: Key, action: Action) -> Action:
    """The answer of this kind that made this secret in that world."""
    hidden = world.secret(key)
    if not isinstance(action, Write):
        return with_value(action, hidden)
    _, seat = key
    assert isinstance(seat, int)
    shifts = world.public.shifts[seat - 1]
    first = {who: points - by for who, points, by in zip(LETTERS, hidden, shifts, strict=True)}
    return Write(tuple(sorted((who for who in LETTERS if first[who]), key=lambda who: -first[who])))


def value_of(action: Action) -> Any:
    """What is to become a secret."""
    (field,) = type(action).__dataclass_fields__  # type: ignore[attr-defined]
    return getattr(action, field)


def with_value(action: Action, value: Any) -> Action:
    return type(action)(value)  # type: ignore[call-arg]
