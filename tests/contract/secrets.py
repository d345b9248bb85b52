"""Which answer makes which secret: the one thing the leak tests must be told about each game."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

from presidium.core import Action, Key, Record, State
from presidium.core.record import Move
from presidium.goulag.game import DealCard, played, worker
from presidium.goulag.moves import Deal, Play
from presidium.kremlin.actions import Write
from presidium.kremlin.people import LETTERS
from presidium.kremlin.state import sheet
from presidium.kremlin.window import Reactions
from presidium.politburo.execution import CastBallots
from presidium.politburo.game import DrawMember
from presidium.politburo.moves import Cast, Draw
from presidium.politburo.table import ballot_of, member_of
from tests.contract.tables import Table

HIDES: dict[type[Action], Callable[[State[Any], int], Key]] = {
    Deal: lambda g, _: worker(g.rules.right(step(g, DealCard).drawer)),
    Play: lambda g, builder: played(g.public.round, builder),
    Draw: lambda g, _: member_of(step(g, DrawMember).seat),
    Cast: lambda g, voter: ballot_of(g.public.round, step(g, CastBallots).number, voter),
    Write: lambda _, seat: sheet(seat),
}
"""The actions that make a secret, and its name, by the state before and the player."""

OWN = (Reactions,)
"""The options that depend on a secret: the asked seat's own."""


def step(g: State[Any], kind: type[Any]) -> Any:
    assert isinstance(g.stack[-1], kind)
    return g.stack[-1]


def hidden_by(g: State[Any], move: Move) -> Key | None:
    """The name of the secret that this move makes, if it makes one."""
    player, action = move
    return HIDES[type(action)](g, player) if type(action) in HIDES else None


def secret_moves(table: Table, record: Record) -> dict[int, Key]:
    """The moves of a record that make a secret, by their place in it."""
    keys: dict[int, Key] = {}
    last = max((at for at, (_, action) in enumerate(record.moves) if type(action) in HIDES), default=-1)
    for at, (g, move) in enumerate(zip(islice(record.replay(table.game), last + 1), record.moves, strict=False)):
        key = hidden_by(g, move)
        if key is not None:
            keys[at] = key
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
