"""Questions, the options they offer, and why an answer is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Annotated, Any, ClassVar, Final, Literal

from presidium.core.noun import Noun
from presidium.core.value import value

Player = Annotated[int, Noun("player")]
"""A seat, numbered from 1 in seat order: the same number in code, notation, JSON and on the screen."""

CHANCE: Final[Player] = 0
"""Chance is a player; there is no randomness in the engine."""


class Action:
    """What a player, or chance, answers. A value with one short text form."""

    __slots__ = ()
    rule: ClassVar[str] = ""
    """The rule it goes by, `goulag 2.1`; none where that depends."""


class Chance(Action):
    """What only chance answers."""

    __slots__ = ()


@value
class Pass(Action):
    """The answer of someone who lets things be: `pass`."""


PASS: Final = Pass()
"""There need be only one."""


@value
class Refusal:
    """Why something may not be done: an id and its arguments, never a sentence; the rule, where one forbids it."""

    id: str
    rule: str = ""
    args: tuple[tuple[str, int | str], ...] = ()

    def __str__(self) -> str:
        args = " ".join(f"{name}={argument}" for name, argument in self.args)
        return " ".join(filter(None, (self.id, args, self.rule and f"({self.rule})")))


def refusal(id: str, rule: str = "", **args: int | str) -> Refusal:
    """A refusal, its arguments by name."""
    return Refusal(id, rule, tuple(args.items()))


class Refused(ValueError):
    """The answer was refused and nothing has changed."""

    def __init__(self, why: Refusal) -> None:
        super().__init__(str(why))
        self.why = why


def among(action: Action, actions: tuple[Action, ...]) -> bool:
    """Whether it is one of these. Mostly it is the very one that was offered, and to see that nothing is compared."""
    return id(action) in map(id, actions) or action in actions


class Options:
    """What may be answered: one lazy object that is listed, checked and sampled.

    Law: the actions it iterates over are exactly those for which `why_not` finds nothing.
    Options are values: two that offer the same actions in the same order are equal.
    """

    __slots__ = ()
    listed: ClassVar[bool] = True
    """False where there are far too many to list, and they are only checked and sampled."""
    secret: ClassVar[bool] = False
    """True where they are made of what their seat alone knows: that there is only one tells something too, and so
    nobody answers for the seat before its time."""

    def __iter__(self) -> Iterator[Action]:
        raise NotImplementedError

    def __len__(self) -> int:
        raise NotImplementedError

    def why_not(self, action: Action) -> Refusal | None:
        """The reason this action is not among the options, or None if it is."""
        raise NotImplementedError

    def sample(self, rng: Random) -> Action:
        """One of the options, each as likely as it stands here often."""
        raise NotImplementedError

    def only(self) -> Action | None:
        """The one option, where there is no choice."""
        return next(iter(self)) if len(self) == 1 else None

    def printed(self, text: Callable[[Action], str]) -> list[str]:
        """All of them, each as this writes it."""
        return list(map(text, self))

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and self.why_not(action) is None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))


class Listed(Options):
    """Options that are few enough to be written down, once, and shared by every state that offers them."""

    __slots__ = ("_allowed", "_looked_at", "_refuse", "actions")

    def __init__(self, actions: tuple[Action, ...], refuse: Callable[[Action], Refusal | None] | None = None) -> None:
        """`refuse` finds the rule that forbids an action which is not in the list."""
        self.actions = actions
        self._allowed: frozenset[Action] | None = None  # not all are ever checked
        self._looked_at = False
        self._refuse = refuse

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __len__(self) -> int:
        return len(self.actions)

    def only(self) -> Action | None:
        return self.actions[0] if len(self.actions) == 1 else None

    def why_not(self, action: Action) -> Refusal | None:
        if self._allowed is None:
            if not self._looked_at:  # most lists are asked once, and with one of their own
                self._looked_at = True
                if id(action) in map(id, self.actions):
                    return None
            self._allowed = frozenset(self.actions)
        if action in self._allowed:
            return None
        return (self._refuse(action) if self._refuse is not None else None) or refusal("not-an-option")

    def sample(self, rng: Random) -> Action:
        return self.actions[int(rng.random() * len(self.actions))]

    def __repr__(self) -> str:
        return f"Listed({self.actions!r})"


Span = Literal["decision", "sheet", "announced", "between"]
"""What time is needed for: to decide, to write in secret; in a window to react to what was just announced, or to what
others have just shown, or to speak between one thing and the next.

The engine knows no time. How long each lasts, whoever keeps a clock says.
"""


class Question:
    """What the game waits on. Immutable; it may be asked again and again."""

    __slots__ = ()
    silence: Action | None = None
    """What it means to say nothing: an answer in a window, which nobody gives for another; None where somebody has to
    choose."""
    span: Span = "decision"
    quiet: bool = False
    """Whether nobody need be asked, and only standing orders and bots answer. Public facts alone decide it."""

    def asked(self) -> tuple[Player, ...]:
        """Who is asked. Public facts alone decide it, and it does not shrink as answers come in."""
        raise NotImplementedError

    def options(self, player: Player) -> Options | None:
        """What this player may answer; None if the question is not for him."""
        raise NotImplementedError


class Ask(Question):
    """One player chooses, openly."""

    __slots__ = ("_asked", "_options", "player")

    def __init__(self, player: Player, options: Options) -> None:
        self.player = player
        self._asked = (player,)
        self._options = options

    def asked(self) -> tuple[Player, ...]:
        return self._asked

    def options(self, player: Player) -> Options | None:
        return self._options if player == self.player else None


class AskAll(Question):
    """Several players choose, sealed; the answers are opened together when all are in."""

    __slots__ = ("_asked", "options", "quiet", "seats", "silence", "span")
    options: Callable[[Player], Options | None]  # type: ignore[assignment]

    def __init__(
        self,
        options: Mapping[Player, Options],
        silence: Action | None = None,
        span: Span = "decision",
        quiet: bool = False,
    ) -> None:
        """`silence` has to be among everybody's options: where it is an answer, this is a window; only one of these can
        be quiet."""
        self._asked = tuple(options)
        self.seats = len(options)
        self.options = options.get  # the mapping's own: everybody is asked through it
        self.silence = silence
        self.span = span
        self.quiet = quiet

    def asked(self) -> tuple[Player, ...]:
        return self._asked


class Roll(Question):
    """Chance chooses one of the outcomes, all equally likely: a card that lies in the deck twice stands there twice."""

    __slots__ = ("outcomes", "why")

    def __init__(self, outcomes: Listed, why: str) -> None:
        self.outcomes = outcomes
        self.why = why

    def asked(self) -> tuple[Player, ...]:
        return (CHANCE,)

    def options(self, player: Player) -> Options | None:
        return self.outcomes if player == CHANCE else None


Answers = dict[Player, Any]
"""The opened answers of an `AskAll`, in the order the seats were asked."""
