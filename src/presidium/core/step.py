"""Steps: places in the rulebook, such as a vote, that ask a question or do what a rule says."""

from __future__ import annotations

from typing import Any, ClassVar

from presidium.core.decision import Question


class Step:
    """A place in the rulebook, as immutable public data without secrets.

    The stack of steps is the only store of a game's progress, so a state can be saved, copied, tested and shown at any
    point.
    """

    __slots__ = ()
    rule: ClassVar[str] = ""
    """Number of the rule of this step, such as `goulag 2.1`; empty for steps without a rule of their own."""

    def play(self, g: Any) -> Question | Steps:
        """Returns a question, or does what the rule says and returns the steps that follow, in reading order.

        Law: a step that returns a question changes nothing, because `play` may be called again.
        """
        raise NotImplementedError

    def resolve(self, g: Any, answer: Any) -> Steps:
        """Applies the answer to this step's question; returns the steps that follow.

        `answer` is an action for `Ask` and `Roll`, and a dict of actions by player for `AskAll`. Law: `resolve` never
        fails, because the answer is one of the offered options.
        """
        raise NotImplementedError


Steps = tuple[Step, ...]
"""Several steps of a game in reading order: the first step is played next."""

DONE: Steps = ()
"""The empty tuple of steps, which a step returns if no further step follows."""
