"""A mind: a bot that says how likely it would give each answer, and answers by that."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from random import Random
from typing import Any, ClassVar, Generic

from presidium.bots.bot import Ground
from presidium.core import Action, SeatView
from presidium.core.state import P

Policy = dict[Action, float]
"""Each answer that may be given, and how likely; together they make 1."""


class Mind(ABC, Generic[P]):
    """One function is its play, the lens through which others read it, and its answer to "why?".

    A policy is a function of the view and nothing else: what a mind keeps between two questions is only what it could
    work out again from the view.
    """

    thinks: ClassVar[float] = 0.0
    """How many seconds it may take; one that takes none answers at once, in a few milliseconds."""

    @abstractmethod
    def policy(self, view: SeatView[P]) -> Policy:
        """How likely it gives each answer, where the options are listed."""

    def grounds(self, view: SeatView[P], answer: Action) -> tuple[Ground, ...]:
        """What it goes by in this answer, what weighs most first, to be put into words; of one that keeps no beliefs
        nothing."""
        return ()

    def choose(self, view: SeatView[P], rng: Random) -> Action:
        """An answer drawn from its policy."""
        return drawn(self.policy(view), rng) if view.options.listed else self.sample(view, rng)

    def sample(self, view: SeatView[P], rng: Random) -> Action:
        """An answer where the options are too many to list, as on a secret sheet."""
        return view.options.sample(rng)


def drawn(policy: Mapping[Action, float], rng: Random) -> Action:
    """One of these answers, each as likely as it says."""
    return next(iter(policy)) if len(policy) == 1 else rng.choices(list(policy), list(policy.values()))[0]


def surely(action: Action) -> Policy:
    return {action: 1.0}


def evenly(actions: list[Action]) -> Policy:
    """Of equals, any."""
    return dict.fromkeys(actions, 1 / len(actions))


_word: ContextVar[str] = ContextVar("word", default="")


def whim(view: SeatView[Any], salt: str = "") -> Random:
    """The luck of a mind that draws: always the same with the same view, so that its policy remains a function."""
    last = view.events[-1] if view.events else None
    seen = f"{view.rules.game}/{view.seat}/{len(view.events)}/{last!r}/{view.stack[-1]!r}"
    return Random(f"{_word.get()}{salt}/{seen}")


@contextmanager
def drawing_by(word: str) -> Iterator[None]:
    """Within this the luck of minds depends on a word as well. Who does not know it cannot work out what one of them
    would have done with other cards, and so not which it has."""
    before = _word.set(word)
    try:
        yield
    finally:
        _word.reset(before)
