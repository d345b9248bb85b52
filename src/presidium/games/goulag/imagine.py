"""Draws random states of Goulag that fit the view of a seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from presidium.core import UNSEEN, Key, Player, View, world
from presidium.games.goulag.game import Goulag, Public, cards_each, played, shown, worker
from presidium.games.goulag.moves import Card

CARDS: Final[tuple[Card, Card]] = ("work", "strike")


@dataclass(frozen=True)
class Unknown:
    """All states that fit a view of Goulag: the unseen worker cards, and the card choices that each round allows."""

    view: View[Public]
    unseen: list[Key]
    deck: list[str]
    choices: list[list[dict[Key, Any]]]

    def sample(self, rng: Random) -> Goulag:
        """Draws a random state that fits the view. Unseen worker cards are drawn uniformly.

        The builders' choices are drawn uniformly, round by round, from the pairs that give the number of Work cards
        shown. Claims have no weight here, because the bots judge claims.
        """
        secrets: dict[Key, Any] = dict(zip(self.unseen, rng.sample(self.deck, len(self.unseen)), strict=True))
        for possible in self.choices:
            secrets |= rng.choice(possible)
        return world(self.view, secrets)


def imagine(view: View[Public], rng: Random) -> Goulag:
    """Returns a random state of Goulag that fits this view."""
    return worlds(view).sample(rng)


def worlds(view: View[Public]) -> Unknown:
    """Returns an object that draws random states of Goulag which fit this view."""
    keys = [worker(seat) for seat in view.rules.players if worker(seat) in view.secrets]
    seen = [view.secret(key) for key in keys if view.knows(key)]
    each = cards_each(view.rules)
    deck = ["loyal"] * (each - seen.count("loyal")) + ["disloyal"] * (each - seen.count("disloyal"))
    unseen = [key for key in keys if not view.knows(key)]
    return Unknown(view, unseen, deck, list(choices_of_rounds(view)))


def choices_of_rounds(view: View[Public]) -> Iterator[list[dict[Key, Any]]]:
    public = view.public
    for over in public.history:
        yield possible_choices(view, over.number, over.builders, over.supervised, over.work)
    if public.builders is not None and all(over.number != public.round for over in public.history):
        yield possible_choices(view, public.round, public.builders, None, None)


def possible_choices(
    view: View[Public], round: int, builders: tuple[Player, Player], supervised: Player | None, work: int | None
) -> list[dict[Key, Any]]:
    """Returns the pairs of cards that two builders may have chosen, given what the seat has seen and, if known, how
    many Work cards were shown."""
    keys = [played(round, builder) for builder in builders]
    pairs = [(one, other) for one in CARDS for other in CARDS]
    return [
        dict(zip(keys, pair, strict=True))
        for pair in pairs
        if work in (None, shown(pair, builders, supervised))
        and all(view.secret(key) in (UNSEEN, card) for key, card in zip(keys, pair, strict=True))
    ]
