"""A random player of Kremlin: it first decides what kind of thing to do, and it lets most windows pass."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, TypeVar

from presidium.core import PASS, Action, Listed, Options, SeatView
from presidium.kremlin.actions import WAIVE, Declare, DeclareAsNeeded, Give, Play
from presidium.kremlin.announcing.reactions import Reactions
from presidium.kremlin.printed.people import LETTERS

PASSES: Final = 0.9  # of the windows; if it reacted whenever it can, all would be declared within a year
WAIVES: Final = 0.02  # of the other answers
PLAYS: Final = 0.5  # of the rest, if it holds a card that can be played now; many can be but seldom
GIVES: Final = 0.04  # of those, a card is given away instead
GLANCES: Final = 8  # how many politicians it looks at for one it could declare on

T = TypeVar("T")


class KremlinAtRandom:
    """Every kind of action is as likely as the others, in however many ways it can be done."""

    def pick(self, options: Options, rng: Random) -> Action:
        if type(options) is Reactions:
            return PASS if rng.random() < PASSES else reaction(options, rng)
        if not isinstance(options, Listed):
            return options.sample(rng)
        actions = options.actions
        kinds = tuple(dict.fromkeys(map(type, actions)))
        if len(kinds) > 1:
            kind = any_of(kinds, rng)
            actions = tuple([action for action in actions if type(action) is kind])
        return any_of(actions, rng)

    def choose(self, view: SeatView[Any], rng: Random) -> Action:
        return self.pick(view.options, rng)


def reaction(options: Reactions, rng: Random) -> Action:
    """Seldom waive; else a card, or some total on some politician, if a few glances find one to declare on."""
    if rng.random() < WAIVES:
        return WAIVE
    played = card(options.cards, rng) if options.cards and rng.random() < PLAYS else None
    if played is not None:
        return played
    for _ in range(GLANCES):
        who = any_of(LETTERS, rng)
        totals = options.totals(who)
        if totals:
            declare = Declare if rng.random() < 0.5 else DeclareAsNeeded
            return declare(who, any_of(totals, rng))
    return PASS


def card(actions: tuple[Action, ...], rng: Random) -> Action | None:
    """Each card as likely as the others, on however many it can be played; now and then one is given away."""
    gives = rng.random() < GIVES
    ways = [action for action in actions if isinstance(action, Give if gives else Play)]
    if not ways:
        return None
    chosen = any_of(tuple(dict.fromkeys([way.card for way in ways])), rng)
    return any_of([way for way in ways if way.card == chosen], rng)


def any_of(things: Sequence[T], rng: Random) -> T:
    return things[int(rng.random() * len(things))]
