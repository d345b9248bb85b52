"""Worlds that a seat of Goulag could be in."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from presidium.core import UNSEEN, Key, Player, View, world
from presidium.goulag.game import Goulag, Public, cards_each, played, shown, worker
from presidium.goulag.moves import Card

CARDS: Final[tuple[Card, Card]] = ("work", "strike")


def imagine(view: View[Public], rng: Random) -> Goulag:
    """A world this view could come from.

    The worker cards are drawn uniformly from those the seat has not seen. The builders' choices are
    drawn uniformly, round by round, from the pairs that give the number of Work cards shown. What
    people say or seem to want weighs nothing here: that is for a bot to judge.
    """
    return world(view, imagine_workers(view, rng) | imagine_choices(view, rng))


def imagine_workers(view: View[Public], rng: Random) -> dict[Key, Any]:
    keys = [worker(seat) for seat in view.rules.players if worker(seat) in view.secrets]
    seen = [view.secret(key) for key in keys if view.knows(key)]
    deck = [side for side in ("loyal", "disloyal") for _ in range(cards_each(view.rules) - seen.count(side))]
    unseen = [key for key in keys if not view.knows(key)]
    return dict(zip(unseen, rng.sample(deck, len(unseen)), strict=True))


def imagine_choices(view: View[Public], rng: Random) -> dict[Key, Any]:
    public = view.public
    choices: dict[Key, Any] = {}
    for over in public.history:
        choices |= rng.choice(possible_choices(view, over.number, over.builders, over.supervised, over.work))
    if public.builders is not None and played(public.round, public.builders[0]) not in choices:
        choices |= rng.choice(possible_choices(view, public.round, public.builders, None, None))
    return choices


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
