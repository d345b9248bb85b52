"""A game that was lived through: the position at every moment something was told, and what the engine did meanwhile.

Nothing here is read off an event: where something stands in a sentence, it is looked up in what the game was.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from presidium.bots import find
from presidium.bots.runtime.driver import play_out
from presidium.core import CHANCE, Action, Game, State
from presidium.games import GAMES
from presidium.games.kremlin.actions import Roll20
from presidium.games.kremlin.state import Public as KremlinPublic


@dataclass
class Lived:
    """`at[n]` is the position when the event with that number had just been told to everybody."""

    game: Game
    g: State[Any]
    seed: str
    at: list[Any] = field(default_factory=list)
    secrets: list[dict[Any, Any]] = field(default_factory=list)
    faces: dict[int, int] = field(default_factory=dict)
    """The die that was cast just before the event with that number."""
    settled: list[tuple[int, Any]] = field(default_factory=list)
    """Trials, elections and whatever else was on Kremlin's agenda, as they were closed, before which event."""

    def before(self, n: int) -> Any:
        return self.at[max(0, n - 1)]

    def soon(self, n: int, events: int = 6) -> list[Any]:
        """The positions just after that event."""
        return self.at[n : n + events]


@contextmanager
def watched(lived: Lived) -> Iterator[None]:
    """While it is played, note down what happens to this game, and to no world that a bot imagines."""
    tell, apply, close = State.tell, State.apply, KremlinPublic.close

    def noted_tell(self: State[Any], event: Any) -> None:
        tell(self, event)
        if self is lived.g:
            lived.at.append(self.public.copy())
            lived.secrets.append({key: hidden.value for key, hidden in self.secrets.items()})

    def noted_apply(self: State[Any], player: int, action: Action) -> None:
        if self is lived.g and player == CHANCE and isinstance(action, Roll20):
            lived.faces[len(lived.at)] = action.face
        apply(self, player, action)

    def noted_close(self: Any, kind: Any) -> Any:
        matter = close(self, kind)
        if self is lived.g.public:
            lived.settled.append((len(lived.at), matter))
        return matter

    State.tell, State.apply, KremlinPublic.close = noted_tell, noted_apply, noted_close  # type: ignore[method-assign]
    try:
        yield
    finally:
        State.tell, State.apply, KremlinPublic.close = tell, apply, close  # type: ignore[method-assign]


@cache
def lived(game: str, seats: int, preset: str, bot: str, seed: int) -> Lived:
    """A whole game of such bots."""
    kind = GAMES[game]
    found = Lived(kind, kind.new(seats, **({"preset": preset} if preset else {})), f"{game}/{seed}")
    bots = dict.fromkeys(found.g.rules.players, find(bot, game))
    minds = {seat: Random(f"{seed}/{seat}") for seat in bots}
    with watched(found):
        play_out(found.g, bots, Random(seed), minds)
    return found
