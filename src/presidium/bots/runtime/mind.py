"""Minds: bots that give each answer a probability and draw their answer by these probabilities."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from random import Random
from typing import Any, ClassVar, Generic

from presidium.bots.runtime.bot import Ground
from presidium.core import Action, SeatView
from presidium.core.state import P

Policy = dict[Action, float]
"""Each allowed answer with its probability; the probabilities sum to 1."""


class Mind(ABC, Generic[P]):
    """A bot whose function `policy` serves for its play, for other bots that model it, and for explaining its answers.

    A policy is a function of the view alone. Data that a mind stores between two questions are only a cache and can be
    recomputed from the view.
    """

    thinks: ClassVar[float] = 0.0
    """Maximum number of seconds that the mind takes to answer; 0 if it answers within a few milliseconds."""

    @abstractmethod
    def policy(self, view: SeatView[P]) -> Policy:
        """Returns the probability of each answer. Called only if the question lists its options."""

    def grounds(self, view: SeatView[P], answer: Action) -> tuple[Ground, ...]:
        """The beliefs behind this answer, the most important belief first; empty for a bot without beliefs."""
        return ()

    def choose(self, view: SeatView[P], rng: Random) -> Action:
        """Draws an answer by the probabilities of the mind's policy."""
        return drawn(self.policy(view), rng) if view.options.listed else self.sample(view, rng)

    def sample(self, view: SeatView[P], rng: Random) -> Action:
        """Returns an answer to a question with too many options to list, such as writing a secret sheet."""
        return view.options.sample(rng)


def drawn(policy: Mapping[Action, float], rng: Random) -> Action:
    """Draws one of the answers in `policy` by its probability."""
    return next(iter(policy)) if len(policy) == 1 else rng.choices(list(policy), list(policy.values()))[0]


def surely(action: Action) -> Policy:
    return {action: 1.0}


def evenly(actions: list[Action]) -> Policy:
    """Gives every action the same probability."""
    return dict.fromkeys(actions, 1 / len(actions))


_word: ContextVar[str] = ContextVar("word", default="")


def whim(view: SeatView[Any], salt: str = "") -> Random:
    """Returns a random generator seeded from the view, so that a policy that uses it remains a function of the view."""
    last = view.events[-1] if view.events else None
    seen = f"{view.rules.game}/{view.seat}/{len(view.events)}/{last!r}/{view.stack[-1]!r}"
    return Random(f"{_word.get()}{salt}/{seen}")


def resolution(view: SeatView[Any], about: str) -> Random:
    """Returns a random generator that stays the same during the game, for what a bot resolves once."""
    return Random(f"{_word.get()}resolution/{view.rules.game}/{view.seat}/{about}")


@contextmanager
def drawing_by(word: str) -> Iterator[None]:
    """Makes the bots' random numbers in this context depend on the secret `word` too. Players do not know the word, so
    they cannot compute what a bot would have done with other cards."""
    before = _word.set(word)
    try:
        yield
    finally:
        _word.reset(before)
