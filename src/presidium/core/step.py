"""Steps: places in the rulebook."""

from __future__ import annotations

from typing import Any, ClassVar

from presidium.core.decision import Question


class Step:
    """A place in the rulebook, as immutable public data: it holds no secret.

    The stack of steps is all a game knows of where it is, so a state can be saved, copied, tested
    and shown in the middle of anything.
    """

    __slots__ = ()
    rule: ClassVar[str] = ""
    """Where in the rulebook, `goulag 2.1`; none for what is there for order's sake."""

    def play(self, g: Any) -> Question | Steps:
        """Ask a question, or do what the rule says and return the steps that follow, in reading order.

        Law: when it asks, it changes nothing; it may be asked again.
        """
        raise NotImplementedError

    def resolve(self, g: Any, answer: Any) -> Steps:
        """Do what the answer to this step's question entails; return the steps that follow.

        `answer` is an action for `Ask` and `Roll`, a dict of them by player for `AskAll`.
        Law: it does not fail, for the answer is one of the options offered.
        """
        raise NotImplementedError


Steps = tuple[Step, ...]
"""Steps in reading order: the first is played next."""

DONE: Steps = ()
"""Nothing follows from this."""
