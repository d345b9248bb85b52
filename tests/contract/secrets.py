"""Which answer makes which secret: the one thing the leak tests must be told about each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from presidium.core import Action, Key, Record, State
from presidium.core.record import Move
from presidium.goulag.game import Deal, DealCard, Play, played, worker
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
}
"""The actions whose only field becomes a secret, and its name, by the state before and the player."""


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
    for at, (g, move) in enumerate(zip(record.replay(table.game), record.moves, strict=False)):
        key = hidden_by(g, move)
        if key is not None:
            keys[at] = key
    return keys


def value_of(action: Action) -> Any:
    """What the secret made by this action is."""
    (field,) = type(action).__dataclass_fields__  # type: ignore[attr-defined]
    return getattr(action, field)


def with_value(action: Action, value: Any) -> Action:
    return type(action)(value)  # type: ignore[call-arg]
