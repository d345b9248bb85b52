"""Questions to players, the options that a question offers, and the reasons for refusing an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Annotated, Any, ClassVar, Final, Literal

from presidium.core.noun import Noun
from presidium.core.value import value

Player = Annotated[int, Noun("player")]
"""A seat number, counted from 1 in seat order: the same number in code, notation, JSON and on the screen."""

CHANCE: Final[Player] = 0
"""Player number 0, whose answers are dice rolls and drawn cards, because the engine itself has no randomness."""


MAX_LEN: Final = 2**31 - 1
"""The highest number that Python's `len` can return on a 32-bit system."""


class Action:
    """An answer of a player or of chance. A value with one short text form."""

    __slots__ = ()
    rule: ClassVar[str] = ""
    """Number of the rule that this action belongs to, such as `goulag 2.1`; empty if its fields decide the rule."""


class Chance(Action):
    """An action that only chance takes, such as a die roll."""

    __slots__ = ()


@value
class Pass(Action):
    """The answer `pass`: the player does not intervene."""


PASS: Final = Pass()
"""The only instance of `Pass` that the program needs, shared by all questions."""


@value
class Refusal:
    """Why an action is forbidden: an id with arguments (never a sentence), and the rule if one forbids it."""

    id: str
    rule: str = ""
    args: tuple[tuple[str, int | str], ...] = ()

    def __str__(self) -> str:
        args = " ".join(f"{name}={argument}" for name, argument in self.args)
        return " ".join(filter(None, (self.id, args, self.rule and f"({self.rule})")))


def refusal(id: str, rule: str = "", **args: int | str) -> Refusal:
    """Makes a refusal with named arguments for its message."""
    return Refusal(id, rule, tuple(args.items()))


class Refused(ValueError):
    """Raised when an answer is refused; the state has not changed."""

    sentence: ClassVar[Callable[[Refusal], str] | None] = None
    """Words a refusal for a programmer; None unless a program sets it, because the core has no words."""

    def __init__(self, why: Refusal) -> None:
        super().__init__(str(why))
        self.why = why

    @property
    def __notes__(self) -> list[str]:  # type: ignore[override]
        """The reason as a sentence, which Python prints below a traceback."""
        sentence = Refused.sentence
        if sentence is None:
            raise AttributeError("__notes__")
        return [sentence(self.why)]


def among(action: Action, actions: tuple[Action, ...]) -> bool:
    """True if the action is in the tuple. Compares identity before equality, because the action is usually the same
    object."""
    return id(action) in map(id, actions) or action in actions


class Options:
    """The possible answers to a question: an object that lists, checks and samples them on demand.

    Law: iterating yields exactly the actions for which `why_not` returns None. Options are values: two objects that
    offer the same actions in the same order are equal.
    """

    __slots__ = ()
    listed: ClassVar[bool] = True
    """False if the options are too many to list; they can still be checked and sampled."""
    secret: ClassVar[bool] = False
    """True if the options depend on hidden facts of the seat. The server then never answers for the seat early, because
    that would reveal that the seat has only one option."""

    def __iter__(self) -> Iterator[Action]:
        raise NotImplementedError

    def __len__(self) -> int:
        """Number of options, at most `MAX_LEN`, because Python limits `len` to a machine word. `count` is exact."""
        raise NotImplementedError

    def count(self) -> int:
        """The exact number of options."""
        return len(self)

    def why_not(self, action: Action) -> Refusal | None:
        """Returns the reason why this action is not among the options; None if it is among them."""
        raise NotImplementedError

    def sample(self, rng: Random) -> Action:
        """Returns a random option. An option that is listed several times is drawn more often, in proportion."""
        raise NotImplementedError

    def only(self) -> Action | None:
        """Returns the single option; None if there are more options than one."""
        return next(iter(self)) if self.count() == 1 else None

    def printed(self, text: Callable[[Action], str]) -> list[str]:
        """Returns all options as text, each printed by the function `text`."""
        return list(map(text, self))

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and self.why_not(action) is None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))


class Listed(Options):
    """A short list of options, made once and shared by all states in which a question offers it."""

    __slots__ = ("_allowed", "_looked_at", "_refuse", "actions")

    def __init__(self, actions: tuple[Action, ...], refuse: Callable[[Action], Refusal | None] | None = None) -> None:
        """Makes the list. The function `refuse` finds the rule that forbids an action outside the list."""
        self.actions = actions
        self._allowed: frozenset[Action] | None = None  # made on first use, because many lists are never checked
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
            if not self._looked_at:  # most lists check one action, which is their own object
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
"""The purpose of a question's time: a `decision`, a secret `sheet`, a window after an action is `announced`, or a pause
`between` two events, for talk.

The engine has no clock; the server decides how many seconds each purpose gets.
"""


class Question:
    """A question that the game waits on. It is immutable, and the game may ask it again."""

    __slots__ = ()
    silence: Action | None = None
    """The answer that counts in a window for a seat that gives none until the timeout; None if the player must
    choose."""
    span: Span = "decision"
    quiet: bool = False
    """True if no player need be asked, only standing orders and bots answer. Depends on public facts only."""

    def asked(self) -> tuple[Player, ...]:
        """The seats that the question asks, whether or not they have answered. Depends on public facts only."""
        raise NotImplementedError

    def options(self, player: Player) -> Options | None:
        """The options of this player; None if the question does not ask the player."""
        raise NotImplementedError


class Ask(Question):
    """A question to one player, whose answer is public."""

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
    """A question to several players, whose answers stay sealed until all have answered, and then open together."""

    __slots__ = ("_asked", "options", "quiet", "seats", "silence", "span")
    options: Callable[[Player], Options | None]  # type: ignore[assignment]

    def __init__(
        self,
        options: Mapping[Player, Options],
        silence: Action | None = None,
        span: Span = "decision",
        quiet: bool = False,
    ) -> None:
        """Makes the question: a window if `silence`, an option of each asked seat, is given. Only windows may be
        `quiet`."""
        self._asked = tuple(options)
        self.seats = len(options)
        self.options = options.get  # bound directly, which saves a call for each player
        self.silence = silence
        self.span = span
        self.quiet = quiet

    def asked(self) -> tuple[Player, ...]:
        return self._asked


class Roll(Question):
    """A question to chance, which draws one of equally likely outcomes; a card that is twice in the deck is listed
    twice."""

    __slots__ = ("outcomes", "why")

    def __init__(self, outcomes: Listed, why: str) -> None:
        self.outcomes = outcomes
        self.why = why

    def asked(self) -> tuple[Player, ...]:
        return (CHANCE,)

    def options(self, player: Player) -> Options | None:
        return self.outcomes if player == CHANCE else None


Answers = dict[Player, Any]
"""The opened answers to an `AskAll` question, in the order in which the seats were asked."""
