"""Strangers: frozen players with habits of their own, for the task `cooperate`. No bot has been trained with them.

Each stranger draws one habit at the start of its game. Half of the strangers play as the frozen bot of the game does;
the others follow a simple habit that no other bot of the project has.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from presidium.bots import find
from presidium.core import Action, SeatView, Statement
from presidium.games.goulag.game import worker
from presidium.games.goulag.moves import Name, Play, Supervise
from presidium.games.politburo.moves import Cast, Vote
from presidium.lab.bench.tasks import HOSTS

Habit = Callable[[SeatView[Any]], Action | None]
"""Returns the answer that the habit asks for; None if the habit says nothing about this question."""


def by_the_seat(view: SeatView[Any]) -> Action | None:
    """Goulag: plays its own card, names the nearest seats, and never trusts or suspects anybody."""
    options = list(view.options)
    plays = own_card(view)
    if plays is not None:
        return plays
    named = [each for each in options if isinstance(each, Name)]
    if named:
        return min(named, key=lambda each: [_left(view, seat) for seat in (*each.builders, each.supervisor)])
    exchanges = [each for each in options if isinstance(each, Supervise)]
    return min(exchanges, key=lambda each: _left(view, each.builder)) if exchanges else None


def from_the_third(view: SeatView[Any]) -> Action | None:
    """Goulag: plays Work in the first two rounds, whatever its side, and its own card from the third."""
    if view.public.round > 2:
        return own_card(view)
    return next((each for each in view.options if isinstance(each, Play) and each.card == "work"), None)


def own_card(view: SeatView[Any]) -> Action | None:
    """Goulag: the card of the player's own side, if the player knows its side."""
    if not view.knows(worker(view.seat)):
        return None
    card = "work" if view.secret(worker(view.seat)) == "loyal" else "strike"
    return next((each for each in view.options if isinstance(each, Play) and each.card == card), None)


def _left(view: SeatView[Any], seat: int) -> int:
    """Number of steps to the left from the view's seat to this seat."""
    return (seat - view.seat) % view.rules.seats


def iron(view: SeatView[Any]) -> Action | None:
    """Politburo: votes for every plan, and always for Repression."""
    return next((each for each in view.options if _votes(each, "for", "repression")), None)


def mellow(view: SeatView[Any]) -> Action | None:
    """Politburo: votes against every first plan, and always for Reform."""
    return next((each for each in view.options if _votes(each, "against", "reform")), None)


def _votes(action: Action, vote: str, side: str) -> bool:
    return (isinstance(action, Vote) and action.vote == vote) or (isinstance(action, Cast) and action.side == side)


HABITS: Final[dict[str, tuple[Habit, ...]]] = {
    "goulag": (by_the_seat, from_the_third),
    "politburo": (iron, mellow),
    "kremlin": (),
}


class Stranger:
    """A player with a habit, drawn once for each game; for other questions it answers as the frozen bot does."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.host: Any = find(HOSTS[game], game)
        self.habit: Habit | None = None
        self.drawn = False

    def choose(self, view: SeatView[Any], rng: Random) -> Action:
        habit = self._habit(rng)
        found = None if habit is None else habit(view)
        if found is not None:
            return found
        answer: Action = (
            self.host.pick(view.options, rng) if hasattr(self.host, "pick") else self.host.choose(view, rng)
        )
        return answer

    def speak(self, view: SeatView[Any], rng: Random) -> Statement | None:
        """The frozen bot's statement; strangers with a habit, and those who play at random, say nothing."""
        if self._habit(rng) is not None or not hasattr(self.host, "speak"):
            return None
        said: Statement | None = self.host.speak(view, rng)
        return said

    def _habit(self, rng: Random) -> Habit | None:
        if not self.drawn:
            self.drawn = True
            habits = HABITS[self.game]
            which = rng.randrange(2 * max(1, len(habits)))
            self.habit = habits[which] if which < len(habits) else None
            if not habits and which == 0:  # Kremlin: half of the strangers play at random
                self.host = find("random", self.game)
        return self.habit
