"""Worlds that a seat of Goulag could be in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from presidium.core import UNSEEN, Key, Player, View, world
from presidium.goulag.game import Goulag, Public, cards_each, played, shown, worker
from presidium.goulag.moves import Card

CARDS: Final[tuple[Card, Card]] = ("work", "strike")


@dataclass(frozen=True)
class Unknown:
    """The worlds of a view: the worker cards its seat has not seen, and the pairs of choices each round allows."""

    view: View[Public]
    unseen: list[Key]
    deck: list[str]
    choices: list[list[dict[Key, Any]]]

    def sample(self, rng: Random) -> Goulag:
        """The worker cards are drawn uniformly from those the seat has not seen. The builders' choices are
        drawn uniformly, round by round, from the pairs that give the number of Work cards shown. What
        people say or seem to want weighs nothing here: that is for a bot to judge."""
        secrets: dict[Key, Any] = dict(zip(self.unseen, rng.sample(self.deck, len(self.unseen)), strict=True))
        for possible in self.choices:
            secrets |= rng.choice(possible)
        return world(self.view, secrets)


def imagine(view: View[Public], rng: Random) -> Goulag:
    """A world this view could come from."""
    return worlds(view).sample(rng)


def worlds(view: View[Public]) -> Unknown:
    """The worlds this view could come from."""
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
    """The choices of two builders that agree with what the seat has seen and with what was shown, if it was."""
    keys = [played(round, builder) for builder in builders]
    pairs = [(one, other) for one in CARDS for other in CARDS]
    return [
        dict(zip(keys, pair, strict=True))
        for pair in pairs
        if work in (None, shown(pair, builders, supervised))
        and all(view.secret(key) in (UNSEEN, card) for key, card in zip(keys, pair, strict=True))
    ]
