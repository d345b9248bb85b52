"""A random bot for Kremlin: it first draws a kind of action, then an action of this kind; it passes most windows."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, TypeVar

from presidium.core import PASS, Action, Listed, Options, SeatView
from presidium.games.kremlin.actions import WAIVE, Declare, DeclareAsNeeded, Give, Play
from presidium.games.kremlin.announcing.reactions import Reactions
from presidium.games.kremlin.printed.people import LETTERS

PASSES: Final = 0.9  # share of windows it passes; without passes, all points would be declared within a year
WAIVES: Final = 0.02  # share of all other answers that waive the rest of the window
PLAYS: Final = 0.5  # share of the remaining answers that play a card, if any card can be played now
GIVES: Final = 0.04  # share of card plays that give a card to another player instead
GLANCES: Final = 8  # number of politicians it tries for a possible declaration

T = TypeVar("T")


class KremlinAtRandom:
    """A bot that chooses every kind of action with equal probability, whatever the number of options of each kind."""

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
    """A random reaction other than a plain pass: a card or a declaration; a pass if neither is found in a few tries."""
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
    """A random play of a random card; at times a random gift of a card. None if no card can be used."""
    gives = rng.random() < GIVES
    ways = [action for action in actions if isinstance(action, Give if gives else Play)]
    if not ways:
        return None
    chosen = any_of(tuple(dict.fromkeys([way.card for way in ways])), rng)
    return any_of([way for way in ways if way.card == chosen], rng)


def any_of(things: Sequence[T], rng: Random) -> T:
    return things[int(rng.random() * len(things))]
