"""Where in a record the secrets of a game are made."""

from __future__ import annotations

from itertools import islice
from typing import Any

from presidium.core import Action, Key, Record
from presidium.core.laws import Makers
from tests.contract.sittings import Sitting


def secret_moves(sitting: Sitting, record: Record, makers: Makers | None = None) -> dict[int, Key]:
    """The moves of a record that make a secret, by their place in it."""
    makers = sitting.laws.hides if makers is None else makers
    keys: dict[int, Key] = {}
    last = max((at for at, (_, action) in enumerate(record.moves) if type(action) in makers), default=-1)
    for at, (g, move) in enumerate(zip(islice(record.replay(sitting.game), last + 1), record.moves, strict=False)):
        player, action = move
        if type(action) in makers:
            keys[at] = makers[type(action)](g, player)
    return keys


def value_of(action: Action) -> Any:
    """What is to become a secret."""
    (field,) = type(action).__dataclass_fields__  # type: ignore[attr-defined]
    return getattr(action, field)


def with_value(action: Action, value: Any) -> Action:
    return type(action)(value)  # type: ignore[call-arg]
