"""Which games have a door for programs made for other games: a list of actions, observations, a way back to a history.

Our own have one each; those of other packages bring theirs by an entry point `presidium.doors`, under the name of the
game, which leads to a `Doorway`.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from importlib.metadata import entry_points
from random import Random
from typing import Any, Final

from presidium.core import Action, Game, Player, Refused, Rules, State, View, refusal
from presidium.goulag import GOULAG
from presidium.kremlin import KREMLIN
from presidium.politburo import POLITBURO
from presidium.research import histories, toy
from presidium.research.actions import Actions, goulag, kremlin, politburo
from presidium.research.observe import Observer
from presidium.research.observe import goulag as goulag_seen
from presidium.research.observe import kremlin as kremlin_seen
from presidium.research.observe import politburo as politburo_seen

GROUP: Final = "presidium.doors"

Moves = list[tuple[Player, Action]]


def longest_goulag(rules: Rules) -> int:
    """A deal each, the first commissar, and four answers a round."""
    return rules.seats + 1 + 4 * rules.seats


def longest_politburo(rules: Rules) -> int:
    """A round takes two plans, two ballots with names, a third without, and a purge."""
    return rules.seats + 1 + rules.seats * (2 * (1 + rules.seats) + 2 * 4 + 3 + 3)


@dataclass(frozen=True)
class Doorway:
    """What a game offers to programs made for other games."""

    game: Game
    actions: Callable[[Rules], Actions]
    observer: Callable[[Rules], Observer]
    history: Callable[[View[Any], State[Any], Random], Moves] | None = None
    """The answers that lead to what this view could come from, given an imagined world; None: there is no way back."""
    remembers: bool = False
    """Whether an observation holds all that its seat has ever seen and done."""
    longest: Callable[[Rules], int] = lambda _: 1_000_000
    """How many numbers a game may take at most, those of chance included."""


@dataclass(frozen=True)
class Door:
    """The same for one table."""

    rules: Rules
    actions: Actions
    observer: Observer
    way: Doorway

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process goes which table it is."""
        return door, (self.rules,)


OUR_OWN: Final = {
    way.game.name: way
    for way in (
        Doorway(GOULAG, goulag.actions, goulag_seen.observer, histories.goulag, True, longest_goulag),
        Doorway(POLITBURO, politburo.actions, politburo_seen.observer, histories.politburo, True, longest_politburo),
        Doorway(KREMLIN, kremlin.actions, kremlin_seen.observer, histories.kremlin),
        Doorway(toy.TOY, goulag.actions, goulag_seen.observer, toy.history, True, toy.longest),
    )
}


def doorways() -> Iterator[Doorway]:
    """Our own, and those of other packages. One that cannot be had is left out, and so is one that would replace
    another."""
    yield from OUR_OWN.values()
    taken = set(OUR_OWN)
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            found = entry.load()
            fault = None if isinstance(found, Doorway) else f"{entry.value} is no doorway"
        except Exception as error:  # somebody else's package, with whatever it does when it is imported
            fault = repr(error)
        if fault is None and found.game.name in taken:
            fault = f"there is one of {found.game.name} already"
        if fault is None:
            taken.add(found.game.name)
            yield found
        else:
            warnings.warn(f"The doorway {entry.name} is left out: {fault}", stacklevel=2)


def doorway(game: str) -> Doorway:
    """What this game offers; Refused if it has no list of actions."""
    for way in doorways():
        if way.game.name == game:
            return way
    raise Refused(refusal("no-action-list", game=game))


@lru_cache(64)
def door(rules: Rules) -> Door:
    """The door of this table; Refused if its game has no list of actions."""
    way = doorway(rules.game)
    return Door(rules, way.actions(rules), way.observer(rules), way)
