"""Doorways: an action list, observations and histories for each game that other frameworks can use.

Each of our games has a doorway. Other packages register a `Doorway` by an entry point in the group `presidium.doors`,
under the name of the game.
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
from presidium.games.goulag import GOULAG
from presidium.games.kremlin import KREMLIN
from presidium.games.politburo import POLITBURO
from presidium.lab.encoding import GAMES as ENCODED
from presidium.lab.encoding import Encoding, encoding_of
from presidium.lab.encoding import goulag as goulag_v1
from presidium.lab.environments import histories, toy
from presidium.lab.environments.actions import Actions, kremlin
from presidium.lab.environments.actions.listed import Listed
from presidium.lab.environments.observe import Observer
from presidium.lab.environments.observe import kremlin as kremlin_seen
from presidium.lab.environments.observe.listed import ListedObserver

GROUP: Final = "presidium.doors"

Moves = list[tuple[Player, Action]]


def longest_goulag(rules: Rules) -> int:
    """Number of answers in a game of Goulag: a card for each seat, the first commissar, 4 answers a round."""
    return rules.seats + 1 + 4 * rules.seats


def longest_politburo(rules: Rules) -> int:
    """Number of answers in the longest game of Politburo: two plans, three ballots and a purge in every round."""
    return rules.seats + 1 + rules.seats * (2 * (1 + rules.seats) + 2 * 4 + 3 + 3)


def coded(rules: Rules, talk: bool = False) -> Encoding:
    """The encoding of a table. The toy version of Goulag has Goulag's, without statements."""
    if rules.game == toy.TOY.name:
        return Encoding(rules, toy.TOY, goulag_v1.seen, goulag_v1, None)
    return encoding_of(rules, talk)


@dataclass(frozen=True)
class Doorway:
    """Everything other frameworks need of a game: action list, observations and, if supported, histories."""

    game: Game
    actions: Callable[[Rules], Actions]
    observer: Callable[[Rules], Observer]
    history: Callable[[View[Any], State[Any], Random], Moves] | None = None
    """Returns answers that lead to a state with this view, given an imagined state; None if unsupported."""
    remembers: bool = False
    """True if an observation holds everything that its seat has ever seen and done."""
    longest: Callable[[Rules], int] = lambda _: 1_000_000
    """Largest number of actions in a game, including the actions of chance."""


@dataclass(frozen=True)
class Door:
    """A game's action list and observations for the rules of one table."""

    rules: Rules
    actions: Actions
    observer: Observer
    way: Doorway
    encoding: Encoding | None = None
    """The encoding of the lists; None if they have no version."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles only the rules; another process builds the `Door` again from the rules."""
        return door, (self.rules, self.encoding is not None and self.encoding.talk is not None)


def listed(rules: Rules) -> Actions:
    return Listed(coded(rules))


def listed_observer(rules: Rules) -> Observer:
    return ListedObserver(coded(rules))


OUR_OWN: Final = {
    way.game.name: way
    for way in (
        Doorway(GOULAG, listed, listed_observer, histories.goulag, True, longest_goulag),
        Doorway(POLITBURO, listed, listed_observer, histories.politburo, True, longest_politburo),
        Doorway(KREMLIN, kremlin.actions, kremlin_seen.observer, histories.kremlin),
        Doorway(toy.TOY, listed, listed_observer, toy.history, True, toy.longest),
    )
}


def doorways() -> Iterator[Doorway]:
    """The doorways of our games and of other packages. Warns of a faulty doorway, or a second one for a game."""
    yield from OUR_OWN.values()
    taken = set(OUR_OWN)
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            found = entry.load()
            fault = None if isinstance(found, Doorway) else f"{entry.value} is no doorway"
        except Exception as error:  # importing another package may raise any exception
            fault = repr(error)
        if fault is None and found.game.name in taken:
            fault = f"there is one of {found.game.name} already"
        if fault is None:
            taken.add(found.game.name)
            yield found
        else:
            warnings.warn(f"The doorway {entry.name} is left out: {fault}", stacklevel=2)


def doorway(game: str) -> Doorway:
    """The doorway of the game with this name. Raises Refused if the game has no doorway."""
    for way in doorways():
        if way.game.name == game:
            return way
    raise Refused(refusal("no-action-list", game=game))


@lru_cache(64)
def door(rules: Rules, talk: bool = False) -> Door:
    """The `Door` for these rules, cached; with `talk`, statements are actions. Raises Refused if the game has no
    doorway, or no statements in its lists."""
    way = doorway(rules.game)
    if way.actions is listed:
        code = coded(rules, talk)
        return Door(rules, Listed(code), ListedObserver(code), way, code)
    if talk:
        raise Refused(refusal("no-encoding", game=rules.game, known=", ".join(ENCODED)))
    return Door(rules, way.actions(rules), way.observer(rules), way)
