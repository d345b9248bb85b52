"""Where a game stands."""

from __future__ import annotations

from typing import Any

from presidium.core import State


def step(g: State[Any], kind: type[Any]) -> Any:
    assert isinstance(g.stack[-1], kind)
    return g.stack[-1]
